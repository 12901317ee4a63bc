import { meantFor } from "../../core/opened.ts";
import type { Session } from "../../core/session.ts";
import type { Notice } from "../../ui/notices.ts";
import { actionWords } from "../../words/actions.ts";

// The readers of tables, sitemaps, logs and pages come with the first text that may be one.
const loadImport = () => import("./import-urls.ts");

/** Adds the URLs of a text or a file to the table; says what happened where there is more to say. */
export function importFrom(session: Session, source: string | File): Promise<Notice | null> {
  const isWanted = meantFor(session, "table");
  return loadImport().then(({ importUrls }) => importUrls(session, source, isWanted), notLoaded);
}

function notLoaded(): Notice {
  return { text: actionWords.importNotLoaded, recovered: null };
}
