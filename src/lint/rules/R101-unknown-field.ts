import { code } from "../../words/quoting.ts";
import { intendedField } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { aiTagIn } from "./R522-ai-tag.ts";

/** R101: a field that no known parser supports. RFC 9309 2.2.4: crawlers may read other records; none is known to read this one. */
export const unknownField: Problem<{ readonly key: string }> = {
  code: "R101",
  severity: "warning",
  title: "Unknown field",
  inLine: (view) => {
    const intended = intendedField(view);
    // R522 tells of fields about AI.
    if (intended?.kind !== "unknown" || aiTagIn(view)) return NOTHING_FOUND;
    const { from, to } = intended.key;
    return [{ span: intended.key, facts: { key: view.text.slice(from, to) } }];
  },
  sentence: ({ key }) => `Crawlers ignore this line: no known parser supports ${code(key)}.`,
  about: [
    "RFC 9309 (2.2.4) lets crawlers read more fields than it defines. Sitemap, Crawl-delay, Clean-param and Content-Signal are examples. No known crawler reads a field such as Block.",
    "Find out for which crawler the line was meant, or delete the line.",
  ],
  example: { wrong: "User-agent: *\nBlock: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.4"),
};
