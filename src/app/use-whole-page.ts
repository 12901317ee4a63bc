import { useEffect } from "react";
import type { StoreApi } from "zustand";
import type { Session } from "../session/session.ts";
import { actionWords } from "../words/actions.ts";
import { onFileDropped } from "./file-drop.ts";
import { onFormatKey } from "./format.ts";
import { onLargePaste } from "./large-paste.ts";
import { type Notice, saying } from "./notices.ts";
import { countInTitle } from "./title.ts";
import { undoEverywhere } from "./undo-everywhere.ts";
import type { useActions } from "./use-actions.ts";

/** What holds wherever the focus is: keys, files that are dropped, pastes that are too large, the title. */
export function useWholePage(props: {
  session: Session;
  counting: StoreApi<number>;
  actions: ReturnType<typeof useActions>;
  onNotice: (notice: Notice) => void;
}): void {
  const { session, counting, actions, onNotice } = props;
  useEffect(() => {
    const stops = [
      onFormatKey(actions.format),
      undoEverywhere(session),
      countInTitle(session, counting),
      onFileDropped(actions.open),
      onLargePaste((millions) => onNotice(saying(actionWords.largePaste(millions)))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, counting, actions, onNotice]);
}
