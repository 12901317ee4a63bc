import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { meantBy } from "./meant.ts";
import { readsField } from "./reads-field.ts";
import { withoutComment } from "./without-comment.ts";

/** R103: a line that begins with the name of a field, without the colon after it. robots.cc, GetKeyAndValueFrom: Google's parser takes white space between two words for one. */
export const missingColon: LineCheck = {
  code: "R103",
  severity: "error",
  inLine: (view) => {
    const meant = meantBy(view);
    if (meant?.kind !== "no-colon") return NOTHING_FOUND;
    const { key: span, name } = meant;
    const key = view.text.slice(span.from, span.to);
    const isRead = readsField(view, name, withoutComment(view.text).slice(span.to).trim());
    return [
      {
        span,
        severity: isRead ? "warning" : "error",
        facts: { key, isRead: isRead, reader: view.dialect.title },
        fixes: [replacing("add-colon", { from: span.to, to: span.to }, ":")],
      },
    ];
  },
};
