import { useMemo } from "react";
import type { Session } from "../core/session.ts";
import { openFile } from "../features/file/later.ts";
import { formatFile } from "../features/format/index.ts";
import { suggestUrls } from "../features/groups/suggest.ts";
import { importFrom } from "../features/import/index.ts";
import { openLive } from "../features/live/later.ts";
import type { Live } from "../features/live/model.ts";
import { type Notice, tellOf } from "../ui/notices.ts";

/** What is done to the page as a whole, each with a notice of what came of it; the same functions as long as both are. */
export function useActions(
  session: Session,
  live: Live,
  onNotice: (notice: Notice | null) => void,
) {
  return useMemo(
    () => ({
      open: (file: File) => tellOf(openFile(session, file), onNotice),
      format: () => tellOf(formatFile(session), onNotice),
      suggestUrls: () => tellOf(suggestUrls(session), onNotice),
      openLive: (site: string) => tellOf(openLive(session, live, site), onNotice),
      importUrls: (source: string | File) => tellOf(importFrom(session, source), onNotice),
    }),
    [session, live, onNotice],
  );
}
