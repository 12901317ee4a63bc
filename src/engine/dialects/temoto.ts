import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { AboutDialect, Dialect, WordPair } from "../parse/dialect.ts";
import { rejectionIn } from "../parse/rejection.ts";
import { octetsOf } from "../text/bytes.ts";
import { withoutEnd } from "../text/characters.ts";
import { allow, always, anyText, disallow, followed, open } from "./response-meanings.ts";
import { fieldNamed, fieldsByKey, standardGrouping, standardSyntax, usual } from "./shared.ts";
import { numberIn } from "./shared-later.ts";

/** github.com/temoto/robotstxt 1.1.2, the Go library behind Colly. The comments name functions of its parser.go, robotstxt.go and scanner.go. */
export const temoto: Dialect = {
  // TestAgent gets the path as the caller has it; nothing is decoded.
  ...usual,
  id: "temoto",
  title: "temoto/robotstxt (Go)",
  source: {
    title: "temoto/robotstxt 1.1.2, parser.go",
    url: "https://github.com/temoto/robotstxt/tree/v1.1.2",
  },
  // FromStatusAndBytes. net/http follows ten redirects; the library fetches nothing itself.
  responses: {
    ...anyText,
    redirects: followed(10, open("callers-duty")),
    otherClientError: allow("no-file"),
    serverError: always(disallow("server-error")),
    unreachable: always(open("callers-duty")),
  },
  syntax: {
    ...standardSyntax,
    skipsMark: "whole",
    isBlank,
    fieldNamed: (key) => FIELDS.get(key.toLowerCase()) ?? fieldNamed(key),
    pairAt,
  },
  grouping: {
    ...standardGrouping,
    // parseAll, isEmptyGroup; parseGroupMap: a group exists once it has one of these.
    closesAgents: ["allow", "disallow", "crawl-delay"],
    countsWith: ["allow", "disallow", "crawl-delay"],
    observes: ["crawl-delay"],
    // FromBytes: one error, and there are no rules for any crawler.
    rejectsFile: {
      lineIn: (layout) => rejectionIn(layout, (delay) => !isDelay(delay)),
      effect: "Colly then returns the error and fetches no page of the site.",
    },
  },
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    nameOf: (crawler) => crawler.toLowerCase(),
    // FindGroupWithGroupId: the longest prefix; `*` counts 1 and wins a tie.
    strength: (token, name) => (name.startsWith(token) ? token.length : 0),
    starStrength: 1.5,
  },
  patternOf: rulePattern,
  // findRule: another rule must be longer to replace the first.
  ties: "first",
};

const FIELDS = fieldsByKey({ "user-agent": "useragent", "crawl-delay": "crawldelay" });

/** WhitespaceChars. */
function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0b;
}

/** byteScanner.scan and parseLine: each two words are a name and a value, and the end of the line can be the value. */
function pairAt(text: string, from: number, to: number, isPastColon: boolean): WordPair {
  const key = wordAt(text, from, to, isPastColon);
  const value = wordAt(text, key.next, to, key.isPastColon);
  const rest = value.from === value.to ? value.to : afterBlanks(text, value.next, to);
  const isDone = rest === to || text[rest] === "#";
  return {
    key: { from: key.from, to: key.to },
    value: { from: value.from, to: value.to },
    comment: isDone && rest < to ? rest : null,
    end: isDone ? to : value.to,
    isPastColon: value.isPastColon,
  };
}

/** The next word; an empty one where the line or a comment leaves none. The first colon of a line ends a word unless it begins it. */
function wordAt(text: string, at: number, lineEnd: number, isPastColon: boolean) {
  const from = afterBlanks(text, at, lineEnd);
  if (from === lineEnd || text[from] === "#") return { from, to: from, next: from, isPastColon };
  let to = from + 1;
  const isSeparator = () => !isPastColon && text[to] === ":";
  while (to < lineEnd && !isBlank(text.charCodeAt(to)) && !isSeparator()) to++;
  if (to === lineEnd || !isSeparator()) return { from, to, next: to, isPastColon };
  return { from, to, next: to + 1, isPastColon: true };
}

function afterBlanks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** returnPathVal: a path with `*` or `$` becomes a regular expression, which is not bound to the start of the path. */
function rulePattern(value: string): Pattern {
  if (value === "") return NOTHING;
  const path = withoutEnd(/^[*/]/.test(value) ? value : `/${value}`, "*");
  if (path === "") return NOTHING;
  if (!/[*$]/.test(path))
    return { pieces: [path], anchored: false, octets: lengthOf(path), inQuery: false };
  const dollar = path.indexOf("$");
  // After the end of the path, only a star or another `$` can match.
  if (dollar >= 0 && /[^*$]/.test(path.slice(dollar))) return NOTHING;
  const body = dollar < 0 ? path : path.slice(0, dollar);
  // The length of the expression: `.*` for a star, and a backslash before other special characters.
  const octets = lengthOf(path) + specialsIn(path);
  return { pieces: ["", ...body.split("*")], anchored: dollar >= 0, octets, inQuery: false };
}

/** In bytes. Nearly every path is ASCII, and a search is the quickest way to know. */
function lengthOf(path: string): number {
  return /[^\0-\x7f]/.test(path) ? octetsOf(path) : path.length;
}

function specialsIn(path: string): number {
  return path.match(/[*\\.+?()|[\]{}^]/g)?.length ?? 0;
}

/** strconv.ParseFloat, for a number that is neither negative nor infinite. */
function isDelay(text: string): boolean {
  const value = numberIn(text.replace(/(?<=[\da-fx])_(?=[\da-f])/gi, ""));
  return value !== null && Number.isFinite(value) && value >= 0;
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "1.1.2, March 2021",
  usedBy: "Colly and other Go programs",
  checked:
    "run: 1,284 of 1,284 random, 176 of 176 decisive; all files that it rejects are rejected",
  wins: "longest; the first wins a tie",
  wildcards: true,
  // parser.go, robotstxt.go and scanner.go of version 1.1.2; github.com/gocolly/colly 2.3.0, colly.go.
  notes: [
    "One wrong line makes the library reject the whole file, and every verdict is undefined. Such a line is a rule or Crawl-delay before any user-agent line, or a Crawl-delay that is not a number, such as 5s.",
    "The library reads words, not lines: every two words are a field and its value. So Disallow /x Disallow /a in one line is two rules.",
    "A path with * or $ may begin anywhere in the URL’s path: Disallow: /a*b also disallows /x/a1b. A $ that is not at the end makes a rule match nothing.",
    "The longest rule wins, and of equally long rules the first. In a path with * or $, the characters * . + ? ( ) [ ] { } ^ and \\ each count 2, because the library turns the path into a regular expression.",
    "The library compares the path that its caller passes. In the playground, that is the URL’s path and query as written.",
    "Colly uses this library, but rewrites the query: it sorts the parameters by name and percent-encodes them again. So Colly compares ?b=2&a=1 as ?a=1&b=2, and ?x as ?x=. The playground does not.",
    "After a server error (5xx), the library disallows everything. Colly then allows everything, because version 1.1.2 of the library loses the error on its way to Colly.",
    "Colly ignores robots.txt unless the program sets IgnoreRobotsTxt to false. It never checks HEAD requests.",
  ],
};
