import { type Expectations, type Standing, standingOf } from "../../core/expectations.ts";
import { USE_VALUES, unmetUses } from "../../core/expected-uses.ts";
import type { LoggedRequests } from "../../core/inputs.ts";
import type { ParserDifferences } from "../../core/parser-differences.ts";
import type { RowChoice, TableView } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import type { Purpose } from "../../engine/preferences/preference.ts";
import { preferenceLinesOf, readPreferences } from "../../engine/preferences/preference-lines.ts";
import type { UseValue } from "../../engine/preferences/preferences-for.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import { readSite, robotsUrlOf, siteOf } from "../../engine/url/scope.ts";
import type { Listing } from "../live/sitemaps/listed.ts";
import { type Among, amongNamed, crawlersAmong, isAmong } from "./among.ts";

/** Which rows of a table a view shows. Where it asks cells, the report has to be counted. */
export class RowFilter {
  readonly asksCells: boolean;
  /** Whether it asks what other main parsers decide; then that has to be counted, too. */
  readonly asksParsers: boolean;
  private readonly report: Report;
  private readonly expectations: Expectations;
  private readonly differences: ParserDifferences | null;
  private readonly listed: Listing["urls"] | null;
  private readonly requests: LoggedRequests | null;
  private readonly words: Query["words"];
  private readonly origins: Query["origins"];
  private readonly conditions: readonly Term<Condition>[];
  /** Of whose cells one has to meet all conditions, by index. */
  private readonly asked: readonly number[];
  /** Of these, those whose cells differ. */
  private readonly crawlers: readonly number[];
  /** How many preference lines each URL is asked of, once `prepare` has counted them. */
  private preferences = 0;

  constructor(
    report: Report,
    expectations: Expectations,
    view: TableView,
    differences: ParserDifferences | null,
    listed: Listing["urls"] | null = null,
    requests: LoggedRequests | null = null,
  ) {
    const { words, origins, crawlers, cells } = readQuery(view.query);
    const { columns } = report;
    this.report = report;
    this.expectations = expectations;
    this.differences = differences;
    this.listed = listed;
    this.requests = requests;
    this.words = words;
    this.origins = origins;
    this.conditions = [...conditionsOf(view.show), ...cells];
    this.asksCells = this.conditions.length + crawlers.length > 0;
    this.asked = crawlersAmong(columns, view.among).filter((index) => {
      const column = columns[index];
      return column && crawlers.every((term) => isAmong(column, term.asked) !== term.negated);
    });
    const kinds = this.conditions.map(({ asked }) => asked.kind);
    this.asksParsers = kinds.includes("differ");
    const areAlike = !kinds.some((kind) => OF_A_CRAWLER.has(kind));
    this.crawlers = areAlike ? onesUnlike(report, this.asked) : this.asked;
  }

  get showsAll(): boolean {
    return !this.asksCells && this.words.length + this.origins.length === 0;
  }

  /** Reads what the file says of uses, if it asks for that, so that no row has to wait for it. */
  *prepare(): Generator<void, void> {
    if (!this.conditions.some(({ asked }) => asked.kind.startsWith("use"))) return;
    const columns = this.crawlers.flatMap((crawler) => this.report.columns[crawler] ?? []);
    for (const analysis of new Set(columns.map((column) => column.analysis)))
      yield* readPreferences(analysis);
    for (const { analysis, selection } of columns)
      if (selection.group) this.preferences += preferenceLinesOf(analysis, selection.group).length;
  }

  /** How much work it is to tell, in UTF-16 units looked through or conditions asked. */
  costOf(url: number): number {
    const { length = 0 } = this.report.question.urls[url] ?? "";
    const cells = this.crawlers.length * this.conditions.length;
    return (
      length * (this.words.length + this.origins.length) +
      cells +
      this.preferences * COST_OF_PREFERENCE
    );
  }

  shows(url: number): boolean {
    if (!this.hasWords(url) || !this.hasOrigins(url)) return false;
    return !this.asksCells || this.crawlers.some((crawler) => this.meetsAll(url, crawler));
  }

  /** The crawler, by index, in whose column a row that is shown meets what is asked of cells: `preferred` if it does, else the first; -1 where no cell does. */
  crawlerIn(url: number, preferred: number): number {
    const meets = (crawler: number) => this.meetsAll(url, crawler);
    if (this.asked.includes(preferred) && meets(preferred)) return preferred;
    return this.crawlers.find(meets) ?? -1;
  }

  private hasWords(url: number): boolean {
    if (this.words.length === 0) return true;
    const text = (this.report.question.urls[url] ?? "").toLowerCase();
    return this.words.every(({ asked, negated }) => text.includes(asked) !== negated);
  }

  private hasOrigins(url: number): boolean {
    if (this.origins.length === 0) return true;
    const { urls, context } = this.report.question;
    const own = context?.site ?? null;
    const address = siteOf(urls[url] ?? "", own?.scheme);
    const site = address.kind === "path" ? own : address.kind === "site" ? address.site : null;
    const robotsUrl = site && robotsUrlOf(site);
    return this.origins.every(({ asked, negated }) => (asked === robotsUrl) !== negated);
  }

  private meetsAll(url: number, crawler: number): boolean {
    return this.conditions.every(
      ({ asked, negated }) => this.meets(asked, url, crawler) !== negated,
    );
  }

  private meets(condition: Condition, url: number, crawler: number): boolean {
    const { report, expectations } = this;
    switch (condition.kind) {
      case "outcome":
        return report.outcomeAt(url, crawler) === condition.outcome;
      case "line":
        return isIn(condition.ranges, report.lineAt(url, crawler));
      case "no-line":
        return report.lineAt(url, crawler) === null;
      case "standing": {
        const expected = expectations.at(url, crawler);
        const outcome = expected && report.outcomeAt(url, crawler);
        return standingOf(expected, outcome) === condition.standing;
      }
      case "listed":
        return this.listed?.has(report.question.urls[url] ?? "") ?? false;
      case "requested":
        return (
          this.requestsAt(url, crawler) > 0 && report.outcomeAt(url, crawler) === condition.outcome
        );
      case "requests": {
        const requests = this.requestsAt(url, crawler);
        return condition.least <= requests && requests <= condition.most;
      }
      case "differ":
        return (this.differences?.at(url, crawler).length ?? 0) > 0;
      case "use-unmet":
        return unmetUses(report, expectations, url, crawler) > 0;
      case "use":
        return usesAt(report, url, crawler)?.[condition.purpose].value === condition.value;
    }
  }

  private requestsAt(url: number, crawler: number): number {
    const { columns, question } = this.report;
    const token = columns[crawler]?.token ?? "";
    return this.requests?.countAt(question.urls[url] ?? "", token) ?? 0;
  }
}

/** What crawlers of the same group do not have in common. */
const OF_A_CRAWLER: ReadonlySet<Condition["kind"]> = new Set([
  "differ",
  "standing",
  "use-unmet",
  "requested",
  "requests",
]);

/** What a preference line costs each URL, as conditions asked. */
const COST_OF_PREFERENCE = 16;

/** What a button shows, by the names that the filter has for it. */
function conditionsOf(show: RowChoice): readonly Term<Condition>[] {
  const asked = show.startsWith("use:")
    ? namedUse(show.slice("use:".length))
    : STATES.get(show === "disallow" ? "block" : show);
  return asked ? [{ asked, negated: false }] : [];
}

/** Crawlers that read the same groups have their verdicts in common, but not what is expected of them. */
function onesUnlike(report: Report, crawlers: readonly number[]): readonly number[] {
  const known = new Set<number>();
  return crawlers.filter((crawler) => {
    const first = report.firstLike(crawler);
    const isFirst = !known.has(first);
    known.add(first);
    return isFirst;
  });
}

function isIn(ranges: readonly LineRange[], line: number | null): boolean {
  return line !== null && ranges.some(({ first, last }) => first <= line && line <= last);
}

/** What a filter asks for: of the URL that it contains words, in lower case, and which robots.txt governs it; of a cell, whose it is and what it says. */
export interface Query {
  readonly words: readonly Term<string>[];
  readonly origins: readonly Term<string>[];
  readonly crawlers: readonly Term<Among>[];
  readonly cells: readonly Term<Condition>[];
}

/** What must hold or, `negated`, must not. */
interface Term<T> {
  readonly asked: T;
  readonly negated: boolean;
}

/** What a cell can say. `line`: that of one of the ranges decides; `no-line`: no rule does; `standing`: null where nothing is expected; `listed`: a sitemap lists its URL; `differ`: another main parser decides it differently; `requested`: its crawler asked for its URL, by a log, and this is the verdict; `requests`: how often it asked; `use`: what the file says of a purpose; `use-unmet`: that of some purpose is not as expected. */
type Condition =
  | { readonly kind: "outcome"; readonly outcome: Outcome }
  | { readonly kind: "line"; readonly ranges: readonly LineRange[] }
  | { readonly kind: "no-line" }
  | { readonly kind: "standing"; readonly standing: Standing | null }
  | { readonly kind: "requested"; readonly outcome: Outcome }
  | { readonly kind: "requests"; readonly least: number; readonly most: number }
  | { readonly kind: "listed" | "differ" | "use-unmet" }
  | { readonly kind: "use"; readonly purpose: Purpose; readonly value: UseValue };

/** Both ends are in it. */
interface LineRange {
  readonly first: number;
  readonly last: number;
}

// These bound what each row costs; in UTF-16 units, and in terms.
const LONGEST_QUERY = 1_000;
const MOST_TERMS = 16;

/**
 * Reads a filter such as `cart "a b" -line:29-35,40 line:none group:B is:block use:train=refused requests:>100`.
 * A minus negates a term; quotation marks hold spaces together, and make a word of whatever is in
 * them. No text is an error: what is not known is a word.
 */
export function readQuery(text: string): Query {
  const words: Term<string>[] = [];
  const origins: Term<string>[] = [];
  const crawlers: Term<Among>[] = [];
  const cells: Term<Condition>[] = [];
  for (const { key, value, negated } of termsOf(text)) {
    const among = amongNamed(`${key}:${value}`);
    const condition = conditionOf(key, value);
    const origin = key === "origin" ? readSite(value) : null;
    if (among) crawlers.push({ asked: among, negated });
    else if (origin?.kind === "site") origins.push({ asked: robotsUrlOf(origin.site), negated });
    else if (condition) cells.push({ asked: condition, negated });
    else words.push({ asked: key ? `${key}:${value}` : value, negated });
  }
  return { words, origins, crawlers, cells };
}

/** The first term that is written as a condition but is none, so that it is a word; null where there is none. */
export function unknownIn(text: string): string | null {
  const isUnknown = ({ asked }: Term<string>) =>
    /^(?:line|is|use|origin|requested|requests):/.test(asked);
  return readQuery(text).words.find(isUnknown)?.asked ?? null;
}

/** A part of the filter, in lower case; `key` is empty where there is no colon after letters. */
interface Written {
  readonly key: string;
  readonly value: string;
  readonly negated: boolean;
}

function termsOf(text: string): readonly Written[] {
  const lower = text.slice(0, LONGEST_QUERY).toLowerCase();
  const matches = [...lower.matchAll(/(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/g)];
  const terms = matches.map(([, minus, key = "", quoted, bare]) => ({
    key,
    value: quoted ?? bare ?? "",
    negated: minus === "-",
  }));
  return terms.filter(({ key, value }) => key + value !== "").slice(0, MOST_TERMS);
}

const STATES: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ["block", { kind: "outcome", outcome: "disallow" }],
  ["blocked", { kind: "outcome", outcome: "disallow" }],
  ["allow", { kind: "outcome", outcome: "allow" }],
  ["allowed", { kind: "outcome", outcome: "allow" }],
  ["undefined", { kind: "outcome", outcome: "undefined" }],
  ["not-governed", { kind: "outcome", outcome: "not-governed" }],
  ["unexpected", { kind: "standing", standing: "unmet" }],
  ["expected", { kind: "standing", standing: "met" }],
  ["requested", { kind: "requested", outcome: "disallow" }],
  ["differ", { kind: "differ" }],
  ["listed", { kind: "listed" }],
  ["no-expectation", { kind: "standing", standing: null }],
]);

function conditionOf(key: string, value: string): Condition | null {
  if (key === "is") return STATES.get(value) ?? null;
  if (key === "use") return namedUse(value);
  if (key === "requests") return numberOfRequests(value);
  if (key === "requested") {
    const state = STATES.get(value);
    return state?.kind === "outcome" ? { kind: "requested", outcome: state.outcome } : null;
  }
  if (key !== "line") return null;
  if (value === "none") return { kind: "no-line" };
  const ranges = value.split(",").map(rangeOf);
  const known = ranges.filter((range) => range !== null);
  return known.length === ranges.length ? { kind: "line", ranges: known } : null;
}

/** `>100`, `>=100`, `<5`, `5` or `5-9`. */
function numberOfRequests(text: string): Condition | null {
  const [, sign = "", digits] = /^([<>]=?)(\d{1,9})$/.exec(text) ?? [];
  if (digits !== undefined) {
    const end = Number(digits) + (sign === ">" ? 1 : sign === "<" ? -1 : 0);
    const isLeast = sign.startsWith(">");
    return {
      kind: "requests",
      least: isLeast ? end : 0,
      most: isLeast ? Number.POSITIVE_INFINITY : end,
    };
  }
  const range = rangeOf(text);
  return range && { kind: "requests", least: range.first, most: range.last };
}

/** `train=refused`: a purpose, and what is said of it; or `unexpected`. */
function namedUse(text: string): Condition | null {
  if (text === "unexpected") return { kind: "use-unmet" };
  const [, name = "", said] = /^([a-z]+)=([a-z-]+)$/.exec(text) ?? [];
  const purpose = PURPOSES.get(name);
  const value = USE_VALUES.find((known) => known === said);
  return purpose && value ? { kind: "use", purpose, value } : null;
}

const PURPOSES: ReadonlyMap<string, Purpose> = new Map([
  ["train", "training"],
  ["input", "input"],
  ["search", "search"],
]);

/** The rows with a cell of which this is said, as a button shows them. */
export function rowsWithUse(purpose: Purpose, value: UseValue): RowChoice {
  return `use:${purpose === "training" ? "train" : purpose}=${value}`;
}

/** With either end first, and with the en dash that the page writes (see lineRange). */
function rangeOf(text: string): LineRange | null {
  const [, from, to = from] = /^(\d{1,9})(?:[-–](\d{1,9}))?$/.exec(text) ?? [];
  const ends = [Number(from), Number(to)];
  return from === undefined ? null : { first: Math.min(...ends), last: Math.max(...ends) };
}
