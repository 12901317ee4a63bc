/** A path of a rule, with paths that it matches and paths that it does not. */
export interface PathRow {
  readonly pattern: string;
  readonly matches: readonly string[];
  readonly misses: readonly string[];
}

const fishy = [
  "/fish",
  "/fish.html",
  "/fish/salmon.html",
  "/fishheads",
  "/fishheads/yummy.html",
  "/fish.php?id=anything",
];

/** Google's specifications, "URL matching based on path values": the rows that RFC 9309 and Google's parser hold to. */
export const pathRows: readonly PathRow[] = [
  { pattern: "/", matches: ["/", "/fish", "/a/b/c.html?x=1"], misses: [] },
  { pattern: "/*", matches: ["/", "/fish", "/a/b/c.html?x=1"], misses: [] },
  { pattern: "/fish", matches: fishy, misses: ["/Fish.asp", "/catfish", "/?id=fish"] },
  { pattern: "/fish*", matches: fishy, misses: ["/Fish.asp", "/catfish", "/?id=fish"] },
  {
    pattern: "/fish/",
    matches: ["/fish/", "/fish/?id=anything", "/fish/salmon.htm"],
    misses: ["/fish", "/fish.html", "/Fish/Salmon.asp"],
  },
  {
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
    pattern: "/*.php$",
    matches: ["/filename.php", "/folder/filename.php"],
    misses: ["/filename.php?parameters", "/filename.php/", "/filename.php5", "/windows.PHP"],
  },
  {
    pattern: "/fish*.php",
    matches: ["/fish.php", "/fishheads/catfish.php?parameters"],
    misses: ["/Fish.PHP"],
  },
];

/** An Allow and a Disallow of one group, and which of them a URL falls to. */
export interface PrecedenceRow {
  readonly url: string;
  readonly allow: string;
  readonly disallow: string;
  readonly outcome: "allow" | "disallow";
}

/** Google's specifications, "order of precedence for rules". Where two rules conflict by a wildcard they call the outcome undefined; RFC 9309 and Google's parser decide by length. */
export const precedenceRows: readonly PrecedenceRow[] = [
  { url: "http://example.com/page", allow: "/p", disallow: "/", outcome: "allow" },
  {
    url: "http://example.com/folder/page",
    allow: "/folder/",
    disallow: "/folder",
    outcome: "allow",
  },
  {
    url: "http://example.com/folder/page",
    allow: "/folder",
    disallow: "/folder",
    outcome: "allow",
  },
  { url: "http://example.com/page.htm", allow: "/page", disallow: "/*.htm", outcome: "disallow" },
  { url: "http://example.com/", allow: "/$", disallow: "/", outcome: "allow" },
  { url: "http://example.com/page.htm", allow: "/$", disallow: "/", outcome: "disallow" },
];

/** Which of three groups a crawler follows. */
export interface SelectionRow {
  readonly crawler: string | readonly string[];
  readonly agent: string;
}

/** Google's specifications, "order of precedence for user agents". */
export const selectionRobots =
  "user-agent: googlebot-news\ndisallow: /group-1\n\nuser-agent: *\ndisallow: /group-2\n\nuser-agent: googlebot\ndisallow: /group-3\n";

/** The rows of the same section. */
export const selectionRows: readonly SelectionRow[] = [
  { crawler: "Googlebot-News", agent: "googlebot-news" },
  { crawler: "Googlebot", agent: "googlebot" },
  { crawler: ["Googlebot-Image", "Googlebot"], agent: "googlebot" },
  { crawler: ["Googlebot-News", "Googlebot"], agent: "googlebot-news" },
  { crawler: "Otherbot", agent: "*" },
  { crawler: "Otherbot-News", agent: "*" },
];

/** Agent names that the same section calls equivalent; Google's parser does, RFC 9309 knows neither. */
export const equivalentAgents: readonly (readonly [string, string])[] = [
  ["googlebot/1.2", "googlebot"],
  ["googlebot*", "googlebot"],
];

/** A group, by the names of its agents and the paths of its rules. */
export interface GroupRow {
  readonly agents: readonly string[];
  readonly rules: readonly string[];
}

/** Google's specification of 2019, "grouping of lines": the last group has no rules. */
export const groupingRobots =
  "user-agent: a\ndisallow: /c\n\nuser-agent: b\ndisallow: /d\n\nuser-agent: e\nuser-agent: f\ndisallow: /g\n\nuser-agent: h\n";

/** The groups of that file. */
export const groupingRows: readonly GroupRow[] = [
  { agents: ["a"], rules: ["/c"] },
  { agents: ["b"], rules: ["/d"] },
  { agents: ["e", "f"], rules: ["/g"] },
  { agents: ["h"], rules: [] },
];
