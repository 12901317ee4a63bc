import { testProblem } from "../../../test/lint-cases.ts";
import { rejectedByCrawler } from "./R122-rejected-by-crawler.ts";

testProblem(rejectedByCrawler, {
  raises: [
    // WebRobots 0.1.2, run: each of these, and everything is allowed.
    {
      file: ["User-agent: Mechanize", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      at: ["3:12-13 warning"],
    },
    {
      file: ["User-agent: GPTBot", "nonsense", "", "User-agent: *", "Disallow: /b"],
      crawlers: ["Mechanize"],
      at: ["2:0-8 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: Mechanize", "Disallow: /a", "", "User-agent: *", "Disallow: /b"] },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: *", "Disallow: /b"] },
    // R118 says it there.
    {
      file: ["User-agent: Mechanize", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      readAs: "webrobots",
    },
  ],
  meant: [["Mechanize", "/private/", "disallow"]],
  unharmed: "RFC 9309 ignores the line that WebRobots rejects",
});
