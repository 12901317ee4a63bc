import { lineText } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, rfc } from "../problem.ts";
import {
  atSeam,
  ownRule,
  ownRuleLabel,
  type SeamFacts,
  seamsIn,
  sharing,
  withOthers,
} from "../seams.ts";

interface Facts extends SeamFacts {
  readonly line: number;
  readonly text: string;
}

/** R202: a Sitemap or another line that is no rule between user-agent lines, which share their rules all the same. RFC 9309 2.2.4: other records do not end a group. */
export const fieldInAgentList: Problem<Facts> = {
  code: "R202",
  severity: "warning",
  title: "Other line between user-agent lines",
  inFile: (file) =>
    seamsIn(file, "other-text").map((seams) => {
      const [{ effect, texts }] = seams;
      const [line = 0] = texts;
      const read = file.analysis.lineAt(line);
      const ends = seams.map(({ before }) => before);
      const { facts, ...place } = atSeam(file, seams);
      return {
        ...place,
        facts: { ...facts, line, text: read ? lineText(file.analysis, read).trim() : "" },
        fixes: effect === "some-of-all" ? [] : [ownRule(file, ends)],
      };
    }),
  sentence: (facts) =>
    `Line ${facts.line}, ${code(facts.text)}, does not end the list of agents, so ${sharing(facts, withOthers(facts))}.`,
  fixLabels: (facts) => ({ "own-rule": ownRuleLabel(facts) }),
  about: [
    "Only Allow and Disallow end a list of user-agent lines. A Sitemap belongs to no group, and a line that a reader does not know is passed over as if it were not there, so the agents before and after it stand together.",
    "Readers differ here: robots-parser, for one, ends the list at any field.",
    "Write an empty Disallow where the first group may fetch everything, and put Sitemap lines at the end of the file.",
  ],
  example: {
    wrong:
      "User-agent: *\nSitemap: https://shop.example/sitemap.xml\n\nUser-agent: GPTBot\nDisallow: /",
    right:
      "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://shop.example/sitemap.xml",
  },
  source: rfc("2.2.4"),
};
