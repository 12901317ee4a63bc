import { code } from "../quoting.ts";
import { otherRules } from "./other-rules.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of characters that are special in a path, or are taken to be. */
export const pathWildcardProblems = {
  R303: {
    title: "Star at the end of a path",
    sentence: ({ kind, path, without, other, line, reader, ...more }) => {
      if (kind === "decisive")
        return `The star at the end of ${code(path)} matches nothing more, but it makes the rule win over ${code(other)} in line ${line}.`;
      return kind === "literal"
        ? `To ${reader} a star is an ordinary character, so ${code(path)} does not match ${code(without)}${otherRules(more)}.`
        : `${code(path)} matches nothing that ${code(without)} in line ${line} does not, as a star at the end adds nothing${otherRules(more)}.`;
    },
    fixes: {
      "remove-star": ({ others }) => (others ? "Remove these stars" : "Remove the star"),
      delete: ({ others }) => (others ? "Delete these lines" : "Delete the line"),
    },
    about: [
      "A path matches whatever begins with it, so a star at its end has nothing to add. Readers without wildcards, such as Python’s up to 3.13.13, take it for a star of the URL, and match nothing with the rule.",
      "Where the longest rule wins, the star still counts as a character. A Disallow can come past an Allow of the same length by it, and an Allow can draw level with a Disallow. Google’s documents of 2019 say that such a star is ignored; its parser counts it.",
    ],
  },
  R304: {
    title: "Dollar sign before the end of a path",
    sentence: ({ path, isDropped, reader }) =>
      isDropped
        ? `A rule with a ${code("$")} before its end is dropped by ${reader}, so ${code(path)} matches nothing.`
        : `Only at the end of a path does ${code("$")} mean the end of a URL; in ${code(path)} it is an ordinary character.`,
    fixes: { "end-there": () => "Remove what follows it" },
    about: [
      "The dollar sign is special only as the last character of a path. Anywhere else it stands for itself, and the rule matches only URLs with a dollar sign in them.",
      "URLs that do have one, such as those of OData, may be named with it. Python’s reader from 3.13.14 on drops such rules.",
    ],
  },
  R305: {
    title: "Question mark alone",
    sentence: ({ path, reach, allows, reader }) => {
      if (reach === "everything")
        return `An empty query is dropped by ${reader}, so ${code(path)} ${allows ? "allows" : "blocks"} every URL.`;
      return reach === "queries"
        ? `The question mark is no wildcard: ${code(path)} matches every URL with a query, whatever it asks.`
        : `The question mark is no wildcard: ${code(path)} matches the home page with a query, and nothing else.`;
    },
    about: [
      "In a shell’s patterns a question mark stands for any one character. In robots.txt it stands for itself, and is where the query of a URL begins.",
      "A slash, a star and a question mark thus match every URL that has a query, and no other: a common way to keep crawlers from filters and sorted lists. Without the star only the home page is meant.",
    ],
  },
  R306: {
    title: "Regular expression in a path",
    sentence: ({ path, part }) =>
      `In a path ${code(part)} means just these characters, so ${code(path)} does not match what the expression describes.`,
    fixes: {
      "as-wildcards": () => "Write it with stars",
      alternatives: () => "Write a line for each",
    },
    about: [
      "Paths are no regular expressions. Two characters are special, the star for any characters and the dollar sign at the end for the end of the URL; brackets, parentheses, braces, bars and backslashes stand for themselves.",
      "Alternatives need a line each. What repeats, or is one of several characters, can only be said by a star, which matches more.",
    ],
  },
  R307: {
    title: "Several stars in a row",
    sentence: ({ path, single, counts }) =>
      counts
        ? `In ${code(path)} the stars match what one star matches; ${code(single)} matches the same and only counts as shorter.`
        : `In ${code(path)} the stars match what one star matches; ${code(single)} means the same.`,
    fixes: { "one-star": ({ single }) => `Write ${code(single)}` },
    about: [
      "One star already stands for any characters, slashes included. Two stars, which in other patterns mean folders of any depth, match nothing more.",
      "Where the longest rule wins, the second star counts as one more character.",
    ],
  },
} satisfies Problems;
