import { crawlers } from "../../engine/crawlers/index.ts";
import { isOpen, outcomeOf, outcomeOn, weigh } from "../../engine/decide/decision.ts";
import { select } from "../../engine/decide/select.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import { code } from "../../words/quoting.ts";
import { examplePath } from "../example-path.ts";
import { ofRule, ruleBelow } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import type { Problem } from "../problem.ts";
import { isWholeSite } from "../reach.ts";

interface Facts {
  readonly path: string;
  /** Of a rule that blocks everything: a page that is allowed, and that was meant as the home page. Null for a rule that blocks the home page alone. */
  readonly page: string | null;
}

/** R418: a rule that blocks the home page for search engines, and not the whole site. */
export const homePageBlocked: Problem<Facts> = {
  code: "R418",
  severity: "warning",
  title: "Home page blocked",
  inFile: (file) => {
    const { analysis } = file;
    const { dialect } = analysis;
    const groups = new Set(SEARCH.flatMap((crawler) => select(analysis, crawler).group ?? []));
    return [...groups].flatMap((group) => {
      const decision = weigh(group, dialect, dialect.targetOf("/"));
      if (!decision || isOpen(decision) || outcomeOf(decision) === "allow") return [];
      const rule = group.ruleOf(decision);
      if (rule.derived) return [];
      const { path } = rule;
      if (!isWholeSite(rule.pattern)) return [ofRule<Facts>(file, rule, { path, page: null })];
      const page = allowedPage(group, dialect);
      if (page === null) return [];
      const fix = { name: "allow-home", edits: [ruleBelow(file, { ...rule, allows: true }, "/$")] };
      const fixes = dialect.patternOf("/$").anchored ? [fix] : [];
      return [{ ...ofRule<Facts>(file, rule, { path, page }), fixes }];
    });
  },
  sentence: ({ path, page }) =>
    page === null
      ? `${code(`Disallow: ${path}`)} blocks the home page for search engines, but not the other pages.`
      : `${code(`Disallow: ${path}`)} blocks the home page for search engines${/^\/index\.htm/.test(page) ? " other than Google" : ""}, although ${code(page)} is allowed.`,
  fixLabels: () => ({ "allow-home": `Add ${code("Allow: /$")}` }),
  about: [
    "The path of the home page is a slash alone. A rule whose path is /$ matches the home page and nothing else: $ stands for the end of the URL.",
    "A list of Allow rules beside Disallow: / needs Allow: /$ for the home page. An Allow for /index.html does not match the slash alone, except for Google’s crawlers.",
    "To block the whole site, write a slash without $. To block only some pages, write their paths.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /$",
    right: "User-agent: *\nDisallow: /drafts/",
  },
  source: {
    title: "Google, How Google interprets the robots.txt specification",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  },
};

const SEARCH = crawlers.filter(
  ({ category, tokens }) => category === "search" && tokens.length > 0,
);

/** A page that a group allows beside others, and that servers often send for the slash alone. */
function allowedPage(group: Group, dialect: Dialect): string | null {
  const page = group.rules
    .filter(({ allows, path }) => allows && INDEX.test(path))
    .slice(0, MOST_ASKED)
    .map(({ path }) => examplePath(path))
    .find((path) => outcomeOn(weigh(group, dialect, dialect.targetOf(path))) === "allow");
  return page ?? null;
}

const INDEX = /^\/(?:index|home|default|start)(?:\.\w{1,5})?(?:$|[/?$*])/i;
