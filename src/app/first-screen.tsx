import type { EditorState } from "@codemirror/state";
import { renderToString } from "react-dom/server";
import { openSample } from "../core/sample.ts";
import { Scheduler, type Timing } from "../core/scheduler.ts";
import { createSession } from "../core/session.ts";
import { codeStyle, colouredText } from "../editor/colours.ts";
import { editor } from "../editor/editor.ts";
import { nothingShown } from "../ui/workspace.tsx";
import { App } from "./App.tsx";
import { page } from "./features.ts";

/** Where the editor will be. */
const HOST = /<div class="editor-host"[^>]*>/g;

/** All that can be counted at once is there, and each build is the same. */
const WITHOUT_TIME: Timing = { now: () => 0, after: () => () => {} };

/** What React would need to go on with this HTML, which it draws anew instead, and what only hovers and other documents need. */
const NOT_SHOWN = /<!--.*?-->|<template[^>]*><\/template>| title="[^"]*"| xmlns="[^"]*"/g;

/**
 * The page with its example as HTML, as React draws it first, with the text of the file in the place
 * of the editor. The build puts it into index.html (config/first-screen.ts), so that the first paint
 * waits for no script of the page. `isNarrow`: for a window that has no room for all regions.
 */
export function firstScreen(isNarrow: boolean): string {
  const session = createSession(
    [editor(), page.states.map((state) => state())],
    new Scheduler(WITHOUT_TIME),
  );
  openSample(session);
  const getInitialState = session.getState;
  const settled = { ...session.settled, getInitialState };
  const html = inWindow(isNarrow, () =>
    renderToString(
      <App session={{ ...session, settled, getInitialState }} shown={nothingShown()} />,
    ),
  );
  if (html.match(HOST)?.length !== 1) throw new Error(`the page has not one ${HOST}`);
  const text = renderToString(<FirstText state={session.getState()} />);
  return html.replace(HOST, (host) => host + text).replace(NOT_SHOWN, "");
}

/** Draws with what the page asks of its window as it is drawn: how wide it is, and whether it is in a frame. */
function inWindow<T>(isNarrow: boolean, draw: () => T): T {
  const matchMedia = (query: string) => ({ matches: isNarrow && query.includes("1179") });
  Object.assign(globalThis, { matchMedia, window: globalThis, top: globalThis });
  try {
    return draw();
  } finally {
    for (const name of ["matchMedia", "window", "top"]) Reflect.deleteProperty(globalThis, name);
  }
}

/** The lines of the file where the editor will have them, which cannot be typed into. */
function FirstText({ state }: { state: EditorState }) {
  return (
    <div className="first-text">
      {Array.from({ length: state.doc.lines }, (_, index) => (
        <div className="first-row" key={state.doc.line(index + 1).from}>
          <span>{index + 1}</span>
          <div className="cm-line">
            {colouredText(state, index + 1).map(({ from, text, kind }) => (
              <span key={from} style={kind && codeStyle(kind)}>
                {text}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
