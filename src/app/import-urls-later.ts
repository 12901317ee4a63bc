import { meantFor } from "../session/latest.ts";
import type { Session } from "../session/session.ts";
import { actionWords } from "../words/actions.ts";
import type { Notice } from "./notices.ts";

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
