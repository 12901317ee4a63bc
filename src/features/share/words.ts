import { counted, type Noun, numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";

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
