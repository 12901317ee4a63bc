import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { meansCrawler } from "./name-reading.ts";
import { namesIn, shapeOf } from "./name-shape.ts";

/** R211: several names on one user-agent line. RFC 9309 2.2: each has a line of its own. */
export const agentList: LineCheck = {
  code: "R211",
  severity: "error",
  inLine: ({ field, dialect, text }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "list") return NOTHING_FOUND;
    const { key, value } = field;
    const names = namesIn(field.text);
    const read = names
      .slice(0, MOST_NAMES)
      .filter((name) => meansCrawler(field.text, name, dialect));
    const [first = ""] = read;
    return [
      {
        span: value,
        severity: read.length === names.length ? "information" : "error",
        facts: {
          names: names.length,
          list: field.text,
          read: read.length,
          first,
          reader: dialect.title,
        },
        fixes: [replacing("one-each", value, names.join(`\n${text.slice(key.from, value.from)}`))],
      },
    ];
  },
};

/** Of more names in one line than these the first are tried. */
const MOST_NAMES = 20;
