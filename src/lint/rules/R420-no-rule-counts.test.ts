import { testProblem } from "../../../test/lint-cases.ts";
import { noRuleCounts } from "./R420-no-rule-counts.ts";

/** So many rules of 100 bytes each, with their line ends. */
const rules = (count: number) =>
  Array.from({ length: count }, (_, index) => `Disallow: /${String(index).padEnd(98, "x")}`);

testProblem(noRuleCounts, {
  raises: [
    // Wget2, run: an empty Disallow drops the rules and ends the group.
    {
      file: ["User-agent: *", "Disallow: /a", "Disallow:"],
      readAs: "wget2",
      at: ["3:0-9 error"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["wget2", "/a", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: wget2", "Disallow:", "Disallow: /a"], at: ["2:0-9 warning"] },
    {
      file: ["User-agent: *", "Disallow: /a", "Disallow:"],
      crawlers: ["wget2"],
      at: ["3:0-9 warning"],
    },
    // HTTrack 3.49, run: 4,093 bytes count, and 4,094 do not.
    {
      file: ["User-agent: HTTrack", ...rules(41)],
      at: ["42:0-109 warning"],
    },
    { file: ["User-agent: *", ...rules(41)], readAs: "httrack", at: ["42:0-109 error"] },
  ],
  leaves: [
    { file: ["User-agent: wget2", "Disallow:"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow:"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow:", "", "User-agent: wget2", "Disallow:"] },
    { file: ["User-agent: HTTrack", ...rules(40)] },
    { file: ["User-agent: *", ...rules(41)] },
    // A long Crawl-delay blocks everything: R504.
    { file: ["User-agent: *", "Crawl-delay: 400", "Disallow: /a"], readAs: "crawler-commons" },
  ],
  meant: [["wget2", "/private/", "disallow"]],
});
