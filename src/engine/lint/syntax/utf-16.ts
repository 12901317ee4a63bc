import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { lineSpan } from "../field-span.ts";
import { fileStart } from "./file-start.ts";

/** R114: a file in UTF-16, read as UTF-8. RFC 9309 2.3: the file must be UTF-8. */
export const utf16: FileCheck = {
  code: "R114",
  severity: "error",
  explains: ["R101", "R102", "R103", "R110", "R111", "R112", "R115", "R116"],
  inFile: (file) => {
    if (!UTF_16.test(fileStart(file))) return NOTHING_FOUND;
    const { groups, dialect } = file.analysis;
    const isRead = groups.length > 0;
    return [
      {
        line: 1,
        span: lineSpan(file.lineAt(1)),
        severity: isRead ? "warning" : "error",
        facts: { reader: dialect.title, isRead: isRead },
      },
    ];
  },
};

/** Its byte order mark, of octets that are no UTF-8 (see decodeText), or NULs in every second place. */
const UTF_16 = /^(?:\udcff\udcfe|\udcfe\udcff|\ufffd{0,2}(?:(?:[^\0]\0){4}|(?:\0[^\0]){4}))/;
