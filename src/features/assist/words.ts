import type { Pattern } from "../../engine/match/pattern.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import type { FieldName } from "../../engine/text/line.ts";
import { counted, numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { fieldNoteWords } from "../../words/terms.ts";

/** What is said of the thing that the pointer rests on, or that the caret is at. */
export const hoverWords = {
  nothingHere: "There is nothing to say here.",
  /** All of it in one text, for those who hear it. */
  heard(
    title: string,
    sentences: readonly string[],
    rows: readonly (readonly [term: string, text: string])[],
  ): string {
    const listed = rows.map(([term, text]) => `${term}: ${text}.`);
    return [`${title}.`, ...sentences, ...listed].join(" ");
  },

  terms: {
    elsewhere: "Elsewhere",
    readBy: "Read by",
    readAs: "Read as",
    own: "By its own name",
    fallback: "Falls back to it",
    star: "Without a group",
    operator: "Operator",
    note: "Note",
    matches: "Matches",
    decides: "Decides",
    beatenBy: "Beaten by",
    example: "For instance",
    never: "Never wins",
    also: "Also means",
  },

  /** What a field means, to the readers that have it. */
  fields: {
    "user-agent":
      "Names a crawler that the rules below are for. Several in a row share their rules.",
    disallow:
      "Forbids the URLs whose path begins like the value. Without a value it forbids nothing.",
    allow: "Permits the URLs whose path begins like the value, where a Disallow forbids more.",
    sitemap:
      "Says where a list of the site’s URLs is. It is for all crawlers, and part of no group.",
    "crawl-delay": "Asks for a pause between requests, in seconds. It permits and forbids nothing.",
    "request-rate":
      "Asks for at most so many pages in so much time. It permits and forbids nothing.",
    "visit-time": "Asks for visits at certain hours only. It was proposed in 1996.",
    host: "Named the main one of several hosts with the same pages. Redirects have taken its place.",
    "clean-param":
      "Names query parameters that make no other page, so that each page is fetched once.",
    noindex:
      "Was meant to keep pages out of the index. No document ever had it; a meta tag does it.",
    "content-signal":
      "Says what may be done with pages once they are fetched. It permits and forbids no fetching.",
    "content-usage":
      "Says what may be done with pages once they are fetched. It permits and forbids no fetching.",
    license: "Says where the licence of the site’s pages is. It permits and forbids no fetching.",
  } satisfies Readonly<Record<FieldName, string>>,

  unknownField: "No reader has a field of this name, so the line does nothing.",
  noGroup: "It stands before any group, so it is for no crawler.",
  /** Of a field that others have. */
  ignores({ title }: Dialect): string {
    return `${title} ignores this line.`;
  },
  firstDecides: "Of the rules that match, the first decides.",
  longestDecides: "Of the rules that match, the longest decides, and Allow wins a tie.",
  /** Titles of readers, of so many that there are. */
  readers,
  /** What a field is read as, and by whom. */
  readAs(name: FieldName, by: readonly Dialect[], of: number): string {
    return `${code(name)} by ${readers(by, of)}`;
  },

  /** What of an agent’s name is compared, and how. */
  compared(token: string, { title, agents }: Dialect): string {
    if (token === "*") return "Stands for every crawler that has no group of its own.";
    if (agents.strength !== "exact")
      return `${title} compares ${code(token)} with the names of crawlers, and does not ask for the whole name.`;
    return `Compared as ${code(token)}, with the whole name of a crawler.`;
  },
  notInCatalogue: "No crawler of the catalogue is called so.",
  anotherCounts: "Another group of this name counts, and this one does not.",
  /** A few names, and how many more there are. */
  names(all: readonly string[]): string {
    const shown = all.slice(0, MOST_NAMES).map(code).join(", ");
    const more = all.length - MOST_NAMES;
    return more > 0 ? `${shown} and ${numberText(more)} more` : shown;
  },

  /** A pattern in plain words: which URLs it matches. */
  pattern,
  noSlash: "Every path begins with a slash, so this matches none.",
  octets(octets: number): string {
    return `${counted(octets, OCTETS)} long, where the longest rule wins.`;
  },
  /** How many URLs a rule matches, of those that there was time to ask about. */
  matches(matched: number, asked: number, all: number): string {
    const urls =
      asked < all ? `the first ${counted(asked, URLS)}` : `the page’s ${counted(all, URLS)}`;
    return `${numberText(matched)} of ${urls}`;
  },
  /** How many URLs a rule decides; null where no crawler of the table reads its group. */
  decides(count: number | null): string {
    return count === null ? "no crawler of the table reads its group" : counted(count, URLS);
  },
  notConsulted: "What came back for robots.txt decides, and the rules are not asked.",
  /** The rules that decide URLs in a rule's stead. */
  beaten(rivals: readonly { readonly rule: Rule; readonly count: number }[]): string {
    return rivals
      .map(({ rule, count }) => `${ruleAtLine(rule)}, on ${counted(count, URLS)}`)
      .join("; ");
  },
  /** The rules that together keep a rule from ever deciding; none where it matches no URL at all. */
  shadows(shadows: readonly Rule[]): string {
    return shadows.length === 0 ? "no URL is such" : shadows.map(ruleAtLine).join(", ");
  },

  ordinary(character: string, { title }: Dialect): string {
    return `Here ${code(character)} is an ordinary character to ${title}.`;
  },
  star: "Stands for any characters, or none.",
  starAtEnd: "At the end it changes nothing, for a rule matches whatever follows it.",
  dollar: "The URL has to end here. Without it, a rule matches whatever follows.",
  /** What a star takes of a URL. */
  takes(taken: string, path: string): string {
    return taken === ""
      ? `In ${code(path)} it takes nothing.`
      : `In ${code(path)} it takes ${code(taken)}.`;
  },
  ends(path: string): string {
    return `${code(path)} ends here.`;
  },
  standsFor(character: string, octets: number): string {
    const spelled = octets > 1 ? `, ${counted(octets, OCTETS)} in UTF-8` : "";
    return `Stands for ${code(character)}${spelled}.`;
  },
  noCharacter: "An octet that is no character of UTF-8.",
  notSpecial: "Written so, it is an ordinary character of the URL.",

  /** What a content signal answers. */
  signal(signal: string, answer: string): string {
    const use = SIGNALS.get(signal);
    if (!use) return "a signal that nobody has defined";
    if (answer === "yes") return `${use} is permitted`;
    return answer === "no" ? `${use} is not permitted` : "neither yes nor no";
  },
  /** What a delay comes to; null where it is no number. */
  delay(seconds: number | null): string {
    if (seconds === null) return "This is not a number of seconds.";
    if (seconds === 0) return "No pause.";
    const requests = numberText(Math.floor(A_DAY / seconds));
    return `A pause of ${code(seconds)} s between requests: ${requests} a day at most.`;
  },
  notWholeUrl: "sitemaps.org wants a whole URL, with scheme and host.",
};

function readers(by: readonly Dialect[], of: number): string {
  if (by.length === of) return "every reader here";
  return by.map(({ title }) => title).join(", ");
}

function ruleAtLine({ line, path }: Rule): string {
  return `line ${line.number} ${code(path)}`;
}

function pattern({ pieces, anchored }: Pattern): string {
  const [first, ...others] = pieces;
  if (first === undefined) return "Matches no URL: a rule without a path forbids nothing.";
  const later = others.filter((piece) => piece !== "");
  const ends = anchored && pieces.at(-1) !== "";
  if (later.length === 0 && (first === "/" || first === "") && !ends) return "Every URL.";
  if (later.length === 0 && pieces.length === 1 && ends)
    return `URLs whose path is exactly ${code(first)}.`;
  const begin =
    first === "" ? `has ${code(later.shift() ?? "")} in it` : `begins with ${code(first)}`;
  const then = later.slice(0, MOST_PIECES).map((piece) => `, then anything, then ${code(piece)}`);
  const more =
    later.length > MOST_PIECES ? `, and ${counted(later.length - MOST_PIECES, PIECES)} more` : "";
  return `URLs whose path ${begin}${then.join("")}${more}${ends ? ", and ends there" : ""}.`;
}

const SIGNALS: ReadonlyMap<string, string> = new Map([
  ["search", "showing it in a search index and its results"],
  ["ai-input", "giving it to a model that answers a question"],
  ["ai-train", "training models on it"],
]);

const MOST_NAMES = 8;
const MOST_PIECES = 6;
const A_DAY = 24 * 60 * 60;
const OCTETS = { one: "octet", other: "octets" };
const URLS = { one: "URL", other: "URLs" };
const PIECES = { one: "piece", other: "pieces" };

/** What is offered where something is typed: the details beside the offers, and what groups ready made are called. */
export const completionWords = {
  /** What a field does, or who reads it. */
  field(field: FieldName): string {
    return FIELDS[field] ?? fieldNoteWords.ignored("other-field", field);
  },

  star: "all crawlers without a group of their own",
  /** A name by which all crawlers of an operator can be addressed. */
  family(operator: string): string {
    return `${operator}, all its crawlers`;
  },

  /** How many URLs of the page a path is the beginning of. */
  urls(count: number): string {
    return counted(count, URLS);
  },
  /** What is typed already, among what could be. */
  asTyped(count: number): string {
    return `as typed, ${counted(count, URLS)}`;
  },

  /** What content signals are about. */
  signals: {
    search: "in a search index and its results",
    "ai-input": "given to a model for an answer",
    "ai-train": "to train models on",
  },

  /** Groups ready made. */
  snippets: {
    training: "Block AI training crawlers",
    search: "Allow only search engines",
    folder: "Block everything but a folder",
  },
  /** How many crawlers a snippet names, and how many it leaves as they are, for they have groups. */
  snippetDetail(named: number, leftOut: number): string {
    const crawlers = counted(named, CRAWLERS);
    return leftOut === 0
      ? crawlers
      : `${crawlers}; ${numberText(leftOut)} named in the file keep their groups`;
  },
  namedStay: "crawlers that the file names keep their groups",
};

const FIELDS: Readonly<Partial<Record<FieldName, string>>> = {
  "user-agent": "begins a group",
  disallow: "forbids paths",
  allow: "permits paths",
  sitemap: "for all crawlers, in no group",
  "crawl-delay": "read by Bing; Google ignores it",
};

const CRAWLERS = { one: "crawler", other: "crawlers" };
