import type { Fact, Facts } from "../../engine/lint/finding.ts";
import { characterWords } from "../characters.ts";
import { code } from "../quoting.ts";
import { areSeveral, listed } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of characters that are not what they seem. */
export const characterProblems = {
  R109: {
    title: "Byte order mark",
    sentence: ({ isRead, reader, others }) =>
      isRead
        ? `A byte order mark stands before the first line; ${reader} passes over it, but ${listed(others)} ${areSeveral(others) ? "lose" : "loses"} the line.`
        : `A byte order mark stands before the first line, so ${reader} does not know its field and ignores the line.`,
    fixes: { remove: () => "Remove the mark" },
    about: [
      "Some editors begin a UTF-8 file with U+FEFF, an invisible character. Google’s parser passes over it. Other readers take it for the first letter of the first field’s name, and no longer know the field.",
      "When that line is User-agent, the rules after it belong to no group. A comment or an empty first line in front keeps the loss small; saving the file without the mark avoids it.",
    ],
  },
  R110: {
    title: "NUL in a line",
    sentence: nulSentence,
    fixes: { remove: () => "Remove the NUL" },
    about: [
      "A NUL is a byte of value zero, and never meant in a text. It comes from a broken upload, a program that writes past a text’s end, or a file in UTF-16.",
      "Google’s parser reads a line up to the first NUL and forgets the rest. Others take the NUL for a character of the name or the path, which then is another.",
    ],
  },
  R111: {
    title: "Invisible character",
    sentence: ({ character, field, value, isKnown, isRead, reader }) => {
      if (!isKnown)
        return `${named(character)} stands in the name of the field, so ${reader} does not know ${code(field)} and ignores the line.`;
      return isRead
        ? `${named(character)} stands in the line; ${reader} passes over it, others may not.`
        : `${named(character)} is part of the value for ${reader}, so ${notMeant(value)}.`;
    },
    fixes: { remove: () => "Write the line without it" },
    about: [
      "Text that was copied from a web page or a word processor brings characters along that look like a space or like nothing: no-break spaces, zero width spaces, marks of writing direction. White space in robots.txt is space and tab only.",
      "After the colon such a character is the first one of the path, and a path that does not begin with a slash matches nothing. In a field’s name it makes another name. Readers that trim more kinds of white space do not notice, so the file works in one tool and not in another.",
    ],
  },
  R112: {
    title: "Lookalike character",
    sentence: ({ character, ascii, field, name, isRead, reader }) => {
      const isNot = `${named(character)} is not ${code(ascii)}`;
      const what = name ? `the name ${code(name)}` : `the field ${code(field)}`;
      return isRead
        ? `${isNot}; ${reader} reads ${what} all the same, others do not.`
        : `${isNot}, so ${reader} does not read ${what} here.`;
    },
    fixes: { ascii: ({ ascii }) => `Write ${code(ascii)}` },
    about: [
      "Word processors put a typographic hyphen or dash in the place of the hyphen, Chinese and Japanese keyboards write a full-width colon, and some letters of other scripts look like Latin ones. To a program these are other characters.",
      "Names of fields, the colon after them and product tokens of crawlers are ASCII. Google’s parser looks only at how a field’s name begins, and so may read past a full-width colon that white space follows; others do not.",
    ],
  },
  R115: {
    title: "Bytes that are not UTF-8",
    sentence: ({ octets, letter }) => {
      const guess = letter ? ` (in Latin-1 it is ${code(letter)})` : "";
      return `${code(octets)} is not UTF-8${guess}: some readers compare the bytes as they are, others drop or replace them.`;
    },
    fixes: {
      "as-utf-8": ({ letter }) => `Percent-encode ${code(letter)} as UTF-8`,
      escape: ({ octets }) => `Percent-encode ${code(octets)} as it is`,
    },
    about: [
      "A robots.txt is UTF-8. A file saved in Latin-1 or another older encoding has bytes in it that UTF-8 does not allow, and RFC 9309 does not say what becomes of them. Google’s parser compares them as they are; Python up to 3.13.7 gives up on the whole file.",
      "What is right depends on the site’s URLs. On most sites an ö in a path is %C3%B6, its UTF-8; on some old ones it is %F6, its Latin-1. Written percent-encoded, the rule is the same to every reader.",
    ],
  },
  R117: {
    title: "Quotation marks",
    sentence: ({ field, plain, isRead, reader }) => {
      if (field)
        return `The quotation marks hide the field ${code(field)} from ${reader}, which ignores the line.`;
      return isRead
        ? `The quotation marks are taken away by ${reader}; to others they are part of the value.`
        : `The quotation marks are part of the value for ${reader}, so the line is not about ${code(plain)}.`;
    },
    fixes: { unquote: () => "Take the quotation marks away" },
    about: [
      "Values in robots.txt are written plainly. A quotation mark is a character like any other, and as no path begins with one, a quoted rule matches nothing; a quoted name is no crawler’s.",
    ],
  },
} satisfies Problems;

function nulSentence({ field, value, isKnown, isRead, ends, reader }: Facts): string {
  if (!isKnown)
    return `A NUL stands in the name of the field, so ${reader} does not know ${code(field)} and ignores the line.`;
  if (isRead) return `A NUL stands in the line; it does not bother ${reader}, but others.`;
  return ends
    ? `The line ends at the NUL for ${reader}, which does not see all of ${code(value)}.`
    : `The NUL is part of the value for ${reader}, so ${notMeant(value)}.`;
}

function named(character: Fact | undefined): string {
  return code(characterWords.named(String(character)));
}

function notMeant(value: Fact | undefined): string {
  return value ? `the line is not about ${code(value)}` : "it is not empty, as it seems to be";
}
