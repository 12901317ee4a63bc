import { testProblem } from "../../../test/lint-cases.ts";
import { managedBlockOpens } from "./R523-managed-block-opens.ts";

const block = [
  "# BEGIN Cloudflare Managed content",
  "User-agent: *",
  "Allow: /",
  "# END Cloudflare Managed Content",
];

testProblem(managedBlockOpens, {
  raises: [
    {
      file: [...block, "User-agent: *", "Disallow: / # closed"],
      at: ["6:10-11 error"],
      fix: {
        name: "write-longer",
        file: [...block, "User-agent: *", "Disallow: /* # closed"],
        changes: [["X", "/a", "allow", "disallow"]],
      },
    },
  ],
  leaves: [
    { file: [...block, "User-agent: *", "Disallow: /a"] },
    { file: [...block, "User-agent: GPTBot", "Disallow: /"] },
    { file: [...block, "User-agent: *", "Disallow: /*"] },
    { file: ["User-agent: *", "Allow: /", "User-agent: *", "Disallow: /"] },
    // Only the first group counts, and the first match.
    { file: [...block, "User-agent: *", "Disallow: /"], readAs: "python" },
  ],
  meant: [["AnyBot", "/a", "disallow"]],
});
