import { type Fix, type LineEdit, type Problem, rfc } from "../problem.ts";
import {
  atSeam,
  ownRule,
  ownRuleLabel,
  type Seam,
  type SeamFacts,
  seamsIn,
  sharing,
  withOthers,
} from "../seams.ts";

/** R201: blank lines between user-agent lines that share their rules all the same. RFC 9309 2.2: only rules end the list of a group's agents. */
export const gapInAgentList: Problem<SeamFacts> = {
  code: "R201",
  severity: "warning",
  title: "Blank line between user-agent lines",
  inFile: (file) =>
    seamsIn(file, "gap").map((seams) => {
      const [{ effect }] = seams;
      const end = ownRule(
        file,
        seams.map(({ before }) => before),
      );
      const closeUp = { name: "close-up", edits: seams.flatMap(withoutBlanks) };
      return { ...atSeam(file, seams), fixes: fixesBy(effect, closeUp, end) };
    }),
  sentence: (facts) =>
    `A blank line does not end a list of agents, so ${sharing(facts, withOthers(facts))}.`,
  fixLabels: (facts) => ({ "close-up": "Remove the blank lines", "own-rule": ownRuleLabel(facts) }),
  about: [
    "A group begins with one user-agent line or several, and only a rule ends their list. A blank line looks like an end but is none: the agents above it get the rules that follow the last one.",
    "Some readers do end the group at a blank line, Yandex and the standard of 1994 among them, so the file does not mean the same to everybody.",
    "If all of them are to share the rules, close the gap. If the first was to have no rule, say so with an empty Disallow.",
  ],
  example: {
    wrong: "User-agent: *\n\nUser-agent: GPTBot\nDisallow: /",
    right: "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: rfc("2.2"),
};

/** The surest first: rules that come to `*` as well are seldom meant for it. */
function fixesBy(effect: Seam["effect"], closeUp: Fix, end: Fix): readonly Fix[] {
  if (effect === "some-of-all") return [closeUp];
  return effect === "all-of-some" ? [end, closeUp] : [closeUp, end];
}

function withoutBlanks({ blanks }: Seam): readonly LineEdit[] {
  return blanks.map((line) => ({ kind: "delete-line", line }));
}
