import { testProblem } from "../../../test/lint-cases.ts";
import { ruleNeverDecides } from "./R415-rule-never-decides.ts";

testProblem(ruleNeverDecides, {
  raises: [
    {
      // RFC 9309 2.2.2: the most octets win, and those of the Allow are one less.
      file: ["User-agent: *", "Disallow: /shop/*", "Allow: /shop/"],
      at: ["3:7-13 warning"],
      fix: { name: "delete", file: ["User-agent: *", "Disallow: /shop/*"], changes: [] },
    },
    {
      file: ["User-agent: *", "Disallow: /shop/", "Disallow: *shop/*"],
      at: ["2:10-16 information"],
      fix: { name: "delete", file: ["User-agent: *", "Disallow: *shop/*"], changes: [] },
    },
    {
      readAs: "python",
      file: ["User-agent: *", "Allow: /", "Disallow: /private/"],
      at: ["3:10-19 warning"],
    },
    {
      // In each of its groups by another.
      file: [
        "User-agent: a",
        "User-agent: b",
        "Disallow: /shop/",
        "User-agent: a",
        "Disallow: /shop/*",
        "User-agent: b",
        "Allow: /shop/*",
      ],
      at: ["3:10-16 warning"],
    },
    {
      // In a section of its own: without it the agent would have no rule here, so it is not offered to go.
      file: [
        "User-agent: a",
        "Disallow: *shop/*",
        "User-agent: b",
        "Disallow: /",
        "User-agent: a",
        "Disallow: /shop/",
      ],
      at: ["6:10-16 information"],
    },
    {
      // Of more than a few the first is named, and all go.
      file: [
        "User-agent: *",
        "Disallow: /*",
        ...["a", "b", "c", "d", "e", "f"].map((name) => `Disallow: /${name}`),
        "Allow: /x*y",
        "Disallow: /",
      ],
      at: ["3:10-12 information"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /*", "Allow: /x*y"],
        changes: [],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a/b"] },
    // It decides /%3F.
    { file: ["User-agent: *", "Disallow: /b", "Disallow: /*?$"], readAs: "heritrix" },
    // It decides /%2F.
    { file: ["User-agent: *", "Disallow: /b", "Disallow: //$"], readAs: "python-rfc9309" },
    // The same path in both is R401, or R402.
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a"] },
    // R303 says of the other line that it can go.
    { file: ["User-agent: *", "Disallow: /shop/", "Disallow: /shop/*"] },
    { file: ["User-agent: *", "Disallow:"] },
    // R412.
    { file: ["User-agent: *", "Disallow:", "Disallow: /a"] },
    // R104, R117, R119.
    { file: ["User-agent: *", 'Disallow: "/a"', "Disallow: Allow: /c", "Disallow: b<br>"] },
    // R301.
    { file: ["User-agent: *", "Disallow: a", "Disallow: /b"] },
    // R413.
    { file: ["User-agent: *", "Disallow: /robots.txt$", "Disallow: /b"] },
    // The documentation leaves "/a/x/b" open between the two.
    { file: ["User-agent: *", "Disallow: /a/*/b", "Allow: /a/"], readAs: "google-pre-2019" },
    // It decides in the group of b.
    {
      file: [
        "User-agent: a",
        "User-agent: b",
        "Disallow: /shop/",
        "User-agent: a",
        "Disallow: /shop/*",
        "User-agent: b",
        "Disallow: /x",
      ],
    },
  ],
  meant: [
    ["AnyBot", "/shop/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
  unharmed:
    "The fix deletes a line that never counted; only the owner knows which exception was meant.",
});
