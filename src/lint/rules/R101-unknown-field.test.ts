import { testProblem } from "../../../test/lint-cases.ts";
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
