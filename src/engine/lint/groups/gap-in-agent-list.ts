import type { FileCheck } from "../check.ts";
import type { LineEdit } from "../finding.ts";
import { atSeam, ownRule } from "./at-seam.ts";
import { type Seam, seamsIn } from "./seams.ts";

/** R201: blank lines between user-agent lines that share their rules all the same. RFC 9309 2.2: only rules end the list of a group's agents. */
export const gapInAgentList: FileCheck = {
  code: "R201",
  severity: "warning",
  inFile: (file) =>
    seamsIn(file, "gap").map((seams) => {
      const [{ effect }] = seams;
      const ends = seams.map(({ before }) => before);
      const closeUp = { name: "close-up", edits: seams.flatMap(withoutBlanks) };
      return {
        ...atSeam(file, seams),
        fixes: effect === "some-of-all" ? [closeUp] : [closeUp, ownRule(file, ends)],
      };
    }),
};

function withoutBlanks({ blanks }: Seam): readonly LineEdit[] {
  return blanks.map((line) => ({ kind: "delete-line", line }));
}
