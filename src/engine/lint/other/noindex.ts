import type { FileCheck } from "../check.ts";
import { firstOfField } from "./first-of-field.ts";

/** R506: Noindex, which no standard has and Google's crawlers ignore since 1 September 2019. */
export const noindex: FileCheck = {
  code: "R506",
  severity: "error",
  inFile: (file) => firstOfField(file, "noindex"),
};
