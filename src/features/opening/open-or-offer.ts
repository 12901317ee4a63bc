import { undo } from "@codemirror/commands";
import { openFileText } from "../../core/intents.ts";
import type { IsWanted } from "../../core/latest.ts";
import { type Notice, undoable } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { isExpectations } from "../../tasks/expectations/read-expectations.ts";
import { inItsEncoding } from "../../tasks/lists/lines.ts";
import { SAMPLE_LENGTH } from "../../tasks/lists/read-urls.ts";
import { urlsKindOf } from "../../tasks/lists/urls-kind.ts";
import { importWords } from "../../tasks/lists/words.ts";
import { looksLikeLog } from "../requests/is-log.ts";
import { readFile } from "./files.ts";
import { importFrom } from "./import.ts";

/** Opens a file of the user's in place of the text; where it is a sitemap or a list rather than rules, offers to read its URLs instead. Logs are read as requests, also those that come with a robots.txt. `files`: those that came with it, and itself. */
export async function openOrOffer(
  session: Session,
  file: File,
  isWanted: IsWanted,
  files: readonly File[],
): Promise<Notice | null> {
  const others = files.filter((one) => one !== file);
  const areLogs = (await Promise.all(others.map(looksLikeLog))).every(Boolean);
  if (await looksLikeLog(file))
    return isWanted() ? importFrom(session, areLogs ? files : file) : null;
  let opened = "";
  const trouble = await readFile(file, isWanted, (text) => {
    opened = text;
    session.dispatch(openFileText(session.getState(), text));
  });
  const beginning = inItsEncoding(opened.slice(0, SAMPLE_LENGTH));
  const kind = isExpectations(beginning) ? "table" : urlsKindOf(beginning);
  // Of an HTML page, Problems says more.
  if (!kind || kind === "html") {
    if (others.length === 0 || opened === "") return trouble;
    if (areLogs) return importFrom(session, others);
    return undoable(session, importWords.oneOf(file.name, files.length));
  }
  const take = () => {
    undo({ state: session.getState(), dispatch: session.dispatch });
    return importFrom(session, opened);
  };
  return {
    text: importWords.looksLike(file.name, kind),
    recovered: null,
    action: { label: importWords.readInstead, take },
  };
}
