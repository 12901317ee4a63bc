import type { Difference } from "../../engine/decide/difference.ts";
import { circumstanceWords } from "../../words/circumstances.ts";

/** Where readers part. */
export const readerDifferenceWords = {
  /** Where another reader parts from ours: the end of a line that begins with its name. */
  difference(difference: Difference): string {
    switch (difference.kind) {
      case "no-group":
        return "finds no group for this crawler";
      case "other-group":
        return `reads the group of line ${difference.line}`;
      case "not-joined":
        return `does not join the part of the group at line ${difference.line}`;
      case "joined":
        return `joins the part of the group at line ${difference.line}`;
      case "line-unread":
        return `does not read line ${difference.line} as a rule`;
      case "line-read":
        return `reads line ${difference.line} as a rule`;
      case "open":
        return "leaves open which rule wins";
      case "no-match":
        return `line ${difference.line} does not match there`;
      case "match":
        return `line ${difference.line} matches there`;
      case "preference":
        return `prefers line ${difference.line}`;
      case "robots-txt":
        return "treats /robots.txt itself otherwise";
      case "response":
        return circumstanceWords.grounds[difference.reason];
      case "other":
        return "answers otherwise";
    }
  },
};
