import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import type { Fix } from "../finding.ts";
import { replacing } from "../replacing.ts";
import { visible } from "./hidden.ts";
import { meantBy } from "./meant.ts";

/** R116: text in which nobody finds a field: a remark without its `#`, or an address alone. */
export const textWithoutField: LineCheck = {
  code: "R116",
  severity: "warning",
  inLine: (view) => {
    const meant = meantBy(view);
    if (meant?.kind !== "text") return NOTHING_FOUND;
    const { from, to } = meant.key;
    const text = view.text.slice(from, to);
    if (visible(text).trim() === "") return NOTHING_FOUND;
    const isSitemap = /^https?:\/\/[^ \t]+$/i.test(text) && /\.xml|sitemap/i.test(text);
    const comment = beginWith("comment", "# ", from);
    return [
      {
        span: meant.key,
        facts: { text, isSitemap: isSitemap },
        fixes: isSitemap ? [beginWith("sitemap", "Sitemap: ", from), comment] : [comment],
      },
    ];
  },
};

function beginWith(name: string, insert: string, at: number): Fix {
  return replacing(name, { from: at, to: at }, insert);
}
