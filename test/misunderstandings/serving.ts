import { closedTo, forAll, type Misunderstanding } from "./misunderstanding.ts";

/** Numbers 24, 25 and 28 to 30: what is served, and what rules cannot do. */
export const serving: readonly Misunderstanding[] = [
  {
    number: 24,
    truth: "Noindex is no field of robots.txt",
    file: forAll("Noindex: /a"),
    told: [["Googlebot", "/a", "allow", null]],
    problems: ["R506"],
  },
  {
    number: 25,
    truth: "A server error forbids everything",
    file: forAll("Allow: /"),
    answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false },
    told: [
      ["Googlebot", "/", "disallow", null],
      ["Googlebot", "/", "disallow", null, "rfc9309"],
    ],
    problems: ["R512"],
  },
  {
    number: 25,
    truth: "No robots.txt allows everything",
    file: closedTo("*"),
    answer: { kind: "status", status: 403 },
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R512"],
  },
  {
    number: 25,
    truth: "What 429 means is disputed",
    file: forAll("Allow: /"),
    answer: { kind: "status", status: 429 },
    told: [
      ["Googlebot", "/", "disallow", null],
      ["Googlebot", "/", "allow", null, "rfc9309"],
    ],
    problems: ["R512"],
  },
  {
    number: 25,
    truth: "A page has no rules",
    file: ["<!doctype html>", "<title>Not found</title>"],
    answer: { kind: "html" },
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R113"],
  },
  {
    number: 28,
    truth: "A Content-Signal changes no verdict",
    file: forAll("Content-Signal: search=yes, ai-train=no", "Allow: /"),
    told: [["GPTBot", "/", "allow", 3]],
    problems: ["R510"],
  },
  {
    number: 29,
    truth: "To Google, who allows index.html allows its folder",
    file: forAll("Allow: /x/index.html", "Disallow: /"),
    told: [
      ["Googlebot", "/x/", "allow", 2],
      ["Googlebot", "/x/", "disallow", 3, "rfc9309"],
    ],
    problems: ["R318"],
  },
  {
    number: 30,
    truth: "By the standard robots.txt may always be fetched",
    file: forAll("Disallow: /robots.txt"),
    told: [
      ["Googlebot", "/robots.txt", "disallow", 2],
      ["Googlebot", "/robots.txt", "allow", null, "rfc9309"],
    ],
    problems: ["R413"],
  },
];
