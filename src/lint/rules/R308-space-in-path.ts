import { percentEncode } from "../../engine/url/quoting.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt } from "../example-path.ts";
import { replacing, severalLines } from "../fixes.ts";
import { fieldsIn, withoutTag } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";
import { canMatch } from "../reach.ts";
import { type LineView, partOf, type WrittenRule } from "../views.ts";

type Facts =
  | {
      readonly kind: "several";
      readonly path: string;
      readonly first: string;
      readonly second: string;
    }
  | {
      readonly kind: "comment";
      readonly path: string;
      readonly first: string;
      readonly comment: string;
    }
  | {
      readonly kind: "one";
      readonly path: string;
      readonly encoded: string;
      readonly isRead: boolean;
    };

/** R308: white space inside a path, or a list of paths. No URL has white space, so two paths were meant, or a comment, or the space has to be percent-encoded. */
export const spaceInPath: Problem<Facts> = {
  code: "R308",
  severity: "warning",
  title: "Space in a path, or several paths",
  inLine: (view) => {
    const { rule, dialect } = view;
    if (
      !rule ||
      !(/[ \t]|[,;]\//.test(rule.path) || NAMES.test(rule.path)) ||
      !canMatch(dialect.patternOf(rule.path))
    )
      return NOTHING_FOUND;
    if (!/[ \t]/.test(rule.path)) return listedPaths(view, rule);
    if (fieldsIn(rule.path).length > 0 || withoutTag(rule.path) !== null || endsUnseen(rule.path))
      return NOTHING_FOUND;
    return [commentAfter(rule) ?? severalPaths(view, rule) ?? oneWithSpace(view, rule)];
  },
  sentence: (facts) => {
    const { path, reader } = facts;
    if (facts.kind === "several")
      return `This rule matches neither ${code(facts.first)} nor ${code(facts.second)}, because ${reader} reads ${code(path)} as one path${/[ \t]/.test(path) ? " with a space in it" : ""}.`;
    if (facts.kind === "comment")
      return `This rule does not match ${code(facts.first)}, because ${reader} reads ${code(facts.comment)} as part of the path: a comment must begin with ${code("#")}.`;
    const { encoded, isRead } = facts;
    return isRead
      ? `${code(path)} matches no URL for Google’s parser; ${reader} reads it as ${code(encoded)}.`
      : `${code(path)} does not match ${code(encoded)}: URLs have no spaces, and ${reader} compares the space as written.`;
  },
  fixLabels: () => ({
    comment: `Write ${code("#")}`,
    encode: "Percent-encode the space",
    "several-lines": "Write a line for each path",
  }),
  about: [
    // Google: robots.cc, MaybeEscapePattern, which encodes no ASCII character.
    "In a URL, a space in the path is percent-encoded as %20. Most parsers encode the space in a rule in the same way. Google’s parser does not, so the rule matches no URL there.",
    "Most parsers read two paths on one line as one path, with a space or a comma in it. Each path needs a line of its own.",
    "A comment in robots.txt begins with #. The comment signs of programming languages, such as // and /* */, are part of the path.",
  ],
  example: {
    readAs: "google",
    wrong: "User-agent: *\nDisallow: /my folder/",
    right: "User-agent: *\nDisallow: /my%20folder/",
  },
  source: rfc("2.2.2"),
};

/** Whether nothing visible follows the last space: a mark that came with copied text. */
function endsUnseen(path: string): boolean {
  const end = path.slice(Math.max(path.lastIndexOf(" "), path.lastIndexOf("\t")) + 1);
  return /^[\p{C}\p{Z}]/u.test(end);
}

/** A comment as other languages have it, after the path. */
function commentAfter(rule: WrittenRule): Spotted<Facts> | null {
  const { path } = rule;
  const [found, open = ""] = OTHER_COMMENT.exec(path) ?? [];
  if (found === undefined) return null;
  const first = path.slice(0, path.length - found.length);
  const comment = found.trim();
  const text = comment
    .slice(open.length)
    .replace(/\*\/$|-->$/, "")
    .trim();
  const span = partOf(rule, path.length - comment.length);
  return {
    span,
    severity: "error",
    facts: { kind: "comment", path, first: first.trim(), comment },
    fixes: [replacing("comment", span, `# ${text}`)],
  };
}

// `/a /*` and `/a /*.pdf` are two paths.
const OTHER_COMMENT = /[ \t](\/\/(?!\/)|\/\*(?=[ \t]|[^*]*\*\/$)|;|<!--).*$/;

/** Three names or more that only commas separate, behind one slash: `/cart,login,account`. */
const NAMES = /^\/[A-Za-z][\w-]*(?:,[A-Za-z][\w-]*){2,}\/?$/;

/** Paths that only a comma separates: `/a,/b`. */
function listedPaths(view: LineView, rule: WrittenRule): readonly Spotted<Facts>[] {
  if (NAMES.test(rule.path)) return [listedNames(view, rule)];
  const query = rule.path.indexOf("?");
  const end = query < 0 ? rule.path.length : query;
  const paths = rule.path.split(/[,;](?=\/)/);
  const [first = "", second = ""] = paths;
  // In a query, or with a coordinate before it, the comma can be meant.
  if (first.length > end || !paths.every((path) => /^\/[^,;]/.test(path) || path === "/"))
    return [];
  return [
    {
      span: partOf(rule, first.length),
      severity: "error",
      facts: { kind: "several", path: rule.path, first, second },
      fixes: [severalLines("several-lines", view, rule.span, paths)],
    },
  ];
}

function listedNames(view: LineView, { path, span }: WrittenRule): Spotted<Facts> {
  const paths = path.split(",").map((name) => name.replace(/^\/?/, "/"));
  const [first = "", second = ""] = paths;
  const facts = { kind: "several", path, first, second } as const;
  // Some shops have commas in the names of their pages.
  return { span, facts, fixes: [severalLines("several-lines", view, span, paths)] };
}

function severalPaths(view: LineView, rule: WrittenRule): Spotted<Facts> | null {
  const paths = rule.path.split(/[ \t](?=\/)/).map((path) => path.trim().replace(/,$/, ""));
  const [first = "", second = ""] = paths;
  if (second === "" || !first.startsWith("/") || paths.some((path) => /[ \t]/.test(path)))
    return null;
  return {
    span: partOf(rule, first.length),
    severity: "error",
    facts: { kind: "several", path: rule.path, first, second },
    fixes: [severalLines("several-lines", view, rule.span, paths)],
  };
}

function oneWithSpace({ dialect }: LineView, rule: WrittenRule): Spotted<Facts> {
  const { path, span } = rule;
  const encoded = path.replace(/[ \t]/g, percentEncode);
  const at = path.search(/[ \t]/);
  const url = examplePath(encoded);
  const isRead = matchesAt(dialect, path, url);
  // For Heritrix, only the space itself matches: see R321.
  const isBetter = matchesAt(dialect, encoded, url);
  return {
    span: partOf(rule, at, at + 1),
    severity: isRead ? "warning" : "error",
    facts: { kind: "one", path, encoded, isRead },
    fixes: isBetter ? [replacing("encode", span, encoded)] : [],
  };
}
