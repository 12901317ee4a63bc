import type { Dialect } from "../dialect.ts";
import { NOTHING, type Pattern, patternOf } from "../pattern.ts";
import { crawlerCommonsResponses } from "../responses/libraries.ts";
import type { NamedAgent } from "../scan.ts";
import { overridingRule } from "./crawler-commons-delays.ts";
import { DIRECTIVES, sight, tokenize } from "./crawler-commons-lines.ts";
import { comparedPath, normalizedPath } from "./crawler-commons-paths.ts";
import { fieldNamed } from "./field-names.ts";
import { standardGrouping, standardSyntax } from "./shared.ts";

/** crawler-commons 1.7, which Common Crawl's CCBot, Nutch and StormCrawler read by. Names in comments are those of SimpleRobotRulesParser and SimpleRobotRules. */
export const crawlerCommons: Dialect = {
  id: "crawler-commons",
  title: "crawler-commons",
  source: {
    title: "crawler-commons 1.7, SimpleRobotRulesParser",
    url: "https://github.com/crawler-commons/crawler-commons",
  },
  fileLimit: null,
  responses: crawlerCommonsResponses,
  syntax: {
    ...standardSyntax,
    sight,
    // parseContent: StringTokenizer with these and CR and LF.
    alsoEndsLine: "\x85\u2028\u2029",
    // String.trim.
    isBlank: (unit) => unit <= 0x20,
    fieldNamed: (key) => DIRECTIVES.get(key.toLowerCase()) ?? fieldNamed(key),
    keyFirst: tokenize,
  },
  // parseContent: only DISALLOW and ALLOW finish the agent fields.
  grouping: {
    ...standardGrouping,
    heeds: ["crawl-delay"],
    overridingRule,
    agentsOf: withProductTokens,
  },
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    nameOf: (crawler) => crawler.toLowerCase(),
    strength: "exact",
  },
  // isAllowed: "Always allow robots.txt", without a query.
  robotsTxtAllowed: true,
  alsoMeans: directoryOfIndexPage,
  patternOf: firstFitPattern,
  targetOf: (url) => {
    const path = comparedPath(url);
    return { path, queryPath: path };
  },
  // isAllowed: the longest pattern, Allow where two are equally long.
  precedence: "longest",
};

/** userAgentProductTokenPartialMatch: a name that is not all letters, `_` and `-` also means the token it begins with. */
function withProductTokens(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  return agents.flatMap((agent) => {
    const name = /^[A-Za-z_-]*/.exec(agent.name)?.[0] ?? "";
    const isWhole = name === "" || name.length === agent.name.length;
    return isWhole ? [agent] : [agent, { ...agent, name, token: name.toLowerCase() }];
  });
}

/** isAllowed: where a rule does not match, the directory of the index page that it ends with is tried. */
function directoryOfIndexPage(path: string): string | null {
  const normalized = normalizedPath(path);
  if (!/index\.html?$/.test(normalized)) return null;
  return `${normalized.slice(0, normalized.indexOf("index.htm"))}$`;
}

/** ruleMatches. */
function firstFitPattern(path: string): Pattern {
  // handleDisallow: "we ignore the empty disallow statement".
  if (path === "") return NOTHING;
  const pattern = patternOf(normalizedPath(path));
  return { ...pattern, firstFit: pattern.pieces.at(-1) !== "" };
}
