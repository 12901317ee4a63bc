import { testProblem } from "../../../test/lint-cases.ts";
import { notUtf8 } from "./R115-not-utf-8.ts";

testProblem(notUtf8, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /k\udcf6nyvek/\udce9"],
      at: ["2:12-13 warning"],
      fix: {
        name: "as-utf-8",
        file: ["User-agent: *", "Disallow: /k%C3%B6nyvek/%C3%A9"],
        changes: [
          ["AnyBot", "/k%C3%B6nyvek/%C3%A9", "allow", "disallow"],
          ["AnyBot", "/k%F6nyvek/%E9", "disallow", "allow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /k\udcf6nyvek # \udce9"],
      at: ["2:12-13 warning"],
      fix: {
        name: "escape",
        file: ["User-agent: *", "Disallow: /k%F6nyvek # \udce9"],
        changes: [["AnyBot", "/k%F6nyvek", "disallow", "disallow"]],
      },
    },
    {
      // GBK: no letter is guessed.
      file: ["User-agent: *", "Disallow: /\udcc8\udcd5"],
      readAs: "google",
      at: ["2:11-13 warning"],
      fix: {
        name: "escape",
        file: ["User-agent: *", "Disallow: /%C8%D5"],
        changes: [["AnyBot", "/%C8%D5", "disallow", "disallow"]],
      },
    },
    {
      // Heritrix does not decode rules.
      file: ["User-agent: *", "Disallow: /k\udcf6nyvek/\udce9"],
      readAs: "heritrix",
      at: ["2:12-13 warning"],
      fix: {
        name: "letter",
        file: ["User-agent: *", "Disallow: /könyvek/é"],
        changes: [["AnyBot", "/k%C3%B6nyvek/%C3%A9", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /\udcc8\udcd5"],
      readAs: "heritrix",
      at: ["2:11-13 warning"],
    },
    { file: ["User-agent: B\udcf6t"], at: ["1:13-14 warning"] },
  ],
  leaves: [
    { file: ["# K\udcf6nyvek", "User-agent: * # \udcf6"] },
    { file: ["Disallow: /k\u00f6nyvek", "Disallow: /\u{1f480}"] },
    // Halves of pairs that no byte stands for.
    { file: ["Disallow: /\ud83d", "Disallow: /\udc00"] },
    { file: ["K\udcf6nyvek"] },
  ],
  meant: [
    ["Googlebot", "/k%C3%B6nyvek", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
