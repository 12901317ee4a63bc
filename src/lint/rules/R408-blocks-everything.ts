import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { outcomeOn, weigh } from "../../engine/decide/decision.ts";
import { followerOf, select } from "../../engine/decide/select.ts";
import type { Group } from "../../engine/parse/group.ts";
import { groupedBy } from "../../engine/text/lists.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { examplePath } from "../example-path.ts";
import { ofRule } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { closingRuleOfPages } from "../reach.ts";
import type { FileView } from "../views.ts";

interface Facts {
  /** Crawlers of large search engines, where this is their own group; none for the `*` group. */
  readonly names: readonly string[];
  /** Whether search engines are blocked: no other group lets one of them in. */
  readonly blocksSearch: boolean;
  /** Paths that the group allows, and by which no crawler comes further. */
  readonly open: readonly string[];
}

/**
 * R408: a group that disallows every URL, or all but those that lead to no page: of `*`, or of the
 * crawler of a large search engine. An error where no search engine has a group that lets it in: it is what goes live by accident.
 */
export const blocksEverything: Problem<Facts> = {
  code: "R408",
  severity: "error",
  title: "Whole site blocked",
  inFile: (file) => {
    const { analysis } = file;
    const star = analysis.groupNamed("*");
    const own = groupedBy(
      LARGEST,
      (name) => select(analysis, crawlerNamed(name) ?? followerOf(name)).group,
    );
    const found = [...own].flatMap(([group, names]) =>
      group && group !== star ? foundIn(group, { names, blocksSearch: true }, file) : NOTHING_FOUND,
    );
    if (!star || !closingRuleOfPages(star, analysis.dialect)) return found;
    const blocksSearch = SEARCH.every((crawler) => {
      const { group } = select(analysis, crawler);
      return group && (group === star || closingRuleOfPages(group, analysis.dialect));
    });
    return [...foundIn(star, { names: [], blocksSearch }, file), ...found];
  },
  sentence: ({ names, blocksSearch, open }) => {
    const site =
      open.length > 0 ? `The whole site except ${firstFew(open, placeOf)}` : "The whole site";
    if (names.length > 0)
      return `${site} is blocked for ${firstFew(names, code)}, which ${names.length > 1 ? "fetch pages for search engines" : "fetches pages for a search engine"}.`;
    return `${site} is blocked for every crawler that follows the ${code("*")} group${blocksSearch ? ", search engines included" : ""}.`;
  },
  about: [
    "A slash alone matches every URL. In the * group, Disallow: / blocks the whole site for every crawler that follows this group. A crawler with its own group obeys that group instead, and a few crawlers, such as AdsBot-Google, ignore the * group.",
    // Google, Introduction to robots.txt: "can still be indexed if linked to from other sites".
    "Disallow: / is right for a site that is not public yet. If the robots.txt of a test system goes live by accident, search engines stop fetching the pages. The URLs can stay in search results, but without their content.",
    "An Allow for robots.txt, a sitemap, images, style sheets or scripts does not let crawlers fetch any page. Search engines then know the URLs of the sitemap, but may not fetch them.",
    "The command line fails because of this problem. If you mean to block the whole site, accept the problem there: robots-txt lint robots.txt --allow R408.",
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

function placeOf(path: string): string {
  return path === "/" ? "the home page" : code(path);
}

const LARGEST = ["Googlebot", "bingbot"];

const SEARCH = crawlers.filter(
  ({ category, tokens }) => category === "search" && tokens.length > 0,
);

function foundIn(
  group: Group,
  facts: Omit<Facts, "open">,
  file: FileView,
): readonly SpottedAt<Facts>[] {
  const { dialect } = file.analysis;
  const rule = closingRuleOfPages(group, dialect);
  if (!rule || rule.derived) return NOTHING_FOUND;
  const allowed = group.rules
    .filter(({ allows, path }) => allows && path !== "")
    .slice(0, MOST_ASKED);
  const open = allowed
    .map(({ path }) => examplePath(path))
    .filter((path) => outcomeOn(weigh(group, dialect, dialect.targetOf(path))) === "allow");
  // Who opens only the home page knows what is blocked, and who names a crawler means it.
  const isClosed = facts.blocksSearch && !open.includes("/");
  const severity = !isClosed ? "information" : facts.names.length > 0 ? "warning" : "error";
  return [{ ...ofRule(file, rule, { ...facts, open: [...new Set(open)] }), severity }];
}
