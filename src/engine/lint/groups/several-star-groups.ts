import type { FileCheck } from "../check.ts";
import { atSecondGroup } from "./at-second-group.ts";
import { repeatsIn } from "./repeats.ts";

/** R205: several groups of `*`. RFC 9309 2.2.1: their rules are combined, wherever they stand. */
export const severalStarGroups: FileCheck = {
  code: "R205",
  severity: "information",
  inFile: (file) =>
    repeatsIn(file.analysis)
      .filter(({ tokens }) => tokens.includes("*"))
      .flatMap((repeat) => atSecondGroup(file, repeat)),
};
