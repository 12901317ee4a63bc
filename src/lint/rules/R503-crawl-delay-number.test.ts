import { testProblem } from "../../../test/lint-cases.ts";
import { crawlDelayNumber } from "./R503-crawl-delay-number.ts";

testProblem(crawlDelayNumber, {
  raises: [
    {
      file: ["User-agent: A", "Crawl-delay: 10s", "User-agent: B", "Crawl-delay: 1,5 # slow"],
      at: ["2:13-16 error", "4:13-16 error"],
      fix: {
        name: "write-number",
        file: ["User-agent: A", "Crawl-delay: 10", "User-agent: B", "Crawl-delay: 1.5 # slow"],
        changes: [],
      },
    },
    {
      file: ["User-agent: A", "Crawl-delay: 10 Seconds"],
      at: ["2:13-23 error"],
      fix: { name: "write-number", file: ["User-agent: A", "Crawl-delay: 10"], changes: [] },
    },
    { file: ["Crawl-delay: -5"], at: ["1:13-15 error"] },
    { file: ["Crawl-delay: 5m"], at: ["1:13-15 error"] },
    { file: ["Crawl-delay: 500ms"], at: ["1:13-18 error"] },
    { file: ["Crawl-delay: 1e3"], at: ["1:13-16 error"] },
    { file: ["Crawl-delay: fast"], readAs: "crawler-commons", at: ["1:13-17 error"] },
  ],
  leaves: [
    { file: ["Crawl-delay: 10"] },
    { file: ["Crawl-delay: 0"] },
    { file: ["crawl-delay:0.5"] },
    { file: ["Crawl-delay: .5"] },
    { file: ["Crawl-delay: 10 # seconds"] },
    { file: ["Request-rate: 1/10s"] },
  ],
  meant: [["bingbot", "/", "allow"]],
  unharmed: "RFC 9309 does not read Crawl-delay.",
});
