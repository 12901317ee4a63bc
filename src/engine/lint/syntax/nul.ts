import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { unseen } from "./unseen.ts";
import { withoutComment } from "./without-comment.ts";

/** R110: a NUL in a line. robots.cc hands lines on as C strings, which end there; others read on. */
export const nul: LineCheck = {
  code: "R110",
  severity: "error",
  inLine: (view) => {
    if (!view.text.includes("\0")) return NOTHING_FOUND;
    const at = withoutComment(view.text).indexOf("\0");
    const spotted = at < 0 ? null : unseen(view, at);
    if (!spotted) return NOTHING_FOUND;
    const ends = view.dialect.syntax.nulEndsLine;
    return [{ ...spotted, facts: { ...spotted.facts, ends } }];
  },
};
