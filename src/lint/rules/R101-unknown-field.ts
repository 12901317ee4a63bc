import { code } from "../../words/quoting.ts";
import { intendedField } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly key: string;
}

/** R101: a field that no reader of robots.txt knows. RFC 9309 2.2.4: crawlers may read other records; none is known that reads this one. */
export const unknownField: Problem<Facts> = {
  code: "R101",
  severity: "warning",
  title: "Unknown field",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind !== "unknown") return NOTHING_FOUND;
    const { from, to } = intended.key;
    return [{ span: intended.key, facts: { key: view.text.slice(from, to) } }];
  },
  sentence: ({ key }) =>
    `No known reader of robots.txt has a field ${code(key)}, so what the line says reaches nobody.`,
  about: [
    "Crawlers pass over fields that they do not know. RFC 9309 lets them read more than it defines, and some do: Sitemap, Crawl-delay, Clean-param, Content-Signal and others are known here. This one is not.",
    "Whoever wrote the line expects something of it. Find out which crawler it was meant for, or take it out.",
  ],
  example: { wrong: "User-agent: *\nBlock: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.4"),
};
