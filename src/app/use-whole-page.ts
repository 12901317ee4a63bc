import { useEffect } from "react";
import type { StoreApi } from "zustand";
import type { Session } from "../core/session.ts";
import { onFileDropped } from "../features/file/file-drop.ts";
import { onFormatKey } from "../features/format/index.ts";
import { onLargePaste } from "../features/import/large-paste.ts";
import { type Notice, saying } from "../ui/notices.ts";
import { actionWords } from "../words/actions.ts";
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
