import { testProblem } from "../../../test/lint-cases.ts";
import { nul } from "./R110-nul.ts";

testProblem(nul, {
  raises: [
    {
      // robots.cc: NUL ends the line.
      file: ["User-agent: *", "Disallow: /a\0b"],
      readAs: "google",
      at: ["2:12-13 error"],
      fix: {
        name: "remove",
        file: ["User-agent: *", "Disallow: /ab"],
        changes: [["AnyBot", "/a", "disallow", "allow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /a\0"], readAs: "google", at: ["2:12-13 warning"] },
    { file: ["User-agent: *", "Disallow: /a\0"], at: ["2:12-13 error"] },
    { file: ["User-agent: \0"], at: ["1:12-13 error"] },
    { file: ["User\0-agent: *"], at: ["1:4-5 error"] },
    { file: ["User\0-agent: *"], readAs: "google", at: ["1:4-5 error"] },
  ],
  leaves: [
    { file: ["User-agent: * # \0"] },
    { file: ["\0\0\0\0"] },
    { file: ["# a", "\0\0\0"], readAs: "google" },
    { file: ["abc\0def"] },
    // R114.
    { file: [[..."User-agent: *"].join("\0")] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
