import { testProblem } from "../../../test/lint-cases.ts";
import { redundantRule } from "./R416-redundant-rule.ts";

testProblem(redundantRule, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /shop/", "Disallow: /shop/cart"],
      at: ["3:10-20 information"],
      fix: { name: "delete", file: ["User-agent: *", "Disallow: /shop/"], changes: [] },
    },
    {
      // What nothing forbids need not be allowed.
      file: ["User-agent: *", "Disallow: /a", "Allow: /", "Allow: /b"],
      at: ["3:7-8 information", "4:7-9 information"],
      fix: { name: "delete", file: ["User-agent: *", "Disallow: /a"], changes: [] },
    },
    {
      // Of more than a few the first is named, and all go.
      file: [
        "User-agent: *",
        "Disallow: /",
        ...["a", "b", "c", "d", "e", "f"].map((name) => `Disallow: /${name}`),
      ],
      at: ["3:10-12 information"],
      fix: { name: "delete", file: ["User-agent: *", "Disallow: /"], changes: [] },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /shop/", "Allow: /shop/cart"] },
    { file: ["User-agent: *", "Disallow: /shop/", "Disallow: /shop/cart", "Allow: /shop/*a"] },
    // Its group needs a rule: without one the agent would follow another.
    { file: ["User-agent: a", "Allow: /", "User-agent: *", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow:"] },
    // What no rule of a purpose token matches is not stated.
    { file: ["User-agent: __usage_ai-training", "Allow: /a", "Allow: /b"] },
    // The first decides, and either could go: R401 says so of the second.
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /a"] },
    // R403.
    { file: ["User-agent: *", "Disallow: /Shop/", "Allow: /shop/terms"] },
    // R404.
    { file: ["User-agent: *", "Allow: *.js", "Disallow: /cgi-bin"] },
    // R413.
    { file: ["User-agent: *", "Disallow: /a", "Allow: /robots.txt"] },
    // Without it, b would be let in.
    {
      file: [
        "User-agent: a",
        "Disallow: /",
        "User-agent: a",
        "User-agent: b",
        "Disallow: /x",
        "Disallow: /y",
      ],
    },
  ],
  meant: [
    ["AnyBot", "/shop/", "disallow"],
    ["AnyBot", "/shop/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
