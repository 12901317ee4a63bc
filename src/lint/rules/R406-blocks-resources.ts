import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { outcomeOf } from "../../engine/decide/decision.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { decidingRule, examplePath } from "../example-path.ts";
import { ofRule } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { isWholeSite } from "../reach.ts";
import type { GroupView } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly url: string;
  readonly more: number;
}

/** R406: a Disallow for style sheets or scripts, by their extension or by a folder named after them, for crawlers that render pages; the first, and how many there are. */
export const blocksResources: Problem<Facts> = {
  code: "R406",
  severity: "warning",
  title: "Blocked style sheets or scripts",
  inGroup: (view) => {
    if (!isForRenderers(view)) return NOTHING_FOUND;
    const { rules } = view;
    if (rules.some((rule) => isWholeSite(rule.pattern) && outcomeOf(rule) === "disallow"))
      return NOTHING_FOUND;
    const suspects = rules.flatMap((rule) => {
      const resources = outcomeOf(rule) === "disallow" ? resourcesOf(rule) : [];
      return resources.length > 0 ? [{ rule, resources }] : [];
    });
    const blocking = suspects.slice(0, MOST_READ).flatMap(({ rule, resources }) => {
      const url = resources.find((resource) => decidingRule(view, resource) === rule);
      return url === undefined ? [] : [{ rule, url }];
    });
    const [first] = blocking;
    if (!first) return NOTHING_FOUND;
    const { rule, url } = first;
    const facts = { path: rule.path, url, more: blocking.length - 1 };
    return [ofRule(view, rule, facts)];
  },
  sentence: ({ path, url, more }) =>
    `Pages can look broken to search engines: ${code(`Disallow: ${path}`)} blocks files such as ${code(url)}${more ? `; ${counted(more, MORE_RULES)} similar files` : ""}.`,
  about: [
    "Search engines such as Google render pages before they evaluate them. If robots.txt disallows a style sheet or a script, search engines render the page without the file, and the page can look broken or empty.",
    "Do not disallow these files unless the pages work without them. In a folder that must stay blocked, make an exception for these files: an Allow that is longer than the Disallow.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /assets/",
    right: "User-agent: *\nDisallow: /assets/drafts/",
  },
  source: {
    title: "Google, Introduction to robots.txt",
    url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  },
};

/** Whether search engines follow the group: they render what they fetch. */
function isForRenderers({ group }: GroupView): boolean {
  return group.membership.agents.some(
    ({ token }) => token === "*" || crawlerNamed(token)?.category === "search",
  );
}

/** Every such file: `/*.css`, `/a/*.js$`. */
const BY_EXTENSION = /\*\.(?:css|m?js)[$*]*$/;

/** What folders of resources are called, each with resources that may be in it. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  css: ["x.css"],
  styles: ["x.css"],
  stylesheets: ["x.css"],
  js: ["x.js"],
  javascript: ["x.js"],
  javascripts: ["x.js"],
  assets: ["x.css", "x.js"],
  static: ["x.css", "x.js"],
  _next: ["static/x.css", "static/x.js"],
  "wp-includes": ["css/x.css", "js/x.js"],
};

/** Style sheets and scripts that a rule is evidently about. */
function resourcesOf(rule: Rule): readonly string[] {
  const path = lowerCase(rule.path);
  if (BY_EXTENSION.test(path)) return [examplePath(rule.path)];
  let end = path.length;
  while (path[end - 1] === "/" || path[end - 1] === "*") end--;
  const name = path.slice(path.lastIndexOf("/", end - 1) + 1, end);
  if (!Object.hasOwn(FOLDERS, name)) return [];
  const folder = examplePath(rule.path.slice(0, end));
  return (FOLDERS[name] ?? []).map((resource) => `${folder}/${resource}`);
}

const MORE_RULES = {
  one: "more rule of this group blocks",
  other: "more rules of this group block",
};
