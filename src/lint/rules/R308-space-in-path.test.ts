import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { spaceInPath } from "./R308-space-in-path.ts";

testProblem(spaceInPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /my folder/"],
      readAs: "google",
      at: ["2:13-14 error"],
      fix: {
        name: "encode",
        file: ["User-agent: *", "Disallow: /my%20folder/"],
        changes: [["AnyBot", "/my%20folder/", "allow", "disallow"]],
      },
    },
    // RFC 9309 encodes it; Google's parser does not.
    { file: ["User-agent: *", "Disallow: /my folder/"], at: ["2:13-14 warning"] },
    { file: ["User-agent: *", "Disallow: /my\tfolder/*.pdf$ # a"], at: ["2:13-14 warning"] },
    {
      file: ["User-agent: *", "Disallow: /my folder/"],
      readAs: "original-1994",
      at: ["2:13-14 error"],
    },
    {
      file: ["User-agent: *", "Disallow: /a /b"],
      at: ["2:12-15 error"],
      fix: {
        name: "several-lines",
        file: ["User-agent: *", "Disallow: /a", "Disallow: /b"],
        changes: [
          ["AnyBot", "/a", "allow", "disallow"],
          ["AnyBot", "/b", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /cart,login,my-account"],
      at: ["2:10-32 warning"],
      fix: {
        name: "several-lines",
        file: ["User-agent: *", "Disallow: /cart", "Disallow: /login", "Disallow: /my-account"],
        changes: [
          ["AnyBot", "/cart", "allow", "disallow"],
          ["AnyBot", "/my-account", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "disallow: /a, /b,   /c # all"],
      at: ["2:12-22 error"],
      fix: {
        name: "several-lines",
        file: ["User-agent: *", "disallow: /a", "disallow: /b", "disallow: /c # all"],
        changes: [["AnyBot", "/c", "allow", "disallow"]],
      },
    },
    {
      file: [
        "User-agent: *",
        "Disallow: /a // ours",
        "Disallow: /b /* ours */",
        "Disallow: /c\t; ours # too",
        "Disallow: /d <!-- ours -->",
        "Disallow: /e /*ours*/",
      ],
      at: ["2:13-20 error", "3:13-23 error", "4:13-19 error", "5:13-26 error", "6:13-21 error"],
      fix: {
        name: "comment",
        file: [
          "User-agent: *",
          "Disallow: /a # ours",
          "Disallow: /b # ours",
          "Disallow: /c\t# ours # too",
          "Disallow: /d # ours",
          "Disallow: /e # ours",
        ],
        changes: [
          ["AnyBot", "/a", "allow", "disallow"],
          ["AnyBot", "/c", "allow", "disallow"],
        ],
      },
    },
    { file: ["User-agent: *", "Disallow: /a /*"], at: ["2:12-15 error"] },
    { file: ["User-agent: *", "Disallow: /a /*.pdf"], at: ["2:12-19 error"] },
    {
      file: ["User-agent: *", "Disallow: /a,/b"],
      at: ["2:12-15 error"],
      fix: {
        name: "several-lines",
        file: ["User-agent: *", "Disallow: /a", "Disallow: /b"],
        changes: [
          ["AnyBot", "/a", "allow", "disallow"],
          ["AnyBot", "/b", "allow", "disallow"],
        ],
      },
    },
    { file: ["User-agent: *", "Disallow: /api/,/admin/;/x/"], at: ["2:15-27 error"] },
    // One path or two, who knows: no lines are made of it.
    { file: ["User-agent: *", "Disallow: /my folder /b"], at: ["2:13-14 warning"] },
    { file: ["User-agent: *", "Disallow: /a *"], at: ["2:12-13 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a?x=1,/b", "Disallow: /map/1,2/", "Disallow: /a,b"] },
    // R119.
    { file: ["User-agent: *", "Disallow: /a <br />"] },
    { file: ["User-agent: *", "Disallow: /my%20folder/"] },
    { file: ["User-agent: *", "Disallow:   /folder/   # my folder"] },
    { file: ["User-agent: my bot", "Disallow: /"] },
    // Two fields on one line.
    { file: ["User-agent: *", "Disallow: / User-agent: B"] },
    // A left-to-right mark that came with copied text.
    { file: ["User-agent: *", "Disallow: /folder/ \u200e"] },
    // Dead for want of a slash.
    { file: ["User-agent: *", "Disallow: my folder/"] },
  ],
  meant: [
    ["AnyBot", "/my%20folder/x", "disallow"],
    ["AnyBot", "/my", "allow"],
  ],
});

test("R308 offers Heritrix no percent-encoded space, which it would not find", () => {
  const fixesOf = (readAs: "heritrix" | "bing") =>
    findingsIn({ file: ["User-agent: *", "Disallow: /my folder/"], readAs })
      .filter(({ problem }) => problem === spaceInPath)
      .flatMap(({ fixes }) => fixes.map(({ name }) => name));
  expect(fixesOf("bing")).toEqual(["encode"]);
  expect(fixesOf("heritrix")).toEqual([]);
});
