import { redo, undo } from "@codemirror/commands";
import { useEffect } from "react";
import { mismatchesOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import { onFileDropped } from "../features/file/file-drop.ts";
import { onFormatKey } from "../features/format/index.ts";
import { onLargePaste } from "../features/import/index.ts";
import { isWrittenIn } from "../ui/browser.ts";
import { type Notice, saying } from "../ui/notices.ts";
import { numberText } from "../words/numbers.ts";
import { actionWords } from "../words/regions.ts";
import type { useActions } from "./use-actions.ts";

/** What holds wherever the focus is: keys, files that are dropped, pastes that are too large, the title. */
export function useWholePage(props: {
  session: Session;
  actions: ReturnType<typeof useActions>;
  onNotice: (notice: Notice) => void;
}): void {
  const { session, actions, onNotice } = props;
  useEffect(() => {
    const stops = [
      onFormatKey(actions.format),
      undoEverywhere(session),
      countInTitle(session),
      onFileDropped(actions.open),
      onLargePaste((millions) => onNotice(saying(actionWords.largePaste(millions)))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, actions, onNotice]);
}

/** Tells in the title of the page, which also stands on the browser's tab, how many verdicts are not as expected. Returns how to stop. */
export function countInTitle(session: Session): () => void {
  const own = document.title;
  const show = () => {
    const { total } = mismatchesOf(session.getState());
    // While they are counted, what was known before.
    if (total !== null) document.title = total > 0 ? `≠ ${numberText(total)} · ${own}` : own;
  };
  const stops = [session.subscribe(show), session.counting.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    document.title = own;
  };
}

/** Ctrl-Z and Ctrl-Y undo and redo wherever the focus is, unless it is in a box with an undo of its own. Returns how to stop. */
export function undoEverywhere(session: Session): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWrittenIn(event.target)) return;
    const key = event.key.toLowerCase();
    const command =
      key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
    if (!command) return;
    event.preventDefault();
    command({ state: session.getState(), dispatch: session.dispatch });
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}
