import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { meantBy } from "./meant.ts";

/** R101: a field that no reader of robots.txt knows. RFC 9309 2.2.4: crawlers may read other records; none is known that reads this one. */
export const unknownField: LineCheck = {
  code: "R101",
  severity: "warning",
  inLine: (view) => {
    const meant = meantBy(view);
    if (meant?.kind !== "unknown") return NOTHING_FOUND;
    const { from, to } = meant.key;
    return [{ span: meant.key, facts: { key: view.text.slice(from, to) } }];
  },
};
