import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { heritrix } from "../../engine/dialects/heritrix.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { Analysis } from "../../engine/parse/analysis.ts";
import { Source } from "../../engine/text/source.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { Lint } from "../run.ts";
import { htmlFile } from "./R113-html-file.ts";

const codesOf = (analysis: Analysis) => {
  const lint = new Lint(analysis, { context: PLAIN, urls: [] });
  lint.run(() => false);
  return lint.findings?.map(({ problem, line }) => `${problem.code} ${line}`);
};

test("R113 depends on the text alone, not on the edits that made it", () => {
  const text = `User-agent: *\n${"# about fifty characters of a comment, or a few more\n".repeat(60)}<html>\nfoo: bar\n`;
  const typed = Source.of(text).edited([{ from: 13, to: 13, insert: "#" }]);
  const source = typed.edited([{ from: 13, to: 14, insert: "" }]);
  expect(String(source)).toBe(text);
  expect(codesOf(new Analysis(source, rfc9309, 1, null))).toEqual(["R113 62"]);
  expect(codesOf(new Analysis(Source.of(text), rfc9309, 1, null))).toEqual(["R113 62"]);
});

test("R113 does not say that HTML has no effect where the parser reads between tags", () => {
  const file = ["User-agent: *", "<b>Disallow: /a</b>", "<p>"];
  const [found] = findingsIn({ file, readAs: heritrix.id });
  expect(found && plain(sentenceOf(found))).toBe(
    "The HTML that begins here with “<b” may have an effect: Heritrix removes the tags, and reads what is between them.",
  );
});

testProblem(htmlFile, {
  raises: [
    { file: ["<!DOCTYPE html>", "<html>"], at: ["1:0-9 error"] },
    { file: ["", "\t<html lang=en>", "<p>Not found", "</html>"], at: ["2:1-6 error"] },
    { file: ["\ufeff<?xml version='1.0'?>"], at: ["1:1-6 error"] },
    { file: ["User-agent: *", "Disallow: /a", "<br>"], at: ["3:0-3 warning"] },
    { file: ["<html>"], answer: { kind: "html" }, at: ["1:0-5 error"] },
    // The page of an error that is meant: the reference advises it.
    { file: ["<html>"], answer: { kind: "status", status: 404 }, at: ["1:0-5 information"] },
    // Protego reads any body.
    {
      file: ["<html>"],
      answer: { kind: "status", status: 404 },
      readAs: "protego",
      at: ["1:0-5 error"],
    },
    {
      file: ["<pre>User-agent: *", "Disallow: /a", "</pre>"],
      readAs: "crawler-commons",
      at: ["1:0-4 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /<b>"] },
    { file: ["# <html>"] },
    { file: ["<3 robots", "< html", "<User-agent: *>"] },
    { file: [""] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test("R113 does not say of the page of an error that no rule blocks anything", () => {
  const answer = { kind: "status", status: 503, lasting: "short", cachedCopy: false } as const;
  const found = findingsIn({ file: ["<html>", "Down: we are back soon", "</html>"], answer });
  expect(found.map((finding) => plain(sentenceOf(finding)))).toEqual([
    "The HTML that begins here with “<html” has no effect: the HTTP response decides, and RFC 9309 does not read the file.",
  ]);
});

test("R113 tells XML from HTML", () => {
  const said = {
    tag: "<?xml",
    groups: 0,
    isRead: false,
    isBeside: false,
    reader: "RFC 9309",
    under: "under RFC 9309",
  } as const;
  expect(htmlFile.sentence(said)).toMatch(
    /^No rule of this file blocks anything: it is XML, for example a sitemap, beginning/,
  );
  expect(htmlFile.sentence({ ...said, tag: "<p" })).toMatch(/: it is HTML,/);
});
