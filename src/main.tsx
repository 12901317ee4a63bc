import "./app/tokens.css";
import "./app/App.css";
import "./app/phone.css";
import "./app/forced-colours.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { loadAids } from "./app/aids.ts";
import { followAddress } from "./app/arrival.ts";
import { Scheduler, withoutPauses } from "./core/scheduler.ts";
import { createSession } from "./core/session.ts";
import { editor } from "./editor/editor.ts";
import { openDraft, workBeforeDraft } from "./features/draft/index.ts";
import { liveFile } from "./features/live/model.ts";
import { fragment } from "./ui/address.ts";
import { whenIdle } from "./ui/browser.ts";
import { followTheme } from "./ui/preferences.ts";

followTheme();

start();

// A function, as a chunk cannot import from a module that stands at an await: with one at the top
// level, what this script shares with a chunk would become a request of its own.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root");
  // Draft and link are read before anything is drawn, so that nothing else flashes up before them;
  // the link is opened over the draft, so that one undo takes it back.
  const session = createSession(
    [editor(), liveFile(), workBeforeDraft()],
    new Scheduler(withoutPauses()),
  );
  const { keeper, openedFragment } = await openDraft(session, {
    fragment,
    whileIdle: (run) =>
      whenIdle().then(() => session.scheduler.finish(run, { priority: "beside" })),
  });
  const arrival = await followAddress(session, openedFragment);
  createRoot(root).render(
    <StrictMode>
      <App session={session} arrival={arrival} keeper={keeper} />
    </StrictMode>,
  );
  loadAids(session);
  whenIdle()
    .then(() => import("./features/groups/answer-beside.ts"))
    .then(
      ({ answerLivesBeside }) => answerLivesBeside(session),
      // Then nothing is said of what rules are good for.
      () => {},
    );
}
