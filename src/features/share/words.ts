import { counted, type Noun, numberText } from "../../words/numbers.ts";
import { code, excerpt } from "../../words/quoting.ts";

/** How far a link gets, by its length. */
type Reach = "anywhere" | "chat" | "browsers" | "nowhere";

/** The dialog Share. */
export const shareWords = {
  name: "Share",
  heading: "Share this page",
  intro: `The link carries the file and all that is set beside it after its ${code("#")}, the part of an address that browsers never send to a server.`,
  making: "Making the link …",
  tooFar:
    "This link is so long that many programs would cut it. Better send the file, or a report:",
  /** Where no link can carry the page, and for which reason. */
  noLink(reason: string): string {
    return `No link can carry this page (${reason}). Nothing was lost. Send the file, or a report:`;
  },
  tooManyBytes(bytes: number, most: number): string {
    return `it has ${counted(bytes, BYTES)} of ${numberText(most)} at most`;
  },
  tooManyCharacters(characters: number, most: number): string {
    return `the link would have ${counted(characters, CHARACTERS)} of ${numberText(most)} at most`;
  },
  altered:
    "it does not survive being put into a link; a lone surrogate in the text or a URL is no character and no byte",
  unknownReason: "unknown reason",

  download: "Download the file",
  copyReport: "Copy a report in Markdown",

  /** The box with the link. */
  link: "Link",
  copy: "Copy",
  /** For a screen reader, before the forms. */
  as: "As",
  forms: { link: "Link", markdown: "Markdown", html: "HTML" },
  /** Below the link: whether it was copied (null where nobody has tried), how long it is and how far it gets. */
  note(isCopied: boolean | null, length: number, reach: Reach): string {
    const done = isCopied === null ? "" : isCopied ? "Copied. " : "Select the link and copy it. ";
    return `${done}${counted(length, CHARACTERS)}: ${REACHES[reach]}.`;
  },

  scale: "How far a link gets, by its characters",
  /** `most`: in characters; null where there is no limit. */
  upTo(most: number | null): string {
    return most === null ? "above" : `to ${numberText(most)}`;
  },
  reach(reach: Reach): string {
    return REACHES[reach];
  },

  /** What a link is called where it stands in a text: the question in focus. */
  question(crawler: string, url: string): string {
    return `May ${crawler} fetch ${url}?`;
  },
  noQuestion: "A robots.txt, and what it says",
};

const REACHES: Readonly<Record<Reach, string>> = {
  anywhere: "works anywhere",
  chat: "fine in chat and mail",
  browsers: "fine in browsers, but some chats cut it",
  nowhere: "too long for many programs",
};

const BYTES: Noun = { one: "byte", other: "bytes" };
const CHARACTERS: Noun = { one: "character", other: "characters" };

/** What is said of a link that could not be opened as it was meant. */
export const linkWords = {
  /** Of a link whose end is missing, in characters. */
  cut(arrived: number, expected: number): string {
    return `This link was cut off: ${numberText(arrived)} of ${numberText(expected)} characters arrived. ${NOTHING_LOADED} Ask for the whole link.`;
  },
  damaged(isReadable: boolean): string {
    return `This link was damaged on the way. ${NOTHING_LOADED} Ask for the link again.${isReadable ? " What can be read of it may be wrong anywhere." : ""}`;
  },
  newer: `This link was made by a newer version of the playground. Nothing was loaded and nothing was lost. Reload the page to get the newest version.`,
  tooLarge(characters: number, urls: number, crawlers: number): string {
    return `This link holds more than the page opens from a link: ${numberText(characters)} characters, 2 MiB of text, ${numberText(urls)} URLs and ${numberText(crawlers)} crawlers are the most. ${NOTHING_LOADED} Ask for the file itself.`;
  },
  unknownReader(id: string, shown: string): string {
    return `This link reads the file as “${id.slice(0, 40)}”, which this version does not know. It is read as ${shown} instead.`;
  },

  /** `mistakes`: sentences, the first few; `more`: how many there are besides. */
  faulty(mistakes: readonly string[], more: number): string {
    const rest = more > 0 ? [`And ${counted(more, MORE_MISTAKES)}.`] : [];
    const said = [...mistakes, ...rest].join(" ");
    return `This link cannot be read as it is written. ${said} ${NOTHING_LOADED}`;
  },
  /** What can be wrong with a readable link, each a sentence. Names and values are a stranger's. */
  mistakes: {
    unknownParameter(name: string, known: readonly string[]): string {
      return `There is no parameter ${quoted(name)}, only ${known.join(", ")}.`;
    },
    noValue(name: string): string {
      return `${quoted(name)} has no “=”.`;
    },
    badEscape(name: string): string {
      return `In ${quoted(name)}, a “%” is not followed by two hexadecimal digits; a “%” itself is written %25.`;
    },
    repeated(name: string): string {
      return `${quoted(name)} may come once only.`;
    },
    empty(name: string): string {
      return `${quoted(name)} is empty.`;
    },
    lineBreak(name: string): string {
      return `${quoted(name)} has a line break in it.`;
    },
    notUtf8(name: string): string {
      return `${quoted(name)} is not UTF-8; an escape that is to stay one is written with %25 for its “%”.`;
    },
    unknownReader(value: string, known: readonly string[]): string {
      return `“read-as” cannot be ${quoted(value)}: it is one of ${known.join(", ")}.`;
    },
    unknownAnswer(value: string): string {
      return `“http” cannot be ${quoted(value)}: it is 200, html, too-large, another status such as 404, redirects 6 or unreachable.`;
    },
    unknownExpectation(value: string): string {
      return `“expect” cannot be ${quoted(value)}: it is allow, block or none for each crawler, with commas between them.`;
    },
    noText: "“text”, the file, is missing.",
    tooManyExpectations: "There is more in “expect” than there are URLs and crawlers.",
  },
};

/** What a link that was not loaded leaves as it was, in every message about one. */
const NOTHING_LOADED = "Nothing was loaded and nothing was lost.";

const MORE_MISTAKES: Noun = { one: "more mistake", other: "more mistakes" };

function quoted(text: string): string {
  return `“${excerpt(text)}”`;
}
