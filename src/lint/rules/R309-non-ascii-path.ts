import type { Rule } from "../../engine/parse/types.ts";
import { isAscii } from "../../engine/text/characters.ts";
import { percentEncode } from "../../engine/url/url.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { type GroupView, partOf } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly encoded: string;
  readonly isRead: boolean;
  readonly reader: string;
}

/** R309: letters outside ASCII in a path, which URLs have percent-encoded (RFC 9309 2.2.2). */
export const nonAsciiPath: Problem<Facts> = {
  code: "R309",
  severity: "information",
  title: "Letters outside ASCII in a path",
  inGroup: (view) => {
    const written = view.rules.filter(({ path }) => !isAscii(path) && !/[\p{C}\p{Z}]/u.test(path));
    if (written.length === 0) return NOTHING_FOUND;
    const found = written.map((rule) => spotted(view, rule));
    return [
      ...saidOnce(found.filter(({ severity }) => severity === "information")),
      ...found.filter(({ severity }) => severity === "error"),
    ];
  },
  sentence: ({ path, encoded, isRead, reader, others }) =>
    isRead
      ? `Crawlers ask for ${code(encoded)}, which to ${reader} is the same as ${code(path)}${otherRules(others)}.`
      : `Crawlers ask for ${code(encoded)}, which to ${reader} is not the same as ${code(path)}, so the rule matches nothing.`,
  fixLabels: ({ others }) => ({ encode: others ? "Percent-encode them" : "Percent-encode it" }),
  about: [
    "URLs go over the wire in ASCII, with every other letter percent-encoded in UTF-8. RFC 9309 wants rules encoded before they are compared, and the readers of today do so, as long as the file is saved in UTF-8.",
    "The encoded form is the one that every reader understands.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /könyvek/",
    right: "User-agent: *\nDisallow: /k%C3%B6nyvek/",
  },
  source: rfc("2.2.2"),
};

function spotted(view: GroupView, { path, line }: Rule): SpottedAt<Facts> {
  const { dialect } = view;
  const value = view.valueAt(line.number);
  const letters = /[^\0-\x7f]+/.exec(path);
  const from = letters?.index ?? 0;
  const encoded = path.replace(/[^\0-\x7f]+/g, percentEncode);
  const isRead = matchesAt(dialect, path, examplePath(encoded));
  return {
    line: line.number,
    span: partOf({ path, span: value }, from, from + (letters?.[0].length ?? 0)),
    severity: isRead ? "information" : "error",
    facts: { path, encoded, isRead, reader: dialect.title },
    fixes: [replacing("encode", value, encoded, line.number)],
  };
}
