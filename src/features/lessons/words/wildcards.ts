import { lesson } from "./lesson.ts";

/** What `*` and `$` match, and what only looks like a wildcard. */
export const wildcards = {
  "question-mark-is-literal": lesson({
    title: "A question mark is a question mark",
    text: "Whoever knows search patterns reads “?” as “one character” or “perhaps”; there are crawlers that took this rule for one about the whole site. In robots.txt it is the question mark of the URL, so the rule forbids every address with a query, and no other. Allow again by a longer rule what is known to be harmless.",
    remarks: [
      "Without a query there is nothing to match.",
      "The star takes what comes before the query.",
      "The longer rule wins.",
      "Python up to 3.13.13 has no wildcards and looks for a star in the URL.",
    ],
  }),
  "parameter-has-a-place": lesson({
    title: "A parameter need not be the first",
    text: "A rule with “?sort=” is expected to find the parameter anywhere. It finds it right behind the question mark only, and misses it after an ampersand; with a star in between it finds too much, such as “resort=”. Use a pair of rules, one with “?sort=” and one with “&sort=”.",
    remarks: [
      "Another parameter stands between “?” and “sort=”.",
      "The end of “preview=” is “view=”.",
      "The pair of rules finds the parameter in any place.",
    ],
  }),
  "dollar-is-the-end-of-the-url": lesson({
    title: "The end of a URL is the end of its query",
    text: "“.pdf$” is meant as “any PDF”, and “/$” as “the home page”. The dollar stands for the end of the whole URL, so a query such as “?download=1” or “?utm_source=mail” is enough to slip past the one and to be shut out by the other. Add a rule for the same path with a question mark behind it.",
    remarks: [
      "The URL does not end with “.pdf”.",
      "This one does.",
      "With a query it is not the home page any more.",
    ],
  }),
  "extension-without-an-end": lesson({
    title: "An extension is found in the middle too",
    text: "“/*.php” is meant for files of that extension. As every rule is a beginning, it matches wherever these letters occur in a URL: in the name of a folder, and in longer extensions, so that a rule for “.js” takes every “.json” along. Put a dollar behind the extension, and a second rule with a question mark for URLs with a query.",
    remarks: [
      "“.php” is in it, and what follows does not matter.",
      "“.json” begins with “.js”.",
      "With an end to it the rule means the extension.",
    ],
  }),
  "dollar-in-the-middle": lesson({
    title: "A dollar in the middle is a dollar",
    text: "Some put “$” behind each part of a path, as if it ended a word. It is a wildcard at the very end of a rule only; anywhere else it is looked for in the URL, where there hardly ever is one. Readers do not even agree on that, so end the rule before a dollar sign wherever the shorter path will do.",
    remarks: [
      "There is no dollar in this URL.",
      "Here there is one.",
      "Python from 3.13.14 on drops a rule with a dollar in the middle.",
    ],
  }),
  "not-a-regular-expression": lesson({
    title: "A path is not a regular expression",
    text: "Brackets, plus signs, bars and “.*” mean something to a search tool, so people expect them to work in rules. Crawlers know two wildcards, “*” for any characters and “$” for the end; all else is compared as it stands, and the URLs that were meant stay open. Write one plain rule for each case.",
    remarks: [
      "The rule looks for the brackets themselves.",
      "There is no choice between words.",
      "The dot is a dot.",
      "The dot is there, and the star takes the rest.",
    ],
  }),
  "star-between-slashes": lesson({
    title: "A star between slashes needs both of them",
    text: "“/*/feed/” is meant for the feed of the site and those of its sections. A star may stand for nothing at all, but the slashes on both sides of it remain, so the feed at the top, with a single slash before it, is not found. Leave the second slash out, or add a rule for the top.",
    remarks: [
      "There is one slash before “feed”, and the rule has two.",
      "The star takes the section.",
      "A rule of its own covers the top.",
    ],
  }),
};
