import { testProblem } from "../../../test/lint-cases.ts";
import { htmlEntity } from "./R322-html-entity.ts";

testProblem(htmlEntity, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a?x=1&amp;y= # ours", "Disallow: /*&amp;z=1&amp;"],
      at: ["2:16-21 warning"],
      fix: {
        name: "decode",
        file: ["User-agent: *", "Disallow: /a?x=1&y= # ours", "Disallow: /*&z=1&"],
        changes: [
          ["AnyBot", "/a?x=1&y=2", "allow", "disallow"],
          ["AnyBot", "/b?a&z=1&b", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /a?x=1&amp;y="],
      readAs: "python",
      at: ["2:16-21 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a?x=1&y=&amp"] },
    // A rule has both forms, or one of them is blocked with the rest.
    { file: ["User-agent: *", "Disallow: *&amp;ref*", "Disallow: *&ref*"] },
    { file: ["User-agent: *", "Disallow: /a?x=1&amp;y=", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /a # x&amp;y"] },
    { file: ["User-agent: a&amp;b", "Disallow: /a"] },
  ],
  meant: [
    ["AnyBot", "/shop?sort=price&page=2", "disallow"],
    ["AnyBot", "/shop", "allow"],
  ],
});
