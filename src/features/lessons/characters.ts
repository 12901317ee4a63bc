import { lessonsOn } from "./lesson.ts";

/** How lines are written: fields, percent-encoding, and characters that look like others. */
export const characters = lessonsOn("characters", {
  // google/robotstxt, robots.cc, KeyIsDisallow and GetKeyAndValueFrom; RFC 9309 2.2.
  "misspelt-fields": {
    title: "Google’s parser accepts misspelt fields, but most parsers don’t",
    text: "A file can pass a test with Google’s parser in spite of its mistakes, so the mistakes stay in the file. Google’s parser accepts some mistakes on purpose, such as “Disalow” and a missing colon. It accepts other mistakes because it compares only the beginning of a field name. Most parsers ignore a line with any of these mistakes. Correct the spelling, so that every parser reads the same rules.",
    file: `# village.example
Useragent: *
Disalow: /a
Dissallow: /b
Disallow /c
Disallows: /d
Dis-allow: /f
`,
    urls: ["/a", "/b", "/c", "/d", "/f"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: {
      "Googlebot /a: disallow by line 3":
        "Google’s parser has “Disalow” in its list of misspellings.",
      "bingbot /a: allow": "RFC 9309 defines none of the fields in this file.",
      "Googlebot /c: disallow by line 5":
        "Without a colon, Google’s parser reads the first of two words as the field.",
      "Googlebot /f: allow":
        "“Dis-allow” is not in the list of misspellings that Google’s parser accepts.",
    },
  },
  // google/robotstxt, robots.cc, Parse; robotparser.py, read decodes as “utf-8”.
  "byte-order-mark": {
    title: "A byte order mark can disable the first group",
    text: "Some editors put an invisible mark at the start of every file. Google’s parser ignores the mark. Some other parsers read the mark as part of the first field name, and do not know that field. They ignore the whole group, so for them this file blocks nothing. Save the file as UTF-8 without a byte order mark (BOM). A comment in the first line also makes the mark harmless.",
    file: `\uFEFFUser-agent: *
Disallow: /staging/
Disallow: /internal/

Sitemap: https://studio.example/sitemap.xml
`,
    urls: ["/staging/", "/work"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /staging/: disallow by line 2": "The parser ignores the mark.",
      "Googlebot /staging/: allow to protego":
        "Protego reads the mark as part of the first line. New versions of Scrapy remove the mark first.",
      "Googlebot /staging/: allow to python":
        "Python reads the mark as part of the first line, so the group applies to no crawler.",
    },
  },
  // RFC 9309 2.2; ECMAScript, String.prototype.trim; google/robotstxt, robots.cc, GetKeyAndValueFrom.
  "lookalike-characters": {
    title: "Characters that look the same can be different",
    text: "A file copied from a web page or a word processor can contain no-break spaces, non-breaking hyphens or full-width colons, which look right. Most parsers do not treat them as spaces, hyphens or colons: the field is unknown, or the space belongs to the path. The rule then has no effect, or applies to other crawlers. Type the line again.",
    file: `User-agent: *
Disallow:\u00a0/old/
Disallow\uff1a /new/

User\u2011agent: GPTBot
Disallow: /drafts/
`,
    urls: ["/old/1", "/new/1", "/drafts/1"],
    crawlers: ["bingbot", "GPTBot"],
    notice: {
      "bingbot /old/1: allow": "The path begins with a no-break space.",
      "bingbot /old/1: disallow by line 2 to robots-parser":
        "The library robots-parser treats a no-break space like any other space.",
      "bingbot /new/1: disallow by line 3 to google":
        "Google’s parser needs no colon, and compares only the beginning of the field name.",
      "bingbot /drafts/1: disallow by line 6":
        "Line 5 is not a user-agent line, so the rule for GPTBot applies to every crawler.",
    },
  },
  // RFC 9309 2.2 (grammar) and 2.2.3; RFC 9110 7.1.
  "number-sign-begins-a-comment": {
    title: "A number sign begins a comment anywhere in a line",
    text: "In a URL “#” leads to a place on the page, so some people put it into a rule. In robots.txt “#” begins a comment, and the path that is left can block far more than you meant. Crawlers don’t send the “#” of a URL, or anything after it, to the server. If a number sign belongs to the path, write it as %23.",
    file: `# atlas.example
User-agent: *
Disallow: /b#c
Disallow: /#private
`,
    urls: ["/b", "/bzzz", "/countries"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /countries: disallow by line 4":
        "Only “/” is left of the path, and it matches every URL.",
      "Googlebot /bzzz: disallow by line 3":
        "Only “/b” is left of the path, and it is longer than “/”.",
    },
  },
  // RFC 9309 2.2 (grammar).
  "one-field-a-line": {
    title: "A line has one field and at most one path",
    text: "Two fields in one line, or two paths after one Disallow, look tidy. Some web forms remove line breaks and so join lines. Under RFC 9309 everything after the first colon is one value. Line 2 therefore names a crawler that does not exist. Line 5 is a rule for a path that no page has. Write one field, and at most one path, in each line.",
    file: `# lake.example
User-agent: * Disallow: /admin/

User-agent: bingbot
Disallow: /a /b
`,
    urls: ["/admin/", "/a", "/b"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /admin/: allow":
        "Line 2 has no rule: everything after “User-agent:” is one value.",
      "bingbot /a: allow": "Line 5 matches only a path with a space in it.",
      "bingbot /b: allow": "“/b” is part of the longer path in line 5.",
    },
  },
  // RFC 9309 2.2.2; google/robotstxt, robots.cc, MaybeEscapePattern; Robots.js, normaliseEncoding.
  "space-in-a-path": {
    title: "Not every parser treats a space in a path as %20",
    text: "People write a folder name that contains a space as it is on the disk. In a URL the space is %20. Most parsers convert the space to %20 before they compare. Google’s parser does not, so Google may fetch the folder. Write %20 in the rule, and nearly all parsers agree.",
    file: `# choir.example
User-agent: *
Disallow: /my folder/

User-agent: bingbot
Disallow: /my%20folder/
`,
    urls: ["/my%20folder/", "/concerts"],
    crawlers: ["Googlebot", "bingbot", "GPTBot"],
    readAs: "each-as-itself",
    notice: {
      "Googlebot /my%20folder/: allow": "Google’s parser compares the space as it is.",
      "GPTBot /my%20folder/: disallow by line 3":
        "Under RFC 9309, the rule and the URL have the same path.",
      "Googlebot /my%20folder/: disallow by line 3 to robots-parser":
        "The library robots-parser percent-encodes the space first.",
    },
  },
  // RFC 9309 2.2.2 and 2.2.3; google/robotstxt, robots.cc, MaybeEscapePattern; robotparser.py, unquote.
  "escapes-and-characters": {
    title: "Percent-encoding can change what a path means",
    text: "Percent-encoding looks like another way to write the same character. That is true for letters such as ö: most parsers treat both forms as equal. It is not true for a slash: in most parsers, %2F in a rule does not match “/” in a URL. Not all parsers treat %2A as a plain star. Write paths as they are in the URLs of your site.",
    file: `# bookshop.example
User-agent: *
Disallow: /könyvek/
Disallow: /a%2Fb
Disallow: /file-%2A.html
`,
    urls: ["/k%C3%B6nyvek/1", "/a/b", "/file-*.html"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: {
      "Googlebot /file-*.html: allow": "Google’s parser looks for %2A itself in the URL.",
      "bingbot /file-*.html: disallow by line 5":
        "Under RFC 9309, %2A in a rule means a plain star in the URL.",
      "Googlebot /k%C3%B6nyvek/1: disallow by line 3":
        "The parser percent-encodes “ö” in the rule before it compares.",
      "Googlebot /a/b: allow": "%2F in the rule does not match a slash in the URL.",
      "Googlebot /a/b: disallow by line 4 to python":
        "Python decodes even %2F, so the rule matches a slash.",
    },
  },
});
