import type { Rule } from "../../parse/types.ts";
import { isAscii } from "../../text/characters.ts";
import { percentEncode } from "../../url/url.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { matchesAt } from "../matches-at.ts";
import { replacing } from "../replacing.ts";
import { saidOnce } from "../said-once.ts";
import { partOf } from "./part-of.ts";

/** R309: letters outside ASCII in a path, which URLs have percent-encoded (RFC 9309 2.2.2). */
export const nonAsciiPath: GroupCheck = {
  code: "R309",
  severity: "information",
  inGroup: (view) => {
    const written = view.rules.filter(({ path }) => !isAscii(path) && !/[\p{C}\p{Z}]/u.test(path));
    if (written.length === 0) return NOTHING_FOUND;
    const found = written.map((rule) => spotted(view, rule));
    return [
      ...saidOnce(found.filter(({ severity }) => severity === "information")),
      ...found.filter(({ severity }) => severity === "error"),
    ];
  },
};

function spotted(view: GroupView, { path, line }: Rule): SpottedAt {
  const { dialect } = view;
  const value = view.valueAt(line.number);
  const letters = /[^\0-\x7f]+/.exec(path);
  const from = letters?.index ?? 0;
  const encoded = path.replace(/[^\0-\x7f]+/g, percentEncode);
  const isRead = matchesAt(dialect, path, examplePath(encoded));
  return {
    line: line.number,
    span: partOf({ path, span: value }, from, from + (letters?.[0].length ?? 0)),
    severity: isRead ? "information" : "error",
    facts: { path, encoded, isRead: isRead, reader: dialect.title },
    fixes: [replacing("encode", value, encoded, line.number)],
  };
}
