import { numberText } from "../numbers.ts";
import { code } from "../quoting.ts";
import { areSeveral, listed } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of the file as a whole: its size and what it is at all. */
export const fileProblems = {
  R107: {
    title: "Line too long",
    sentence: ({ reader, limit, octets }) =>
      `The line has ${numberText(Number(octets))} bytes; ${reader} keeps the first ${numberText(Number(limit))} and reads a shorter value.`,
    about: [
      "Google’s parser has room for 16,663 bytes of a line and drops what is beyond. The rule that is left counts: it is shorter, and so matches more than it should.",
      "No URL is that long. Most often line breaks were lost, and what should be many rules is one.",
    ],
  },
  R108: {
    title: "File too large",
    sentence: ({ reader, limit, isVoid, others }) => {
      const bytes = `${numberText(Number(limit))} bytes`;
      if (isVoid)
        return `The file has more than ${bytes}, and ${reader} ignores such a file as a whole.`;
      if (reader) return `From here on nothing is read: ${reader} stops after ${bytes}.`;
      return `Google’s crawlers stop reading here, after ${bytes}, and ${listed(others)} ${areSeveral(others) ? "ignore" : "ignores"} a file of this size as a whole.`;
    },
    about: [
      "RFC 9309 lets crawlers limit how much of a file they read, to no less than 500 KiB. Google’s crawlers read the first 500 KiB; Yandex takes a file over 500 KB for one that allows everything.",
      "A rule beyond the limit does nothing. Files grow so large when they list every page; a rule with a common beginning or a wildcard says the same in one line.",
    ],
  },
  R113: {
    title: "HTML in the place of rules",
    sentence: ({ tag, groups, reader }) =>
      groups
        ? `HTML begins here, with ${code(tag)}; it is no part of a robots.txt, and ${reader} ignores its lines.`
        : `This is HTML, beginning with ${code(tag)}, and ${reader} finds no group in it, so it forbids nothing.`,
    about: [
      "Sites that answer every unknown address with a page, or with their start page, answer the request for robots.txt with it too. Crawlers look for fields in the page, find none, and may fetch everything.",
      "If the site needs no robots.txt, answer with status 404, which means the same and is plain. If it should have one, put it where the server finds it, as plain text.",
    ],
  },
  R114: {
    title: "File in UTF-16",
    sentence: ({ isRead, reader }) =>
      isRead
        ? `The file is in UTF-16, which ${reader} understands and other readers do not.`
        : `The file is in UTF-16; ${reader} reads it as UTF-8 and finds no group in it, so it forbids nothing.`,
    about: [
      "UTF-16 writes every letter as two bytes. Some editors of Windows save a text so when asked for “Unicode”. Readers of robots.txt expect UTF-8, and to them every second byte is a NUL.",
      "No field is found in such a file, and so no rule. Save it as UTF-8, without a byte order mark.",
    ],
  },
} satisfies Problems;
