import { Transaction } from "@codemirror/state";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { fragment } from "./app/address.ts";
import { openLink } from "./app/links.ts";
import { followTheme } from "./app/preferences.ts";
import "./app/tokens.css";
import "./app/App.css";
import "./app/phone.css";
import { editor } from "./editor/editor.ts";
import { openPage } from "./session/intents.ts";
import { sample } from "./session/sample.ts";
import { createSession } from "./session/session.ts";

followTheme();

// The link is read before anything is drawn, so that the example never flashes up before it; it
// is opened over the example, so that one undo takes it back.
const session = createSession(editor());
session.dispatch({
  ...openPage(session.getState(), sample),
  annotations: Transaction.addToHistory.of(false),
});
const arrival = await openLink(session, fragment());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
createRoot(root).render(
  <StrictMode>
    <App session={session} arrival={arrival} />
  </StrictMode>,
);
