import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly path: string;
  readonly comment: string;
}

/** R310: a `#` that follows a path without white space: what was meant for the path is a comment (RFC 9309 2.2). */
export const hashInPath: Problem<Facts> = {
  code: "R310",
  severity: "warning",
  title: "Comment inside a path",
  inLine: ({ rule, line, text }) => {
    const { comment } = line;
    if (!rule || rule.path === "" || comment?.from !== rule.span.to) return NOTHING_FOUND;
    const written = text.slice(comment.from, comment.to).trimEnd();
    // Words after it were meant for a comment.
    if (/\s|^##/.test(written)) return NOTHING_FOUND;
    const { from } = comment;
    return [
      {
        span: { from, to: from + written.length },
        facts: { path: rule.path, comment: written },
        fixes: [
          replacing("set-off", { from, to: from }, " "),
          replacing("escape", { from, to: from + 1 }, "%23"),
        ],
      },
    ];
  },
  sentence: ({ path, comment }) =>
    `Everything from ${code("#")} on is a comment, so ${code(comment)} is no part of the rule, which is ${code(path)} alone.`,
  fixLabels: () => ({
    "set-off": `Put a space before ${code("#")}`,
    escape: `Write ${code("%23")}`,
  }),
  about: [
    "A comment begins at the first # of a line, with or without a space before it. What is left of the path is shorter, and so the rule matches more.",
    "A crawler never sends the fragment of a URL, so no rule can be about one: with /#!/admin the rule is a slash, and closes the whole site. Only where # is a letter of a file’s name should it be written as %23.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /b#c",
    right: "User-agent: *\nDisallow: /b #c",
  },
  source: rfc("2.2"),
};
