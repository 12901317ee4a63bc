import type { Code } from "../../engine/lint/finding.ts";
import { otherRules } from "./other-rules.ts";
import { code, type ProblemWords } from "./words.ts";

const SPECIAL_CHARACTERS = {
  title: "RFC 9309, 2.2.3",
  url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3",
};

/** The words for problems of what a path matches by its stars, its `$` and its query. */
export const pathWildcardWords: Readonly<Record<Code, ProblemWords>> = {
  R303: {
    title: "Star at the end of a path",
    sentence: ({ path, without, other, line, ...more }) =>
      other === undefined
        ? `The star at the end of ${code(path)} matches nothing that ${code(without)} does not match${otherRules(more)}.`
        : `The star at the end of ${code(path)} matches nothing more, but it makes the rule win over ${code(other)} in line ${line}.`,
    fixes: { "remove-star": ({ others }) => (others ? "Remove these stars" : "Remove the star") },
    about: [
      "A path matches whatever begins with it, so a star at its end has nothing to add.",
      "Where the longest rule wins, the star still counts as a character. A Disallow can come past an Allow of the same length by it, and an Allow can draw level with a Disallow. Google’s documents before 2020 said that such a star is ignored; its parser counts it.",
    ],
    example: {
      wrong: "User-agent: *\nDisallow: /somewords\nAllow: /someword*",
      right: "User-agent: *\nDisallow: /somewords\nAllow: /someword",
    },
    source: {
      title: "RFC 9309, 2.2.2",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
    },
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
      "URLs that do have one, such as those of OData, may be named with it. Python’s reader of 2026 drops such rules; %24 is understood by more readers.",
    ],
    example: {
      wrong: "User-agent: *\nDisallow: /*.pdf$/",
      right: "User-agent: *\nDisallow: /*.pdf$",
    },
    source: SPECIAL_CHARACTERS,
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
    example: {
      wrong: "User-agent: *\nDisallow: /*?",
      right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
    },
    source: SPECIAL_CHARACTERS,
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
    example: {
      wrong: "User-agent: *\nDisallow: /(cart|basket)/",
      right: "User-agent: *\nDisallow: /cart/\nDisallow: /basket/",
    },
    source: SPECIAL_CHARACTERS,
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
    example: {
      wrong: "User-agent: *\nDisallow: /a/**/print",
      right: "User-agent: *\nDisallow: /a/*/print",
    },
    source: SPECIAL_CHARACTERS,
  },
  R313: {
    title: "Extension that begins another",
    sentence: ({ path, example, allows, ...more }) =>
      `Without a ${code("$")} at its end ${code(path)} also ${allows ? "allows" : "blocks"} ${code(example)}${otherRules(more)}.`,
    fixes: {
      "add-end": ({ others }) => `Put ${code("$")} at ${others ? "their ends" : "its end"}`,
    },
    about: [
      "A path matches whatever goes on after it. A rule for .js thus also matches .json, and one for .do also .doc.",
      "A dollar sign at the end leaves only URLs that end there, but also excludes those with a query, such as main.js?v=2.",
    ],
    example: { wrong: "User-agent: *\nDisallow: /*.js", right: "User-agent: *\nDisallow: /*.js$" },
    source: SPECIAL_CHARACTERS,
  },
  R314: {
    title: "End of URL before a query",
    sentence: ({ path, missed, allows, ...more }) =>
      `The ${code("$")} is the end of the whole URL, so ${code(path)} does not ${allows ? "allow" : "block"} ${code(missed)}${otherRules(more)}.`,
    fixes: {
      "add-query": ({ path, others }) =>
        others ? "Add rules for URLs with a query" : `Add ${code(`${String(path).slice(0, -1)}?`)}`,
    },
    about: [
      "The query belongs to what is compared. A path that ends with a dollar sign does not match the same page with a query after it: a download with a parameter, or a home page with the tags of a campaign.",
      "A second rule with a question mark in the place of the dollar sign covers these.",
    ],
    example: {
      wrong: "User-agent: *\nDisallow: /\nAllow: /$",
      right: "User-agent: *\nDisallow: /\nAllow: /$\nAllow: /?",
    },
    source: SPECIAL_CHARACTERS,
  },
  R315: {
    title: "Parameter in one place only, or by the end of its name",
    sentence: ({ kind, path, missed, matched, ...more }) =>
      kind === "ending"
        ? `The star in ${code(path)} may also be the beginning of a name, so the rule matches ${code(matched)}${otherRules(more)}.`
        : `The question mark in ${code(path)} must stand before the name, so the rule does not match ${code(missed)}${otherRules(more)}.`,
    fixes: {
      "add-second": ({ path, others }) =>
        others ? `Add rules with ${code("&")}` : `Add ${code(String(path).replace("?", "&"))}`,
      "both-places": ({ first, second, others }) =>
        others
          ? `Write rules with ${code("?")} and with ${code("&")}`
          : `Write ${code(first)} and ${code(second)}`,
    },
    about: [
      "The first parameter of a query follows a question mark, every other one an ampersand. A rule with a question mark before the name matches the parameter only where it comes first.",
      "A star before the name matches it everywhere, but also matches longer names that end in the same letters: *id= matches paid=. Two rules, one with each character before the name, match the parameter alone.",
    ],
    example: {
      wrong: "User-agent: *\nDisallow: /*?sort=",
      right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
    },
    source: SPECIAL_CHARACTERS,
  },
  R316: {
    title: "Star between slashes",
    sentence: ({ path, missed, ...more }) =>
      `The star in ${code(path)} may stand for nothing, but the slashes around it may not, so the rule does not match ${code(missed)}${otherRules(more)}.`,
    fixes: {
      "add-root": ({ root, others }) => (others ? "Add rules for the root" : `Add ${code(root)}`),
    },
    about: [
      "A star stands for any characters, or for none. The slashes on both sides of it are compared all the same, so the rule needs a folder before the name and misses the same name at the root of the site.",
      "Where every page lies in a folder, such as one for its language, that is what was meant. Otherwise a second rule covers the root.",
    ],
    example: {
      wrong: "User-agent: *\nDisallow: /*/feed/",
      right: "User-agent: *\nDisallow: /feed/\nDisallow: /*/feed/",
    },
    source: SPECIAL_CHARACTERS,
  },
};
