import type { Session } from "../session/session.ts";
import type { Notice } from "./notices.ts";

// The readers of tables, sitemaps, logs and pages come with the first text that may be one.
const loadImport = () => import("./import-urls.ts");

/** Adds the URLs of a text or a file to the table; says what happened where there is more to say. */
export function importFrom(session: Session, source: string | File): Promise<Notice | null> {
  return loadImport().then(
    ({ importUrls }) => importUrls(session, source),
    () => notLoaded,
  );
}

const notLoaded: Notice = {
  text: "The part of the page that reads lists of URLs could not be loaded. Nothing was lost. Check the connection and try again.",
  recovered: null,
};
