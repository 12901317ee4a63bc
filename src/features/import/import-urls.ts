import { MOST_URLS, urlsInput } from "../../core/inputs.ts";
import { exchangeUrls } from "../../core/intents.ts";
import { type IsWanted, onlyLatest, wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { keptText, type Notice, saying } from "../../ui/notices.ts";
import { numberText } from "../../words/numbers.ts";
import { copyingWords } from "../../words/regions.ts";
import { importExpectations } from "../expectations/import-expectations.ts";
import { isExpectations } from "../expectations/read-expectations.ts";
import { textOfFile } from "../file/files.ts";
import { badLines, importSentence, type UrlsRead, UrlsReading } from "./read-urls.ts";
import { importWords } from "./words.ts";

/** Larger files are not read; in MiB. */
const LARGEST_FILE = 64;

/** Adds the URLs of a text or a file to the table in one transaction, and what it expects of them, if that is still wanted after it is read; null where there is nothing to say. */
export async function importUrls(
  session: Session,
  source: string | File,
  isWanted = wantedFor(session, "table"),
): Promise<Notice | null> {
  if (typeof source !== "string" && source.size > LARGEST_FILE * 1024 * 1024)
    return saying(importWords.listTooLarge(source.name, LARGEST_FILE));
  const text = typeof source === "string" ? source : await textOfFile(source);
  if (text === null) return saying(importWords.listNotRead);
  if (isExpectations(text)) return importExpectations(session, text, isWanted);
  return importText(session, text, {
    column: undefined,
    instead: [],
    isWanted,
    isChosen: () => true,
  });
}

interface Wish {
  /** Which column of a table to take. */
  readonly column: number | undefined;
  /** URLs to replace. */
  readonly instead: readonly string[];
  readonly isWanted: IsWanted;
  /** Whether no other column was chosen since. */
  readonly isChosen: IsWanted;
}

async function importText(
  session: Session,
  text: string,
  { column, instead, isWanted, isChosen }: Wish,
): Promise<Notice | null> {
  const read = await urlsIn(session, text, column);
  if (!isChosen()) return null;
  if (!isWanted()) return saying(importWords.cameLate);
  if (read.urls.length === 0 && column === undefined)
    return { text: importWords.noUrls, recovered: keptText(copyingWords.leftOut, badLines(read)) };
  const before = session.getState();
  const own = new Set(before.field(urlsInput.field));
  for (const url of instead) own.delete(url);
  const added = read.urls.filter((url) => !own.has(url));
  session.dispatch(exchangeUrls(before, instead, added));
  const noRoom = Math.max(0, own.size + added.length - MOST_URLS);
  const sentence = importSentence({ ...read, beyond: read.beyond + noRoom });
  if (sentence === null) return null;
  const notice = {
    text: sentence,
    recovered: keptText(copyingWords.leftOut, badLines(read)),
    isReport: true,
  };
  const { names = [], taken = 0 } = read.columns ?? {};
  if (names.length < 2) return notice;
  const choose = onlyLatest();
  return {
    ...notice,
    choice: {
      label: importWords.column,
      options: names.map((name, index) => name || numberText(index + 1)),
      chosen: taken,
      take: (other) =>
        importText(session, text, { column: other, instead: added, isWanted, isChosen: choose() }),
    },
  };
}

async function urlsIn(
  { scheduler }: Session,
  text: string,
  column: number | undefined,
): Promise<UrlsRead> {
  const reading = new UrlsReading(text, column === undefined ? {} : { column });
  await scheduler.finish((isTimeUp) => reading.advance(isTimeUp));
  const { found } = reading;
  // Adding them to the table is as much work again.
  await scheduler.finish(() => true);
  return found;
}
