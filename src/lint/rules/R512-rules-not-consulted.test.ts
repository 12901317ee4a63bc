import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { rulesNotConsulted } from "./R512-rules-not-consulted.ts";

const FILE = ["User-agent: *", "Disallow: /a"];

testProblem(rulesNotConsulted, {
  raises: [
    { file: FILE, answer: { kind: "status", status: 404 }, at: ["1:0-13 error"] },
    {
      file: FILE,
      answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false },
      at: ["1:0-13 error"],
    },
    {
      file: FILE,
      answer: { kind: "status", status: 403 },
      readAs: "yandex",
      at: ["1:0-13 error"],
    },
    {
      file: FILE,
      answer: { kind: "redirects", count: 9, toOtherHost: false },
      readAs: "google",
      at: ["1:0-13 error"],
    },
    {
      file: FILE,
      answer: { kind: "unreachable", lasting: "over-30-days", cachedCopy: false },
      at: ["1:0-13 error"],
    },
  ],
  leaves: [
    { file: FILE },
    { file: FILE, answer: { kind: "redirects", count: 1, toOtherHost: true } },
    {
      file: FILE,
      answer: { kind: "status", status: 503, lasting: "over-12-hours", cachedCopy: true },
      readAs: "google",
    },
    // Nothing to miss.
    { file: [""], answer: { kind: "status", status: 404 } },
    { file: ["Sitemap: https://a.example/"], answer: { kind: "status", status: 404 } },
  ],
  meant: [["AnyBot", "/", "allow"]],
  unharmed: "Only the server can change this: with status 404, no file counts.",
});

test("R512 says of a file in UTF-16 how to save it", () => {
  const said = { answer: { kind: "ok" }, ...allowed, failsOpen: false } as const;
  expect(rulesNotConsulted.sentence(said)).toBe(
    "Every URL is allowed: with a file in UTF-16, RFC 9309 does not use the rules of this file. Save the file as UTF-8.",
  );
});

test("R512 does not say of RFC 9309 what a crawler does by itself", () => {
  const answer = { kind: "unreachable", lasting: "short", cachedCopy: false } as const;
  expect(rulesNotConsulted.sentence({ answer, ...allowed, failsOpen: true })).toBe(
    "Every URL is allowed: with robots.txt unreachable, the crawler does not use the rules of this file.",
  );
});

test("R512 hides what other problems say of access, which is not so", () => {
  const file = ["User-agent: *", "Disallow: /", "Disalow: /a"];
  const answer = { kind: "status", status: 403 } as const;
  const codesOf = (beside: object) =>
    findingsIn({ file, ...beside }).map(({ problem }) => problem.code);
  expect(codesOf({})).toEqual(["R217", "R408", "R102"]);
  expect(codesOf({ answer })).toEqual(["R512", "R102"]);
});

test("R512 names the crawlers whose own parsers use the response differently", () => {
  const answer = { kind: "status", status: 429 } as const;
  const [found] = findingsIn({ file: FILE, answer, crawlers: ["Googlebot", "GPTBot"] });
  expect(found && plain(sentenceOf(found))).toBe(
    "Every URL is allowed: with status 429, RFC 9309 does not use the rules of this file. The own parser of “Googlebot” differs: every URL is blocked.",
  );
});

const allowed = {
  others: [],
  theirs: "allow-all",
  consequence: "allow-all",
  reader: "RFC 9309",
  under: "under RFC 9309",
} as const;
