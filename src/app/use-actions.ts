import { useMemo } from "react";
import type { Session } from "../session/session.ts";
import { openFile } from "./files-later.ts";
import { formatFile } from "./format.ts";
import { importFrom } from "./import-urls-later.ts";
import type { Live } from "./live/live.ts";
import { openLive } from "./live-later.ts";
import { type Notice, tellOf } from "./notices.ts";
import { suggestUrls } from "./suggest-urls.ts";

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
