import { wantedFor } from "../../core/latest.ts";
import { type Notice, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import type { Feature } from "../../ui/feature.ts";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";

// The code that reads tables, sitemaps, logs and pages is loaded with the first text that may be one.
const loadImport = () => import("./import-urls.ts");

/** URLs from what is pasted, dropped or opened: a list, a table, a sitemap, a log, a page. */
export const urlImport: Feature = {
  listen: ({ shown }) =>
    onLargePaste((millions) =>
      shown.setState({ notice: saying(actionWords.largePaste(millions)) }),
    ),
};

/** Adds the URLs of a text or of files to the table, and tells the result. */
export function useImport(): (source: string | File | readonly File[]) => void {
  const session = useSession();
  const tell = useTell();
  return (source) => tell(importFrom(session, source));
}

/** Adds the URLs of a text or of files to the table; the notice is null where there is nothing more to say. */
export function importFrom(
  session: Session,
  source: string | File | readonly File[],
): Promise<Notice | null> {
  const isWanted = wantedFor(session, "table");
  return loadImport().then(
    ({ importFiles, importUrls }) =>
      typeof source === "string" || source instanceof File
        ? importUrls(session, source, isWanted)
        : importFiles(session, source, isWanted),
    () => saying(actionWords.importNotLoaded),
  );
}

/** The longest paste into a text, and into the box for URLs, in UTF-16 units; for files see files.ts and import-urls.ts. */
const LONGEST = { text: 16 * 1024 * 1024, urls: 64 * 1024 * 1024 };

/** Prevents pastes that are too long, and calls `tell` with their length. Returns how to stop. */
function onLargePaste(tell: (mebibytes: number) => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const { length = 0 } = event.clipboardData?.getData("text/plain") ?? "";
    const isForUrls = event.target instanceof HTMLInputElement;
    if (length <= (isForUrls ? LONGEST.urls : LONGEST.text)) return;
    event.preventDefault();
    event.stopPropagation();
    tell(Math.round(length / 1024 / 1024));
  };
  addEventListener("paste", onPaste, true);
  return () => removeEventListener("paste", onPaste, true);
}
