import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { namesIn, shapeOf } from "./name-shape.ts";
import { readsAs } from "./reads-as.ts";

/** R211: several names on one user-agent line. RFC 9309, 2.2: each has a line of its own. */
export const agentList: LineCheck = {
  code: "R211",
  severity: "error",
  inLine: ({ field, dialect, text }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "list") return NOTHING_FOUND;
    const { key, value } = field;
    const names = namesIn(field.text);
    const read = names.slice(0, MOST_NAMES).filter((name) => readsAs(field.text, name, dialect));
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
        fixes: [
          {
            name: "one-each",
            edits: [
              {
                kind: "replace",
                line: 1,
                ...value,
                insert: names.join(`\n${text.slice(key.from, value.from)}`),
              },
            ],
          },
        ],
      },
    ];
  },
};

/** Of more names in one line than these the first are tried. */
const MOST_NAMES = 20;
