import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { unknownField } from "./R101-unknown-field.ts";

testProblem(unknownField, {
  raises: [
    { file: ["User-agent: *", "Block: /a"], at: ["2:0-5 warning"] },
    { file: ["  Index: /a # all of it"], at: ["1:2-7 warning"] },
    { file: ["Access-Control-Allow-Origin: *"], at: ["1:0-27 warning"], readAs: "google" },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Noindex: /b", "Crawl-delay: 1"] },
    // R102.
    { file: ["Disalow: /a"] },
    { file: ["Sitemap-index: https://shop.example/s.xml"] },
    // R116.
    { file: ["https://shop.example/sitemap.xml"] },
    { file: ["Please note: no robots"] },
    { file: ["# Block: /a"] },
    // R113.
    { file: ["<style>", "padding: 1px;", "</style>"] },
    { file: [": /a"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test("R101 says what became of a field that tools write", () => {
  const said = (line: string) =>
    findingsIn({ file: [line] })
      .filter(({ problem }) => problem.code === "R101")
      .map((finding) => plain(sentenceOf(finding)));
  expect(said("Robot-version: 2.0.0")).toEqual([
    "Crawlers ignore this line: no parser reads “Robot-version” by default. Programs can have crawler-commons 1.7-SNAPSHOT read it.",
  ]);
  expect(said("Schemamap: https://shop.example/schemamap.xml")).toEqual([
    "Crawlers ignore this line: no known parser supports “Schemamap”. The SEO plugin Yoast wrote such lines until spring 2026, and stopped because Search Console reports them.",
  ]);
  expect(said("LLMs-txt: https://shop.example/llms.txt")).toEqual([
    "Crawlers ignore this line: no known parser supports “LLMs-txt”. Site generators write it to point to llms.txt, but no document defines it.",
  ]);
});
