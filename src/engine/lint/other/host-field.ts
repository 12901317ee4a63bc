import type { FileCheck } from "../check.ts";
import { firstOfField } from "./first-of-field.ts";

/** R507: Host, by which Yandex chose among mirrors until March 2018. */
export const hostField: FileCheck = {
  code: "R507",
  severity: "information",
  inFile: (file) => firstOfField(file, "host"),
};
