import { lineText } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, rfc } from "../problem.ts";
import { atSeam, ownRuleLabel, type SeamFacts, seamsIn, sharing } from "../seams.ts";

interface Facts extends SeamFacts {
  readonly line: number;
  readonly text: string;
}

/** R202: a Sitemap or another line that is not a rule, between user-agent lines that share their rules all the same. RFC 9309 2.2.4: other records do not end a group. */
export const fieldInAgentList: Problem<Facts> = {
  code: "R202",
  severity: "warning",
  title: "Other line between user-agent lines",
  inFile: (file) =>
    seamsIn(file, "other-text").map((seams) => {
      const [line = 0] = seams[0].texts;
      const read = file.analysis.lineAt(line);
      const text = read ? lineText(file.analysis, read).trim() : "";
      const found = atSeam(file, seams);
      return { ...found, facts: { ...found.facts, line, text } };
    }),
  sentence: (facts) =>
    `${sharing(facts)}: line ${facts.line} (${code(facts.text)}) does not end a list of user-agent lines.`,
  fixLabels: (facts) => ({ "own-rule": ownRuleLabel(facts) }),
  about: [
    "Under RFC 9309, only Allow and Disallow end a list of user-agent lines. A Sitemap line belongs to no group, and a line with an unknown field has no effect. The crawlers named before and after these lines therefore share one group.",
    "Some parsers do end the list at these lines: robots-parser does so at any field.",
    "If the crawlers above the other line may fetch everything, add an empty Disallow for them. Put Sitemap lines at the end of the file.",
  ],
  example: {
    wrong:
      "User-agent: *\nSitemap: https://shop.example/sitemap.xml\n\nUser-agent: GPTBot\nDisallow: /",
    right:
      "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://shop.example/sitemap.xml",
  },
  source: rfc("2.2.4"),
};
