import { crawlerNamed } from "../../crawlers/index.ts";
import { productTokenOf } from "../../crawlers/user-agent.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { readingOf } from "./name-reading.ts";
import { shapeOf } from "./name-shape.ts";

/** R213: a whole User-Agent header where the product token is asked for. RFC 9309 2.2.1: the token is a part of the header. */
export const agentHeader: LineCheck = {
  code: "R213",
  severity: "error",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "header") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = productTokenOf(name);
    const { severity, facts } = readingOf(name, token, dialect);
    return [
      {
        span: value,
        severity,
        facts: { ...facts, name, token },
        fixes: crawlerNamed(token) ? [replacing("token", value, token)] : [],
      },
    ];
  },
};
