import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { fileStart } from "./file-start.ts";

/** R113: HTML in the place of a robots.txt, such as a page that says that there is none. */
export const htmlFile: FileCheck = {
  code: "R113",
  severity: "error",
  explains: ["R101", "R116"],
  inFile: (file) => {
    const start = fileStart(file);
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
};

/** At the start of a line: the beginning of a tag, a comment, or a declaration. */
const TAG = /^[ \t\ufeff]*(<(?:!--|!doctype\b|[?/]?[a-z][a-z0-9]*(?=[ \t/>]|$)))/im;
