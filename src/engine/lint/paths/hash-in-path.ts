import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";

/** R310: a `#` that follows a path without white space: what was meant for the path is a comment (RFC 9309 2.2). */
export const hashInPath: LineCheck = {
  code: "R310",
  severity: "warning",
  inLine: ({ rule, line, text }) => {
    const { comment } = line;
    if (!rule || rule.path === "" || comment?.from !== rule.span.to) return NOTHING_FOUND;
    const written = text.slice(comment.from, comment.to).trimEnd();
    // Words after it were meant for a comment.
    if (/\s|^##/.test(written)) return NOTHING_FOUND;
    const { from } = comment;
    return [
      {
        span: { from, to: from + written.length },
        facts: { path: rule.path, comment: written },
        fixes: [
          replacing("set-off", { from, to: from }, " "),
          replacing("escape", { from, to: from + 1 }, "%23"),
        ],
      },
    ];
  },
};
