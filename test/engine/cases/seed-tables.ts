import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import type { DialectId } from "../../../src/engine/parse/dialect.ts";

/*
 * Every table and worked example of five documents: a French primer on the 1994 standard and the
 * extensions of its day; Google's "Robots.txt Specifications" before July 2019, in Portuguese and,
 * younger, in Bengali; and the same of July 2019, in Indonesian and in Thai.
 */

/** A path of a rule, and URLs that it does and does not match, in all of `dialects`. */
interface PathRow {
  readonly dialects: readonly DialectId[];
  readonly pattern: string;
  readonly matches: readonly string[];
  readonly misses: readonly string[];
}

/** What becomes of a URL that an Allow and a Disallow speak of. */
interface PrecedenceRow {
  readonly url: string;
  readonly allow: string;
  readonly disallow: string;
  readonly outcomes: ReadonlyMap<DialectId, Outcome>;
}

/** The group, counted by its rule /group-N, that a crawler reads; `tokens` where they are not the catalogue's. */
interface SelectionRow {
  readonly crawler: string;
  readonly tokens?: readonly string[];
  readonly group: number;
}

/** The groups of a file, in its order. */
interface GroupsRow {
  readonly dialects: readonly DialectId[];
  readonly robots: string;
  readonly groups: readonly {
    readonly agents: readonly string[];
    readonly rules: readonly string[];
  }[];
}

/** What readers of `dialects`, or each of a few dialects, answer by a file. */
export interface AnswersRow {
  readonly robots: string;
  readonly answers: readonly {
    readonly crawler: string;
    readonly path: string;
    readonly outcomes: ReadonlyMap<DialectId, Outcome>;
  }[];
}

const specifications: readonly DialectId[] = [
  "google-pre-2019",
  "google-2019",
  "rfc9309",
  "google",
];

/** Google, "URL matching based on path values". */
export const pathRows: readonly PathRow[] = [
  {
    dialects: specifications,
    pattern: "/",
    matches: ["/", "/fish", "/a/b/c.html?x=1"],
    misses: [],
  },
  {
    dialects: specifications,
    pattern: "/*",
    matches: ["/", "/fish", "/a/b/c.html?x=1"],
    misses: [],
  },
  {
    dialects: specifications,
    pattern: "/fish",
    matches: [
      "/fish",
      "/fish.html",
      "/fish/salmon.html",
      "/fishheads",
      "/fishheads/yummy.html",
      "/fish.php?id=anything",
    ],
    misses: ["/Fish.asp", "/catfish", "/?id=fish"],
  },
  {
    dialects: specifications,
    pattern: "/fish*",
    matches: [
      "/fish",
      "/fish.html",
      "/fish/salmon.html",
      "/fishheads",
      "/fishheads/yummy.html",
      "/fish.php?id=anything",
    ],
    misses: ["/Fish.asp", "/catfish", "/?id=fish"],
  },
  {
    dialects: specifications,
    pattern: "/fish/",
    matches: ["/fish/", "/fish/?id=anything", "/fish/salmon.htm"],
    misses: ["/fish", "/fish.html", "/Fish/Salmon.asp"],
  },
  // Only in the Portuguese document: a missing slash at the start is supplied.
  {
    dialects: ["google-pre-2019"],
    pattern: "fish/",
    matches: ["/fish/", "/fish/?id=anything", "/fish/salmon.htm"],
    misses: ["/fish", "/fish.html", "/Fish/Salmon.asp"],
  },
  {
    dialects: specifications,
    pattern: "/*.php",
    matches: [
      "/filename.php",
      "/folder/filename.php",
      "/folder/filename.php?parameters",
      "/folder/any.php.file.html",
      "/filename.php/",
    ],
    misses: ["/", "/windows.PHP"],
  },
  {
    dialects: specifications,
    pattern: "/*.php$",
    matches: ["/filename.php", "/folder/filename.php"],
    misses: ["/filename.php?parameters", "/filename.php/", "/filename.php5", "/windows.PHP"],
  },
  {
    dialects: specifications,
    pattern: "/fish*.php",
    matches: ["/fish.php", "/fishheads/catfish.php?parameters"],
    misses: ["/Fish.PHP"],
  },
];

const outcomes = (
  googlePre2019: Outcome,
  google2019: Outcome,
  rfc9309: Outcome,
  google: Outcome,
): ReadonlyMap<DialectId, Outcome> =>
  new Map([
    ["google-pre-2019", googlePre2019],
    ["google-2019", google2019],
    ["rfc9309", rfc9309],
    ["google", google],
  ]);

/** Google, "Order of precedence for group-member records". */
export const precedenceRows: readonly PrecedenceRow[] = [
  {
    url: "http://example.com/page",
    allow: "/p",
    disallow: "/",
    outcomes: outcomes("allow", "allow", "allow", "allow"),
  },
  // The Portuguese document only.
  {
    url: "http://example.com/folder/page",
    allow: "/folder/",
    disallow: "/folder",
    outcomes: outcomes("allow", "allow", "allow", "allow"),
  },
  // The others: equal length, the least restrictive rule wins.
  {
    url: "http://example.com/folder/page",
    allow: "/folder",
    disallow: "/folder",
    outcomes: outcomes("allow", "allow", "allow", "allow"),
  },
  // All four: undefined, because a competing rule has a wildcard. The RFC and the parser go by length.
  {
    url: "http://example.com/page.htm",
    allow: "/page",
    disallow: "/*.htm",
    outcomes: outcomes("undefined", "undefined", "disallow", "disallow"),
  },
  {
    url: "http://example.com/",
    allow: "/$",
    disallow: "/",
    outcomes: outcomes("allow", "allow", "allow", "allow"),
  },
  {
    url: "http://example.com/page.htm",
    allow: "/$",
    disallow: "/",
    outcomes: outcomes("disallow", "disallow", "disallow", "disallow"),
  },
];

/** Google, "Order of precedence for user-agents": one file, and which of its groups each crawler follows. */
export const selection: {
  readonly dialects: readonly DialectId[];
  readonly robots: string;
  readonly rows: readonly SelectionRow[];
} = {
  dialects: specifications,
  robots:
    "user-agent: googlebot-news\ndisallow: /group-1\n\nuser-agent: *\ndisallow: /group-2\n\nuser-agent: googlebot\ndisallow: /group-3\n",
  rows: [
    { crawler: "Googlebot-News", group: 1 },
    { crawler: "Googlebot", group: 3 },
    { crawler: "Googlebot-Image", group: 3 },
    {
      crawler: "Googlebot-News crawling images",
      tokens: ["Googlebot-News", "Googlebot"],
      group: 1,
    },
    { crawler: "Otherbot", group: 2 },
    { crawler: "Otherbot-News", group: 2 },
  ],
};

/** The same section: "both googlebot/1.2 and googlebot* are equivalent to googlebot". RFC 9309, whose grammar has neither, is not asked. */
export const equivalentNames: {
  readonly dialects: readonly DialectId[];
  readonly name: string;
  readonly equivalents: readonly string[];
} = {
  dialects: ["google-pre-2019", "google-2019", "google"],
  name: "googlebot",
  equivalents: ["googlebot/1.2", "googlebot*"],
};

/** Google, "Grouping of records". */
export const groupsRows: readonly GroupsRow[] = [
  {
    dialects: ["google-pre-2019"],
    robots:
      "user-agent: a\ndisallow: /c\n\nuser-agent: b\ndisallow: /d\n\nuser-agent: e\nuser-agent: f\ndisallow: /g\n",
    groups: [
      { agents: ["a"], rules: ["disallow /c"] },
      { agents: ["b"], rules: ["disallow /d"] },
      { agents: ["e", "f"], rules: ["disallow /g"] },
    ],
  },
  {
    dialects: ["google-2019", "rfc9309", "google"],
    robots:
      "user-agent: a\ndisallow: /c\n\nuser-agent: b\ndisallow: /d\n\nuser-agent: e\nuser-agent: f\ndisallow: /g\n\nuser-agent: h\n",
    groups: [
      { agents: ["a"], rules: ["disallow /c"] },
      { agents: ["b"], rules: ["disallow /d"] },
      { agents: ["e", "f"], rules: ["disallow /g"] },
      { agents: ["h"], rules: [] },
    ],
  },
];

const by1994 = (outcome: Outcome): ReadonlyMap<DialectId, Outcome> =>
  new Map([["original-1994", outcome]]);

/** The primer: general rules and examples. */
export const primerRows: readonly AnswersRow[] = [
  {
    robots:
      "User-agent: *            # every robot\nDisallow: /prive/        # what is forbidden\n\nUser-agent: machin-bot\nUser-agent: bidule-bot\nDisallow: /doc/frame.htm\nDisallow: /map\n",
    answers: [
      { crawler: "autre-bot", path: "/prive/x", outcomes: by1994("disallow") },
      { crawler: "autre-bot", path: "/prive", outcomes: by1994("allow") },
      { crawler: "autre-bot", path: "/map", outcomes: by1994("allow") },
      { crawler: "machin-bot", path: "/map", outcomes: by1994("disallow") },
      { crawler: "bidule-bot", path: "/mapping.htm", outcomes: by1994("disallow") },
      { crawler: "bidule-bot", path: "/doc/frame.htm", outcomes: by1994("disallow") },
      { crawler: "machin-bot", path: "/prive/x", outcomes: by1994("allow") },
    ],
  },
  {
    robots: "User-agent: *\nDisallow:\n",
    answers: [
      { crawler: "x", path: "/", outcomes: by1994("allow") },
      { crawler: "x", path: "/a", outcomes: by1994("allow") },
    ],
  },
  {
    robots: "User-agent: *\nDisallow: /\n",
    answers: [
      { crawler: "x", path: "/", outcomes: by1994("disallow") },
      { crawler: "x", path: "/a", outcomes: by1994("disallow") },
    ],
  },
  {
    robots: "User-agent: *\nDisallow: /prive\n",
    answers: [
      { crawler: "x", path: "/prive", outcomes: by1994("disallow") },
      { crawler: "x", path: "/prive/a", outcomes: by1994("disallow") },
      { crawler: "x", path: "/privee.htm", outcomes: by1994("disallow") },
      { crawler: "x", path: "/a/prive", outcomes: by1994("allow") },
    ],
  },
  { robots: "", answers: [{ crawler: "x", path: "/a", outcomes: by1994("allow") }] },
  {
    robots:
      "# robots.txt du site www.mon-domaine.net\nUser-agent: *\nDisallow: /\n\nUser-agent: GoogleBot\nUser-agent: Fast\nDisallow:\n\nUser-agent: VoilaBot\nDisallow: /stat/\n",
    answers: [
      { crawler: "Googlebot", path: "/a", outcomes: by1994("allow") },
      { crawler: "fast", path: "/stat/", outcomes: by1994("allow") },
      { crawler: "VoilaBot", path: "/stat/x", outcomes: by1994("disallow") },
      { crawler: "VoilaBot", path: "/a", outcomes: by1994("allow") },
      { crawler: "autre", path: "/a", outcomes: by1994("disallow") },
    ],
  },
  // Field names in any case, and the space after the colon optional.
  {
    robots: "USER-AGENT:*\ndisallow:/x\n",
    answers: [{ crawler: "x", path: "/x", outcomes: by1994("disallow") }],
  },
];

const by1994AndGoogle = (original: Outcome, google: Outcome): ReadonlyMap<DialectId, Outcome> =>
  new Map([
    ["original-1994", original],
    ["google", google],
  ]);

/** The primer: what single readers added to the standard. */
export const extensionRows: readonly AnswersRow[] = [
  {
    robots: "User-agent: psbot  # Picsearch\nDisallow: /*.jpg$\nDisallow: /*.jpeg$\n",
    answers: [
      { crawler: "psbot", path: "/a/b.jpg", outcomes: by1994AndGoogle("allow", "disallow") },
      { crawler: "psbot", path: "/b.jpg?x", outcomes: by1994AndGoogle("allow", "allow") },
    ],
  },
  {
    robots: "User-agent: *\nDisallow: /*?\n",
    answers: [{ crawler: "x", path: "/a?b=1", outcomes: by1994AndGoogle("allow", "disallow") }],
  },
  // A robot of that time ignored Allow.
  {
    robots:
      "User-agent: pere-noel-bot\nDisallow: /\nAllow : /liste-mes-Kdo.htm  # read this\nAllow : /avril/\n",
    answers: [
      {
        crawler: "pere-noel-bot",
        path: "/avril/x",
        outcomes: by1994AndGoogle("disallow", "allow"),
      },
    ],
  },
];

/** The primer: seconds between two visits of either robot. */
export const crawlDelay = {
  robots: "User-agent: Slurp\nUser-agent: msnbot \nCrawl-delay: 60\n",
  crawlers: ["Slurp", "msnbot"],
  line: 3,
  seconds: 60,
} as const;

/** The primer: the address of a sitemap. */
export const sitemaps = {
  robots: "# robots.txt\nSitemap: http://www.example.org/plansitemap.xml\n",
  urls: ["http://www.example.org/plansitemap.xml"],
} as const;
