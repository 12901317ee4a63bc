import "./app/tokens.css";
import "./app/App.css";
import "./app/phone.css";
import "./app/forced-colours.css";
import { type Extension, StateEffect } from "@codemirror/state";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { StoreApi } from "zustand/vanilla";
import { App } from "./app/App.tsx";
import * as features from "./app/features.ts";
import { arrives } from "./app/features.ts";
import { onlyLatest } from "./core/latest.ts";
import { openSample } from "./core/sample.ts";
import { Scheduler, withoutPauses } from "./core/scheduler.ts";
import { createSession, type Session } from "./core/session.ts";
import { editor, loadKeysAndFolds } from "./editor/editor.ts";
import { asksForFrame, fragment, onFragmentChange, query } from "./ui/address.ts";
import { whenIdle } from "./ui/browser.ts";
import { followTheme } from "./ui/preferences.ts";
import { nothingShown, type PageShown } from "./ui/workspace.tsx";

start();

// A function, because a chunk cannot import from a module that waits at an await. With an await at the
// top level, what this script shares with a chunk would become a request of its own.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root");
  if (asksForFrame(query())) return (await import("./app/Embed.tsx")).showEmbed(root);
  followTheme();
  // Draft and link are read before anything is drawn, so that nothing else appears before them. The
  // link is opened over the draft, so that one undo brings the draft back.
  const states = features.states.map((state) => state());
  const session = createSession([editor(), states], new Scheduler(withoutPauses()));
  const openFragment = await begin(session);
  const shown = nothingShown();
  await followAddress(session, shown, openFragment);
  createRoot(root).render(
    <StrictMode>
      <App session={session} shown={shown} />
    </StrictMode>,
  );
  await whenIdle();
  extendEditor(session);
  for (const work of features.idleWork) work(session);
}

/** Shows what was there before, or the example; resolves with the fragment of the address that is open with it. */
async function begin(session: Session): Promise<string | null> {
  const [draft] = features.begins;
  if (draft) return draft(session);
  openSample(session);
  return null;
}

/** Gives the editor what helps with writing, all at once, because typing need not wait for it. What cannot be loaded is left out; Problems reports that itself. */
async function extendEditor(session: Session): Promise<void> {
  const append = (load: () => Promise<Extension>) =>
    load().then((part) => StateEffect.appendConfig.of(part));
  const loaded = await Promise.allSettled([
    loadKeysAndFolds(),
    ...features.editorExtensions.map(append),
  ]);
  session.dispatch({
    effects: loaded.flatMap((part) => (part.status === "fulfilled" ? part.value : [])),
  });
}

/** Opens what the address asks for, and what it asks for later; the latest address counts. Resolves once the first that still counts is open. `openFragment`: the fragment whose page is open already, as a person left it. */
function followAddress(
  session: Session,
  shown: StoreApi<PageShown>,
  openFragment: string | null,
): Promise<void> {
  const ask = onlyLatest();
  return new Promise((resolve) => {
    const open = async (fragmentOpen: string | null) => {
      const isLatest = ask();
      const text = fragment();
      shown.setState({ dialog: null });
      const arrive = text === "" || text === fragmentOpen ? null : arriveBy(text);
      const notice = (await arrive?.({ session, shown }, isLatest)) ?? null;
      if (!isLatest()) return;
      shown.setState({ notice });
      resolve();
    };
    onFragmentChange(() => open(null));
    open(openFragment);
  });
}

function arriveBy(text: string) {
  const [first] = arrives.flatMap((arrive) => arrive(text) ?? []);
  return first;
}
