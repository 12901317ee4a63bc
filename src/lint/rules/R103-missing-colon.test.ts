import { testProblem } from "../../../test/lint-cases.ts";
import { missingColon } from "./R103-missing-colon.ts";

testProblem(missingColon, {
  raises: [
    {
      file: ["User-agent: *", "Disallow /c"],
      at: ["2:0-8 error"],
      fix: {
        name: "add-colon",
        file: ["User-agent: *", "Disallow: /c"],
        changes: [["AnyBot", "/c", "allow", "disallow"]],
      },
    },
    {
      // robots.cc, GetKeyAndValueFrom: white space between exactly two words is a separator.
      file: ["User-agent *", "Disallow /c"],
      readAs: "google",
      at: ["1:0-10 warning", "2:0-8 warning"],
      fix: { name: "add-colon", file: ["User-agent: *", "Disallow: /c"], changes: [] },
    },
    { file: ["user-agent", "SITEMAP https"], at: ["1:0-10 error", "2:0-7 error"] },
    { file: ["  Disallow\t/c # all of c"], at: ["1:2-10 error"] },
    // The colon of a URL ends what stands before it, even where two words would do.
    { file: ["Sitemap https://shop.example/s.xml"], readAs: "google", at: ["1:0-7 error"] },
    { file: ["Disallow /c:d"], at: ["1:0-8 error"] },
    // Protego knows names in lower case before a space.
    { file: ["disallow /c"], readAs: "protego", at: ["1:0-8 warning"] },
    { file: ["disallow all of it"], readAs: "protego", at: ["1:0-8 warning"] },
    {
      file: ["User-agent=*", "Disallow=/private", "Disallow =/a:b", "Allow;/c", "Disallow/d"],
      at: ["1:0-10 error", "2:0-8 error", "3:0-8 error", "4:0-5 error", "5:0-8 error"],
      fix: {
        name: "add-colon",
        file: [
          "User-agent: *",
          "Disallow: /private",
          "Disallow: /a:b",
          "Allow: /c",
          "Disallow: /d",
        ],
        changes: [["AnyBot", "/private", "allow", "disallow"]],
      },
    },
    {
      file: ["Sitemap=https://shop.example/s.xml"],
      at: ["1:0-7 error"],
      fix: { name: "add-colon", file: ["Sitemap: https://shop.example/s.xml"], changes: [] },
    },
    // Two words, the first of which begins like Disallow.
    { file: ["Disallow= /c"], readAs: "google", at: ["1:0-8 warning"] },
    {
      // Robotstxt of Heritrix: the colon follows at once.
      file: ["User-agent: *", "Disallow : /c"],
      readAs: "heritrix",
      at: ["2:0-8 error"],
      fix: {
        name: "add-colon",
        file: ["User-agent: *", "Disallow: /c"],
        changes: [["AnyBot", "/c", "allow", "disallow"]],
      },
    },
    {
      // byteScanner.scan: the colon is a word of its own.
      file: ["User-agent: *", "Disallow : /c"],
      readAs: "temoto",
      at: ["2:0-8 error"],
      fix: {
        name: "add-colon",
        file: ["User-agent: *", "Disallow: /c"],
        changes: [["AnyBot", "/c", "allow", "disallow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /c"] },
    { file: ["Disallow : /c"] },
    { file: ["# Disallow /c"] },
    { file: ["Disallowed paths follow"] },
    { file: ["Allow me to explain", "Disallow all of it"] },
    { file: ["User-agent * : x"] },
    { file: ["a /c"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
