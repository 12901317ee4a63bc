import { testProblem } from "../../../test/lint-cases.ts";
import { crawlDelayLarge } from "./R504-crawl-delay-large.ts";

testProblem(crawlDelayLarge, {
  raises: [
    { file: ["User-agent: *", "Crawl-delay: 120"], at: ["2:13-16 warning"] },
    { file: ["Crawl-delay: 60.5"], at: ["1:13-17 warning"] },
    { file: ["Crawl-delay: 86400"], at: ["1:13-18 warning"] },
    { file: ["Crawl-delay: 100000"], readAs: "crawler-commons", at: ["1:13-19 warning"] },
  ],
  leaves: [
    { file: ["Crawl-delay: 60"] },
    { file: ["Crawl-delay: 060"] },
    { file: ["Crawl-delay: 10"] },
    { file: ["Crawl-delay: 600s"] },
    { file: ["# Crawl-delay: 600"] },
  ],
  meant: [["CCBot", "/", "allow"]],
});
