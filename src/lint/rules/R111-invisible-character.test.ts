import { testProblem } from "../../../test/lint-cases.ts";
import { invisibleCharacter } from "./R111-invisible-character.ts";

testProblem(invisibleCharacter, {
  raises: [
    {
      file: ["User-agent: *", "Disallow:\u00a0/a"],
      at: ["2:9-10 error"],
      fix: {
        name: "remove",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    {
      // String.trim takes it away.
      file: ["User-agent: *", "Disallow:\u00a0/a\u00a0"],
      readAs: "robots-parser",
      at: ["2:9-10 warning"],
      fix: { name: "remove", file: ["User-agent: *", "Disallow: /a"], changes: [] },
    },
    {
      file: ["User-agent: *", "Disallow: /a\u200e"],
      at: ["2:12-13 error"],
      fix: {
        name: "remove",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    { file: ["Dis\u00adallow: /a", "\ufeffAllow: /"], at: ["1:3-4 error", "2:0-1 error"] },
    // robots.cc, KeyIsUserAgent: how the key ends is all the same.
    { file: ["User-agent\u200b: *"], readAs: "google", at: ["1:10-11 warning"] },
    { file: ["User-agent: Foo\u00a0Bot"], at: ["1:15-16 error"] },
    // ExtractUserAgent cuts the name there.
    { file: ["User-agent: FooBot\u00a0"], readAs: "google", at: ["1:18-19 warning"] },
    { file: ["Disallow: /a\u000cb"], at: ["1:12-13 error"] },
    { file: ["Disallow: /E\u200bmai\u200bl/ # \u200b"], at: ["1:12-13 error"] },
    { file: ["User-agent:\u00a0", "Disallow:\u00a0"], at: ["1:11-12 error", "2:9-10 error"] },
    { file: ["\ufeffDisallow: /a\u200b"], at: ["1:13-14 error"] },
  ],
  leaves: [
    { file: ["User-agent:\t*", "Disallow: /a # \u00a0b"] },
    { file: ["#\u00a0a"] },
    { file: ["\u00a0"] },
    { file: ["\ufeffUser-agent: *"], readAs: "python" },
    { file: ["A\u00a0word that is no field"] },
    // A Persian word, and a family.
    { file: ["Disallow: /\u0645\u06cc\u200c\u0631\u0648\u0645"] },
    { file: ["Disallow: /\u{1f469}\u200d\u{1f466}"] },
    { file: ["Disallow: /k\u00f6nyvek/\u65e5"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
