import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { fileRejected } from "./R118-file-rejected.ts";

testProblem(fileRejected, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a", "", "User-agent: x", "Crawl-delay: 5s"],
      readAs: "temoto",
      at: ["5:13-15 error"],
    },
    {
      file: ["Disallow: /a", "User-agent: *", "Disallow: /b", ""],
      readAs: "temoto",
      at: ["1:10-12 error"],
    },
    {
      file: ["User-agent: *", "Crawl-delay:", "Disallow: /"],
      readAs: "temoto",
      at: ["2:12-12 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Crawl-delay: 1_0", "Disallow: /a"], readAs: "temoto" },
    { file: ["Sitemap: x", "User-agent: *", "Disallow: /a"], readAs: "temoto" },
    { file: ["Disallow: /a", "User-agent: *", "Crawl-delay: 5s"] },
  ],
  meant: [["AnyBot", "/", "allow"]],
});

test("R118 hides what other problems say of access, which is not so", () => {
  const file = ["User-agent: *", "Disallow: /", "Crawl-delay: 5s"];
  const codes = findingsIn({ file, readAs: "temoto" }).map(({ problem }) => problem.code);
  expect(codes).toEqual(["R118", "R503"]);
});
