import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Entry } from "../match/rulebook.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import type { Rule, SectionView } from "../parse/types.ts";
import { percentEncode, quotingOf, requote } from "../url/quoting.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, disallow, followed, read } from "./response-meanings.ts";
import { isAsciiSpace, standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { withoutDots, withoutLoneCr } from "./shared-later.ts";

/** GNU Wget2 2.2.0; libwget/robots.c of 2.2.1 is the same. Everything here was run on 2.2.0, but for what a comment says of its code. */
export const wget2: Dialect = {
  ...usual,
  id: "wget2",
  title: "GNU Wget2",
  source: {
    title: "GNU Wget2 2.2.0, libwget/robots.c",
    url: "https://gitlab.com/gnuwget/wget2/-/blob/v2.2.0/libwget/robots.c",
  },
  responses: {
    ...anyText,
    // Its rules count for the links that are found once it has come. By its code, opt.max_redirect.
    redirects: followed(20, allow("too-many-redirects")),
    clientErrors: { 401: allow("no-file") },
    // The body is read whatever the status says.
    otherClientError: read("body-read"),
    serverError: always(read("body-read")),
    // It tries again, and fetches nothing of the host meanwhile.
    unreachable: always(disallow("unreachable")),
  },
  syntax: {
    ...standardSyntax,
    sight: () => withoutLoneCr,
    skipsMark: false,
    // By the rest of the file, too; see the notes.
    nulEndsLine: true,
    isBlank: isAsciiSpace,
  },
  grouping: {
    ...standardGrouping,
    // Allow is not known, so it does not end a list of user-agent lines either.
    ruleFields: ["disallow"],
    closesAgents: ["disallow"],
    groupsEffect: "ends a group only at a Disallow, so a group without one goes on",
    overridingRule: emptyRule,
    overridingEffect:
      "For Wget2, a Disallow without a path drops the rules before it and ends the group: everything is allowed.",
  },
  agents: {
    // A value that begins with a star means every crawler.
    tokenOf: (value) => (value.startsWith("*") ? "*" : value.toLowerCase()),
    nameOf: (crawler) => crawler.toLowerCase(),
    strength: (token, name) => (token.startsWith(name) ? 1 : 0),
  },
  patternOf: fromSecondCharacter,
  targetOf,
  precedence: "first",
};

const firstEmpty = new WeakMap<object, Entry | null>();

/** A Disallow without a path drops all rules of its group, those before it and those after it. */
function emptyRule(sections: readonly SectionView[]): Rule | null {
  for (const section of sections)
    for (const { item } of section.content.rules) {
      if (!firstEmpty.has(item))
        firstEmpty.set(item, item.entries.find(({ path }) => path === "") ?? null);
      const entry = firstEmpty.get(item);
      if (!entry) continue;
      const line = { number: section.numberOf(entry) };
      return { allows: true, path: "", pattern: EVERYTHING, line, derived: false };
    }
  return null;
}

const EVERYTHING: Pattern = { pieces: [""], anchored: false, octets: 0, inQuery: false };

/** The rule ends at white space, and its first character is not compared, whatever it is. It is not decoded. */
function fromSecondCharacter(value: string): Pattern {
  if (value === "") return NOTHING;
  const path = value.split(/[\t-\r ]/, 1)[0] ?? "";
  const compared = path.slice(1).replace(/%|[^\0-\x7f]+/g, percentEncode);
  return { pieces: [`/${compared}`], anchored: false, octets: path.length, inQuery: false };
}

/** The path without its query, decoded as a whole; then dot segments are resolved, and slashes in a row are one. */
function targetOf(url: string): Target {
  const [path = ""] = pathOf(url).split("?", 1);
  return targetFor(withoutDots(requote(path, DECODED), "dropped").replace(/\/{2,}/g, "/"));
}

// Bytes outside ASCII, and each percent sign that is left, are written as %XX, so that equal bytes are equal texts.
const DECODED = quotingOf(/[\0-$&-\x7f]/, /(?:%[0-9A-Fa-f]{2}|[^\0-$&-\x7f])+/g);

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "2.2.0, November 2024",
  usedBy: "Wget2",
  checked: "run: 1,485 of 1,485 random, 35 of 35 decisive",
  wins: "any; it ignores Allow",
  wildcards: false,
  notes: [
    "Wget2 looks for the token wget2. Its User-Agent header is Wget/2.2.0, but a group for Wget does not apply to it. A value that begins with the token applies, such as wget2-foo.",
    "A group without a Disallow does not end: after User-agent: * and Allow: /, the rules of the next group apply to Wget2 too.",
    "A Disallow without a path is not “no rule”: it drops the rules before it, and ends the group.",
    "Wget2 never compares the first character of a rule: Disallow: private/ blocks /rivate/, and a rule of one character blocks everything. A rule ends at the first blank.",
    "Wget2 compares only the path of a URL, and decodes it, but not the rule. So a rule with a query or a percent-encoding, such as /s?q= or /caf%C3%A9, matches no such URL.",
    "Wget2 asks for robots.txt only with --recursive. It fetches the URLs on its command line, and sitemaps, without asking the rules.",
    "Wget2 reads the body of an error, too: a 404 or 503 without rules in its body allows everything.",
    "A NUL byte ends the file for Wget2. In the playground it ends only its line.",
    "Wget2 ends lines only at LF, so it reads a file with CR line endings as a single line. The editor shows such a file in lines, and the playground reads these lines.",
    "This is Wget2 2.2.0, which Debian 13 has. Wget2 1.99.1 of Debian 12 reads differently: the first group for it or for * is its only one, and ends at the next user-agent line. In 1.99.1 a # begins no comment, and a robots.txt without a Content-Type is not read.",
  ],
};
