import { visible } from "../../engine/advise/misspellings.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField } from "../intended-field.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** What a text without a field is: the mark of a merge conflict in git, the URL of a sitemap, a path, a name that is not that of a field, or a remark. */
type Kind = "conflict" | "sitemap" | "path" | "field" | "remark";

/** R116: text in which no parser finds a field: a remark without its `#`, a URL or a path alone, or the mark of a merge conflict. */
export const textWithoutField: Problem<{ readonly kind: Kind; readonly text: string }> = {
  code: "R116",
  severity: "warning",
  title: "Text without a field",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind !== "text") return NOTHING_FOUND;
    const { from, to } = intended.key;
    const text = view.text.slice(from, to);
    if (visible(text).trim() === "") return NOTHING_FOUND;
    const kind = kindOf(text);
    const severity = kind === "conflict" || kind === "path" ? "error" : "warning";
    const fixes = fixesOf(kind, from, from + text.search(/\//));
    return [{ span: intended.key, severity, facts: { kind, text }, fixes }];
  },
  sentence: ({ kind, text, reader }) => {
    switch (kind) {
      case "conflict":
        return `This line is the mark of a merge conflict, and ${reader} reads the rules of both sides.`;
      case "sitemap":
        return `Most crawlers do not find this sitemap: ${code("Sitemap:")} is missing before its URL.`;
      case "path":
        return `${code(text)} has no effect: each path needs a field such as ${code("Disallow:")} in its own line.`;
      case "field":
        return `This line has no effect: ${code(text.slice(0, text.indexOf(":")))} is not the name of a field.`;
      case "remark":
        return `This line has no effect: it has no field, and a comment must begin with ${code("#")}.`;
    }
  },
  fixLabels: () => ({
    comment: "Make the line a comment",
    sitemap: `Add ${code("Sitemap:")} before the URL`,
    disallow: `Write ${code("Disallow:")} before the path`,
  }),
  about: [
    "Crawlers ignore a line without a field. This is harmless if the text is a remark. Put a # before each remark. Then its purpose is clear, and a colon in the text cannot turn the line into a field.",
    "Git writes such lines into a file with a merge conflict. Crawlers then obey the rules of both versions. Merge them, and check the file before you publish it.",
    "If the text was meant to have an effect, it needs a field name and a colon first. Before the URL of a sitemap, for example, write Sitemap and a colon.",
  ],
  example: {
    wrong: "Rules of our shop\nUser-agent: *\nDisallow: /cart",
    right: "# Rules of our shop\nUser-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

function kindOf(text: string): Kind {
  if (/^(?:<{7}|>{7}|\|{7})(?:[ \t]|$)/.test(text)) return "conflict";
  if (/^https?:\/\/[^ \t]+$/i.test(text) && /\.xml|sitemap/i.test(text)) return "sitemap";
  // Two slashes, or one with a star, begin a comment in other languages.
  return /^(?:[-*•][ \t]+)?\/(?![*/])[^ \t]*$/.test(text)
    ? "path"
    : /^[^:]{1,40}:[ \t]*\//.test(text)
      ? "field"
      : "remark";
}

/** `from`: where the text begins; `slash`: where its path does. */
function fixesOf(kind: Kind, from: number, slash: number): readonly Fix[] {
  const comment = beginWith("comment", "# ", from);
  switch (kind) {
    case "conflict":
      return [];
    case "sitemap":
      return [beginWith("sitemap", "Sitemap: ", from), comment];
    case "path":
      return [replacing("disallow", { from, to: slash }, "Disallow: "), comment];
    case "field":
    case "remark":
      return [comment];
  }
}

function beginWith(name: string, insert: string, at: number): Fix {
  return replacing(name, { from: at, to: at }, insert);
}
