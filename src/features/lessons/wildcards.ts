import { lessonsOn } from "./lesson.ts";

/** What `*` and `$` match, and what only looks like a wildcard. */
export const wildcards = lessonsOn("wildcards", {
  // RFC 9309 2.2.3; robotparser.py, RuleLine.applies_to.
  "question-mark-is-literal": {
    title: "A question mark is not a wildcard",
    text: "In search patterns “?” often means “one character” or “optional”. In robots.txt it matches only a question mark in the URL. In most parsers “Disallow: /*?” matches every URL with a query, and no other URL. To allow harmless queries, add a longer Allow.",
    file: `# opac.example
User-agent: *
Disallow: /*?
Allow: /*?page=
`,
    urls: ["/", "/find?q=1", "/books?page=2"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /: allow": "This URL has no query, so neither rule matches.",
      "Googlebot /find?q=1: disallow by line 3": "The star matches everything before the query.",
      "Googlebot /books?page=2: allow by line 4": "The longer rule wins.",
      "Googlebot /find?q=1: allow to python":
        "Python up to 3.13.13 has no wildcards, and looks for a star in the URL.",
    },
  },
  // RFC 9309 2.2.3.
  "parameter-has-a-place": {
    title: "A parameter does not always come first",
    text: "People expect a rule with “?sort=” to find the parameter anywhere. The rule matches the parameter only directly after the question mark, and misses it after an ampersand. A star after the question mark matches too much: “?*view=” also finds “?preview=”. Write two rules, one with “?sort=” and one with “?*&sort=”.",
    file: `# shop.example
User-agent: *
Disallow: /*?sort=
Disallow: /*?*view=

User-agent: bingbot
Disallow: /*?sort=
Disallow: /*?*&sort=
`,
    urls: ["/shoes?sort=asc", "/shoes?page=2&sort=asc", "/shoes?preview=1"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /shoes?page=2&sort=asc: allow": "Another parameter comes between “?” and “sort=”.",
      "Googlebot /shoes?preview=1: disallow by line 4": "“preview=” ends with “view=”.",
      "bingbot /shoes?page=2&sort=asc: disallow by line 8": "The rule with “?*&sort=” matches.",
    },
  },
  // RFC 9309 2.2.3.
  "dollar-is-the-end-of-the-url": {
    title: "The end of a URL is the end of its query",
    text: "“.pdf$” is meant as “any PDF”, and “/$” as “the home page”. The dollar sign means the end of the URL, after its query. With a query such as “?download=1” a PDF is not blocked, and with “?utm_source=mail” the home page is blocked. Add a second rule with “?” in place of “$”, such as “Disallow: /*.pdf?”.",
    file: `# report.example
User-agent: *
Disallow: /*.pdf$

# Only the home page
User-agent: GPTBot
Allow: /$
Disallow: /
`,
    urls: ["/2026.pdf", "/2026.pdf?download=1", "/", "/?utm_source=mail"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: {
      "Googlebot /2026.pdf?download=1: allow": "This URL does not end with “.pdf”.",
      "Googlebot /2026.pdf: disallow by line 3": "This URL ends with “.pdf”.",
      "GPTBot /?utm_source=mail: disallow by line 8":
        "With a query, the URL does not end after the slash.",
    },
  },
  // RFC 9309 2.2.2 and 2.2.3.
  "extension-without-an-end": {
    title: "A rule for an extension also matches in the middle of a URL",
    text: "“/*.php” is meant for files with this extension. Any text may follow, so the rule matches wherever “.php” occurs: also in the name of a folder, or in a longer extension. A rule for “.js” also blocks every “.json” file. Put “$” after the extension, and add a second rule with “?” for URLs with a query.",
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
    notice: {
      "Googlebot /folder.phpx/: disallow by line 3":
        "The URL contains “.php”, and the text after it does not matter.",
      "Googlebot /prices.json: disallow by line 4": "“.json” begins with “.js”.",
      "bingbot /folder.phpx/: allow":
        "In lines 7 and 8, only the end of the URL or a “?” may follow “.php”.",
    },
  },
  // RFC 9309 2.2.3; robotparser.py of CPython 3.13.14, RuleLine.
  "dollar-in-the-middle": {
    title: "A dollar sign in the middle of a rule is not a wildcard",
    text: "Some people write “$” after each part of a path, as if it ended a word. A dollar sign is a wildcard only at the end of a rule. Anywhere else, most parsers look for a dollar sign in the URL, which rarely has one. In some parsers, a rule with “$” in the middle matches no URL. End the rule before the dollar sign if the shorter path is good enough.",
    file: `# market.example
User-agent: *
Disallow: /basket$/items
Disallow: /deals/$5
Disallow: /account
`,
    urls: ["/basket/items", "/deals/$5-tea"],
    crawlers: ["Googlebot", "CCBot"],
    notice: {
      "Googlebot /basket/items: allow": "This URL has no dollar sign.",
      "Googlebot /deals/$5-tea: disallow by line 4": "This URL has a dollar sign.",
      "Googlebot /deals/$5-tea: allow to python-rfc9309":
        "Since 3.13.14 and 3.14.5, Python ignores a rule with a dollar sign in the middle.",
    },
  },
  // RFC 9309 2.2.3.
  "not-a-regular-expression": {
    title: "A path is not a regular expression",
    text: "Brackets, plus signs, bars and “.*” have a special meaning in many search tools, so people expect them to work in rules. RFC 9309 has two wildcards: “*” for any characters, and “$” for the end of the URL. Parsers compare everything else literally, so the URLs you meant stay allowed. Write one plain rule for each case.",
    file: `# archive.example
User-agent: *
# Years
Disallow: /[0-9]+/
Disallow: /(cart|basket)
Disallow: /tmp.*
`,
    urls: ["/1998/may", "/cart", "/tmpfiles/1", "/tmp.zip"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /1998/may: allow": "The rule looks for the brackets themselves.",
      "Googlebot /cart: allow": "A bar does not mean a choice between words.",
      "Googlebot /tmpfiles/1: allow": "The rule needs a dot after /tmp.",
      "Googlebot /tmp.zip: disallow by line 6": "The dot is there, and the star matches the rest.",
    },
  },
  // RFC 9309 2.2.3.
  "star-between-slashes": {
    title: "A star between slashes needs both slashes",
    text: "“/*/feed/” is meant for the feed of the site and the feeds of its sections. The star may match zero characters, but the URL must still contain both slashes. The feed of the site, /feed/, has only one slash before “feed”, so the rule misses it. Add a rule for /feed/. Without the slash after the star, the rule would also match /newsfeed/.",
    file: `# magazine.example
User-agent: *
Disallow: /*/feed/

User-agent: bingbot
Disallow: /*/feed/
Disallow: /feed/
`,
    urls: ["/feed/", "/travel/feed/"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /feed/: allow": "“feed” has one slash before it, and the rule needs two.",
      "Googlebot /travel/feed/: disallow by line 3": "The star matches the name of the section.",
      "bingbot /feed/: disallow by line 7": "Line 7 is a rule for the feed of the site.",
    },
  },
});
