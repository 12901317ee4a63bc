import { percentEncode } from "../../engine/url/url.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt } from "../example-path.ts";
import { replacing, severalLines } from "../fixes.ts";
import { fieldsIn } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";
import { canMatch } from "../reach.ts";
import { type LineView, partOf, type WrittenRule } from "../views.ts";

type Facts =
  | {
      readonly kind: "several";
      readonly path: string;
      readonly first: string;
      readonly second: string;
      readonly reader: string;
    }
  | {
      readonly kind: "one";
      readonly path: string;
      readonly encoded: string;
      readonly isRead: boolean;
      readonly reader: string;
    };

/** R308: white space inside a path: no URL has any, so it is two paths, or has to be percent-encoded. */
export const spaceInPath: Problem<Facts> = {
  code: "R308",
  severity: "warning",
  title: "Space in a path",
  inLine: (view) => {
    const { rule, dialect } = view;
    if (!rule || !/[ \t]/.test(rule.path) || !canMatch(dialect.patternOf(rule.path)))
      return NOTHING_FOUND;
    if (fieldsIn(rule.path).length > 0 || endsUnseen(rule.path)) return NOTHING_FOUND;
    return [severalPaths(view, rule) ?? oneWithSpace(view, rule)];
  },
  sentence: (facts) => {
    const { path, reader } = facts;
    if (facts.kind === "several")
      return `To ${reader} ${code(path)} is one path with a space in it, so the rule matches neither ${code(facts.first)} nor ${code(facts.second)}.`;
    const { encoded, isRead } = facts;
    return isRead
      ? `URLs have no spaces: ${reader} takes ${code(path)} for ${code(encoded)}, but Google’s parser matches nothing with it.`
      : `URLs have no spaces: ${reader} compares this one as it stands, so ${code(path)} does not match ${code(encoded)}.`;
  },
  fixLabels: () => ({ encode: "Percent-encode it", "several-lines": "Write a line for each" }),
  about: [
    "A crawler asks for a folder with a space in its name by %20. Some readers encode the space of a rule in the same way before they compare; Google’s parser does not, and the rule matches nothing.",
    "Two paths on one line are read as one with a space in it. Each needs a line of its own.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /my folder/",
    right: "User-agent: *\nDisallow: /my%20folder/",
  },
  source: rfc("2.2.2"),
};

/** Whether nothing that is seen follows the last space: a mark that came with copied text. */
function endsUnseen(path: string): boolean {
  const end = path.slice(Math.max(path.lastIndexOf(" "), path.lastIndexOf("\t")) + 1);
  return /^[\p{C}\p{Z}]/u.test(end);
}

function severalPaths(view: LineView, rule: WrittenRule): Spotted<Facts> | null {
  const paths = rule.path.split(/[ \t](?=\/)/).map((path) => path.trim().replace(/,$/, ""));
  const [first = "", second = ""] = paths;
  if (second === "" || !first.startsWith("/") || paths.some((path) => /[ \t]/.test(path)))
    return null;
  return {
    span: partOf(rule, first.length),
    severity: "error",
    facts: { kind: "several", path: rule.path, first, second, reader: view.dialect.title },
    fixes: [severalLines("several-lines", view, rule.span, paths)],
  };
}

function oneWithSpace({ dialect }: LineView, rule: WrittenRule): Spotted<Facts> {
  const { path, span } = rule;
  const encoded = path.replace(/[ \t]/g, percentEncode);
  const at = path.search(/[ \t]/);
  const isRead = matchesAt(dialect, path, examplePath(encoded));
  return {
    span: partOf(rule, at, at + 1),
    severity: isRead ? "warning" : "error",
    facts: { kind: "one", path, encoded, isRead, reader: dialect.title },
    fixes: [replacing("encode", span, encoded)],
  };
}
