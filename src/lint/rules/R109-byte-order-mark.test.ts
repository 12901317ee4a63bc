import { testProblem } from "../../../test/lint-cases.ts";
import { byteOrderMark } from "./R109-byte-order-mark.ts";

testProblem(byteOrderMark, {
  raises: [
    {
      file: ["\ufeffUser-agent: *", "Disallow: /a"],
      at: ["1:0-1 information"],
      fix: { name: "remove", file: ["User-agent: *", "Disallow: /a"], changes: [] },
    },
    {
      // RobotFileParser.read decodes as "utf-8", not as "utf-8-sig".
      file: ["\ufeffUser-agent: *", "Disallow: /a"],
      readAs: "python",
      at: ["1:0-1 error"],
      fix: {
        name: "remove",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    { file: ["\ufeff User-agent: *"], readAs: "robots-parser", at: ["1:0-1 information"] },
    { file: ["\ufeffUser-agent: *"], readAs: "protego", at: ["1:0-1 error"] },
  ],
  leaves: [
    { file: ["\ufeff# Ours", "User-agent: *"] },
    { file: ["\ufeff", "User-agent: *"], readAs: "python" },
    { file: ["User-agent: *", "\ufeffDisallow: /a"] },
    { file: [""] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
