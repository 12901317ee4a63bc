import { code } from "../../words/quoting.ts";
import { ofRule } from "../fixes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { closingRuleOf } from "../reach.ts";

interface Facts {
  /** How many other groups there are. */
  readonly others: number;
}

/** R408: a `*` group that disallows every URL and allows none. A warning where there is no other group. */
export const blocksEverything: Problem<Facts> = {
  code: "R408",
  severity: "warning",
  title: "Whole site blocked",
  inFile: (file) => {
    const { groups, dialect } = file.analysis;
    const star = file.analysis.groupNamed("*");
    const rule = star && closingRuleOf(star, dialect);
    if (!rule || rule.derived) return NOTHING_FOUND;
    const others = groups.length - 1;
    const severity = others === 0 ? "warning" : "information";
    return [{ ...ofRule(file, rule, { others }), severity }];
  },
  sentence: ({ others }) =>
    others
      ? `The whole site is blocked for every crawler that follows the ${code("*")} group.`
      : `The whole site is blocked for every crawler that follows the ${code("*")} group, search engines included.`,
  about: [
    "A slash alone matches every URL. In the * group, Disallow: / blocks the whole site for every crawler that follows this group. A crawler with its own group obeys that group instead, and a few crawlers, such as AdsBot-Google, ignore the * group.",
    // Google, Introduction to robots.txt: "can still be indexed if linked to from other sites".
    "Disallow: / is right for a site that is not public yet. If the robots.txt of a test system goes live by accident, search engines stop fetching the pages. The URLs can stay in search results, but without their content.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /",
    right: "User-agent: *\nDisallow: /drafts/",
  },
  source: {
    title: "Google, How to write and submit a robots.txt file",
    url: "https://developers.google.com/crawling/docs/robots-txt/create-robots-txt",
  },
};
