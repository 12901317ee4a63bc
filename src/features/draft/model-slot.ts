import { answerCode, answerCoded } from "../../core/answer-codes.ts";
import { OK } from "../../core/answers.ts";
import { Expectations } from "../../core/expectations.ts";
import { type OtherFile, readAsNamed } from "../../core/inputs.ts";
import type { WholePage } from "../../core/intents.ts";
import { otherFiles } from "../../core/other-files.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import { expectedLinesIn, storedLines } from "../../tasks/expectations/expected-line.ts";
import { expectationsSpelled, lettersOf, lettersOfUses } from "../../tasks/expectations/letters.ts";
import { Logged } from "../../tasks/requests/logged.ts";
import {
  NOT_STORED,
  requestsStoredIn,
  storedRequests,
} from "../../tasks/requests/stored-requests.ts";
import type { Work } from "./model-work.ts";

/** What a tab saves of its work. */
export interface Draft extends Work {
  readonly page: WholePage;
  /** Whether the page had a log whose counts were too many to be saved. */
  readonly lacksLog?: boolean;
  /** When it was saved, in milliseconds since 1970. */
  readonly changed: number;
  /** The name of the slot in which it began; the same in every copy of it. */
  readonly origin: string;
  /** The fragment of the address while the page was open. */
  readonly fragment: string;
  /** Whether that fragment opens this page, as it is but for its focus. */
  readonly isLinked: boolean;
  /** The fragment that was replaced by this one: a reload that has begun by then comes back to it. */
  readonly replaced: string;
}

/** The content of a slot: plain data for any storage, and the version of its format. */
export interface Slot {
  readonly version: number;
  readonly state: unknown;
}

/** The version that is written. Drafts of earlier versions must stay readable for ever. */
const VERSION = 2;

/** This draft as the content of a slot. */
export function slotOf(draft: Draft): Slot {
  const plain = ({ others, requests, ...page }: WholePage): StoredPage => ({
    ...page,
    answer: answerCode(page.answer),
    expectations: lettersOf(page.expectations),
    ...(others && { others: others.files.map(storedFile) }),
    ...(requests instanceof Logged && { requests: storedRequests(requests) }),
    uses: lettersOfUses(page.expectations),
    ...(page.expectations.lines.length > 0 && { lines: storedLines(page.expectations.lines) }),
  });
  const { page, former, tried, origin, lacksLog: _, ...rest } = draft;
  const pages = { page: plain(page), former: former && plain(former), tried: tried.map(plain) };
  return { version: VERSION, state: { ...rest, ...pages, family: origin } };
}

/** Whether a later version of this program wrote the slot: then it must not be changed. */
export function isNewer(slot: Slot | null): boolean {
  return slot !== null && slot.version > VERSION;
}

/** When the draft in a slot was saved; 0 where there is none. */
export function changedOf(slot: Slot | null | undefined): number {
  const { changed } = recordIn(slot?.state) ?? {};
  return typeof changed === "number" ? changed : 0;
}

/** The draft in a slot, or null where this version cannot read one in it. */
export function draftIn(slot: Slot | null): Draft | null {
  const stored = recordIn(slot?.state);
  const page = pageIn(stored?.page);
  if (!stored || !page || isNewer(slot)) return null;
  // Version 1 had no `tried`.
  const { changed, family, fragment, isOwn, tried = [] } = stored;
  if (typeof changed !== "number" || typeof family !== "string") return null;
  if (typeof fragment !== "string" || typeof isOwn !== "boolean") return null;
  if (!Array.isArray(tried)) return null;
  const pages = tried.map(pageIn).filter((each) => each !== null);
  const former = pageIn(stored.former);
  // Drafts had none before the address followed them.
  const isLinked = stored.isLinked === true;
  const replaced = typeof stored.replaced === "string" ? stored.replaced : "";
  const address = { fragment, isLinked, replaced };
  const lacksLog = recordIn(stored.page)?.requests === NOT_STORED;
  return { changed, origin: family, ...address, isOwn, page, former, tried: pages, lacksLog };
}

/** Whether all that is in a slot is in the draft that was read from it: a damaged part would be lost with the next save. */
export function isWhole({ state }: Slot, { former, tried, page }: Draft): boolean {
  const stored = recordIn(state);
  const triedBefore = Array.isArray(stored?.tried) ? stored.tried.length : 0;
  return (
    (former !== null || (stored?.former ?? null) === null) &&
    tried.length === triedBefore &&
    hasFiles(stored?.page, page)
  );
}

function hasFiles(stored: unknown, page: WholePage): boolean {
  const { others, expectations, requests = NOT_STORED, uses, lines = [] } = recordIn(stored) ?? {};
  const files = Array.isArray(others) ? others.length : 0;
  return (
    files === (page.others?.files.length ?? 0) &&
    expectedLinesIn(lines) !== null &&
    (requests === NOT_STORED || page.requests !== null) &&
    isSpelled(expectations, uses, page)
  );
}

/** Whether expectations were stored as it is done for a table of this size. */
function isSpelled(letters: unknown, uses: unknown, { urls, crawlers }: WholePage): boolean {
  const useLetters = typeof uses === "string" ? uses : "";
  return (
    typeof letters === "string" && expectationsSpelled(letters, urls, crawlers, useLetters) !== null
  );
}

/** What a person may still want of a slot that cannot be read as a draft: its text, or all that is in it. */
export function readableIn({ state }: Slot): string {
  const text = recordIn(recordIn(state)?.page)?.text;
  return typeof text === "string" ? text : JSON.stringify(state, null, 2);
}

/** A page as it is stored. */
interface StoredPage
  extends Omit<WholePage, "readAs" | "answer" | "expectations" | "others" | "requests"> {
  readonly readAs: string;
  /** As `answerCode` writes it. */
  readonly answer: string;
  /** As `lettersOf` spells them. */
  readonly expectations: string;
  /** The files of other sites, if there are any. */
  readonly others?: readonly object[];
  /** As `storedRequests` writes them, if there is a log. */
  readonly requests?: unknown;
  /** As `lettersOfUses` spells them. Drafts had none before there were expected uses. */
  readonly uses?: unknown;
  /** As `storedLines` writes them. Drafts had none before lines could be expected. */
  readonly lines?: unknown;
}

const STRINGS = ["text", "readAs", "site", "answer", "expectations"];
const LISTS = ["urls", "crawlers"];
const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "utf-16le-bom", "utf-16be-bom"];

function isStoredPage(stored: unknown): stored is StoredPage {
  const page = recordIn(stored);
  return (
    page !== null &&
    STRINGS.every((name) => typeof page[name] === "string") &&
    LISTS.every((name) => isList(page[name])) &&
    ENCODINGS.some((known) => known === page.encoding)
  );
}

/** What this version of the program does not know gets its default value. */
function pageIn(stored: unknown): WholePage | null {
  if (!isStoredPage(stored)) return null;
  const { uses, lines: expected = [], ...page } = stored;
  const lines = expectedLinesIn(expected) ?? [];
  const { urls, crawlers, focus, lesson, purpose } = page;
  const useLetters = typeof uses === "string" ? uses : "";
  return {
    ...page,
    readAs: readAsNamed(stored.readAs) ?? defaultDialect.id,
    answer: answerCoded(stored.answer) ?? OK,
    expectations:
      expectationsSpelled(stored.expectations, urls, crawlers, useLetters, lines) ??
      Expectations.none(urls, crawlers, lines),
    others: otherFiles(Array.isArray(stored.others) ? stored.others.flatMap(otherFileIn) : []),
    requests: requestsStoredIn(stored.requests),
    purpose: purposes.find((known) => known === purpose) ?? null,
    focus: isCell(focus) ? focus : null,
    // Version 1 had no `lesson`.
    lesson: typeof lesson === "string" ? lesson : null,
  };
}

function storedFile({ site, fileText, answer, opened }: OtherFile): object {
  return { robotsUrl: robotsUrlOf(site), fileText, answer: answerCode(answer), opened };
}

/** A file of another site; nothing where this version cannot read it. */
function otherFileIn(stored: unknown): readonly OtherFile[] {
  const { robotsUrl, fileText, answer, opened } = recordIn(stored) ?? {};
  const reading = typeof robotsUrl === "string" ? readSite(robotsUrl) : null;
  const read = typeof answer === "string" ? answerCoded(answer) : null;
  if (reading?.kind !== "site" || !read || typeof fileText !== "string") return [];
  const came = typeof opened === "number" ? opened : null;
  return [{ site: reading.site, fileText, answer: read, opened: came }];
}

function isCell(stored: unknown): boolean {
  const cell = recordIn(stored);
  return typeof cell?.url === "number" && typeof cell.crawler === "number";
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
