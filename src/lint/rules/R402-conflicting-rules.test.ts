import { testProblem } from "../../../test/lint-cases.ts";
import { conflictingRules } from "./R402-conflicting-rules.ts";

testProblem(conflictingRules, {
  raises: [
    { file: ["User-agent: *", "Allow: /a", "Disallow: /a"], at: ["3:10-12 error"] },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a"], at: ["2:10-12 error"] },
    // temoto/robotstxt, findRule: of equally long rules, the first.
    {
      file: ["User-agent: *", "Disallow: /a", "Allow: /a", ""],
      readAs: "temoto",
      at: ["3:7-9 error"],
    },
    // draft-koster-robots-00, 3.2.2: the first match is used.
    {
      file: ["User-agent: *", "Disallow: /a", "Allow: /a"],
      readAs: "draft-1996",
      at: ["3:7-9 error"],
    },
    {
      file: ["User-agent: *", "Disallow: /a", "Allow: /a"],
      readAs: "heritrix",
      at: ["2:10-12 error"],
    },
    {
      file: ["User-agent: *", "Disallow: /a", "Allow: /a"],
      readAs: "google-2019",
      at: ["2:10-12 error"],
    },
    { file: ["User-agent: *", "Disallow: /~a*", "Allow: /%7Ea*"], at: ["2:10-14 error"] },
    // In two sections of one group.
    {
      file: [
        "User-agent: A",
        "Disallow: /",
        "User-agent: B",
        "Allow: /",
        "User-agent: a",
        "Allow: /",
      ],
      at: ["2:10-11 error"],
    },
    // Once, however often the two stand there.
    {
      file: ["User-agent: *", "Disallow: /a", "Disallow: /a", "Allow: /a", "Allow: /a"],
      at: ["2:10-12 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Allow: /A"] },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a$"] },
    { file: ["User-agent: *", "Disallow: /a/", "Allow: /a"] },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a*"] },
    { file: ["User-agent: *", "Disallow:", "Allow:"] },
    // R523 speaks of this one.
    {
      file: [
        "# BEGIN Cloudflare Managed content",
        "User-agent: *",
        "Allow: /",
        "# END Cloudflare Managed Content",
        "User-agent: *",
        "Disallow: /",
      ],
    },
    { file: ["User-agent: *", "Disallow:", "Allow:"], readAs: "google" },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: B", "Allow: /a"] },
    // "The order of precedence for rules with wildcards is undefined."
    { file: ["User-agent: *", "Disallow: /a*b", "Allow: /a*b"], readAs: "google-pre-2019" },
    // "/a?" is left open between the Disallow and the longest Allow.
    {
      file: ["User-agent: *", "Allow: /*", "Disallow: /", "Allow: /*?$"],
      readAs: "google-2019",
    },
    // Robotstxt of Heritrix tries "/a" for "/b", in the place of "/".
    { file: ["User-agent: *", "Allow: /a", "Disallow: /", "Allow: /*"], readAs: "heritrix" },
    // Not a rule of 1994.
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a"], readAs: "original-1994" },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/private/terms", "allow"],
    ["AnyBot", "/", "allow"],
  ],
});
