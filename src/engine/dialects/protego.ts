import type { Dialect } from "../dialect.ts";
import { DROPPED, type FieldName } from "../line.ts";
import { NOTHING, patternOf } from "../pattern.ts";
import { protegoResponses } from "../responses/libraries.ts";
import { fieldNamed } from "./field-names.ts";
import { quotedPath, quotedPattern } from "./protego-quoting.ts";
import { pythonSyntax } from "./python-lines.ts";
import { standardGrouping } from "./shared.ts";

/** Protego 0.6.1, June 2026. Names in comments are those of src/protego. */
export const protego: Dialect = {
  id: "protego",
  title: "Scrapy’s Protego",
  source: { title: "Protego 0.6.1", url: "https://pypi.org/project/Protego/0.6.1/" },
  fileLimit: null,
  responses: protegoResponses,
  syntax: {
    ...pythonSyntax,
    // Scrapy, _parse_robotstxt: content.decode("utf-8-sig", errors="ignore").
    sight: () => withoutOctets,
    fieldNamed: (key) => FIELDS.get(key.toLowerCase()) ?? fieldNamed(key),
    partedWithoutColon: knownFieldFirst,
    keyMayBeEmpty: true,
  },
  grouping: {
    ...standardGrouping,
    // _parse_robotstxt: previous_rule_field is the last line with a field, whatever it is.
    closesAgents: "every",
    // An empty previous_rule_field is none, and an agent without a name sets it and does no more.
    reopensAgents: ({ key, name, value }) => key === "" || (name === "user-agent" && value === ""),
  },
  agents: {
    // "We will be generous here and remove all the wildcards."
    tokenOf: (value) => (value === "*" ? value : value.toLowerCase().replaceAll("*", "")),
    // _RuleSet.applies_to: somewhere in the name, and the longest wins.
    nameOf: (crawler) => crawler.trim().toLowerCase(),
    strength: (token, name) => (name.includes(token) ? token.length : 0),
  },
  robotsTxtAllowed: false,
  alsoMeans: otherReadings,
  // "Ignore rules with no value part".
  patternOf: (path) => (path === "" ? NOTHING : patternOf(quotedPattern(path))),
  targetOf: (url) => {
    const path = quotedPath(url);
    return { path, queryPath: path };
  },
  // _RuleSet.finalize_rules: by (priority, field == "allow"); the priority is the pattern's length.
  precedence: "longest",
};

function withoutOctets(text: string): string {
  return text.replace(/[\udc80-\udcff]/gu, DROPPED);
}

// _DISALLOW_DIRECTIVE and its like.
const FIELDS: ReadonlyMap<string, FieldName> = new Map([
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["sitemaps", "sitemap"],
  ["site-map", "sitemap"],
  ["crawl delay", "crawl-delay"],
  ["request rate", "request-rate"],
  ["visit time", "visit-time"],
]);

/** _is_valid_directive_field, asked before the line is in lower case, and without the two names of visit-time. */
function knownFieldFirst(line: string): number | null {
  const known =
    /^(?:(?:dis|diss)allow|dissalow|disalow|diasllow|disallaw|allow|user[- ]?agent|sitemaps?|site-map|crawl[- ]delay|request[- ]rate|host)(?= )/;
  return known.exec(line)?.[0].length ?? null;
}

/** _RuleSet.allow and disallow call themselves: with every `$` escaped, and for Allow with the directory of an index page. */
function otherReadings(value: string, allows: boolean): readonly string[] {
  if (value === "") return [];
  const others: string[] = [];
  if (value.includes("$")) others.push(value.replaceAll("$", "%24"));
  const quoted = allows ? quotedPattern(value) : "";
  if (quoted.endsWith("/index.html")) others.push(`${quoted.slice(0, -"index.html".length)}$`);
  return others.flatMap((other) => [other, ...otherReadings(other, allows)]);
}
