import type { Pattern } from "../../engine/match/pattern.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import type { Grammar, Purpose, ReadMember, Way } from "../../engine/preferences/preference.ts";
import type { FieldName } from "../../engine/text/line.ts";
import { counted, listText, nouns, numberText } from "../../words/numbers.ts";
import { fieldNoteWords, preferenceWords } from "../../words/preferences.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";

/** What is said of the thing that the pointer rests on, or that the caret is at. */
export const hoverWords = {
  /** In the list of commands. */
  explain: "Explain the text at the caret, or the term with the focus",
  nothingHere: "No details for this position.",
  /** Of a line about which only its note is said. */
  line: (number: number): string => `Line ${number}`,
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
    own: "By product token",
    fallback: "As a fallback",
    star: "No group of their own",
    operator: "Operator",
    note: "Note",
    matches: "Matches",
    decides: "Decides",
    beatenBy: "Loses to",
    example: "Example",
    never: "Never decides",
    also: "Also means",
    /** What is noted at the end of the line. */
    onLine: "This line",
  },

  /** What a field means, to the parsers that have it; the sources are FIELD_SOURCES. */
  fields: {
    // RFC 9309, section 2.2.1.
    "user-agent":
      "Says which crawlers the rules below are for. Consecutive user-agent lines share the rules.",
    // RFC 9309, section 2.2.2; an empty pattern is in the grammar of section 2.2.
    disallow:
      "Disallows the URLs whose path begins with the value. Without a value, it disallows nothing.",
    allow: "Allows the URLs whose path begins with the value, as an exception to a Disallow.",
    // RFC 9309, section 2.2.4.
    sitemap:
      "Says where a list of the site’s URLs is. The line is for all crawlers and belongs to no group.",
    "crawl-delay":
      "Asks for a pause between requests, in seconds. It is not part of RFC 9309, and Google ignores it.",
    "request-rate":
      "Asks crawlers to fetch only a limited number of pages in a given time. It is not part of RFC 9309.",
    "visit-time":
      "Asks for visits at certain hours only. It was proposed in 1996 and is not part of RFC 9309.",
    host: "Once named the main one of several hosts with the same pages. Today, redirects to the main host serve this purpose.",
    "clean-param":
      "Names query parameters that do not change the page, so that Yandex fetches each page once.",
    noindex:
      "Was meant to keep pages out of the index. It was never part of a standard; use a noindex meta tag instead.",
    // Cloudflare’s documentation of /crawl; crawler-commons, pull request 604; Lightpanda’s source (2026).
    "content-signal":
      "Says how fetched pages may be used, as Cloudflare proposes. It neither allows nor blocks fetching. Cloudflare’s crawl service, crawler-commons and Lightpanda read it.",
    "content-usage":
      "Says how fetched pages may be used, as an IETF draft proposes. It neither allows nor blocks fetching.",
    license:
      "Says where the licence of the site’s pages is. It neither allows nor blocks fetching.",
  } satisfies Readonly<Record<FieldName, string>>,

  unknownField:
    "No parser in the playground has a field of this name. Some parsers still end a list of user-agent lines at this line.",
  noGroup: "This line is in no group, so it applies to no crawler.",
  /** Of a field that other parsers have; this one may still read it as a pause, or as the end of a list of user-agent lines. */
  ignores: ({ title }: Dialect): string =>
    `${title} does not use this line to allow or block URLs.`,
  firstDecides: "The first matching rule decides.",
  longestDecides: "The longest matching rule decides, and Allow wins a tie.",
  longestThenFirst: "The longest matching rule decides, and the first one wins a tie.",
  /** Titles of parsers, of so many that there are. */
  parsers,
  /** What a field is read as, and by whom. */
  readAs: (name: FieldName, by: readonly Dialect[], of: number): string =>
    `${code(name)} by ${parsers(by, of)}`,

  /** What of a product token is compared, and how. */
  compared(token: string, { title, agents }: Dialect): string {
    // RFC 9309, section 2.2.1.
    if (token === "*") return "Applies to every crawler that no other group names.";
    if (token === "") return "This line has no product token.";
    const { strength, agentIn } = agents;
    if (strength === "exact" && !agentIn)
      return `${title} compares ${code(token)} with the whole product token of a crawler.`;
    // The 1996 draft, section 3.2.1: the value contains the name.
    if (strength !== "exact" && strength("ab", "a") > 0)
      return `${title} looks for a crawler’s product token in ${code(token)}.`;
    // Google before July 2019: the value is the beginning of the name.
    if (strength !== "exact" && strength("b", "ab") === 0)
      return `${title} looks for ${code(token)} at the beginning of a crawler’s product token.`;
    return `${title} looks for ${code(token)} anywhere in a crawler’s product token.`;
  },
  notInCatalogue: "No crawler in the catalogue has this product token.",
  /** Of a name that is that of a purpose. */
  purposeToken: (purpose: Purpose): string =>
    `A purpose token, which is not a crawler. Its rules block no crawler: Disallow refuses ${preferenceWords.purposes[purpose]} for the URLs that it matches, and Allow allows it.`,
  purposeTokenObeyed:
    "It comes from a draft of 30 October 2026. No operator states yet that it obeys the token.",
  anotherCounts: "Another group with this product token counts, and this group does not.",
  /** Of a token that leads to no group. */
  ignoredHere: ({ title }: Dialect): string => `${title} ignores the product token in this line.`,
  /** A few names, and how many more there are. */
  names(all: readonly string[]): string {
    const shown = all.slice(0, MOST_NAMES).map(code).join(", ");
    const more = all.length - MOST_NAMES;
    return more > 0 ? `${shown} and ${numberText(more)} more` : shown;
  },

  /** A pattern in plain words: which URLs it matches. */
  pattern,
  /** Of a rule without a path, to parsers for which that is the beginning of every URL. */
  emptyDisallow: "Every URL matches, but a Disallow without a path blocks nothing.",
  /** Of a path that the parser can do nothing with. */
  notAccepted: (dialect: Dialect): string =>
    `Matches no URL: ${titleOf(dialect)} does not accept this path.`,
  noSlash: "The path of every URL begins with a slash, so this rule matches no URL.",
  octets: (octets: number): string =>
    `Length: ${counted(octets, nouns.byte)}. The longest matching rule wins.`,
  /** How many URLs a rule matches, of those that there was time to ask about. */
  matches(matched: number, asked: number, all: number): string {
    const urls = asked < all ? `the first ${counted(asked, nouns.url)}` : counted(all, nouns.url);
    return `${numberText(matched)} of ${urls} in the table`;
  },
  /** How many URLs a rule decides; null where no crawler of the table reads its group. */
  decides: (count: number | null): string =>
    count === null
      ? "nothing: no crawler in the table reads this group"
      : counted(count, nouns.url),
  notConsulted: "The rules are not used.",
  /** The rules that decide URLs in the place of this one: the first few, and how many more there are. */
  beaten(rivals: readonly { readonly rule: Rule; readonly count: number }[]): string {
    const more = rivals.length - MOST_RIVALS;
    return [
      ...rivals
        .slice(0, MOST_RIVALS)
        .map(({ rule, count }) => `${ruleAtLine(rule)} for ${counted(count, nouns.url)}`),
      ...(more > 0 ? [`and ${counted(more, MORE_RULES)}`] : []),
    ].join("; ");
  },
  /** The rules that together keep a rule from ever deciding; none where it matches no URL at all. `parser`: whose it is, where it may not be true of others that read the line. */
  shadows(shadows: readonly Rule[], parser: Dialect | null): string {
    const by = parser ? `for ${parser.title}, ` : "";
    return shadows.length === 0
      ? `${by}no URL can match`
      : `${by}${listText(shadows.map(ruleAtLine), "or")} always wins`;
  },

  ordinary: (character: string, { title }: Dialect): string =>
    `${title} treats ${code(character)} here as an ordinary character.`,
  star: "Matches any characters, or none.",
  starAtEnd:
    "At the end of a path it adds no URLs, because a rule already matches every URL that begins with its path.",
  dollar: "The URL must end here. Without the $, longer URLs would match too.",
  /** What a star matches of a URL. */
  takes: (taken: string, path: string): string =>
    `In ${code(path)} the star matches ${taken === "" ? "zero characters" : code(taken)}.`,
  ends: (path: string): string => `${code(path)} ends here.`,
  /** A percent-encoded character. */
  standsFor: (character: string, octets: number): string =>
    `Percent-encoding of ${code(character)}${octets > 1 ? `, ${counted(octets, nouns.byte)} in UTF-8` : ""}.`,
  noCharacter: "Percent-encoding of a byte that is not valid UTF-8.",
  notSpecial: "Percent-encoded, it is not a wildcard.",

  /** What a part of a preference line says, or why it says nothing. */
  preference({ purpose, stated, fault }: ReadMember, grammar: Grammar): string {
    if (fault) return `says nothing: ${preferenceWords.fault(fault, grammar)}`;
    // Cloudflare, changelog of 31 August 2026.
    if (!purpose) return "Cloudflare’s signal for how pages may be used";
    if (!stated) return "does not count: the same label comes again later";
    return `${stated === "allowed" ? "allows" : "refuses"} ${USES[purpose]}`;
  },
  /** Of a line with a path. */
  forPath: (path: string): string => `For URLs whose path matches ${code(path)}.`,
  /** Where a preference comes from. */
  dated: ({ title, date }: Way["source"]): string => `${title}, ${date}`,
  notObeyed:
    "A crawler obeys this line only if its own documentation says so: the line is from a draft or a vendor’s document.",
  /** What a delay comes to; null where it is not a number. */
  delay(seconds: number | null): string {
    if (seconds === null) return "This is not a number of seconds.";
    if (seconds === 0) return "No pause.";
    const requests = Math.floor(A_DAY / seconds);
    const most = requests === 0 ? "less than 1 request" : `at most ${counted(requests, REQUESTS)}`;
    return `A pause of ${code(seconds)} s between requests: ${most} a day.`;
  },
  notWholeUrl: "sitemaps.org requires an absolute URL, with scheme and host.",
};

function parsers(by: readonly Dialect[], of: number): string {
  if (by.length === of) return "every parser in the playground";
  return listText(by.map(titleOf));
}

function ruleAtLine({ line, path }: Rule): string {
  return `line ${line.number} ${code(path)}`;
}

function pattern({ pieces, anchored }: Pattern): string {
  const [first, ...others] = pieces;
  if (first === undefined) return "Matches no URL: this rule has no path.";
  const later = others.filter((piece) => piece !== "");
  const ends = anchored && pieces.at(-1) !== "";
  if (later.length === 0 && (first === "/" || first === "") && !ends) return "Every URL.";
  if (later.length === 0 && pieces.length === 1 && ends)
    return `URLs whose path is exactly ${code(first)}.`;
  if (first === "" && later.length === 1 && ends)
    return `URLs whose path ends with ${code(later[0] ?? "")}.`;
  const begin =
    first === "" ? `contains ${code(later.shift() ?? "")}` : `begins with ${code(first)}`;
  const then = later.slice(0, MOST_PIECES).map((piece) => `, then anything, then ${code(piece)}`);
  const more =
    later.length > MOST_PIECES ? `, and ${counted(later.length - MOST_PIECES, PIECES)}` : "";
  return `URLs whose path ${begin}${then.join("")}${more}${ends ? ", and ends there" : ""}.`;
}

/** Uses of pages, as contentsignals.org and draft-ietf-aipref-vocab define them. */
const USES: Readonly<Record<Purpose, string>> = {
  training: "training: use to train or fine-tune models",
  input: "AI answers: use as input to a model that answers questions",
  search: "search: use in a search index and its results",
};

const MOST_NAMES = 8;
const MOST_PIECES = 6;
const MOST_RIVALS = 3;
const A_DAY = 24 * 60 * 60;
const MORE_RULES = { one: "more rule", other: "more rules" };
const PIECES = { one: "more piece", other: "more pieces" };
const TOKENS = { one: "product token", other: "product tokens" };
const REQUESTS = { one: "request", other: "requests" };

/** What is offered where something is typed: the details beside the offers, and what ready-made groups are called. */
export const completionWords = {
  /** What a field does, or which crawlers read it. */
  field: (field: FieldName): string =>
    FIELDS[field] ?? fieldNoteWords.ignored("other-field", field),

  star: "crawlers that no other group names",
  /** A name by which all crawlers of an operator can be addressed. */
  family: (operator: string): string => `${operator}, all its crawlers`,
  /** A name that is not a crawler’s. */
  purposeToken: (purpose: Purpose): string =>
    `not a crawler: states ${preferenceWords.purposes[purpose]} (draft)`,

  /** How many URLs of the page a path is the beginning of. */
  urls: (count: number): string => counted(count, nouns.url),
  /** What is typed already, among what could be. */
  asTyped: (count: number): string => `as typed, ${counted(count, nouns.url)}`,

  /** What preferences are about. */
  uses: {
    training: "training of models",
    input: "input to a model for an answer",
    search: "search index and results",
  } satisfies Readonly<Record<Purpose, string>>,

  /** Ready-made groups. */
  snippets: {
    "ai-training": "Block AI training crawlers",
    "ai-search": "Block AI search crawlers",
    "ai-assistant": "Block AI assistants",
    onlySearch: "Allow only search engines",
    folder: "Block everything but a folder",
  },
  /** How many product tokens a snippet names, and how many keep the groups that the file has for them. */
  snippetDetail(named: number, kept: number): string {
    const keep = kept === 1 ? "keeps its group" : "keep their groups";
    const tokens = counted(named, TOKENS);
    return kept === 0 ? tokens : `${tokens}; ${numberText(kept)} in the file ${keep}`;
  },
  /** The crawlers that a snippet does not name, with the reasons. */
  leftOut: (names: string): string => `Left out: ${names}`,
  namedStay: "crawlers in the file keep their groups",
};

const FIELDS: Readonly<Partial<Record<FieldName, string>>> = {
  "user-agent": "begins a group",
  disallow: "disallows paths",
  allow: "allows paths",
  sitemap: "for all crawlers, in no group",
};
