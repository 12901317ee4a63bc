import { crawlers } from "../../engine/crawlers/index.ts";
import { isOpen, outcomeOf, weigh } from "../../engine/decide/decision.ts";
import { select } from "../../engine/decide/select.ts";
import { code } from "../../words/quoting.ts";
import { ofRule } from "../fixes.ts";
import type { Problem } from "../problem.ts";
import { isWholeSite } from "../reach.ts";

/** R418: a rule that blocks the home page for search engines, and not the whole site. */
export const homePageBlocked: Problem<{ readonly path: string }> = {
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
      if (isWholeSite(rule.pattern) || rule.derived) return [];
      return [ofRule(file, rule, { path: rule.path })];
    });
  },
  sentence: ({ path }) =>
    `${code(`Disallow: ${path}`)} blocks the home page for search engines, but not the other pages.`,
  about: [
    "The path of the home page is a slash alone. A rule whose path is /$ matches the home page and nothing else: $ stands for the end of the URL.",
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
