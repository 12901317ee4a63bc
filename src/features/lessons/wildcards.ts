import { lessonsOn, verdict } from "./lesson.ts";

/** What `*` and `$` match, and what only looks like a wildcard. */
export const wildcards = lessonsOn("wildcards", {
  "question-mark-is-literal": {
    title: "A question mark is a question mark",
    text: "Whoever knows search patterns reads “?” as “one character” or “perhaps”; there are crawlers that took this rule for one about the whole site. In robots.txt it is the question mark of the URL, so the rule forbids every address with a query, and no other. Allow again by a longer rule what is known to be harmless.",
    file: `# opac.example
User-agent: *
Disallow: /*?
Allow: /*?page=
`,
    urls: ["/", "/find?q=1", "/books?page=2"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/", "allow", null),
      verdict("Googlebot", "/find?q=1", "disallow", 3),
      verdict("Googlebot", "/books?page=2", "allow", 4),
      verdict("Googlebot", "/find?q=1", "allow", null, "python"),
    ],
    remarks: [
      "Without a query there is nothing to match.",
      "The star takes what comes before the query.",
      "The longer rule wins.",
      "Python up to 3.13.13 has no wildcards and looks for a star in the URL.",
    ],
    problem: ["R305"],
  },
  "parameter-has-a-place": {
    title: "A parameter need not be the first",
    text: "A rule with “?sort=” is expected to find the parameter anywhere. It finds it right behind the question mark only, and misses it after an ampersand; with a star in between it finds too much, such as “resort=”. Use a pair of rules, one with “?sort=” and one with “&sort=”.",
    file: `# shop.example
User-agent: *
Disallow: /*?sort=
Disallow: /*?*view=

User-agent: bingbot
Disallow: /*?sort=
Disallow: /*&sort=
`,
    urls: ["/shoes?sort=asc", "/shoes?page=2&sort=asc", "/shoes?preview=1"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/shoes?page=2&sort=asc", "allow", null),
      verdict("Googlebot", "/shoes?preview=1", "disallow", 4),
      verdict("bingbot", "/shoes?page=2&sort=asc", "disallow", 8),
    ],
    remarks: [
      "Another parameter stands between “?” and “sort=”.",
      "The end of “preview=” is “view=”.",
      "The pair of rules finds the parameter in any place.",
    ],
    problem: ["R315"],
  },
  "dollar-is-the-end-of-the-url": {
    title: "The end of a URL is the end of its query",
    text: "“.pdf$” is meant as “any PDF”, and “/$” as “the home page”. The dollar stands for the end of the whole URL, so a query such as “?download=1” or “?utm_source=mail” is enough to slip past the one and to be shut out by the other. Add a rule for the same path with a question mark behind it.",
    file: `# report.example
User-agent: *
Disallow: /*.pdf$

# Nothing but the home page
User-agent: GPTBot
Allow: /$
Disallow: /
`,
    urls: ["/2026.pdf", "/2026.pdf?download=1", "/", "/?utm_source=mail"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      verdict("Googlebot", "/2026.pdf?download=1", "allow", null),
      verdict("Googlebot", "/2026.pdf", "disallow", 3),
      verdict("GPTBot", "/?utm_source=mail", "disallow", 8),
    ],
    remarks: [
      "The URL does not end with “.pdf”.",
      "This one does.",
      "With a query it is not the home page any more.",
    ],
    problem: ["R314"],
  },
  "extension-without-an-end": {
    title: "An extension is found in the middle too",
    text: "“/*.php” is meant for files of that extension. As every rule is a beginning, it matches wherever these letters occur in a URL: in the name of a folder, and in longer extensions, so that a rule for “.js” takes every “.json” along. Put a dollar behind the extension, and a second rule with a question mark for URLs with a query.",
    file: `# photos.example
User-agent: *
Disallow: /*.php
Disallow: /*.js

User-agent: bingbot
Disallow: /*.php$
Disallow: /*.php?
`,
    urls: ["/login.php", "/folder.phpx/", "/prices.json"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/folder.phpx/", "disallow", 3),
      verdict("Googlebot", "/prices.json", "disallow", 4),
      verdict("bingbot", "/folder.phpx/", "allow", null),
    ],
    remarks: [
      "“.php” is in it, and what follows does not matter.",
      "“.json” begins with “.js”.",
      "With an end to it the rule means the extension.",
    ],
    problem: ["R313"],
  },
  "dollar-in-the-middle": {
    title: "A dollar in the middle is a dollar",
    text: "Some put “$” behind each part of a path, as if it ended a word. It is a wildcard at the very end of a rule only; anywhere else it is looked for in the URL, where there hardly ever is one. Readers do not even agree on that, so end the rule before a dollar sign wherever the shorter path will do.",
    file: `# market.example
User-agent: *
Disallow: /basket$/items
Disallow: /deals/$5
Disallow: /account
`,
    urls: ["/basket/items", "/deals/$5-tea"],
    crawlers: ["Googlebot", "CCBot"],
    notice: [
      verdict("Googlebot", "/basket/items", "allow", null),
      verdict("Googlebot", "/deals/$5-tea", "disallow", 4),
      verdict("Googlebot", "/deals/$5-tea", "allow", null, "python-rfc9309"),
    ],
    remarks: [
      "There is no dollar in this URL.",
      "Here there is one.",
      "Python from 3.13.14 on drops a rule with a dollar in the middle.",
    ],
    problem: ["R304"],
  },
  "not-a-regular-expression": {
    title: "A path is not a regular expression",
    text: "Brackets, plus signs, bars and “.*” mean something to a search tool, so people expect them to work in rules. Crawlers know two wildcards, “*” for any characters and “$” for the end; all else is compared as it stands, and the URLs that were meant stay open. Write one plain rule for each case.",
    file: `# archive.example
User-agent: *
# Years
Disallow: /[0-9]+/
Disallow: /(cart|basket)
Disallow: /tmp.*
`,
    urls: ["/1998/may", "/cart", "/tmpfiles/1", "/tmp.zip"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/1998/may", "allow", null),
      verdict("Googlebot", "/cart", "allow", null),
      verdict("Googlebot", "/tmpfiles/1", "allow", null),
      verdict("Googlebot", "/tmp.zip", "disallow", 6),
    ],
    remarks: [
      "The rule looks for the brackets themselves.",
      "There is no choice between words.",
      "The dot is a dot.",
      "The dot is there, and the star takes the rest.",
    ],
    problem: ["R306"],
  },
  "star-between-slashes": {
    title: "A star between slashes needs both of them",
    text: "“/*/feed/” is meant for the feed of the site and those of its sections. A star may stand for nothing at all, but the slashes on both sides of it remain, so the feed at the top, with a single slash before it, is not found. Leave the second slash out, or add a rule for the top.",
    file: `# magazine.example
User-agent: *
Disallow: /*/feed/

User-agent: bingbot
Disallow: /*/feed/
Disallow: /feed/
`,
    urls: ["/feed/", "/travel/feed/"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/feed/", "allow", null),
      verdict("Googlebot", "/travel/feed/", "disallow", 3),
      verdict("bingbot", "/feed/", "disallow", 7),
    ],
    remarks: [
      "There is one slash before “feed”, and the rule has two.",
      "The star takes the section.",
      "A rule of its own covers the top.",
    ],
    problem: ["R316"],
  },
});
