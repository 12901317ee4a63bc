import { testProblem } from "../../../test/lint-cases.ts";
import { lookalikeCharacter } from "./R112-lookalike-character.ts";

testProblem(lookalikeCharacter, {
  raises: [
    {
      file: ["User\u2011agent: *", "Disallow: /a"],
      at: ["1:4-5 error"],
      fix: {
        name: "ascii",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow\uff1a/a: b"],
      at: ["2:8-9 error"],
      fix: {
        name: "ascii",
        file: ["User-agent: *", "Disallow:/a: b"],
        changes: [["AnyBot", "/a:%20b", "allow", "disallow"]],
      },
    },
    {
      // Two words, and how the first one ends is all the same to Google's parser.
      file: ["User-agent\uff1a *", "Disallow\uff1a /a"],
      readAs: "google",
      at: ["1:10-11 warning", "2:8-9 warning"],
      fix: { name: "ascii", file: ["User-agent: *", "Disallow: /a"], changes: [] },
    },
    { file: ["Disallow\uff1a/a"], readAs: "google", at: ["1:8-9 error"] },
    {
      file: ["\uff24\uff49\uff53allow: /a", "Dis\u0430llow: /a"],
      at: ["1:0-1 error", "2:3-4 error"],
    },
    {
      file: ["User-agent: Google\u2010Extended", "Disallow: /"],
      at: ["1:18-19 error"],
      fix: {
        name: "ascii",
        file: ["User-agent: Google-Extended", "Disallow: /"],
        changes: [["Google-Extended", "/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: \uff0a"], at: ["1:12-13 error"] },
  ],
  leaves: [
    { file: ["User-agent: Google-Extended", "Disallow: /a\u2013b"] },
    { file: ["User-agent: \u042f\u043d\u0434\u0435\u043a\u0441"] },
    { file: ["# User\u2011agent: *"] },
    { file: ["Pl\u0435ase note\uff1a no robots"] },
    { file: ["Sitemap: https://shop.example/\u2013.xml"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
