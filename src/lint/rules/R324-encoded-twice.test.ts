import { testProblem } from "../../../test/lint-cases.ts";
import { encodedTwice } from "./R324-encoded-twice.ts";

testProblem(encodedTwice, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a%2520b"],
      at: ["2:12-15 warning"],
      fix: {
        name: "once",
        file: ["User-agent: *", "Disallow: /a%20b"],
        changes: [["AnyBot", "/a%20b", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /caf%25C3%25A9"], at: ["2:14-17 warning"] },
    { file: ["User-agent: *", "Disallow: /%257Euser/"], at: ["2:11-14 warning"] },
    { file: ["User-agent: *", "Disallow: /s%253Fq=a"], at: ["2:12-15 warning"] },
    { file: ["User-agent: *", "Disallow: /a%255B%255D"], at: ["2:12-15 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a%20b", "Disallow: /100%25", "Disallow: /100%25/a"] },
    { file: ["User-agent: *", "Disallow: /r?to=%252Fa", "Disallow: /*%253F"] },
    { file: ["User-agent: *", "Disallow: /a%252"] },
  ],
  meant: [
    ["AnyBot", "/my%20folder/x", "disallow"],
    ["AnyBot", "/my", "allow"],
  ],
});
