import { NOTHING, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { DROPPED } from "../text/line.ts";
import { quotingOf, requote } from "../url/quoting.ts";
import {
  FIELDS,
  mayBeIndexPage,
  PATTERN,
  protego,
  wellFormed,
  withAndWithoutStars,
  withoutOctets,
} from "./protego.ts";
import { splitUrl, wholeUrl } from "./python.ts";
import { standardGrouping, targetFor } from "./shared.ts";
import { trimmed } from "./shared-later.ts";

/** Protego 0.7.0, September 2026. The comments name functions of src/protego. */
export const protego07: Dialect = {
  ...protego,
  id: "protego-0.7",
  title: "Scrapy’s Protego",
  source: { title: "Protego 0.7.0", url: "https://pypi.org/project/Protego/0.7.0/" },
  syntax: {
    ...protego.syntax,
    sight: () => seen,
    keyFirst: wordsFirst,
  },
  grouping: {
    ...standardGrouping,
    // _parse_robotstxt: Sitemap and Host "are site-wide directives and don't matter for record
    // grouping"; any other field ends the list of user-agent lines, known or not.
    closesAgents: { allBut: ["sitemap", "host"] },
    agentsOf: withAndWithoutStars,
  },
  agents: {
    ...protego.agents,
    // _RuleSet.applies_to: "Match the product token only at a token boundary."
    strength: (token, name) => (beginsWord(name, token) ? token.length : 0),
    starStrength: 1,
  },
  // can_fetch; targetOf leaves its query away.
  robotsTxtAllowed: true,
  alsoMeans: otherReadings,
  patternOf: (path) => (path === "" ? NOTHING : patternOf(quotedPattern(path))),
  targetOf,
};

/** _ALL_DIRECTIVES: FIELDS, and these. */
const NAMES: ReadonlySet<string> = new Set(
  "disallow allow user-agent sitemap crawl-delay request-rate visit-time host".split(" "),
);

/** Whether a text is the name of a field. */
function isField(text: string): boolean {
  const name = text.toLowerCase();
  return NAMES.has(name) || FIELDS.has(name);
}

/** _extract_directive: without a known field before a colon, the first word or two may be a field, unless the colon ends the line or comes before white space. A field may be all of the line. */
function wordsFirst(line: string): { readonly key: number; readonly value: number } | null {
  const colon = line.indexOf(":");
  const { isBlank } = protego.syntax;
  if (colon >= 0) {
    const isParted = colon === line.length - 1 || isBlank(line.charCodeAt(colon + 1));
    if (isParted || isField(trimmed(line.slice(0, colon), isBlank))) return null;
  }
  const [, one = "", gap = "", two = ""] = FIRST_WORDS.exec(line) ?? [];
  if (isField(one)) return { key: one.length, value: one.length };
  const at = one.length + gap.length + two.length;
  return isField(`${one} ${two}`) ? { key: at, value: at } : null;
}

// str.split: U+001F is white space, and U+FEFF is none.
const FIRST_WORDS = /^((?:[^\s\x1f]|\ufeff)+)(?:((?:[^\S\ufeff]|\x1f)+)((?:[^\s\x1f]|\ufeff)+))?/;

/** The words of a line that is split into them are joined by single spaces. */
function seen(text: string): string {
  return withoutOctets(text).replace(SEVERAL_WORDS, (line) => {
    const [content = ""] = line.split("#", 1);
    const words = trimmed(content, protego.syntax.isBlank);
    if (!wordsFirst(words)) return line;
    const at = line.indexOf(words);
    return line.slice(0, at) + words.replace(GAP, oneSpace) + line.slice(at + words.length);
  });
}

// A line with white space before its first colon.
const SEVERAL_WORDS =
  /(?<=^|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029:#]*[\t \x1f\xa0\u1680\u2000-\u200a\u202f\u205f\u3000][^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*/g;
const GAP = /(?:[^\S\ufeff]|\x1f)+/g;

function oneSpace(gap: string): string {
  return ` ${DROPPED.repeat(gap.length - 1)}`;
}

function beginsWord(name: string, token: string): boolean {
  for (let at = name.indexOf(token); at >= 0; at = name.indexOf(token, at + 1))
    if (at === 0 || !/[\p{L}\p{N}_-]/u.test(name[at - 1] ?? "")) return true;
  return false;
}

/** _RuleSet.allow and disallow: also with every `$` as an ordinary character, and for Allow the folder of an index page. */
function otherReadings(value: string, allows: boolean): readonly string[] {
  const literal = value.includes("$") ? [value.replaceAll("$", "%24")] : [];
  if (!allows || !mayBeIndexPage(value)) return literal;
  const folders = [...literal, value]
    .map(quotedPattern)
    .filter((path) => path.endsWith("/index.html"));
  return [...literal, ...folders.map((path) => `${path.slice(0, -"index.html".length)}$`)];
}

/** _quote_path: quotes path and query again; the fragment is dropped, and an empty query keeps its `?`. */
function targetOf(url: string): Target {
  const path = splitUrl(wholeUrl(url)).path || "/";
  if (path === "/robots.txt") return targetFor(path);
  const [whole = ""] = url.split("#", 1);
  const query = whole.indexOf("?");
  const compared = query < 0 ? path : path + whole.slice(query);
  return targetFor(requote(compared, PATH));
}

/** _quote_pattern: the same, but every `*` and a final `$` are special. */
function quotedPattern(value: string): string {
  if (!UNQUOTED.test(value)) return value;
  const path = /^https?:\/\//.test(value) ? `/${value}` : value;
  const end = path.endsWith("$") ? "$" : "";
  const start = path.slice(0, path.length - end.length);
  return requote(start, PATTERN) + end;
}

// Quoting changes no other rule, and nearly all rules are others. A search needs no stack for a long rule.
const UNQUOTED = /[^\w.~/*=%$-]|%(?!2[45AF])|\$(?!$)/;

const PATH = wellFormed(quotingOf(/[\w.~=-]/, /(?:%[0-9A-Fa-f]{2}|[^\w.~/%=-])+/g));

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "0.7.0, September 2026",
  usedBy: "Scrapy",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  // github.com/scrapy/protego and github.com/scrapy/scrapy (downloadermiddlewares/robotstxt.py).
  notes: [
    "This is Protego 0.7.0. Scrapy crawlers that have not updated it follow Protego to 0.6.1, which the list also has.",
    "A token matches only from the start of a word: a group for foo applies to foobot, and a group for bot does not.",
    "Protego gets text, not bytes. A byte order mark at the start of the text makes the first line invalid. Scrapy removes the mark first, but the playground does not. Scrapy also drops bytes that are not UTF-8, and so does the playground.",
    "A rule that ends with $ also matches a dollar sign: Disallow: /a$ also disallows URLs that begin with /a%24.",
    "Scrapy compares its whole User-Agent header with the tokens, unless the setting ROBOTSTXT_USER_AGENT has another name. The playground compares the name in the table.",
  ],
};
