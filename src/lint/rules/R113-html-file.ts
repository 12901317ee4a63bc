import { isOfFile, meaningOf } from "../../engine/parse/response.ts";
import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly tag: string;
  /** How many groups the dialect finds all the same. */
  readonly groups: number;
  /** Whether the dialect reads the text between tags. */
  readonly isRead: boolean;
  /** Whether the HTTP response decides, and not this page, which came with it. */
  readonly isBeside: boolean;
}

/** R113: HTML in the place of a robots.txt, for example an error page. RFC 9309 2.3: the file is of type text/plain. */
export const htmlFile: Problem<Facts> = {
  code: "R113",
  severity: "error",
  title: "HTML instead of rules",
  explains: ["R101", "R116", "R123", "R525"],
  inFile: (file) => {
    const start = file.start;
    const tag = TAG.exec(start);
    if (!tag) return NOTHING_FOUND;
    const line = start.slice(0, tag.index).split(/\r\n|\r|\n/).length;
    const from = tag[0].length - (tag[1]?.length ?? 0);
    const { groups, dialect, layout } = file.analysis;
    const { answer } = file.surroundings.context;
    const isBeside =
      groups.length === 0 &&
      answer.kind !== "html" &&
      !isOfFile(meaningOf(dialect.responses, answer));
    const seen = dialect.syntax.sight?.(layout.source)(A_TAG, false) ?? A_TAG;
    return [
      {
        line,
        span: { from, to: tag[0].length },
        severity: isBeside ? "information" : groups.length > 0 ? "warning" : "error",
        facts: { tag: tag[1] ?? "", groups: groups.length, isRead: seen !== A_TAG, isBeside },
      },
    ];
  },
  sentence: ({ tag, groups, isRead, isBeside, reader }) => {
    const kind = tag.toLowerCase() === "<?xml" ? "XML" : "HTML";
    if (isBeside)
      return `The ${kind} that begins here with ${code(tag)} has no effect: the HTTP response decides, and ${reader} does not read the file.`;
    if (groups === 0) {
      const such = kind === "XML" ? ", for example a sitemap" : "";
      return `No rule of this file blocks anything: it is ${kind}${such}, beginning with ${code(tag)}, and ${reader} finds no group in it.`;
    }
    return isRead
      ? `The ${kind} that begins here with ${code(tag)} may have an effect: ${reader} removes the tags, and reads what is between them.`
      : `The ${kind} that begins here with ${code(tag)} has no effect: ${reader} ignores its lines.`;
  },
  about: [
    "Some servers send an HTML page for every unknown URL, including /robots.txt. Crawlers look for fields in this page, find none, and may fetch everything.",
    "If the site needs no robots.txt, send status code 404: the effect is the same, and the meaning is clear. If the site needs rules, put a plain-text file with these rules at /robots.txt.",
  ],
  example: {
    wrong: "<!DOCTYPE html>\n<title>Page not found</title>",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.3"),
};

const A_TAG = "<b>";

/** At the start of a line: the beginning of a tag, a comment, or a declaration. */
const TAG = /^[ \t\ufeff]*(<(?:!--|!doctype\b|[?/]?[a-z][a-z0-9]*(?=[ \t/>]|$)))/im;
