import { forAll, type Misunderstanding } from "./misunderstanding.ts";

/** Numbers 21 to 23: escapes, spelling, characters. */
export const texts: readonly Misunderstanding[] = [
  {
    number: 21,
    truth: "Letters beyond ASCII are compared percent-encoded",
    file: forAll("Disallow: /könyvek/"),
    told: [["Googlebot", "/k%C3%B6nyvek/1", "disallow", 2]],
    problems: ["R309"],
  },
  {
    number: 21,
    truth: "An encoded slash is no slash",
    file: forAll("Disallow: /a%2Fb"),
    told: [["Googlebot", "/a/b", "allow", null]],
    problems: ["R312"],
  },
  {
    number: 21,
    truth: "A space in a path is not %20 to Google",
    file: forAll("Disallow: /my folder/"),
    told: [
      ["Googlebot", "/my%20folder/", "allow", null],
      ["Googlebot", "/my%20folder/", "disallow", 2, "rfc9309"],
      ["Googlebot", "/my%20folder/", "disallow", 2, "robots-parser"],
    ],
    problems: ["R308"],
  },
  {
    number: 21,
    truth: "An encoded star is a star to be found, but not to Google",
    file: forAll("Disallow: /file-%2A.html"),
    told: [
      ["Googlebot", "/file-*.html", "allow", null],
      ["Googlebot", "/file-*.html", "disallow", 2, "rfc9309"],
    ],
    problems: ["R311"],
  },
  {
    number: 21,
    truth: "A colon is not its escape",
    file: forAll("Disallow: /*q=*:relevance"),
    told: [["Googlebot", "/s?q=a%3Arelevance", "allow", null]],
    problems: [],
  },
  {
    number: 21,
    truth: "Google’s parser does not change the URL",
    file: forAll("Disallow: /%E3"),
    told: [
      ["Googlebot", "/%e3", "allow", null],
      ["Googlebot", "/%e3", "disallow", 2, "rfc9309"],
    ],
    problems: [],
  },
  {
    number: 22,
    truth: "Google forgives misspelt fields, others do not",
    file: [
      "Useragent: *",
      "Disalow: /a",
      "Dissallow: /b",
      "Disallow /c",
      "Disallows: /d",
      "Allowed: /d/e",
      "Dis-allow: /f",
    ],
    told: [
      ["Googlebot", "/a", "disallow", 2],
      ["Googlebot", "/b", "disallow", 3],
      ["Googlebot", "/c", "disallow", 4],
      ["Googlebot", "/d", "disallow", 5],
      ["Googlebot", "/d/e", "allow", 6],
      ["Googlebot", "/f", "allow", null],
      ["Googlebot", "/a", "allow", null, "robots-parser"],
      ["Googlebot", "/a", "allow", null, "rfc9309"],
    ],
    problems: ["R102", "R103"],
  },
  {
    number: 23,
    truth: "A byte order mark costs some readers the first group",
    file: ["\ufeffUser-agent: *", "Disallow: /"],
    told: [
      ["Googlebot", "/", "disallow", 2],
      ["Googlebot", "/", "allow", null, "protego"],
      ["Googlebot", "/", "allow", null, "python"],
    ],
    problems: ["R109"],
  },
  {
    number: 23,
    truth: "A no-break space is no white space to Google",
    file: forAll("Disallow:\u00a0/a"),
    told: [
      ["Googlebot", "/a", "allow", null],
      ["Googlebot", "/a", "disallow", 2, "robots-parser"],
    ],
    problems: ["R111"],
  },
  {
    number: 23,
    truth: "A no-break hyphen is no hyphen",
    file: ["User\u2011agent: *", "Disallow: /"],
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R112"],
  },
  {
    number: 23,
    truth: "A full-width colon is no colon, but Google reads the line without one",
    file: forAll("Disallow\uff1a /a"),
    told: [
      ["Googlebot", "/a", "disallow", 2],
      ["Googlebot", "/a", "allow", null, "rfc9309"],
    ],
    problems: ["R112"],
  },
  {
    number: 23,
    truth: "A number sign begins a comment",
    file: forAll("Disallow: /b#c"),
    told: [
      ["Googlebot", "/b", "disallow", 2],
      ["Googlebot", "/bzzz", "disallow", 2],
    ],
    problems: ["R310"],
  },
  {
    number: 23,
    truth: "A line has one field",
    file: ["User-agent: * Disallow: /"],
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R104"],
  },
  {
    number: 23,
    truth: "A rule holds one path",
    file: forAll("Disallow: /a /b"),
    told: [
      ["Googlebot", "/a", "allow", null],
      ["Googlebot", "/b", "allow", null],
    ],
    problems: ["R308"],
  },
];
