import { type LineEdit, type Problem, rfc } from "../problem.ts";
import { atSeam, ownRuleLabel, type SeamFacts, seamsIn, sharing } from "../seams.ts";

/** R201: blank lines between user-agent lines that share their rules all the same. RFC 9309 2.2: a blank line does not end a group. */
export const gapInAgentList: Problem<SeamFacts> = {
  code: "R201",
  severity: "warning",
  title: "Blank line between user-agent lines",
  inFile: (file) =>
    seamsIn(file, "gap").map((seams) => {
      const found = atSeam(file, seams);
      const edits = seams
        .flatMap(({ blanks }) => blanks)
        .map((line): LineEdit => ({ kind: "delete-line", line }));
      const closeUp = { name: "close-up", edits };
      // An owner seldom means the rules for one crawler to apply to every crawler.
      const isEndMeant = found.facts.effect === "all-of-some";
      return {
        ...found,
        fixes: isEndMeant ? [...found.fixes, closeUp] : [closeUp, ...found.fixes],
      };
    }),
  sentence: (facts) => `${sharing(facts)}: a blank line does not end a list of user-agent lines.`,
  fixLabels: (facts) => ({ "close-up": "Remove the blank lines", "own-rule": ownRuleLabel(facts) }),
  about: [
    "Under RFC 9309, a group begins with a list of user-agent lines, and only a rule ends this list. A blank line does not: the crawlers above it obey the rules below the last user-agent line.",
    "Some parsers do end the group at a blank line, for example Yandex’s and those that follow the 1994 specification. They do not apply the rules below the blank line to the crawlers above it.",
    "If all of these crawlers should share the rules, remove the blank line. If the crawlers above it may fetch everything, add an empty Disallow for them.",
  ],
  example: {
    wrong: "User-agent: *\n\nUser-agent: GPTBot\nDisallow: /",
    right: "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: rfc("2.2"),
};
