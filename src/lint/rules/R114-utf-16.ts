import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { lineSpan } from "../views.ts";

/** R114: a file in UTF-16, read as UTF-8. RFC 9309 2.3: the file must be UTF-8. */
export const utf16: Problem<{ readonly isRead: boolean }> = {
  code: "R114",
  severity: "error",
  title: "File in UTF-16",
  explains: ["R101", "R102", "R103", "R110", "R111", "R112", "R115", "R116"],
  inFile: (file) => {
    if (!UTF_16.test(file.start)) return NOTHING_FOUND;
    const isRead = file.analysis.groups.length > 0;
    return [
      {
        line: 1,
        span: lineSpan(file.lineAt(1)),
        severity: isRead ? "warning" : "error",
        facts: { isRead },
      },
    ];
  },
  sentence: ({ isRead, reader }) =>
    isRead
      ? `Most parsers find no rules here: the file is in UTF-16, which ${reader} can read.`
      : `Nothing is blocked: ${reader} reads this UTF-16 file as UTF-8 and finds no group in it.`,
  about: [
    "UTF-16 writes most letters as two bytes. Some Windows editors use it when you save text as “Unicode”. Parsers of robots.txt expect UTF-8, and in UTF-16 every second byte of ASCII text is a NUL.",
    "Most parsers find no field in a UTF-16 file, so no rule applies. Save the file as UTF-8, without a byte order mark.",
  ],
  example: {
    wrong: [..."User-agent: *\nDisallow: /cart"].map((letter) => `${letter}\0`).join(""),
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.3"),
};

/** Its byte order mark, whose octets are not UTF-8 (see decodeText), or a NUL in every second place. */
const UTF_16 = /^(?:\udcff\udcfe|\udcfe\udcff|\ufffd{0,2}(?:(?:[^\0]\0){4}|(?:\0[^\0]){4}))/;
