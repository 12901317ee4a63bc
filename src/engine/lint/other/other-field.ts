import type { FieldName } from "../../text/line.ts";
import type { FileCheck } from "../check.ts";
import { firstOfField } from "./first-of-field.ts";

/** Fields that no check of their own is about. A dialect without Allow has it among them. */
const FIELDS: readonly FieldName[] = [
  "allow",
  "request-rate",
  "visit-time",
  "content-usage",
  "license",
];

/** R513: a field of other readers, that the chosen one passes over; each once. */
export const otherField: FileCheck = {
  code: "R513",
  severity: "information",
  inFile: (file) => {
    const reader = file.analysis.dialect.title;
    return FIELDS.flatMap((field) => firstOfField(file, field, { field, reader }));
  },
};
