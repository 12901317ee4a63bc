import { percentEncode } from "../../engine/url/quoting.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { decodesOnlyUrls } from "./R321-escape-not-decoded.ts";

interface Facts {
  readonly path: string;
  readonly comment: string;
  /** The HTML entity that has the `#`, and its character; null for any other. */
  readonly entity: { readonly text: string; readonly character: string } | null;
}

/** R310: a `#` directly after a path: what was meant for the path is a comment (RFC 9309 2.2). */
export const hashInPath: Problem<Facts> = {
  code: "R310",
  severity: "warning",
  title: "Path cut off by a comment",
  inLine: ({ rule, line, text, dialect }) => {
    const { comment } = line;
    if (!rule || rule.path === "" || comment?.from !== rule.span.to) return NOTHING_FOUND;
    const written = text.slice(comment.from, comment.to).trimEnd();
    // Words after it were meant as a comment.
    if (/\s|^##/.test(written)) return NOTHING_FOUND;
    const { from } = comment;
    const entity = rule.path.endsWith("&") ? entityIn(`&${written}`) : null;
    const decode =
      entity &&
      replacing("decode", { from: from - 1, to: from - 1 + entity.text.length }, entity.character);
    return [
      {
        span: { from, to: from + written.length },
        facts: { path: rule.path, comment: written, entity },
        fixes: decode
          ? [decode]
          : [
              replacing("set-off", { from, to: from }, " "),
              // There, the rule would match no URL (R321).
              ...(decodesOnlyUrls(dialect)
                ? []
                : [replacing("escape", { from, to: from + 1 }, "%23")]),
            ],
      },
    ];
  },
  sentence: ({ path, comment, entity }) =>
    entity
      ? `The path of this rule is only ${code(path)}, because the ${code("#")} of the HTML entity ${code(entity.text)} begins a comment.`
      : `The path of this rule is only ${code(path)}, because ${code("#")} begins a comment${comment === "#" ? "" : `, here ${code(comment)}`}.`,
  fixLabels: () => ({
    decode: "Write the character",
    "set-off": `Put a space before ${code("#")}`,
    escape: `Write ${code("%23")} instead of ${code("#")}`,
  }),
  about: [
    // wget alone needs white space before it: res.c of 1.21.3.
    "In nearly all parsers, a comment begins at the first # of a line, even without a space before it. The path ends before the #, so the rule matches more URLs than the whole path would. For example, Disallow: /#!/admin disallows /, the whole site.",
    "Crawlers do not send the part of a URL after #, and most parsers do not compare that part with rules. Write %23 only if # is part of a file’s name.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart#basket",
    right: "User-agent: *\nDisallow: /cart #basket",
  },
  source: rfc("2.2"),
};

/** The HTML entity at the beginning of a text, and its character as URLs have it. */
function entityIn(text: string): Facts["entity"] {
  const [entity, hexadecimal, digits] = /^&#(?:[xX]([\dA-Fa-f]{2,4})|(\d{2,5}));/.exec(text) ?? [];
  if (entity === undefined) return null;
  const unit = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(digits);
  const character = String.fromCharCode(unit).replace(/[^!-~]|[#%*$]/g, percentEncode);
  return { text: entity, character };
}
