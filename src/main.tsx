import { Transaction } from "@codemirror/state";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { loadAids } from "./app/aids.ts";
import { openArrival } from "./app/arrival.ts";
import { findLives } from "./app/lives.ts";
import { followTheme } from "./app/preferences.ts";
import "./app/tokens.css";
import "./app/App.css";
import "./app/phone.css";
import { editor } from "./editor/editor.ts";
import { countInPortions } from "./session/counting.ts";
import { openPage } from "./session/intents.ts";
import { lintInPortions } from "./session/linting.ts";
import { sample } from "./session/sample.ts";
import { createSession } from "./session/session.ts";

followTheme();

start();

// A function, as a chunk cannot import from a module that stands at an await: with one at the top
// level, what this script shares with a chunk would become a request of its own.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root");
  // The link is read before anything is drawn, so that the example never flashes up before it; it
  // is opened over the example, so that one undo takes it back.
  const session = createSession(editor());
  session.dispatch({
    ...openPage(session.getState(), sample),
    annotations: Transaction.addToHistory.of(false),
  });
  const arrival = await openArrival(session);
  lintInPortions(session);
  createRoot(root).render(
    <StrictMode>
      <App session={session} counting={countInPortions(session)} arrival={arrival} />
    </StrictMode>,
  );
  loadAids(session);
  findLives(session);
}
