import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly tag: string;
  /** How many groups the reader finds all the same. */
  readonly groups: number;
  readonly reader: string;
}

/** R113: HTML in the place of a robots.txt, such as a page that says that there is none. */
export const htmlFile: Problem<Facts> = {
  code: "R113",
  severity: "error",
  title: "HTML in the place of rules",
  explains: ["R101", "R116"],
  inFile: (file) => {
    const start = file.start;
    const tag = TAG.exec(start);
    if (!tag) return NOTHING_FOUND;
    const line = start.slice(0, tag.index).split(/\r\n|\r|\n/).length;
    const from = tag[0].length - (tag[1]?.length ?? 0);
    const { groups, dialect } = file.analysis;
    return [
      {
        line,
        span: { from, to: tag[0].length },
        severity: groups.length > 0 ? "warning" : "error",
        facts: { tag: tag[1] ?? "", groups: groups.length, reader: dialect.title },
      },
    ];
  },
  sentence: ({ tag, groups, reader }) =>
    groups
      ? `HTML begins here, with ${code(tag)}; it is no part of a robots.txt, and ${reader} ignores its lines.`
      : `This is HTML, beginning with ${code(tag)}, and ${reader} finds no group in it, so it forbids nothing.`,
  about: [
    "Sites that answer every unknown address with a page, or with their start page, answer the request for robots.txt with it too. Crawlers look for fields in the page, find none, and may fetch everything.",
    "If the site needs no robots.txt, answer with status 404, which means the same and is plain. If it should have one, put it where the server finds it, as plain text.",
  ],
  example: {
    wrong: "<!DOCTYPE html>\n<title>Page not found</title>",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.3"),
};

/** At the start of a line: the beginning of a tag, a comment, or a declaration. */
const TAG = /^[ \t\ufeff]*(<(?:!--|!doctype\b|[?/]?[a-z][a-z0-9]*(?=[ \t/>]|$)))/im;
