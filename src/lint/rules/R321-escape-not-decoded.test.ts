import { expect, test } from "vitest";
import { findingsIn, testProblem, withFix } from "../../../test/lint-cases.ts";
import type { ExampleInput } from "../problem.ts";
import { problems } from "../run.ts";
import { escapeNotDecoded } from "./R321-escape-not-decoded.ts";

testProblem(escapeNotDecoded, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /caf%C3%A9 # closed"],
      readAs: "heritrix",
      at: ["2:10-20 error"],
      fix: {
        name: "decode",
        file: ["User-agent: *", "Disallow: /café # closed"],
        changes: [["AnyBot", "/caf%C3%A9", "allow", "disallow"]],
      },
    },
    // Read by another parser, in a group for a crawler of this one.
    {
      file: ["User-agent: archive.org_bot", "Disallow: /%7Ejoe"],
      at: ["2:10-17 error"],
    },
    // Other parsers treat %2F and a slash as different.
    { file: ["User-agent: *", "Disallow: /a%2Fb"], readAs: "heritrix", at: ["2:10-16 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /caf%C3%A9"] },
    { file: ["User-agent: *", "Disallow: /café", "Disallow: /100%"], readAs: "heritrix" },
    { file: ["User-agent: *", "Disallow: /%41"], readAs: "wget" },
  ],
  meant: [["AnyBot", "/caf%C3%A9/x", "disallow"]],
});

function isEscaped(shown: ExampleInput): boolean {
  return findingsIn(shown).some(({ problem }) => problem === escapeNotDecoded);
}

test("R321 comes by no fix of another problem", { tags: "long" }, () => {
  const escaping = problems.flatMap(({ code, example: { wrong, right, ...beside } }) => {
    const shown = { ...beside, file: wrong.split("\n"), readAs: "heritrix" } as const;
    if (isEscaped(shown)) return [];
    const fixes = findingsIn(shown).flatMap(({ fixes }) => fixes);
    return fixes.flatMap((fix) => (isEscaped(withFix(shown, fix)) ? `${code} ${fix.name}` : []));
  });
  expect(escaping).toEqual([]);
});
