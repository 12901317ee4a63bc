import { type Answer, isOfFile, meaningOf } from "../../parse/response.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { lineSpan } from "../field-span.ts";
import type { Facts, Severity } from "../finding.ts";

/** R512: an HTTP answer upon which the reader does not look at the file's rules. RFC 9309 2.3.1. */
export const rulesNotConsulted: FileCheck = {
  code: "R512",
  severity: "error",
  inFile: (file) => {
    const { analysis, surroundings } = file;
    const { dialect, groups } = analysis;
    const { answer, encoding } = surroundings.circumstances;
    const meaning = meaningOf(dialect.responses, answer, encoding);
    if (groups.length === 0 || isOfFile(meaning)) return NOTHING_FOUND;
    const { kind, reason } = meaning;
    const severity: Severity = kind === "undefined" ? "warning" : "error";
    const facts = { ...factsOf(answer), consequence: kind, reason, reader: dialect.title };
    return [{ line: 1, span: lineSpan(file.lineAt(1)), severity, facts }];
  },
};

function factsOf(answer: Answer): Facts {
  if (answer.kind === "status") return { answer: answer.kind, status: answer.status };
  return { answer: answer.kind };
}
