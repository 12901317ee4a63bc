import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { closingRuleOf } from "../reach.ts";

interface Facts {
  /** How many other groups there are. */
  readonly others: number;
}

/** R408: a group of `*` that forbids every URL and allows none. A warning where no other group lets anyone in. */
export const blocksEverything: Problem<Facts> = {
  code: "R408",
  severity: "warning",
  title: "Whole site blocked",
  inFile: (file) => {
    const { groups, dialect } = file.analysis;
    const star = file.analysis.groupNamed("*");
    const rule = star && closingRuleOf(star, dialect);
    if (!rule || rule.derived) return NOTHING_FOUND;
    const { number } = rule.line;
    const others = groups.length - 1;
    const severity = others === 0 ? "warning" : "information";
    return [{ line: number, span: file.valueAt(number), severity, facts: { others } }];
  },
  sentence: ({ others }) =>
    others
      ? `Every crawler without a group of its own is kept from the whole site.`
      : `Every crawler that follows ${code("*")} is kept from the whole site, search engines included.`,
  about: [
    "One slash as a path matches every URL. In the group of * it closes the site to all crawlers that have no group of their own, and where there is no such group, to all that obey robots.txt.",
    "This is right for a site that is not public yet. It is the best-known accident when the file of a test system goes live: search engines then drop the pages.",
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
