import { visible } from "../../engine/advise/misspellings.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField } from "../intended-field.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly isSitemap: boolean;
}

/** R116: text in which nobody finds a field: a remark without its `#`, or an address alone. */
export const textWithoutField: Problem<Facts> = {
  code: "R116",
  severity: "warning",
  title: "Text without a field",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind !== "text") return NOTHING_FOUND;
    const { from, to } = intended.key;
    const text = view.text.slice(from, to);
    if (visible(text).trim() === "") return NOTHING_FOUND;
    const isSitemap = /^https?:\/\/[^ \t]+$/i.test(text) && /\.xml|sitemap/i.test(text);
    const comment = beginWith("comment", "# ", from);
    return [
      {
        span: intended.key,
        facts: { isSitemap },
        fixes: isSitemap ? [beginWith("sitemap", "Sitemap: ", from), comment] : [comment],
      },
    ];
  },
  sentence: ({ isSitemap }) =>
    isSitemap
      ? "There is no field before this address, so crawlers do not learn of a sitemap from it."
      : `There is no field in this text, so the line does nothing; a remark begins with ${code("#")}.`,
  fixLabels: () => ({
    comment: "Make it a comment",
    sitemap: `Write ${code("Sitemap:")} before it`,
  }),
  about: [
    "Crawlers pass over lines in which they find no field. That is harmless where the text is a remark; begin remarks with # so that nobody has to guess, and so that a colon in one is never taken for that of a field.",
    "Where the text was meant to do something, it needs the name of a field before it: an address of a sitemap, for example, needs Sitemap and a colon.",
  ],
  example: {
    wrong: "Rules of our shop\nUser-agent: *\nDisallow: /cart",
    right: "# Rules of our shop\nUser-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

function beginWith(name: string, insert: string, at: number): Fix {
  return replacing(name, { from: at, to: at }, insert);
}
