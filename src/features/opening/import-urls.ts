import { undo, undoDepth } from "@codemirror/commands";
import { siteOf } from "../../core/derived.ts";
import { LONGEST_URL, MOST_URLS, urlsInput } from "../../core/inputs.ts";
import { exchangeUrls, openFileText } from "../../core/intents.ts";
import { type IsWanted, onlyLatest, wantedFor } from "../../core/latest.ts";
import { looksLikeRobots } from "../../core/looks-like-robots.ts";
import { keptText, type Notice, type NoticeChoice, saying, undoable } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { robotsUrlOf, type Site } from "../../engine/url/scope.ts";
import { importExpectations } from "../../tasks/expectations/import-expectations.ts";
import { isExpectations } from "../../tasks/expectations/read-expectations.ts";
import { inItsEncoding } from "../../tasks/lists/lines.ts";
import {
  badLines,
  importSentence,
  type UrlsRead,
  UrlsReading,
} from "../../tasks/lists/read-urls.ts";
import { unreadIn } from "../../tasks/lists/unread.ts";
import { importWords } from "../../tasks/lists/words.ts";
import { linesOfHar } from "../../tasks/logs/har.ts";
import { crawlersOfList } from "../../tasks/requests/address-lists.ts";
import { copyingWords } from "../../words/copying.ts";
import { numberText } from "../../words/numbers.ts";
import { actionNames, actionWords } from "../../words/regions.ts";
import { looksLikeLog } from "../requests/is-log.ts";
import { textOfFile } from "./files.ts";
import { pastedWords } from "./pasted-words.ts";
import { pasteWords } from "./words.ts";

/** Larger files are not read; in MiB. */
const LARGEST_FILE = 64;

/** Adds the URLs of files, one file after the other, and tells what there is to say of each. */
export async function importFiles(
  session: Session,
  files: readonly File[],
  isWanted: IsWanted,
): Promise<Notice | null> {
  const steps = undoDepth(session.getState());
  const lists = files.filter(({ name }) => crawlersOfList(name).length > 0);
  // A log comes first, because its addresses are compared with them.
  if (lists.length > 0) {
    const rest = files.filter((file) => !lists.includes(file));
    const before = rest.length > 0 ? await importFiles(session, rest, isWanted).then(ended) : null;
    const checked = await checkAddresses(session, lists);
    if (!before || !checked) return before ?? checked;
    return undoneWhole(session, steps, { ...checked, text: `${before.text} ${checked.text}` });
  }
  const [only] = files;
  if (only && files.length === 1) return importUrls(session, only, isWanted);
  const notices: Notice[] = [];
  const areLogs = await Promise.all(files.map(looksLikeLog));
  // Logs are one question: who asked for what, in all of them together.
  const logs = files.filter((_, index) => areLogs[index]);
  if (logs.length === files.length) return readLogs(session, logs, isWanted);
  if (logs.length > 0) {
    const notice = await readLogs(session, logs, isWanted).then(ended);
    const text = importWords.of(logs.map(({ name }) => name).join(", "), notice?.text ?? "");
    if (notice) notices.push({ ...notice, text });
  }
  for (const file of files.filter((_, index) => !areLogs[index])) {
    const notice = await importList(session, file, isWanted);
    if (!notice) continue;
    const kept = notice.recovered?.map((text) => ({ ...text, name: `${text.name}, ${file.name}` }));
    notices.push({
      ...notice,
      text: importWords.of(file.name, notice.text),
      recovered: kept ?? null,
    });
  }
  if (notices.length === 0) return null;
  const recovered = notices.flatMap((notice) => notice.recovered ?? []);
  const text = notices.map(({ text }) => text).join(" ");
  const isReport = notices.every(({ isReport }) => isReport);
  const notice = { text, recovered: recovered.length > 0 ? recovered : null, isReport };
  return undoneWhole(session, steps, notice);
}

/** A notice that offers to take back all that was done since there were so many steps to undo. */
function undoneWhole(session: Session, before: number, notice: Notice): Notice {
  const added = undoDepth(session.getState()) - before;
  if (added <= 0) return notice;
  const take = () => {
    for (let step = 0; step < added; step++)
      undo({ state: session.getState(), dispatch: session.dispatch });
    return null;
  };
  return { ...notice, action: { label: actionNames.undo, take } };
}

/** What is told in the end, of something that goes on. */
function ended(notice: Notice | null): Promise<Notice | null> {
  const { follow } = notice ?? {};
  if (!follow) return Promise.resolve(notice);
  return new Promise((resolve) => follow((next) => !next.follow && resolve(next)));
}

/** Adds the URLs of a text or a file to the table in one transaction, and what it expects of them, if that is still wanted after it is read; null where there is nothing to say. */
export async function importUrls(
  session: Session,
  source: string | File,
  isWanted = wantedFor(session, "table"),
): Promise<Notice | null> {
  if (typeof source !== "string" && crawlersOfList(source.name).length > 0)
    return checkAddresses(session, [source]);
  if (await looksLikeLog(source)) return readLogs(session, [source], isWanted);
  return importList(session, source, isWanted);
}

/** Compares the addresses of the log with lists that operators publish. */
function checkAddresses(session: Session, lists: readonly File[]): Promise<Notice | null> {
  return import("../requests/check-addresses.ts").then(
    ({ checkAddresses }) => checkAddresses(session, lists),
    () => saying(actionWords.importNotLoaded),
  );
}

/** Reads logs as requests. */
async function readLogs(
  session: Session,
  logs: readonly (File | string)[],
  isWanted: IsWanted,
): Promise<Notice | null> {
  return import("../requests/read-log.ts").then(
    ({ readLog }) => readLog(session, logs, isWanted),
    () => saying(actionWords.importNotLoaded),
  );
}

async function importList(
  session: Session,
  source: string | File,
  isWanted: IsWanted,
): Promise<Notice | null> {
  if (typeof source !== "string" && source.size > LARGEST_FILE * 1024 * 1024)
    return saying(importWords.listTooLarge(source.name, LARGEST_FILE));
  const text = typeof source === "string" ? source : await textOfFile(source);
  if (text === null) return saying(importWords.listNotRead);
  const instead = notUrls(session, text, typeof source === "string" ? null : source.name);
  if (instead) return instead;
  if (isExpectations(text)) return importExpectations(session, text, isWanted);
  return importText(session, text, {
    column: undefined,
    site: undefined,
    instead: [],
    isWanted,
    isChosen: () => true,
  });
}

/** What to say of a text that has no URLs to read; null for any other. `name`: of its file, if it has one. */
function notUrls(session: Session, text: string, name: string | null): Notice | null {
  const beginning = inItsEncoding(text.slice(0, BEGINNING));
  if (looksLikeRobots(beginning)) {
    const take = () => {
      session.dispatch(openFileText(session.getState(), text));
      const { replaced } = pasteWords;
      return undoable(session, name === null ? replaced : pastedWords.openedFile(name));
    };
    const action = { label: pasteWords.openAsFile, take };
    return {
      text: name === null ? pasteWords.forUrls : importWords.isRobots(name),
      recovered: null,
      action,
    };
  }
  // A HAR that is whole has URLs.
  const unread = isExpectations(beginning) ? null : unreadIn(beginning);
  if (unread && (unread !== "har" || linesOfHar(text) === null))
    return saying(importWords.unread(name, unread));
  const isBinary = name !== null && beginning.includes("\0");
  return isBinary ? saying(importWords.notText(name)) : null;
}

/** Enough to tell a text from other bytes, in UTF-16 units. */
const BEGINNING = 16 * 1024;

interface Wish {
  /** Which column of a table to take. */
  readonly column: number | undefined;
  /** The URL of which relative links are; undefined where they are left out. */
  readonly site: string | undefined;
  /** URLs to replace. */
  readonly instead: readonly string[];
  readonly isWanted: IsWanted;
  /** Whether no other column was chosen since. */
  readonly isChosen: IsWanted;
}

async function importText(session: Session, text: string, wish: Wish): Promise<Notice | null> {
  const { column, site, instead, isWanted, isChosen } = wish;
  const reading = new UrlsReading(text, { ...(column !== undefined && { column }), site });
  await session.scheduler.finish((isTimeUp) => reading.advance(isTimeUp));
  const read = reading.found;
  const before = session.getState();
  const own = new Set(before.field(urlsInput.field));
  for (const url of instead) own.delete(url);
  const added = read.urls.filter((url) => !own.has(url));
  // Adding them to the table is as much work again.
  await session.scheduler.finish(() => true);
  if (!isChosen()) return null;
  if (!isWanted()) return saying(importWords.cameLate);
  const recovered = keptText(copyingWords.leftOut, badLines(read));
  const choose = onlyLatest();
  const choiceOf = (added: readonly string[]) =>
    choiceFor(read, wish, siteOf(before), (change) =>
      importText(session, text, { ...wish, ...change, instead: added, isChosen: choose() }),
    );
  if (read.urls.length === 0 && column === undefined && instead.length === 0) {
    const isTooLong = read.bad.length === 1 && read.bad[0]?.reason === "too-long";
    const sentence = isTooLong
      ? importWords.tooLong(text.trim().length, LONGEST_URL)
      : importWords.noUrls;
    return { text: sentence, recovered, ...choiceOf([]) };
  }
  session.dispatch(exchangeUrls(session.getState(), instead, added));
  const noRoom = Math.max(0, own.size + added.length - MOST_URLS);
  const sentence = importSentence({ ...read, beyond: read.beyond + noRoom });
  if (sentence === null) return null;
  return { text: sentence, recovered, isReport: true, ...choiceOf(added) };
}

/** What else can be taken: another column of a table; or the relative links of an HTML page, as those of the site that was typed. */
function choiceFor(
  { columns, bad }: UrlsRead,
  { site: chosenSite }: Wish,
  site: Site | null,
  take: (change: Partial<Wish>) => Promise<Notice | null>,
): { readonly choice?: NoticeChoice } {
  const { names = [], taken = 0 } = columns ?? {};
  if (names.length > 1)
    return {
      choice: {
        label: importWords.column,
        options: names.map((name, index) => name || numberText(index + 1)),
        chosen: taken,
        take: (column) => take({ column }),
      },
    };
  const isRelative = bad.some(({ reason }) => reason === "relative");
  if (!site || !(isRelative || chosenSite)) return {};
  const url = new URL("/", robotsUrlOf(site)).href;
  return {
    choice: {
      label: importWords.relativeLinks,
      options: [importWords.linksLeftOut, importWords.linksOf(url)],
      chosen: chosenSite ? 1 : 0,
      take: (option) => take({ site: option === 1 ? url : undefined }),
    },
  };
}
