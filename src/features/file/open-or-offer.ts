import { undo } from "@codemirror/commands";
import { openFileText } from "../../core/intents.ts";
import type { IsWanted } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { defaultDialect } from "../../engine/dialects/first.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import { type Notice, undoable } from "../../ui/notices.ts";
import { importFrom } from "../import/index.ts";
import { inItsEncoding } from "../import/lines.ts";
import { looksLikeUrls } from "../import/looks-like-urls.ts";
import { kindOf, SAMPLE_LENGTH } from "../import/read-urls.ts";
import { importWords, type UrlsKind } from "../import/words.ts";
import { readFile } from "./files.ts";

/** Opens a file of the user's in place of the text; where it is a sitemap, a log or a list rather than rules, offers to read its URLs instead. `count`: how many files it is one of. */
export async function openOrOffer(
  session: Session,
  file: File,
  isWanted: IsWanted,
  count: number,
): Promise<Notice | null> {
  let opened = "";
  const trouble = await readFile(file, isWanted, (text) => {
    opened = text;
    session.dispatch(openFileText(session.getState(), text));
  });
  const kind = urlsKindOf(inItsEncoding(opened.slice(0, SAMPLE_LENGTH)));
  if (!kind) {
    const isToTell = count > 1 && opened !== "";
    return isToTell ? undoable(session, importWords.oneOf(file.name, count)) : trouble;
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

/** What a text is that surely has URLs and no rules; null for any other, also for an HTML page, of which Problems says more. */
function urlsKindOf(text: string): UrlsKind | null {
  const kind = kindOf(text);
  if (kind === "html" || ((kind === "list" || kind === "csv") && !looksLikeUrls(text))) return null;
  const { lines } = analyse(text, defaultDialect);
  for (const { content } of lines) if (content.kind === "field" && content.name) return null;
  return kind;
}
