import { lowerCase } from "../../ascii.ts";
import { fieldNamed } from "../../dialects/field-names.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";

/** R103: a line that begins with the name of a field, without the colon after it. */
export const missingColon: LineCheck = {
  code: "R103",
  severity: "error",
  inLine: ({ text, line, field, dialect }) => {
    if (text.includes(":")) return NOTHING_FOUND;
    const [key] = /^[A-Za-z-]+(?=[ \t]|$)/.exec(text) ?? [];
    if (key === undefined || !fieldNamed(lowerCase(key))) return NOTHING_FOUND;
    // Google's parser takes white space between two words for a colon.
    const isRead = line.content.kind === "field" && field?.name !== null;
    return [
      {
        span: { from: 0, to: key.length },
        severity: isRead ? "warning" : "error",
        facts: { key, isRead: isRead ? 1 : 0, reader: dialect.title },
        fixes: [
          {
            name: "add-colon",
            edits: [{ kind: "replace", line: 1, from: key.length, to: key.length, insert: ":" }],
          },
        ],
      },
    ];
  },
};
