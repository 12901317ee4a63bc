import { code } from "../../words/quoting.ts";
import { examplePath, misses, mostAsked } from "../example-path.ts";
import { ofRule, withPath } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";

interface Facts extends Others {
  readonly path: string;
  readonly plain: string;
}

/** R322: `&amp;` in a path, where the group has no rule for the path with `&`. HTML has it for `&`, and robots.txt is plain text. */
export const htmlEntity: Problem<Facts> = {
  code: "R322",
  severity: "warning",
  title: "HTML entity in a path",
  inGroup: (view) => {
    const found = view.rules.filter(({ path }) => path.includes(ENTITY)).slice(0, mostAsked(view));
    return saidOnce(
      found.flatMap((rule): readonly SpottedAt<Facts>[] => {
        const { path } = rule;
        const plain = path.replaceAll(ENTITY, "&");
        if (!misses(view, rule, examplePath(path), examplePath(plain))) return NOTHING_FOUND;
        const at = path.indexOf(ENTITY);
        const fixes = [withPath("decode", view, rule, plain)];
        return [{ ...ofRule(view, rule, { path, plain }, at, at + ENTITY.length), fixes }];
      }),
    );
  },
  sentence: ({ path, plain, reader, others }) =>
    `${code(path)} does not match ${code(plain)}, because ${reader} reads ${code(ENTITY)} letter by letter${otherRules(others)}.`,
  fixLabels: () => ({ decode: `Write ${code("&")}` }),
  about: [
    "In HTML, &amp; stands for &. A robots.txt file is plain text, so its parsers compare &amp; as it is written, and the rule misses the URLs that have only &.",
    "If broken links make crawlers ask for URLs with &amp;, write a rule for each form.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /shop?sort=price&amp;page=",
    right: "User-agent: *\nDisallow: /shop?sort=price&page=",
  },
  source: rfc("2.2.2"),
};

const ENTITY = "&amp;";
