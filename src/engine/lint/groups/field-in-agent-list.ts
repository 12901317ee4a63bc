import { lineText } from "../../parse/analysis.ts";
import type { FileCheck } from "../check.ts";
import { atSeam, ownRule } from "./at-seam.ts";
import { seamsIn } from "./seams.ts";

/** R202: a Sitemap or another line that is no rule between user-agent lines, which share their rules all the same. RFC 9309 2.2.4: other records do not end a group. */
export const fieldInAgentList: FileCheck = {
  code: "R202",
  severity: "warning",
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
};
