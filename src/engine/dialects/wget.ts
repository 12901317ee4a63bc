import type { Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import type { NamedAgent } from "../parse/types.ts";
import { type Quoting, quotingOf, requote } from "../url/quoting.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, followed } from "./response-meanings.ts";
import { isAsciiSpace, standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { withoutDots, withoutLoneCr } from "./shared-later.ts";

/** GNU Wget 1.21.3; res.c of 1.25.0 reads the same. The comments name functions of its src/res.c, unless they name another file. */
export const wget: Dialect = {
  // res_parse: only user-agent, allow and disallow, in any case; other fields do not even end a list
  // of user-agent lines.
  ...usual,
  id: "wget",
  title: "GNU Wget",
  source: {
    title: "GNU Wget 1.21.3, src/res.c",
    url: "https://git.savannah.gnu.org/cgit/wget.git",
  },
  // recur.c, download_child: without a file, res_parse reads an empty text.
  responses: {
    ...anyText,
    // opt.max_redirect.
    redirects: followed(20, allow("too-many-redirects")),
    otherClientError: allow("no-file"),
    serverError: always(allow("fails-open")),
    unreachable: always(allow("fails-open")),
  },
  syntax: {
    ...standardSyntax,
    // memchr of LF alone finds the ends of lines.
    sight: () => withoutLoneCr,
    skipsMark: false,
    isBlank: isAsciiSpace,
    commentFollows: isAsciiSpace,
  },
  grouping: { ...standardGrouping, agentsOf: untilStar },
  // found_exact and prune_non_exact: the records with its name replace those with `*`.
  patternOf: decodedPrefix,
  targetOf,
  // res_match_path: the first rule that matches.
  precedence: "first",
};

/** match_user_agent is not called again once a line of a record has matched, and `*` matches. */
function untilStar(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  const star = agents.findIndex(({ token }) => token === "*");
  return star < 0 ? agents : agents.slice(0, star + 1);
}

/** add_path: a C string, so it ends at NUL; its slash at the start is optional. Without a path, every URL is allowed. */
function decodedPrefix(path: string): Pattern {
  const end = path.indexOf("\0");
  const text = end < 0 ? path : path.slice(0, end);
  const compared = decoded(text.startsWith("/") ? text : `/${text}`);
  return { pieces: [compared], anchored: false, octets: path.length, inQuery: false };
}

/** url.c, url_parse: the path without query and fragment, after path_simplify. */
function targetOf(url: string): Target {
  const path = pathOf(url).split("?", 1)[0] ?? "";
  return targetFor(decoded(withoutDots(path.startsWith("/") ? path : `/${path}`, "dropped")));
}

/**
 * matches, DECODE_MAYBE: both sides are decoded while they are compared, except `%2F`. Bytes outside
 * ASCII, and each percent sign that is left, are written as %XX here, so that equal bytes are equal
 * texts.
 */
function decoded(path: string): string {
  return requote(path, QUOTING);
}

const ALL_DECODED = quotingOf(/[\0-$&-\x7f]/, /(?:%[0-9A-Fa-f]{2}|[^\0-$&-\x7f])+/g);
const SLASH = 0x2f;
const QUOTING: Quoting = {
  ...ALL_DECODED,
  known: new Map(),
  escapes: ALL_DECODED.escapes.map((written, octet) => (octet === SLASH ? null : written)),
};

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "1.21.3, February 2022",
  usedBy: "Wget",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "first",
  wildcards: false,
  // src/res.c, src/url.c and src/recur.c of version 1.21.3.
  notes: [
    "Wget looks for the token wget, whatever its User-Agent header says. The playground compares the name of every crawler in the same way.",
    "Wget checks only the links that it follows. It fetches the URLs on its command line without asking robots.txt.",
    "A user-agent line after User-agent: * in the same list has no effect: Wget has then found its group.",
    "A Disallow or an Allow without a path allows every URL. The rules after it never decide.",
    "Wget compares only the path of a URL. A rule with a query, such as /a?x, matches no URL with that query.",
    "Wget decodes percent-encodings before it compares, except %2F. It treats %2F and %2f as different.",
    "Wget ends lines only at LF, so it reads a file with CR line endings as a single line. The editor shows such a file in lines, and the playground reads these lines.",
  ],
};
