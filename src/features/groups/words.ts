import { type Analysis, ruleAt } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import type { Purpose } from "../../engine/preferences/preference.ts";
import type { LineStatus } from "../../engine/prove/rule-status.ts";
import { loggedWords, percentText } from "../../tasks/requests/words.ts";
import { counted, formOf, listText, nouns, numberText } from "../../words/numbers.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { excerpt, marked, withCodePoints } from "../../words/quoting.ts";
import type { SuggestedUrls } from "./suggest-urls.ts";

/** The region Groups. */
export const groupWords = {
  /** After suggested URLs filled the table. */
  tableIsFull: (most: number): string =>
    `The table is full: it takes at most ${counted(most, nouns.url)}. Some suggested URLs may be missing.`,
  list: "Groups, sitemaps and ignored lines",
  none: "No groups: the file blocks no crawler.",
  sitemaps: "Sitemaps",
  ignoredBy: (parser: string): string => `Ignored by ${parser}`,

  noName: "no product token",
  /** The lines of its sections; only the marked part is seen. */
  where: (ranges: string): string => `${/^\d+$/.test(ranges) ? "line" : "lines"} ${marked(ranges)}`,
  rules: (count: number): string => counted(count, nouns.rule),
  /** The crawlers of the table that obey a group. `purposes`: those that it states for every crawler. */
  readBy(crawlers: readonly string[], purposes: readonly Purpose[] = []): string {
    const names = purposes.map((purpose) => preferenceWords.purposes[purpose]);
    const states = names.length > 0 ? [`states ${listText(names)} for every crawler`] : [];
    if (crawlers.length > 0) return [`read by ${listText(crawlers)}`, ...states].join("; ");
    return states[0] ?? "read by no crawler in the table";
  },

  noPath: "no path, blocks nothing",
  neverDecides: "never decides",
  octets: "length of the rule, in bytes",
  /** Only the marked part is seen. */
  length: (octets: number): string => `length ${marked(octets)}`,
};

/** What rules decide of the table, and URLs that are suggested for it. */
export const coverageWords = {
  /** How many of the rules decide something: `12 of 15 rules decide a verdict in the table.` */
  covered: (deciding: number, ruleCount: number): string =>
    ruleCount === 0
      ? "No rule applies to a crawler in the table."
      : `${numberText(deciding)} of ${counted(ruleCount, nouns.rule)} ${formOf(DECIDES, deciding)} a verdict in the table.`,
  /** The same in the head of a panel: `12 of 15 decide`. */
  coveredShortly: (deciding: number, ruleCount: number): string =>
    `${numberText(deciding)} of ${numberText(ruleCount)} ${formOf(DECIDES, deciding)}`,

  /** What one rule decides, on the button that shows it. */
  decides(
    decided: number,
    urlCount: number,
    requests: readonly [decided: number, all: number] | null,
  ): string {
    const urls = `decides ${numberText(decided)} of ${counted(urlCount, nouns.url)}`;
    const [part, all] = requests ?? [0, 0];
    const asked = requests
      ? `, and ${numberText(part)} of its crawlers’ ${loggedWords.requests(all)} (${percentText(all && part / all)})`
      : "";
    return `${urls}${asked}${decided > 0 ? ": show them" : ""}`;
  },
  /** The same where nothing tells which rule it is. `decides`: what is said of it. */
  lineDecides: (line: number, decides: string): string => `Line ${line} ${decides}`,

  suggest: "Suggest URLs",
  aboutSuggest:
    "For each rule, add a URL that it decides, other URLs that it matches, and URLs that it just misses",
  /** What came of suggesting URLs, in one or two sentences. `most`: how many are added at a time. */
  suggested(found: SuggestedUrls, most: number): string {
    const { urls, examples, edges, nearMisses, left } = found;
    if (urls.length === 0) return "No URLs added: the playground found no new URL to suggest.";
    const parts = [
      partOf(examples, "that a rule decides"),
      partOf(edges, "that a rule matches"),
      partOf(nearMisses, "that a rule just misses"),
    ];
    const added = `${counted(urls.length, nouns.url)} added: ${parts.filter(Boolean).join(", ")}.`;
    const more = `${counted(left, nouns.rule)} got no URL, because at most ${counted(most, nouns.url)} are added at a time.`;
    return left > 0 ? `${added} ${more}` : added;
  },
};

const DECIDES = { one: "decides", other: "decide" };

function partOf(count: number, what: string): string {
  return count > 0 ? `${numberText(count)} ${what}` : "";
}

/** What rules are good for, at the ends of their lines. */
export const ruleStatusWords = {
  /** What is worth saying of a line; null where nothing is. `parserAt`: whose it is, where it may not be true for other parsers that read the line; else null. */
  note(
    { line, liveness, redundant }: LineStatus,
    analysis: Analysis,
    parserAt: (line: number) => Dialect | null,
  ): string | null {
    const isDead = liveness.kind === "dead";
    if (!isDead && !(liveness.kind === "decides" && redundant)) return null;
    // A rule without a path is not expected to decide: see R412.
    if (ruleAt(analysis, line)?.path === "") return null;
    const parser = parserAt(line);
    const by = parser ? ` for ${parser.title}` : "";
    return isDead
      ? `never decides${by}: ${whyNever(liveness.shadowedBy, line, analysis)}`
      : `redundant${by}: no verdict needs it`;
  },
};

function whyNever(shadowedBy: readonly number[], line: number, analysis: Analysis): string {
  const [first, second] = shadowedBy;
  if (first === undefined) return "no URL can match";
  if (second !== undefined) return `${linesPhrase(shadowedBy)} win`;
  return `line ${first} ${advantageOf(first, line, analysis)}`;
}

const LINES_NAMED = 2;

function linesPhrase(lines: readonly number[]): string {
  const named = lines.slice(0, LINES_NAMED).map(String);
  const more = lines.length - named.length;
  return `lines ${listText(more > 0 ? [...named, `${numberText(more)} more`] : named)}`;
}

/** Why one rule wins against another. */
function advantageOf(winner: number, loser: number, analysis: Analysis): string {
  const [one, other] = [ruleAt(analysis, winner), ruleAt(analysis, loser)];
  const { precedence, ties, weight, settle } = analysis.dialect;
  if (!one || !other || weight || settle) return "wins";
  if (precedence === "first") return "comes first";
  return advantageOfLonger(one, other, ties ? "comes first" : "Allow wins a tie");
}

function advantageOfLonger(one: Rule, other: Rule, inTie: string): string {
  if (one.pattern.octets > other.pattern.octets) return "is longer";
  if (one.pattern.octets < other.pattern.octets) return "wins";
  return one.allows === other.allows ? "says the same" : `is equally long, and ${inTie}`;
}

/** As much of a text of the file as a row has room for, with what shows nothing as code points, as in the table. */
export function shownText(text: string): string {
  return withCodePoints(excerpt(text));
}
