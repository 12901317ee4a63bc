import { crawlerNamed } from "../../crawlers/index.ts";
import { isOpen, outcomeOf, weigh } from "../../decide/decision.ts";
import type { Rule } from "../../parse/types.ts";
import { lowerCase } from "../../text/characters.ts";
import { type GroupCheck, NOTHING_FOUND } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { isWholeSite } from "../reach.ts";

/** Rules about resources that are asked for. */
const MOST_SUSPECTS = 1000;

/** R406: a Disallow of style sheets or scripts, by their extension or by a folder named after them, for crawlers that render pages; the first, and how many there are. */
export const blocksResources: GroupCheck = {
  code: "R406",
  severity: "warning",
  inGroup: (view) => {
    if (!isForRenderers(view)) return NOTHING_FOUND;
    const { rules } = view;
    if (rules.some((rule) => isWholeSite(rule.pattern) && outcomeOf(rule) === "disallow"))
      return NOTHING_FOUND;
    const suspects = rules.flatMap((rule) => {
      const resources = outcomeOf(rule) === "disallow" ? resourcesOf(rule) : [];
      return resources.length > 0 ? [{ rule, resources }] : [];
    });
    const blocking = suspects.slice(0, MOST_SUSPECTS).flatMap(({ rule, resources }) => {
      const url = resources.find((resource) => isBlockedBy(rule, resource, view));
      return url === undefined ? [] : [{ rule, url }];
    });
    const [first] = blocking;
    if (!first) return NOTHING_FOUND;
    const { rule, url } = first;
    const { number } = rule.line;
    const facts = { path: rule.path, url, more: blocking.length - 1 };
    return [{ line: number, span: view.valueAt(number), facts }];
  },
};

/** Whether search engines read the group: they render what they fetch. */
function isForRenderers({ group }: GroupView): boolean {
  return group.membership.agents.some(
    ({ token }) => token === "*" || crawlerNamed(token)?.category === "search",
  );
}

function isBlockedBy(rule: Rule, url: string, { group, dialect }: GroupView): boolean {
  const decision = weigh(group, dialect, dialect.targetOf(url));
  return decision !== null && !isOpen(decision) && group.ruleOf(decision) === rule;
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
