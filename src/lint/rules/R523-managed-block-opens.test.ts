import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { managedBlockOpens } from "./R523-managed-block-opens.ts";

const block = [
  "# BEGIN Cloudflare Managed content",
  "User-agent: *",
  "Allow: /",
  "# END Cloudflare Managed Content",
];

test.each<readonly [allow: string, disallow: string, readAs: DialectId, why: string]>([
  ["/", "/", "rfc9309", "Allow wins a tie"],
  ["/", "*", "rfc9309", "Allow wins a tie"],
  ["/**", "/*", "rfc9309", "its rule is longer"],
  ["/", "/", "temoto", "of equally long rules, the first wins"],
])("R523 says why Allow: %s undoes Disallow: %s for %s", (allow, disallow, readAs, why) => {
  const [begin = "", agent = "", , end = ""] = block;
  const file = [begin, agent, `Allow: ${allow}`, end, "User-agent: *", `Disallow: ${disallow}`];
  const [found] = findingsIn({ file, readAs }).filter(
    ({ problem }) => problem === managedBlockOpens,
  );
  expect(found && plain(sentenceOf(found))).toBe(
    `This “Disallow: ${disallow}” blocks no page: line 3 of Cloudflare’s block allows every URL, and ${why}.`,
  );
});

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
    // The longer rule wins, and the first of equally long ones.
    { file: [...block, "User-agent: *", "Disallow: /", "Disallow: /*"] },
    { file: ["User-agent: *", "Disallow: /", ...block], readAs: "temoto" },
    // A star matches up to the end of the URL.
    { file: [...block, "User-agent: *", "Disallow: *"], readAs: "python-rfc9309" },
    // For "/b", Heritrix tries "/a" in the place of "/".
    { file: [...block, "Allow: /a", "User-agent: *", "Disallow: /"], readAs: "heritrix" },
    // Only the first group counts, and the first match.
    { file: [...block, "User-agent: *", "Disallow: /"], readAs: "python" },
  ],
  meant: [["AnyBot", "/a", "disallow"]],
});
