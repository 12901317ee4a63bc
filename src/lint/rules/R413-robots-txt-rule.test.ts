import { testProblem } from "../../../test/lint-cases.ts";
import { robotsTxtRule } from "./R413-robots-txt-rule.ts";

testProblem(robotsTxtRule, {
  raises: [
    { file: ["User-agent: *", "Disallow: /robots.txt"], at: ["2:10-21 warning"] },
    { file: ["User-agent: *", "Allow: /robots.txt$"], at: ["2:7-19 information"] },
    // robots.cc makes no exception.
    {
      file: ["User-agent: *", "Disallow: /robots.txt"],
      readAs: "google",
      at: ["2:10-21 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /robots.txt.bak"] },
    { file: ["User-agent: *", "Disallow: /robots.txt?x"] },
    { file: ["User-agent: *", "Disallow: /Robots.txt"] },
    { file: ["User-agent: *", "Disallow: /en/robots.txt"] },
    { file: ["User-agent: *", "Disallow: /"] },
    { file: ["Sitemap: /robots.txt"] },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/robots.txt", "allow"],
  ],
  unharmed: "No rule can disallow robots.txt.",
});
