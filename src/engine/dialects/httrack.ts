import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, AgentMatching, Dialect, LineSyntax } from "../parse/dialect.ts";
import { replaced } from "../parse/joinings.ts";
import type { ResponsePolicy } from "../parse/response.ts";
import type { Rule, SectionView } from "../parse/types.ts";
import { octetsOf, offsetAtOctet } from "../text/bytes.ts";
import { lowerCase } from "../text/characters.ts";
import { DROPPED } from "../text/line.ts";
import { unquote } from "../url/unquote.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, followed } from "./response-meanings.ts";
import { isAsciiSpace, standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { withoutDots, withoutVersion } from "./shared-later.ts";

/** Lines of HTTrack of all versions, but for what becomes of long ones. */
export const httrackSyntax: LineSyntax = {
  ...standardSyntax,
  // A field is known only where its name begins the line.
  sight: () => seen,
  skipsMark: false,
  alsoEndsLine: "\0",
  isBlank: isAsciiSpace,
  keyFirst: gluedField,
};

/** A CR is dropped wherever it is; a blank at the start of a line becomes a letter of an unknown field. */
function seen(text: string): string {
  const plain = text.includes("\r") ? text.replace(/\r(?!\n)/g, DROPPED) : text;
  return plain.replace(/(?<=^|[\n\0])[\t\v\f ](?=[\t\v\f ]*[^\s#])/g, "\x01");
}

const UNREAD = { key: 0, value: 0 };

/** A field counts only where its colon follows at once. */
function gluedField(line: string): { readonly key: number; readonly value: number } | null {
  const known = /^(?:user-agent|disallow|allow)[\t-\r ]*:/i.exec(line)?.[0];
  if (known === undefined) return null;
  return /[\t-\r ]/.test(known) ? UNREAD : { key: known.length - 1, value: known.length };
}

/** A value that begins with its name, or with a star for every crawler. Its User-Agent header does not count. */
export const httrackAgents: AgentMatching = {
  tokenOf: (value) =>
    value.startsWith("*") ? "*" : lowerCase(value).replace(/^(?:win|web)?httrack.*/s, "httrack"),
  nameOf: withoutVersion,
  strength: (token, name) => (token.startsWith(name) ? 1 : 0),
};

/** No status but 200 and 203 is read, and no redirect is followed: everything may be fetched. */
export const httrackResponses: ResponsePolicy = {
  ...anyText,
  redirects: followed(0, allow("not-200")),
  otherClientError: allow("no-file"),
  serverError: always(allow("fails-open")),
  unreachable: always(allow("fails-open")),
};

/** Dot segments are resolved; of percent-encodings in the path, only these are decoded, and the query stays as it is. The rule is not decoded. */
export function httrackTarget(url: string): Target {
  const given = pathOf(url);
  const query = given.indexOf("?");
  const path = withoutDots(query < 0 ? given : given.slice(0, query), "dropped");
  const decoded = path
    .replace(/%(?:2[0-9BDEbde]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])/g, decodedOne)
    .replace(/(?:%[89A-Fa-f][\dA-Fa-f])+/g, decodedRun);
  return targetFor(decoded + (query < 0 ? "" : given.slice(query)));
}

const DECODED = /[A-Za-z0-9 ()+._~-]/;

function decodedOne(encoded: string): string {
  const character = unquote(encoded);
  return DECODED.test(character) ? character : encoded;
}

/** Bytes outside ASCII are decoded where they are UTF-8. */
function decodedRun(run: string): string {
  const text = unquote(run);
  return text.includes("\ufffd") ? run : text;
}

/** HTTrack to 3.49-10, as it was run as 3.49.4 and 3.49.6; the comments say what was seen. */
export const httrack: Dialect = {
  ...usual,
  id: "httrack",
  title: "HTTrack 3.49",
  source: {
    title: "HTTrack 3.49.4, htsrobots.c and htscore.c",
    url: "https://github.com/xroche/httrack",
  },
  responses: httrackResponses,
  syntax: { ...httrackSyntax, splitsLinesAfter: 1022 },
  grouping: {
    ...standardGrouping,
    // Allow is not known, so it does not end a list of user-agent lines either.
    ruleFields: ["disallow"],
    closesAgents: ["disallow"],
    joins: replaced,
    groupsEffect:
      "gives the rules of a group to its last user-agent line only, and adds the * groups below the crawler’s own group",
    overridingRule: overLimit,
    overridingEffect:
      "HTTrack obeys no rule if its rules together have more than 4,093 bytes, with one for each line end.",
  },
  agents: httrackAgents,
  // One rule that matches is enough.
  precedence: "first",
  patternOf: anyCase,
  alsoMeans: furtherPieces,
  targetOf: (url) => targetFor(lowerCase(httrackTarget(url).path)),
};

const MOST_OCTETS = 4093;

/** The rules of a group count only up to a limit for all of them together. */
function overLimit(sections: readonly SectionView[]): Rule | null {
  let octets = 0;
  for (const section of sections)
    for (const { item } of section.content.rules)
      for (const entry of item.entries) {
        if (entry.derived || entry.path === "") continue;
        octets += octetsOf(entry.path) + 1;
        if (octets <= MOST_OCTETS) continue;
        const line = { number: section.numberOf(entry) };
        return { allows: true, path: "/", pattern: EVERYTHING, line, derived: true };
      }
  return null;
}

const EVERYTHING: Pattern = { pieces: [""], anchored: false, octets: 0, inQuery: false };

const MOST_IN_PIECE = 200;

/** A rule is compared in pieces: one octet after each is skipped, and the rest is a rule of its own. */
function piecesOf(path: string): readonly string[] {
  const pieces: string[] = [];
  for (let rest = path; rest !== ""; ) {
    const end = offsetAtOctet(rest, 0, rest.length, MOST_IN_PIECE);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end + 1);
  }
  return pieces;
}

function furtherPieces(path: string): readonly string[] | null {
  return path.length * 3 > MOST_IN_PIECE ? piecesOf(path).slice(1) : null;
}

/** The first piece: the start of the URL if it begins with a slash, else any place in it. Stars are ordinary characters. */
function anyCase(path: string): Pattern {
  if (path === "") return NOTHING;
  const [piece = ""] = path.length * 3 > MOST_IN_PIECE ? piecesOf(path) : [path];
  const compared = lowerCase(piece);
  const pieces = compared.startsWith("/") ? [compared] : ["", compared];
  return { pieces, anchored: false, octets: path.length, inQuery: false };
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "3.49.4, 2022; 3.49.6 reads the same",
  usedBy: "HTTrack in most installations",
  checked: "run: 1,485 of 1,485 random, 31 of 32 decisive",
  wins: "any; it ignores Allow",
  wildcards: false,
  notes: [
    "HTTrack looks for groups whose token begins with httrack, winhttrack or webhttrack. Its User-Agent header begins with Mozilla, and a group for Mozilla does not apply to it.",
    "Of consecutive user-agent lines, only the last one counts. A group for HTTrack drops all rules before it, also those of an earlier group for HTTrack. The * groups after it are added.",
    "HTTrack obeys no rule if its rules together have more than 4,093 bytes, with one for each line end. Rules of groups that do not apply are not added.",
    "A rule without a slash at its start matches anywhere in the URL, also in the query. HTTrack ignores the case of paths. The characters * and $ are ordinary.",
    "HTTrack decodes the URL, but not the rules: Disallow: /a%20b and /caf%C3%A9 match no URL. Write /a b and /café.",
    "A line is cut after 1,022 bytes, and a rule after 200. One byte is skipped, and the rest is a line, or a rule, of its own. A rule of exactly 201 bytes also ends the list of rules. In the playground it does not.",
    "HTTrack asks for a compressed response, but does not read a compressed robots.txt. It does not follow redirects of robots.txt either. In both cases it fetches everything.",
    "HTTrack does not wait for the robots.txt of a second host: it fetches the links to that host on pages that it has already read. It also fetches the URLs on its command line.",
    "This is the parser of HTTrack up to 3.49-10. Versions 3.49-11 to 3.50-2 have more and more of the parser of 3.51, which the list also has.",
  ],
};
