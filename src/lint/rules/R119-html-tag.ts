import type { FieldName } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { readsField, type UnseenFacts, unseenSentence } from "../intended-field.ts";
import { fieldsIn, withoutTag } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts extends Pick<UnseenFacts, "value" | "isRead"> {
  readonly tag: string;
}

/** R119: a tag after a value, in rules that were copied from the source of an HTML page. */
export const htmlTag: Problem<Facts> = {
  code: "R119",
  severity: "error",
  title: "HTML tag after a value",
  inLine: (view) => {
    const { field } = view;
    const value = field?.name && TAGGED.has(field.name) ? withoutTag(field.text) : null;
    // R104 says more of lines that were joined.
    if (!field?.name || value === null || fieldsIn(value).length > 0) return NOTHING_FOUND;
    const tag = field.text.slice(value.length).trim();
    const isRead = readsField(view, field.name, value);
    const span = { from: field.value.to - tag.length, to: field.value.to };
    return [
      {
        span,
        severity: isRead ? "information" : "error",
        facts: { tag, value, isRead },
        fixes: [replacing("remove", { from: field.value.from, to: span.to }, value)],
      },
    ];
  },
  sentence: ({ tag, ...facts }) =>
    unseenSentence({ field: "", isKnown: true, ...facts }, `the HTML tag ${code(tag)}`),
  fixLabels: ({ tag }) => ({ remove: `Remove ${code(tag)}` }),
  about: [
    "A robots.txt is plain text, so its parsers read an HTML tag letter by letter, as part of the path or of the product token. The rule then misses the URLs that it is for.",
    "This happens where a program writes <br> for each end of a line, or where rules are copied from the source of a web page.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart<br>",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.3"),
};

const TAGGED: ReadonlySet<FieldName> = new Set<FieldName>([
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "host",
]);
