import { wantedFor } from "../../core/latest.ts";
import { type Notice, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";

// The code that reads tables, sitemaps, logs and pages is loaded with the first text that may be one.
const loadImport = () => import("./import-urls.ts");

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
