import { counted, listText, type Noun, nouns, numberText } from "../../words/numbers.ts";
import { code, excerpt } from "../../words/quoting.ts";

/** The dialog Share. */
export const shareWords = {
  name: "Share",
  heading: "Share a link",
  intro: `The link holds the file, the table and the settings. They are all in the part after the ${code("#")}, which browsers never send to a server.`,
  /** While two files are compared. */
  onlyNow:
    "It holds the file under Now, not the one under Before. To send the comparison, close this and press “Copy as Markdown”.",
  /** Where the page has counts of a log. */
  noLog:
    "It does not hold the log or its counts: who opens the link sees the verdicts, and no requests.",
  making: "Making the link…",
  tooFar: "Many programs cut a link as long as this one. Send the file or a report instead:",
  /** Where no link can carry the page, and for which reason. */
  noLink(reason: string): string {
    return `No link was made: ${reason}. Nothing was lost. Send the file or a report instead:`;
  },
  "too-many-bytes"(bytes: number, most: number): string {
    return `the contents have ${counted(bytes, nouns.byte)}, and a link can hold ${numberText(most)}`;
  },
  "too-many-characters"(characters: number, most: number): string {
    return `the link would have ${counted(characters, CHARACTERS)}, and ${numberText(most)} is the limit`;
  },
  altered: "the text or a URL contains half of a character (a lone surrogate)",
  unknownReason: "the reason is unknown",

  download: "Download the file",
  copyReport: "Copy a report in Markdown",

  /** The box with the link. */
  link: "Link",
  copy: "Copy",
  /** For a screen reader, before the forms. */
  as: "Copy the link as",
  forms: { link: "Link", markdown: "Markdown", html: "HTML", embed: "Embed" },
  /** Below the link: whether it was copied (null where that was not tried), how long it is and how far it gets. */
  note(isCopied: boolean | null, length: number, reach: Reach): string {
    const done = isCopied === null ? "" : isCopied ? "Copied. " : "Select the link and copy it. ";
    return `${done}${counted(length, CHARACTERS)}: ${shareWords.reaches[reach]}.`;
  },

  preview: "Preview of the frame",
  /** Above the preview; in CSS pixels. */
  frameSize: (height: number): string =>
    `The frame is ${numberText(height)} pixels high and as wide as the text around it. Preview:`,

  scale: "Where a link works, by its number of characters",
  /** `most`: in characters; null where there is no limit. */
  upTo(most: number | null): string {
    return most === null ? "longer" : `up to ${numberText(most)}`;
  },
  /** How far a link gets, by its length. */
  reaches: {
    anywhere: "works everywhere",
    chat: "works in chat and mail",
    browsers: "works in browsers, but some chat programs cut it",
    nowhere: "too long for many programs",
  },

  /** What a link is called inside a text: the question in focus. */
  question(crawler: string, url: string): string {
    return `May ${crawler} fetch ${url}?`;
  },
  noQuestion: "A robots.txt and its verdicts",
};

/** How far a link gets. */
export type Reach = "anywhere" | "chat" | "browsers" | "nowhere";

const CHARACTERS: Noun = { one: "character", other: "characters" };

/** What a link that was not loaded leaves as it was, in every message about one. */
const NOTHING_LOADED = "Nothing was loaded and nothing was lost.";

/** What is said of a link that could not be opened as it was meant. */
export const linkWords = {
  /** Of a link whose end is missing, in characters. */
  cut(arrived: number, expected: number): string {
    return `This link was cut off: ${numberText(arrived)} of ${numberText(expected)} characters arrived. ${NOTHING_LOADED} Ask the sender for the whole link.`;
  },
  damaged(isReadable: boolean): string {
    return `This link was damaged on the way. ${NOTHING_LOADED} Ask the sender for the link again.${isReadable ? " You can look at what arrived, but any part of it may be wrong." : ""}`;
  },
  newer: `This link was made by a newer version of the playground. ${NOTHING_LOADED} Reload the page to get the newest version.`,
  tooLarge(characters: number, urls: number, crawlers: number): string {
    return `This link is over a limit. A link can have at most ${numberText(characters)} characters, 2 MiB of data, ${numberText(urls)} URLs and ${numberText(crawlers)} crawlers. ${NOTHING_LOADED} Ask the sender for the file itself.`;
  },
  unknownParser(id: string, shown: string): string {
    return `This link asks for the parser “${id.slice(0, 40)}”, which this version of the playground does not have. The file was opened and is read as ${shown} instead.`;
  },

  /** `mistakes`: sentences, the first few; `more`: how many there are besides. */
  faulty(mistakes: readonly string[], more: number): string {
    const rest = more > 0 ? [`And ${counted(more, MORE_MISTAKES)}.`] : [];
    const said = [...mistakes, ...rest].join(" ");
    return `This link cannot be opened as it is written. ${said} ${NOTHING_LOADED} Correct the link and open it again.`;
  },
  /** What can be wrong with a readable link, each a sentence. Names and values are a stranger's. */
  mistakes: {
    "unknown-parameter"(name: string, known: readonly string[]): string {
      return `${quoted(name)} is not a parameter. The parameters are ${listText(known)}.`;
    },
    "no-value"(name: string): string {
      return `${quoted(name)} has no value, because “=” is missing.`;
    },
    "bad-escape"(name: string): string {
      return `In ${quoted(name)}, a “%” is not followed by two hexadecimal digits. Write the “%” itself as %25.`;
    },
    repeated(name: string): string {
      return `${quoted(name)} can be given only once.`;
    },
    empty(name: string): string {
      return `${quoted(name)} is empty.`;
    },
    "line-break"(name: string): string {
      return `${quoted(name)} contains a line break, which is allowed only in “text”.`;
    },
    "not-utf-8"(name: string): string {
      return `${quoted(name)} is not valid UTF-8. To keep a percent-encoded byte such as %E9, write its “%” as %25: %25E9.`;
    },
    "read-as"(value: string, known: readonly string[]): string {
      return `“read-as” cannot be ${quoted(value)}. Use ${listText(known, "or")}.`;
    },
    http(value: string, known: readonly string[]): string {
      return `“http” cannot be ${quoted(value)}. Use ${listText([...known, "a number of redirects, such as “redirects 6”"], "or")}.`;
    },
    expect(value: string, known: readonly string[]): string {
      return `“expect” cannot be ${quoted(value)}. Use ${listText(known, "or")} for each crawler, with commas between them.`;
    },
    "no-text": "“text”, the parameter that holds the file, is missing.",
    "too-many-expectations":
      "There are more “expect” parameters than URLs, or one “expect” lists more verdicts than there are crawlers.",
  },
};

const MORE_MISTAKES: Noun = { one: "more mistake", other: "more mistakes" };

function quoted(text: string): string {
  return `“${excerpt(text)}”`;
}
