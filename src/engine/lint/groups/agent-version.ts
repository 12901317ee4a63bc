import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { readingOf } from "./name-reading.ts";
import { shapeOf } from "./name-shape.ts";

/** R210: a version behind the name of a crawler. RFC 9309, 2.2.1: a product token has none; some readers cut it off. */
export const agentVersion: LineCheck = {
  code: "R210",
  severity: "error",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "version") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = name.slice(0, name.indexOf("/")).trim();
    const { severity, facts } = readingOf(name, token, dialect);
    return [
      {
        span: value,
        severity,
        facts: { ...facts, name, token },
        fixes: [replacing("without-version", value, token)],
      },
    ];
  },
};
