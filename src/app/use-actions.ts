import { useMemo } from "react";
import type { Session } from "../session/session.ts";
import { openFile } from "./files-later.ts";
import { formatFile } from "./format.ts";
import { importFrom } from "./import-urls-later.ts";
import type { Notice } from "./notices.ts";
import { suggestUrls } from "./suggest-urls.ts";

/** What is done to the page as a whole, each with a notice of what came of it; the same functions as long as both are. */
export function useActions(session: Session, onNotice: (notice: Notice | null) => void) {
  return useMemo(
    () => ({
      open: (file: File) => void openFile(session, file).then(onNotice),
      format: () => void formatFile(session).then(onNotice),
      suggestUrls: () => void suggestUrls(session).then(onNotice),
      importUrls: (source: string | File) => void importFrom(session, source).then(onNotice),
    }),
    [session, onNotice],
  );
}
