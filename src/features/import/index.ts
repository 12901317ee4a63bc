import { meantFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";

// The readers of tables, sitemaps, logs and pages come with the first text that may be one.
const loadImport = () => import("./import-urls.ts");

/** Adds the URLs of a text or a file to the table; says what happened where there is more to say. */
export function importFrom(session: Session, source: string | File): Promise<Notice | null> {
  const isWanted = meantFor(session, "table");
  return loadImport().then(({ importUrls }) => importUrls(session, source, isWanted), notLoaded);
}

function notLoaded(): Notice {
  return saying(actionWords.importNotLoaded);
}

/** What is pasted into a text, and into the box for URLs, in UTF-16 units; as files see files.ts and import-urls.ts. */
const LONGEST = { text: 16 * 1024 * 1024, urls: 64 * 1024 * 1024 };

/** Keeps pastes from the page that would make it slow without being of use to anybody, and tells of them. Returns how to stop. */
export function onLargePaste(tell: (mebibytes: number) => void): () => void {
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
