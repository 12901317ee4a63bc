import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { type FieldFacts, firstOfField } from "../other-fields.ts";
import type { Problem } from "../problem.ts";

/** R506: Noindex, which no standard has and Google's crawlers ignore since 1 September 2019. */
export const noindex: Problem<FieldFacts> = {
  code: "R506",
  severity: "error",
  title: "Noindex in robots.txt",
  inFile: (file) => firstOfField(file, "noindex"),
  sentence: ({ count }) =>
    `Search engines ignore ${code("Noindex")} in robots.txt, Google since 2019, so this line ${count > 1 ? `and ${numberText(count - 1)} more keep` : "keeps"} nothing out of search results.`,
  about: [
    "Noindex never was in a standard. Google’s crawlers observed it without saying so until 1 September 2019, when Google took it out of its code.",
    "A page is kept out of search results by a robots meta tag or an X-Robots-Tag header. Crawlers must be able to fetch the page to see either: a Disallow for the same page hides its noindex from them.",
  ],
  example: {
    wrong: "User-agent: *\nNoindex: /drafts/",
    right: "User-agent: *\nDisallow: /drafts/",
  },
  source: {
    title: "Google Search Central Blog, A note on unsupported rules in robots.txt",
    url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  },
};
