import { code } from "../quoting.ts";
import { otherRules } from "./other-rules.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of characters in a path and of how they are encoded. */
export const pathCharacterProblems = {
  R308: {
    title: "Space in a path",
    sentence: ({ path, first, second, encoded, isRead, reader }) => {
      if (first !== undefined)
        return `To ${reader} ${code(path)} is one path with a space in it, so the rule matches neither ${code(first)} nor ${code(second)}.`;
      return isRead
        ? `URLs have no spaces: ${reader} takes ${code(path)} for ${code(encoded)}, but Google’s parser matches nothing with it.`
        : `URLs have no spaces: ${reader} compares this one as it stands, so ${code(path)} does not match ${code(encoded)}.`;
    },
    fixes: {
      encode: () => "Percent-encode it",
      "several-lines": () => "Write a line for each",
    },
    about: [
      "A crawler asks for a folder with a space in its name by %20. Some readers encode the space of a rule in the same way before they compare; Google’s parser does not, and the rule matches nothing.",
      "Two paths on one line are read as one with a space in it. Each needs a line of its own.",
    ],
  },
  R309: {
    title: "Letters outside ASCII in a path",
    sentence: ({ path, encoded, isRead, reader, ...more }) =>
      isRead
        ? `Crawlers ask for ${code(encoded)}, which to ${reader} is the same as ${code(path)}${otherRules(more)}.`
        : `Crawlers ask for ${code(encoded)}, which to ${reader} is not the same as ${code(path)}, so the rule matches nothing.`,
    fixes: {
      encode: ({ others }) => (others ? "Percent-encode them" : "Percent-encode it"),
    },
    about: [
      "URLs go over the wire in ASCII, with every other letter percent-encoded in UTF-8. RFC 9309 wants rules encoded before they are compared, and the readers of today do so, as long as the file is saved in UTF-8.",
      "The encoded form is the one that every reader understands.",
    ],
  },
  R310: {
    title: "Comment inside a path",
    sentence: ({ path, comment }) =>
      `Everything from ${code("#")} on is a comment, so ${code(comment)} is no part of the rule, which is ${code(path)} alone.`,
    fixes: {
      "set-off": () => `Put a space before ${code("#")}`,
      escape: () => `Write ${code("%23")}`,
    },
    about: [
      "A comment begins at the first # of a line, with or without a space before it. What is left of the path is shorter, and so the rule matches more.",
      "A crawler never sends the fragment of a URL, so no rule can be about one: with /#!/admin the rule is a slash, and closes the whole site. Only where # is a letter of a file’s name should it be written as %23.",
    ],
  },
  R311: {
    title: "Escaped star or dollar sign",
    sentence: ({ part, escaped, plain, isBoth, reader }) =>
      isBoth
        ? `In a path ${code(part)} is no wildcard but the character itself, so the rule matches ${code(escaped)} and ${code(plain)}.`
        : `In a path ${code(part)} is compared by ${reader} as it is spelled, so the rule matches ${code(escaped)} but not ${code(plain)}.`,
    about: [
      "RFC 9309 has %2A and %24 for a star or a dollar sign that the URL itself has, however the URL spells it.",
      "Google’s parser compares the escape as it stands. It misses URLs with the bare character, which is how they are mostly written.",
    ],
  },
  R312: {
    title: "Escape in one of its spellings",
    sentence: ({ path, other, reader, ...more }) =>
      `To ${reader} ${code(other)} is another path, which ${code(path)} does not match${otherRules(more)}.`,
    fixes: {
      "add-spelling": ({ other, others }) =>
        others ? "Add rules with the other spelling" : `Add ${code(other)}`,
    },
    about: [
      "Some characters may stand in a URL both bare and escaped, such as the colon and %3A, and readers differ in which spellings they take for one. To most of them an escaped slash, %2F, is not a slash.",
      "A percent sign that begins no escape is itself spelled %25 in a URL. Where a site answers under both spellings, it takes a rule for each.",
    ],
  },
} satisfies Problems;
