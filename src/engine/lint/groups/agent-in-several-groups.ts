import type { FileCheck } from "../check.ts";
import { atSecondGroup } from "./at-second-group.ts";
import { repeatsIn } from "./repeats.ts";

/** R204: a crawler with several groups. RFC 9309 2.2.1: their rules are combined; some readers look at the first alone. */
export const agentInSeveralGroups: FileCheck = {
  code: "R204",
  severity: "information",
  inFile: (file) =>
    repeatsIn(file.analysis)
      .filter(({ tokens }) => !tokens.includes("*"))
      .flatMap((repeat) => atSecondGroup(file, repeat)),
};
