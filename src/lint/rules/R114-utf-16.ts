import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { lineSpan } from "../views.ts";

interface Facts {
  readonly reader: string;
  readonly isRead: boolean;
}

/** R114: a file in UTF-16, read as UTF-8. RFC 9309 2.3: the file must be UTF-8. */
export const utf16: Problem<Facts> = {
  code: "R114",
  severity: "error",
  title: "File in UTF-16",
  explains: ["R101", "R102", "R103", "R110", "R111", "R112", "R115", "R116"],
  inFile: (file) => {
    if (!UTF_16.test(file.start)) return NOTHING_FOUND;
    const { groups, dialect } = file.analysis;
    const isRead = groups.length > 0;
    return [
      {
        line: 1,
        span: lineSpan(file.lineAt(1)),
        severity: isRead ? "warning" : "error",
        facts: { reader: dialect.title, isRead },
      },
    ];
  },
  sentence: ({ isRead, reader }) =>
    isRead
      ? `The file is in UTF-16, which ${reader} understands and other readers do not.`
      : `The file is in UTF-16; ${reader} reads it as UTF-8 and finds no group in it, so it forbids nothing.`,
  about: [
    "UTF-16 writes every letter as two bytes. Some editors of Windows save a text so when asked for “Unicode”. Readers of robots.txt expect UTF-8, and to them every second byte is a NUL.",
    "No field is found in such a file, and so no rule. Save it as UTF-8, without a byte order mark.",
  ],
  example: {
    wrong: [..."User-agent: *\nDisallow: /cart"].map((letter) => `${letter}\0`).join(""),
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.3"),
};

/** Its byte order mark, of octets that are no UTF-8 (see decodeText), or NULs in every second place. */
const UTF_16 = /^(?:\udcff\udcfe|\udcfe\udcff|\ufffd{0,2}(?:(?:[^\0]\0){4}|(?:\0[^\0]){4}))/;
