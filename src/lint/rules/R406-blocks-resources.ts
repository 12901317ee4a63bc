import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { isOpen, outcomeOf } from "../../engine/decide/decision.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { decidingRule, examplePath, outcomeAt } from "../example-path.ts";
import { ofRule } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { pageAnswers, shownRules } from "../page-answers.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { closingRuleOfPages, isWholeSite } from "../reach.ts";
import { isResource, leadsToNoPage, resourcesOf } from "../resources.ts";
import type { GroupView } from "../views.ts";

type Facts =
  | { readonly kind: "rule"; readonly path: string; readonly url: string; readonly more: number }
  /** Everything is blocked but some pages, and nothing that they are drawn with. */
  | { readonly kind: "pages"; readonly page: string; readonly path: string; readonly url: string };

/** R406: a Disallow for style sheets or scripts, by their extension, by a folder of them or by a URL of the table, for crawlers that render pages; the first, and how many there are. */
export const blocksResources: Problem<Facts> = {
  code: "R406",
  severity: "warning",
  title: "Blocked style sheets or scripts",
  inGroup: (view) => {
    if (!isForRenderers(view.group)) return NOTHING_FOUND;
    const { rules } = view;
    const whole = rules.find((rule) => isWholeSite(rule.pattern) && outcomeOf(rule) === "disallow");
    if (whole) return behindPages(view, whole);
    const suspects = rules.flatMap((rule) => {
      const { urls, isCertain } = EVERYWHERE.test(rule.path)
        ? { urls: ANYWHERE, isCertain: false }
        : resourcesOf(rule.path);
      return outcomeOf(rule) === "disallow" && urls.length > 0 ? [{ rule, urls, isCertain }] : [];
    });
    const blocking = suspects.slice(0, MOST_READ).flatMap(({ rule, urls, isCertain }) => {
      const url = urls.find((resource) => decidingRule(view, resource) === rule);
      return url === undefined ? [] : [{ rule, url, isCertain }];
    });
    const first = blocking.find(({ isCertain }) => isCertain) ?? blocking[0];
    if (!first) return NOTHING_FOUND;
    const { rule, url, isCertain } = first;
    const facts = { kind: "rule", path: rule.path, url, more: blocking.length - 1 } as const;
    const severity = isCertain ? "warning" : "information";
    return [{ ...ofRule<Facts>(view, rule, facts), severity }];
  },
  inFile: (file) =>
    shownRules(pageAnswers(file), ({ group, target, decision }) => {
      if (!decision || isOpen(decision) || outcomeOf(decision) === "allow") return null;
      if (!isResource(target.path) || !isForRenderers(group)) return null;
      const rule = group.ruleOf(decision);
      return isWholeSite(rule.pattern) && closingRuleOfPages(group, file.analysis.dialect)
        ? null
        : rule;
    }).map(({ rule, url }) =>
      ofRule<Facts>(file, rule, { kind: "rule", path: rule.path, url, more: 0 }),
    ),
  sentence: (facts) => {
    const why = `${code(`Disallow: ${facts.path}`)} blocks files such as ${code(facts.url)}`;
    if (facts.kind === "pages")
      return `Pages such as ${code(facts.page)} can look broken to search engines: ${why}, and no rule allows style sheets and scripts.`;
    const { more } = facts;
    return `Pages can look broken to search engines: ${why}${more ? `; ${counted(more, MORE_RULES)} similar files` : ""}.`;
  },
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
function isForRenderers(group: Group): boolean {
  return group.membership.agents.some(
    ({ token }) => token === "*" || crawlerNamed(token)?.category === "search",
  );
}

/** Where the whole site is blocked but some pages: what they are drawn with, unless a rule is about that. */
function behindPages(view: GroupView, whole: Rule): readonly SpottedAt<Facts>[] {
  const allowed = view.rules.filter(({ allows, path }) => allows && path !== "");
  if (allowed.some(({ path }) => path !== "/$" && leadsToNoPage(path))) return NOTHING_FOUND;
  const page = allowed
    .slice(0, MOST_READ)
    .map(({ path }) => examplePath(path))
    .find((path) => outcomeAt(view, path) === "allow");
  if (page === undefined || decidingRule(view, USUAL) !== whole) return NOTHING_FOUND;
  const facts = { kind: "pages", page, path: whole.path, url: USUAL } as const;
  return [{ ...ofRule<Facts>(view, whole, facts), severity: "information" }];
}

/** Where scripts usually are. */
const USUAL = "/assets/x.js";

/** Paths that match files of every kind: with an extension, in a folder, or with a version behind them. */
const EVERYWHERE = /^\/?\*(?:\/\*?|(?:\/\*)?\.\*?|\?v(?:er(?:sion)?)?=\*?)$/;

/** Files as programs name them, of which such a rule matches one or all. */
const ANYWHERE = [USUAL, "/assets/x.css?ver=1", "/assets/x.css?v=1", "/assets/x.css?version=1"];

const MORE_RULES = {
  one: "more rule of this group blocks",
  other: "more rules of this group block",
};
