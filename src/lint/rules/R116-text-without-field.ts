import { visible } from "../../engine/advise/misspellings.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField } from "../intended-field.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R116: text in which no parser finds a field: a remark without its `#`, or a URL alone. */
export const textWithoutField: Problem<{ readonly isSitemap: boolean }> = {
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
      ? `Most crawlers do not find this sitemap: ${code("Sitemap:")} is missing before its URL.`
      : `This line has no effect: it has no field, and a comment must begin with ${code("#")}.`,
  fixLabels: () => ({
    comment: "Make the line a comment",
    sitemap: `Add ${code("Sitemap:")} before the URL`,
  }),
  about: [
    "Crawlers ignore a line without a field. This is harmless if the text is a remark. Put a # before each remark. Then its purpose is clear, and a colon in the text cannot turn the line into a field.",
    "If the text was meant to have an effect, it needs a field name and a colon first. Before the URL of a sitemap, for example, write Sitemap and a colon.",
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
