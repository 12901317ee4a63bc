import type { DialectId } from "../../../src/engine/parse/dialect.ts";
import type { UseValue } from "../../../src/engine/preferences/preferences-for.ts";

/** A value, and the numbers of the lines that it rests on. */
type Expected = readonly [UseValue, ...lines: number[]];

/** What a file says about the use of a URL. `why` names the sentence of the document. A purpose that is left out is "unstated". */
export interface PreferenceCase {
  readonly why: string;
  readonly robots: readonly string[];
  /** Left out: rfc9309. */
  readonly dialect?: DialectId;
  /** Left out: X, which no file names. */
  readonly crawler?: string;
  readonly url: string;
  readonly training?: Expected;
  readonly input?: Expected;
  readonly search?: Expected;
}

/** draft-ietf-aipref-attach, 4.4. */
const EXAMPLE = [
  "User-Agent: *",
  "Allow: /",
  "Disallow: /never/",
  "Content-Usage: train-ai=n",
  "Content-Usage: /ai-ok/ train-ai=y",
  "",
  "User-Agent: ExampleBot",
  "Allow: /",
  "Content-Usage: train-ai=y",
];

/** Values and lines from the documents: attach and vocab are the IETF’s drafts of August 2026. */
export const preferenceCases: readonly PreferenceCase[] = [
  {
    why: "attach, example",
    robots: EXAMPLE,
    crawler: "OtherBot",
    url: "https://e.com/test",
    training: ["refused", 4],
  },
  {
    why: "attach, example: no preference where nothing may be fetched",
    robots: EXAMPLE,
    crawler: "OtherBot",
    url: "https://e.com/never/test",
    training: ["not-applicable"],
    input: ["not-applicable"],
    search: ["not-applicable"],
  },
  {
    why: "attach, example: the longest path",
    robots: EXAMPLE,
    crawler: "OtherBot",
    url: "https://e.com/ai-ok/test",
    training: ["allowed", 5],
  },
  {
    why: "attach, example: a group of its own",
    robots: EXAMPLE,
    crawler: "ExampleBot",
    url: "https://e.com/never/test",
    training: ["allowed", 9],
  },
  {
    why: "vocab: the last value of a key counts, and is no token",
    robots: [
      "User-agent: *",
      "Allow: /",
      'Content-Usage: train-ai=y, train-ai, search=n, search="n"',
    ],
    url: "/",
  },
  {
    why: "vocab: parameters go with the value that is replaced",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: train-ai;allow=n, train-ai=y"],
    url: "/",
    training: ["allowed", 3],
  },
  {
    why: "vocab: example",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=y, search=n"],
    url: "/a",
    training: ["allowed", 3],
    search: ["refused", 3],
  },
  {
    why: "vocab: an upper-case key makes the dictionary fail",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: Train-AI=n"],
    url: "/",
  },
  {
    why: "RFC 9651 4.2.2: no space before =",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: train-ai = n"],
    url: "/",
  },
  {
    why: "attach: equal paths are combined, the most restrictive wins",
    robots: [
      "User-agent: *",
      "Allow: /",
      "Content-Usage: /p train-ai=n",
      "Content-Usage: /p train-ai=y",
    ],
    url: "/p/1",
    training: ["refused", 3, 4],
  },
  {
    why: "attach: the longest path alone counts; others are not merged in",
    robots: [
      "User-agent: *",
      "Allow: /",
      "Content-Usage: /p/ train-ai=n",
      "Content-Usage: train-ai=y, search=y",
    ],
    url: "/p/1",
    training: ["refused", 3],
  },
  {
    why: "2.2.3: * in the path",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: /a*b train-ai=n"],
    url: "/a/x/b/c",
    training: ["refused", 3],
  },
  {
    why: "2.2.3: $ in the path",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: /x.pdf$ train-ai=n"],
    url: "/x.pdf?d=1",
  },
  {
    why: "attach: a comment ends the value",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=n # not for training"],
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "contentsignals.org",
    robots: ["User-agent: *", "Allow: /", "Content-Signal: search=yes, ai-input=no, ai-train=no"],
    url: "/",
    training: ["refused", 3],
    input: ["refused", 3],
    search: ["allowed", 3],
  },
  {
    why: "a named group does not inherit",
    robots: [
      "User-agent: *",
      "Content-Signal: ai-train=no",
      "Allow: /",
      "",
      "User-agent: GPTBot",
      "Allow: /",
    ],
    crawler: "GPTBot",
    url: "/",
  },
  {
    why: "two grammars: the most restrictive answer",
    robots: [
      "User-agent: *",
      "Allow: /",
      "Content-Signal: ai-train=yes",
      "Content-Usage: train-ai=n",
    ],
    url: "/",
    training: ["refused", 3, 4],
  },
  {
    why: "a use of what may not be fetched",
    robots: ["User-agent: *", "Disallow: /", "Content-Signal: search=yes"],
    url: "/",
    training: ["not-applicable"],
    input: ["not-applicable"],
    search: ["not-applicable"],
  },
  {
    why: "attach: Content-Usage is a rule and ends the list of user-agent lines",
    robots: ["User-agent: a", "Content-Usage: train-ai=n", "User-agent: b", "Disallow: /x"],
    dialect: "aipref",
    crawler: "a",
    url: "/x",
    training: ["refused", 2],
  },
  {
    why: "for RFC 9309 alone the two share the rules",
    robots: ["User-agent: a", "Content-Usage: train-ai=n", "User-agent: b", "Disallow: /x"],
    crawler: "a",
    url: "/x",
    training: ["not-applicable"],
    input: ["not-applicable"],
    search: ["not-applicable"],
  },
  {
    why: "vocab: only y and n are values",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=no"],
    url: "/",
  },
  {
    why: "unknown and retired labels are ignored",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: bots=n, ai-output=n"],
    url: "/",
  },
  {
    why: "vocab-08: ai-use",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: ai-use=n"],
    url: "/",
    input: ["refused", 3],
  },
  {
    why: "before any user-agent line it belongs to no group",
    robots: ["Content-Usage: train-ai=n", "User-agent: *", "Allow: /"],
    url: "/",
  },
  {
    why: "2.2.2: percent-encoding",
    robots: ["User-agent: *", "Allow: /", "Content-Usage: /caf%C3%A9 train-ai=n"],
    url: "/caf\u00e9/1",
    training: ["refused", 3],
  },
];

const all = (...lines: readonly string[]) => ["User-agent: *", "Allow: /", ...lines];

/** One case for each further sentence of the grammars, most with a line that nearly says the same. */
export const sentenceCases: readonly PreferenceCase[] = [
  // Content-Usage, the line.
  {
    why: "attach: the field’s case does not matter",
    robots: all("CONTENT-USAGE: train-ai=n"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "attach: SP and HTAB around the field and the colon",
    robots: all("\t Content-Usage \t:\t train-ai=n \t"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "attach: a path ends before the first HTAB, too",
    robots: all("Content-Usage: /a\ttrain-ai=n"),
    url: "/a",
    training: ["refused", 3],
  },
  {
    why: "attach: several SP and HTAB after the path",
    robots: all("Content-Usage: /a \t  train-ai=n"),
    url: "/a",
    training: ["refused", 3],
  },
  {
    why: "attach: a path and nothing after it says nothing",
    robots: all("Content-Usage: /a"),
    url: "/a",
  },
  {
    why: "attach: a path without a slash is no path, and no dictionary",
    robots: all("Content-Usage: a/ train-ai=n"),
    url: "/a/",
  },
  {
    why: "attach: a path with a wildcard begins with a slash",
    robots: all("Content-Usage: *.pdf train-ai=n"),
    url: "/a.pdf",
  },
  {
    why: "attach: # ends the value also inside a string",
    robots: all('Content-Usage: train-ai=n, x="#"'),
    url: "/",
  },
  { why: "attach: # ends the path", robots: all("Content-Usage: /a#b train-ai=n"), url: "/a" },
  {
    why: "attach: CR ends the value",
    robots: ["User-agent: *\rAllow: /\rContent-Usage: train-ai=n\r"],
    url: "/",
    training: ["refused", 3],
  },
  { why: "attach: an empty value says nothing", robots: all("Content-Usage:"), url: "/" },
  {
    why: "attach: order says nothing, so it may be the first rule",
    robots: ["User-agent: *", "Content-Usage: train-ai=n", "Allow: /"],
    url: "/",
    training: ["refused", 2],
  },
  {
    why: "attach: Allow and Disallow do not compete with it",
    robots: ["User-agent: *", "Disallow: /a", "Allow: /a/b/c", "Content-Usage: /a train-ai=n"],
    url: "/a/b/c",
    training: ["refused", 4],
  },
  {
    why: "attach: /robots.txt may be fetched",
    robots: ["User-agent: *", "Disallow: /", "Content-Usage: train-ai=n"],
    url: "/robots.txt",
    training: ["refused", 3],
  },
  {
    why: "attach: no rule of the group matches, so the URL may be fetched",
    robots: ["User-agent: *", "Disallow: /x", "Content-Usage: train-ai=n"],
    url: "/",
    training: ["refused", 3],
  },
  // Which line counts.
  {
    why: "attach: the longest path in octets, with * counted",
    robots: all("Content-Usage: /a/* train-ai=n", "Content-Usage: /a/ train-ai=y"),
    url: "/a/b",
    training: ["refused", 3],
  },
  {
    why: "attach: octets of the encoded path: é has six",
    robots: all("Content-Usage: /é train-ai=n", "Content-Usage: /*%C3 train-ai=y"),
    url: "/é",
    training: ["refused", 3],
  },
  {
    why: "attach: the same path, once encoded and once not, is combined",
    robots: all("Content-Usage: /%61 train-ai=y", "Content-Usage: /a train-ai=n"),
    url: "/a",
    training: ["refused", 3, 4],
  },
  {
    why: "attach: the longest path counts where its dictionary fails",
    robots: all("Content-Usage: train-ai=n", "Content-Usage: /a train-ai=n,"),
    url: "/a",
  },
  {
    why: "attach: the longest path counts where it says nothing of the purpose",
    robots: all("Content-Usage: train-ai=n", "Content-Usage: /a search=n"),
    url: "/a",
    search: ["refused", 4],
  },
  {
    why: "attach: / is longer than no path",
    robots: all("Content-Usage: train-ai=n", "Content-Usage: / train-ai=y"),
    url: "/",
    training: ["allowed", 4],
  },
  {
    why: "attach: lines without a path are combined",
    robots: all("Content-Usage: train-ai=y", "Content-Usage: search=n"),
    url: "/",
    training: ["allowed", 3],
    search: ["refused", 4],
  },
  {
    why: "attach: groups of one token are one group",
    robots: [
      "User-agent: X",
      "Content-Usage: train-ai=n",
      "Allow: /",
      "User-agent: *",
      "Content-Usage: search=n",
      "Allow: /",
      "User-agent: x",
      "Content-Usage: search=y",
      "Allow: /",
    ],
    url: "/",
    training: ["refused", 2],
    search: ["allowed", 8],
  },
  {
    why: "2.2.2: a query belongs to the path",
    robots: all("Content-Usage: /a?b train-ai=n"),
    url: "/a?b=1",
    training: ["refused", 3],
  },
  {
    why: "2.2.2: paths are compared in their case",
    robots: all("Content-Usage: /A train-ai=n"),
    url: "/a",
  },
  // The dictionary, RFC 9651, and what it means.
  {
    why: "9651: an empty member at the end fails",
    robots: all("Content-Usage: train-ai=n,"),
    url: "/",
  },
  {
    why: "9651: an empty member in the middle fails",
    robots: all("Content-Usage: train-ai=n,,search=n"),
    url: "/",
  },
  {
    why: "9651: members without a comma fail",
    robots: all("Content-Usage: train-ai=n search=n"),
    url: "/",
  },
  {
    why: "9651: semicolons make parameters",
    robots: all("Content-Usage: train-ai=n;search=n"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "9651: HTAB may be beside a comma",
    robots: all("Content-Usage: train-ai=n\t,\tsearch=n"),
    url: "/",
    training: ["refused", 3],
    search: ["refused", 3],
  },
  {
    why: "9651: a comma in a string separates nothing",
    robots: all('Content-Usage: x="a, train-ai=y", train-ai=n'),
    url: "/",
    training: ["refused", 3],
  },
  { why: "9651: an inner list is no token", robots: all("Content-Usage: train-ai=(n)"), url: "/" },
  {
    why: "9651: one failure makes every member unknown",
    robots: all("Content-Usage: train-ai=n, Search=n"),
    url: "/",
  },
  {
    why: "9651: characters outside ASCII fail",
    robots: all("Content-Usage: train-ai=n, é=1"),
    url: "/",
  },
  {
    why: "9651: a lookalike of a letter fails",
    robots: all("Content-Usage: tr\u0430in-ai=n"),
    url: "/",
  },
  {
    why: "9651: a byte that is not UTF-8 fails",
    robots: all("Content-Usage: train-ai=n, x=\udcff"),
    url: "/",
  },
  {
    why: "9651: of a key that comes twice the last counts",
    robots: all("Content-Usage: train-ai=y, train-ai=n"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "vocab: a boolean is unknown",
    robots: all("Content-Usage: train-ai=?0, search"),
    url: "/",
  },
  {
    why: "vocab: the tokens are in lower case",
    robots: all("Content-Usage: train-ai=N"),
    url: "/",
  },
  {
    why: "vocab: an unknown label does no harm",
    robots: all("Content-Usage: x=y, train-ai=n"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "vocab: a label of Content-Signal is unknown",
    robots: all("Content-Usage: ai-train=n"),
    url: "/",
  },
  {
    why: "a lookalike of the field is no field",
    robots: all("Content\u2010Usage: train-ai=n"),
    url: "/",
  },
  // Content-Signal.
  {
    why: "contentsignals.org: what is left out is neither granted nor restricted",
    robots: all("Content-Signal: ai-train=no"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "contentsignals.org: only yes and no",
    robots: all("Content-Signal: ai-train=n, search=y, ai-input=maybe"),
    url: "/",
  },
  { why: "contentsignals.org: no paths", robots: all("Content-Signal: /a ai-train=no"), url: "/a" },
  {
    why: "contentsignals.org: a label of Content-Usage is unknown",
    robots: all("Content-Signal: train-ai=no"),
    url: "/",
  },
  {
    why: "Cloudflare: use is about none of the purposes",
    robots: all("Content-Signal: search=yes,ai-train=no,use=reference"),
    url: "/",
    training: ["refused", 3],
    search: ["allowed", 3],
  },
  {
    why: "our choice: case and space do not matter",
    robots: all("Content-Signal: AI-Train = No"),
    url: "/",
    training: ["refused", 3],
  },
  {
    why: "our choice: the most restrictive of one line",
    robots: all("Content-Signal: search=no, search=yes"),
    url: "/",
    search: ["refused", 3],
  },
  {
    why: "our choice: the most restrictive of several lines",
    robots: all("Content-Signal: search=yes", "Content-Signal: search=no"),
    url: "/",
    search: ["refused", 3, 4],
  },
  {
    why: "a part that nobody can read does not touch the others",
    robots: all("Content-Signal: foo, search=no,"),
    url: "/",
    search: ["refused", 3],
  },
  {
    why: "9309: a signal ends no list of user-agent lines",
    robots: ["User-agent: X", "Content-Signal: search=no", "User-agent: Y", "Allow: /"],
    url: "/",
    crawler: "Y",
    search: ["refused", 2],
  },
  {
    why: "a signal above the first user-agent line belongs to no group",
    robots: ["Content-Signal: search=no", "User-agent: *", "Allow: /"],
    url: "/",
  },
  {
    why: "a signal after the last rule belongs to the group",
    robots: ["User-agent: *", "Allow: /", "", "# later", "Content-Signal: search=no"],
    url: "/",
    search: ["refused", 5],
  },
  {
    why: "no group, so no preference",
    robots: ["User-agent: Y", "Content-Signal: search=no"],
    url: "/",
  },
  // Both.
  {
    why: "two grammars that agree",
    robots: all("Content-Usage: train-ai=n", "Content-Signal: ai-train=no"),
    url: "/",
    training: ["refused", 3, 4],
  },
  {
    why: "two grammars: a Content-Usage with a path does not put a signal aside",
    robots: all("Content-Signal: ai-train=no", "Content-Usage: /a train-ai=y"),
    url: "/a",
    training: ["refused", 3, 4],
  },
  {
    why: "aipref: both read it as a rule of one group",
    robots: ["User-agent: a", "Content-Usage: train-ai=n", "User-agent: b", "Disallow: /x"],
    dialect: "aipref",
    crawler: "b",
    url: "/",
  },
];
