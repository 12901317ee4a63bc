import { code } from "../../words/quoting.ts";
import { otherFields } from "../other-fields.ts";
import type { Problem } from "../problem.ts";

/** R506: Noindex, which was never part of a standard, and which Google’s crawlers have ignored since 1 September 2019. */
export const noindex: Problem = {
  code: "R506",
  severity: "error",
  title: "Noindex in robots.txt",
  inFile: (file) =>
    (otherFields(file).get("noindex") ?? []).map(({ line, span }) => ({ line, span, facts: {} })),
  sentence: () =>
    `This line keeps nothing out of search results: Google has ignored ${code("Noindex")} in robots.txt since 2019, and it was never part of a standard.`,
  about: [
    "Noindex in robots.txt was never part of a standard. Google’s crawlers obeyed it, although Google did not document it, until 1 September 2019.",
    "To keep a page out of search results, give it a noindex meta tag or an X-Robots-Tag header. Crawlers see the tag or the header only if they may fetch the page, so do not disallow that page.",
  ],
  example: {
    wrong: "User-agent: *\nNoindex: /drafts/",
    right: "# The pages in /drafts/ have a noindex meta tag.\nUser-agent: *\nDisallow:",
  },
  source: {
    title: "Google Search Central Blog, A note on unsupported rules in robots.txt",
    url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  },
};
