import { lessonsOn, verdict } from "./lesson.ts";

/** How lines are spelled: fields, escapes, and characters that look like others. */
export const characters = lessonsOn("characters", {
  "misspelt-fields": {
    title: "Google forgives misspelt fields, others do not",
    text: "A test with Google’s parser says that the file works, and so the slips in it stay. Google forgives some of them on purpose, such as “Disalow” and a missing colon, and others because it looks at the beginning of a field only; most readers ignore such a line. Correct the spelling, so that the file means the same to all.",
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
    notice: [
      verdict("Googlebot", "/a", "disallow", 3),
      verdict("bingbot", "/a", "allow", null),
      verdict("Googlebot", "/c", "disallow", 5),
      verdict("Googlebot", "/f", "allow", null),
    ],
    remarks: [
      "A slip that Google’s parser has on its list.",
      "Not one line of this file means anything to the standard.",
      "Of two words the first is taken for the field.",
      "Even Google’s patience has an end.",
    ],
    problem: ["R102", "R103"],
  },
  "byte-order-mark": {
    title: "A byte order mark may cost the first group",
    text: "Some editors put an invisible mark at the start of every text they save. Google passes over it; others read it as a part of the first line, whose field they then do not know, and lose the whole group: the file forbids nothing to them. Save as UTF-8 without a mark; a comment in the first line makes one harmless.",
    file: `\uFEFFUser-agent: *
Disallow: /staging/
Disallow: /internal/

Sitemap: https://studio.example/sitemap.xml
`,
    urls: ["/staging/", "/work"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/staging/", "disallow", 2),
      verdict("Googlebot", "/staging/", "allow", null, "protego"),
      verdict("Googlebot", "/staging/", "allow", null, "python"),
    ],
    remarks: [
      "The mark is passed over.",
      "Without its first line the group is nobody’s.",
      "Python is given the mark as well.",
    ],
    problem: ["R109"],
  },
  "lookalike-characters": {
    title: "Characters that look alike are not alike",
    text: "A file that was copied from a web page or a word processor may hold no-break spaces, no-break hyphens or full-width colons, which look just right. To a crawler they are other characters: the field is unknown, or the space belongs to the path, and the rule is void. Type the line anew.",
    file: `User-agent: *
Disallow:\u00a0/old/
Disallow\uff1a /new/

User\u2011agent: GPTBot
Disallow: /drafts/
`,
    urls: ["/old/1", "/new/1", "/drafts/1"],
    crawlers: ["bingbot", "GPTBot"],
    notice: [
      verdict("bingbot", "/old/1", "allow", null),
      verdict("bingbot", "/old/1", "disallow", 2, "robots-parser"),
      verdict("bingbot", "/new/1", "disallow", 3, "google"),
      verdict("bingbot", "/drafts/1", "disallow", 6),
    ],
    remarks: [
      "The path begins with a no-break space.",
      "JavaScript takes it for a space like any other.",
      "Google’s parser does not miss the colon.",
      "The line above is none, so the rule for one crawler is for all.",
    ],
    problem: ["R111", "R112"],
  },
  "number-sign-begins-a-comment": {
    title: "A number sign begins a comment anywhere",
    text: "In an address “#” leads to a place on the page, so some put it into a rule. In robots.txt the rest of the line is a comment, and what is left of the path forbids far more than was meant. Crawlers never see that part of an address anyway; a number sign that really belongs to a path is written %23.",
    file: `# atlas.example
User-agent: *
Disallow: /b#c
Disallow: /#private
`,
    urls: ["/b", "/bzzz", "/countries"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/countries", "disallow", 4),
      verdict("Googlebot", "/bzzz", "disallow", 3),
    ],
    remarks: [
      "What is left of the path is a slash: everything.",
      "Only “/b” is left, and it is longer than the slash.",
    ],
    problem: ["R310"],
  },
  "one-field-a-line": {
    title: "A line holds one field and one path",
    text: "Two fields in one line, or two paths behind one Disallow, look tidy, and line breaks are easily lost when a file passes through a form. All the rest of the line is the value, so here the first line names a crawler that does not exist, and the rule forbids a path that no page has. Write one field and one path a line.",
    file: `# lake.example
User-agent: * Disallow: /admin/

User-agent: bingbot
Disallow: /a /b
`,
    urls: ["/admin/", "/a", "/b"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/admin/", "allow", null),
      verdict("bingbot", "/a", "allow", null),
      verdict("bingbot", "/b", "allow", null),
    ],
    remarks: [
      "No rule is left in the line.",
      "The path would have to hold the second one.",
      "So neither is forbidden.",
    ],
    problem: ["R104", "R308"],
  },
  "space-in-a-path": {
    title: "A space in a path is not %20 to everyone",
    text: "A folder with a space in its name is written into the file as it is seen on the disk. In a URL the space is %20; the standard and most readers turn one into the other before they compare, but Google’s parser does not, and the folder stays open to Google. Write %20 in the rule, and everybody agrees.",
    file: `# choir.example
User-agent: *
Disallow: /my folder/

User-agent: bingbot
Disallow: /my%20folder/
`,
    urls: ["/my%20folder/", "/concerts"],
    crawlers: ["Googlebot", "bingbot", "GPTBot"],
    readAs: "each-as-itself",
    notice: [
      verdict("Googlebot", "/my%20folder/", "allow", null),
      verdict("GPTBot", "/my%20folder/", "disallow", 3),
      verdict("Googlebot", "/my%20folder/", "disallow", 3, "robots-parser"),
    ],
    remarks: [
      "Google’s parser compares the space as it is.",
      "By the standard it is the same path.",
      "To this library it is too.",
    ],
    problem: ["R308"],
  },
  "escapes-and-characters": {
    title: "An escape is not always its character",
    text: "Percent-escapes are taken for another way to write the same. That holds for letters such as ö, which every reader of today compares in their encoded form; it does not hold for a slash, as %2F is a part of a name and no border between two; and whether %2A is a star to be looked for depends on the reader. Write paths the way the URLs of your site are spelled.",
    file: `# bookshop.example
User-agent: *
Disallow: /könyvek/
Disallow: /a%2Fb
Disallow: /file-%2A.html
`,
    urls: ["/k%C3%B6nyvek/1", "/a/b", "/file-*.html"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: [
      verdict("Googlebot", "/file-*.html", "allow", null),
      verdict("bingbot", "/file-*.html", "disallow", 5),
      verdict("Googlebot", "/k%C3%B6nyvek/1", "disallow", 3),
      verdict("Googlebot", "/a/b", "allow", null),
      verdict("Googlebot", "/a/b", "disallow", 4, "python"),
    ],
    remarks: [
      "Google’s parser looks for the escape.",
      "By the standard this is how a rule spells a star that is meant as one.",
      "Both are brought to the encoded form.",
      "An encoded slash is no slash.",
      "Python decodes everything, slashes too.",
    ],
    problem: ["R309", "R311", "R312"],
  },
});
