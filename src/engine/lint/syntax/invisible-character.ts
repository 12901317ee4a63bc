import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { firstHidden } from "./hidden.ts";
import { unseen } from "./unseen.ts";
import { withoutComment } from "./without-comment.ts";

/** R111: a character that shows nothing, or no more than a space, in a field's name or value. RFC 9309 2.2, WS: white space is space and tab. */
export const invisibleCharacter: LineCheck = {
  code: "R111",
  severity: "error",
  inLine: (view) => {
    if (firstHidden(view.text) < 0) return NOTHING_FOUND;
    const text = withoutComment(view.text);
    // The byte order mark at the start of the file is R109's.
    const at = firstHidden(view.isFirst ? text.replace(/^\ufeff/, " ") : text);
    const spotted = at < 0 ? null : unseen(view, at);
    return spotted ? [spotted] : NOTHING_FOUND;
  },
};
