import { type Analysis, ruleAt } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import type { LineStatus } from "../../engine/prove/rule-status.ts";
import { counted, listText, numberText } from "../../words/numbers.ts";

/** The region Groups. */
export const groupWords = {
  list: "Groups, sitemaps and ignored lines",
  none: "No groups: every crawler may fetch everything.",
  sitemaps: "Sitemaps",
  ignoredBy(reader: string): string {
    return `Ignored by ${reader}`;
  },

  noName: "no name",
  rules(count: number): string {
    return counted(count, RULES);
  },
  /** The crawlers of the table that obey a group. */
  readBy(crawlers: readonly string[]): string {
    return crawlers.length > 0
      ? `read by ${listText(crawlers)}`
      : "read by no crawler of the table";
  },

  noPath: "no path, matches nothing",
  neverDecides: "never decides",
  octets: "octets",
};

const RULES = { one: "rule", other: "rules" };

/** What rules decide of the table, and URLs that are suggested for it. */
export const coverageWords = {
  /** How many of the rules decide something: `12 of 15 rules decide a verdict here.` */
  covered(deciding: number, ruleCount: number): string {
    if (ruleCount === 0) return "No crawler of the table reads a rule.";
    const verb = deciding === 1 ? "decides" : "decide";
    return `${numberText(deciding)} of ${counted(ruleCount, RULES)} ${verb} a verdict here.`;
  },
  /** The same in the head of a panel: `12 of 15 decide`. */
  coveredShortly(deciding: number, ruleCount: number): string {
    const verb = deciding === 1 ? "decides" : "decide";
    return `${numberText(deciding)} of ${numberText(ruleCount)} ${verb}`;
  },

  /** What one rule decides, on the button that shows it. */
  decides(decided: number, urlCount: number): string {
    return `${decidesPhrase(decided, urlCount)}${decided > 0 ? ": show them" : ""}`;
  },
  /** The same where nothing tells which rule it is. */
  lineDecides(line: number, decided: number, urlCount: number): string {
    const decides = decidesPhrase(decided, urlCount);
    return `Line ${line} ${decides}${decided > 0 ? ": show them" : ""}`;
  },

  suggest: "Suggest URLs",
  aboutSuggest: "Add URLs that try each rule, its edges and what it just misses",
  /** What came of suggesting URLs, in one or two sentences. `most`: how many are added at a time. */
  suggested(found: Suggested, most: number): string {
    const { urls, examples, edges, nearMisses, left } = found;
    if (urls.length === 0) return "No URLs added: there is none to suggest that the table lacks.";
    const parts = [
      partOf(examples, "that a rule decides"),
      partOf(edges, "on the edge of one"),
      partOf(nearMisses, "that one just misses"),
    ];
    const added = `${counted(urls.length, URLS)} added: ${parts.filter(Boolean).join(", ")}.`;
    const more = `${counted(left, RULES)} got none, because ${counted(most, URLS)} are added at a time.`;
    return left > 0 ? `${added} ${more}` : added;
  },
};

/** URLs that were suggested, how many are of which kind, and how many rules have none. */
interface Suggested {
  readonly urls: readonly string[];
  readonly examples: number;
  readonly edges: number;
  readonly nearMisses: number;
  readonly left: number;
}

/** `decides 3 of the 10 URLs` */
function decidesPhrase(decided: number, urlCount: number): string {
  return `decides ${numberText(decided)} of the ${counted(urlCount, URLS)}`;
}

function partOf(count: number, what: string): string {
  return count > 0 ? `${numberText(count)} ${what}` : "";
}

const URLS = { one: "URL", other: "URLs" };

/** What rules are good for, at the ends of their lines. */
export const ruleStatusWords = {
  /** What is worth saying of a line; null where nothing is. */
  note({ line, liveness, redundant }: LineStatus, analysis: Analysis): string | null {
    // Nobody takes it for a rule that decides: see R412.
    if (ruleAt(analysis, line)?.path === "") return null;
    if (liveness.kind === "dead") return never(liveness.shadowedBy, line, analysis);
    return liveness.kind === "decides" && redundant ? COULD_GO : null;
  },
};

/** Of a rule that decides, and without which all would be decided alike. */
const COULD_GO = "could go: no verdict needs it";

/** Why a rule never decides. */
function never(shadowedBy: readonly number[], line: number, analysis: Analysis): string {
  const [first, second] = shadowedBy;
  if (first === undefined) return "never decides: no URL is such";
  if (second !== undefined) return `never decides: ${linesPhrase(shadowedBy)} win`;
  return `never decides: line ${first} ${advantageOf(first, line, analysis)}`;
}

const LINES_NAMED = 2;

function linesPhrase(lines: readonly number[]): string {
  const named = lines.slice(0, LINES_NAMED).map(String);
  const more = lines.length - named.length;
  return `lines ${listText(more > 0 ? [...named, `${numberText(more)} more`] : named)}`;
}

/** By what a rule stands before another. */
function advantageOf(winner: number, loser: number, analysis: Analysis): string {
  const [one, other] = [ruleAt(analysis, winner), ruleAt(analysis, loser)];
  const { precedence, weight, settle } = analysis.dialect;
  if (!one || !other || weight || settle) return "wins";
  if (precedence === "first") return "comes first";
  return advantageOfLonger(one, other);
}

function advantageOfLonger(one: Rule, other: Rule): string {
  if (one.pattern.octets > other.pattern.octets) return "is longer";
  if (one.pattern.octets < other.pattern.octets) return "wins";
  return one.allows === other.allows ? "says the same" : "is as long, and Allow wins";
}
