import { testProblem } from "../../../test/lint-cases.ts";
import { crawlDelayLarge } from "./R504-crawl-delay-large.ts";

testProblem(crawlDelayLarge, {
  raises: [
    { file: ["User-agent: *", "Crawl-delay: 120"], at: ["2:13-16 warning"] },
    { file: ["User-agent: *", "Crawl-delay: 60.5"], at: ["2:13-17 warning"] },
    { file: ["User-agent: *", "Crawl-delay: 86400"], at: ["2:13-18 warning"] },
    {
      file: ["User-agent: *", "Crawl-delay: 100000"],
      readAs: "crawler-commons",
      at: ["2:13-19 warning"],
    },
    {
      file: ["User-agent: Googlebot", "User-agent: a", "Crawl-delay: 70"],
      at: ["3:13-15 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Crawl-delay: 60"] },
    { file: ["User-agent: *", "Crawl-delay: 060"] },
    { file: ["User-agent: *", "Crawl-delay: 10"] },
    { file: ["User-agent: *", "Crawl-delay: 600s"] },
    { file: ["User-agent: *", "# Crawl-delay: 600"] },
    // R505.
    { file: ["User-agent: Mediapartners-Google", "Crawl-delay: 300"] },
    { file: ["Crawl-delay: 300", "User-agent: *"] },
  ],
  meant: [["CCBot", "/", "allow"]],
});
