import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import type { Contents, NamedAgent, Place } from "../parse/types.ts";
import { quotingOf, requote } from "../url/quoting.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, disallow, followed } from "./response-meanings.ts";
import { standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { withoutLoneCr } from "./shared-later.ts";

/** WebRobots 0.1.2, with which the Ruby library Mechanize reads robots.txt. The comments name rules and methods of its robotstxt.ry. */
export const webrobots: Dialect = {
  // Record.initialize: the longest value first, Allow before Disallow of the same length.
  ...usual,
  id: "webrobots",
  title: "WebRobots (Ruby)",
  source: {
    title: "WebRobots 0.1.2, robotstxt.ry",
    url: "https://github.com/knu/webrobots",
  },
  // Mechanize 2.8.5 fetches for it: a 4xx is an empty file; any other error disallows everything.
  responses: {
    ...anyText,
    // Mechanize, redirection_limit.
    redirects: followed(20, disallow("nothing-read")),
    otherClientError: allow("no-file"),
    serverError: always(disallow("server-error")),
    unreachable: always(disallow("unreachable")),
  },
  syntax: {
    ...standardSyntax,
    sight: () => withoutLoneCr,
    skipsMark: false,
    // TOKEN contains the blanks before a colon, so it is another field.
    keyFirst: (line) => (/^[^:]*[ \t]:/.test(line) ? UNREAD : null),
  },
  grouping: {
    ...standardGrouping,
    // records, blanklines.
    endedBy: "blank-line",
    // find_record: the first that matches.
    joins: "none",
    groupsEffect: "ends a group at an empty line, and reads only the first group of a crawler",
    agentsOf: defaultOrNamed,
    // parse!: of a file that does not parse, there are no records.
    rejectsFile: {
      lineIn: firstOddLine,
      outcome: "allow",
      effect:
        "WebRobots needs LF line endings and a strict grammar. Otherwise it has no rule for any crawler, and everything is allowed.",
    },
  },
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    nameOf: (crawler) => {
      const name = crawler.toLowerCase();
      return name === "mechanize" ? MECHANIZE : name;
    },
    // AgentLine.compile: the value is searched in the whole User-Agent header.
    strength: (token, name) => (name.includes(token) ? 1 : 0),
  },
  // allowed?: request_uri == '/robots.txt'.
  robotsTxtAllowed: true,
  patternOf: decodedPattern,
  targetOf: (url) => targetFor(decoded(pathOf(url))),
};

const UNREAD = { key: 0, value: 0 };

/** Its User-Agent header; the versions are those that were run. */
const MECHANIZE = "mechanize/2.8.5 ruby/3.1.2p20 (http://github.com/sparklemotion/mechanize/)";

/** Record.default?: a record that names `*` comes after all others, whatever else it names. */
function defaultOrNamed(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  const stars = agents.filter(({ token }) => token === "*");
  return stars.length > 0 ? stars : agents;
}

/** AccessControlLine.compile: a `$` ends the rule. */
function decodedPattern(path: string): Pattern {
  if (path === "") return NOTHING;
  const dollar = path.indexOf("$");
  const body = dollar < 0 ? path : path.slice(0, dollar);
  const pieces = body.split("*").map(decoded);
  return { pieces, anchored: dollar >= 0, octets: path.length, inQuery: false };
}

/** AccessControlLine.match?: all but `%2F`. Bytes outside ASCII, and a percent sign that is left, are written as %XX, so that equal bytes are equal texts. */
function decoded(path: string): string {
  return requote(path, DECODED);
}

const DECODED = quotingOf(/[\0-$&-.0-\x7f]/, /(?:%[0-9A-Fa-f]{2}|[^\0-$&-\x7f])+/g);

/** What a line is for the grammar: blank, a comment or Sitemap, a user-agent line, a rule, or something else. */
type Kind = "blank" | "comment" | "agent" | "rule" | "odd";

/** What may follow what: states of the grammar, and the state after a line of each kind; without one, the file does not parse. Racc gives up at the first. */
const GRAMMAR: Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>> = {
  // opt_blanklines
  start: { blank: "start", comment: "comments", agent: "agents" },
  // commentblock, or the opt_commentlines of a record
  comments: { blank: "between", comment: "comments", agent: "agents" },
  // agentlines
  agents: { blank: "between", comment: "agents", agent: "agents", rule: "rules" },
  // rulelines
  rules: { blank: "between", comment: "rules", rule: "rules" },
  // records blanklines
  between: { blank: "between", comment: "comments", agent: "agents", rule: "rules" },
};

function kindOf(text: string, isLast: boolean): Kind {
  if (/^[ \t]*$/.test(text)) return "blank";
  if (/^[ \t]*#/.test(text)) return "comment";
  // The characters of TOKEN. The value begins neither with a colon, which is a token of its own, nor
  // with a comment, before which the scanner finds two empty values. At the end of the file it finds none.
  const field = /^([^\0-\x1f\x7f()<>@,;:\\"/[\]?={}]+):([ \t]*)([^:#]?)/.exec(text);
  if (!field || /^ /.test(text)) return "odd";
  const [whole, key = "", blank, start] = field;
  if (!start && (whole.length < text.length || (isLast && !blank))) return "odd";
  if (/^user-agent$/i.test(key)) return "agent";
  return /^sitemap$/i.test(key) ? "comment" : "rule";
}

/** A block of lines for the grammar: where each state leads, or the first line that does not fit, from 0. */
type Effect = Readonly<Record<string, string | number>>;

interface Effects {
  readonly inside: Effect;
  readonly atEnd: Effect;
  /** The first user-agent line, from 0, or -1; and whether it ends with CR LF. */
  readonly agent: number;
  readonly isAgentCrLf: boolean;
}

const known = new WeakMap<object, Effects>();

/** The first line that does not fit the grammar; or, where lines end with CR LF, the first user-agent line: the CR is part of its value, so the group is for no crawler. */
function firstOddLine(contents: Contents, breakOctets: number): Place | null {
  let state = "start";
  let agentSeen = false;
  const last = contents.readings.length - 1;
  for (const [block, reading] of contents.readings.entries()) {
    const effects = known.get(reading) ?? effectsOf(reading);
    known.set(reading, effects);
    const { inside, atEnd, agent, isAgentCrLf } = effects;
    const next = (block === last ? atEnd : inside)[state] ?? 0;
    const isCrLf = !agentSeen && agent >= 0 && (isAgentCrLf || breakOctets > 1);
    const odd = typeof next === "number" ? next : Number.POSITIVE_INFINITY;
    const line = isCrLf ? Math.min(odd, agent) : odd;
    if (line < Number.POSITIVE_INFINITY) return { number: contents.numberOf(block) + line };
    agentSeen ||= agent >= 0;
    state = String(next);
  }
  return null;
}

function effectsOf(reading: Contents["readings"][number]): Effects {
  const text = String(reading.block);
  const lines = reading.lines.map(({ span }) => text.slice(span.from, span.to));
  const kinds = lines.map((line) => kindOf(line, false));
  const last = kindOf(lines.at(-1) ?? "", true);
  const agent = kinds.indexOf("agent");
  return {
    inside: effectOf(kinds),
    atEnd: effectOf([...kinds.slice(0, -1), last]),
    agent,
    isAgentCrLf: text.startsWith("\r\n", reading.lines[agent]?.span.to),
  };
}

function effectOf(kinds: readonly Kind[]): Effect {
  return Object.fromEntries(Object.keys(GRAMMAR).map((from) => [from, after(from, kinds)]));
}

function after(from: string, kinds: readonly Kind[]): string | number {
  let state = from;
  for (const [line, kind] of kinds.entries()) {
    const next = GRAMMAR[state]?.[kind];
    if (next === undefined) return line;
    state = next;
  }
  return state;
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "0.1.2, 2013",
  usedBy: "Ruby programs with Mechanize that set agent.robots",
  checked: "run: 12 of 12 decisive, 8,986 of 8,986 on mutated files",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  notes: [
    "If one line in any group does not fit its grammar, WebRobots reads nothing, and everything is allowed. Such a line has no colon, begins with a blank, or has a byte order mark before it.",
    "A user-agent line directly after a rule does not fit. Nor does a rule before any group, or directly after a comment that follows a blank line. Nor does Disallow: # with a comment as its value.",
    "An empty line ends a group. Rules after it belong to no group.",
    "In a file with CR LF line endings, the CR is part of each value, so no group applies to any crawler, and everything is allowed. The playground reads a file with mixed line endings as if all were those of its first user-agent line.",
    "WebRobots looks for the token anywhere in the whole User-Agent header. The playground knows this header of Mechanize, and compares the name of every other crawler.",
    "WebRobots follows the first group that matches, and none of the others with the same token. A group for * and another token counts as one for * only.",
    "A $ ends a rule, wherever it is: what follows it is dropped. It means the end of the URL with its query.",
    "A rule with characters outside ASCII stops WebRobots with an error. In the playground, it matches their percent-encodings.",
    "Mechanize obeys Crawl-delay: it sleeps.",
  ],
};
