import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import type { Feature } from "../../ui/feature.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";

// The readers of tables, sitemaps, logs and pages come with the first text that may be one.
const loadImport = () => import("./import-urls.ts");

/** URLs from whatever is pasted, dropped or opened: a list, a table, a sitemap, a log, a page. */
export const urlImport: Feature = {
  listen: ({ shown }) =>
    onLargePaste((millions) =>
      shown.setState({ notice: saying(actionWords.largePaste(millions)) }),
    ),
};

/** How a panel adds the URLs of a text or a file, and has told what came of it. */
export function useImport(): (source: string | File) => void {
  const session = useSession();
  const tell = useTell();
  return (source) => tell(importFrom(session, source));
}

/** Adds the URLs of a text or a file to the table; says what happened where there is more to say. */
export function importFrom(session: Session, source: string | File): Promise<Notice | null> {
  const isWanted = wantedFor(session, "table");
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
