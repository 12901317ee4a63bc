import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import { problemsIn } from "../lint-file.ts";
import { sentenceOf } from "../problem.ts";
import { noLeadingSlash } from "./R301-no-leading-slash.ts";

testProblem(noLeadingSlash, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: ./private/"],
      at: ["2:10-11 error"],
      fix: {
        name: "add-slash",
        file: ["User-agent: *", "Disallow: /private/"],
        changes: [["AnyBot", "/private/a", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: private/ # ours"],
      at: ["2:10-11 error"],
      fix: {
        name: "add-slash",
        file: ["User-agent: *", "Disallow: /private/ # ours"],
        changes: [["AnyBot", "/private/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: .php"],
      at: ["2:10-11 error"],
      fix: {
        name: "add-star",
        file: ["User-agent: *", "Disallow: /*.php"],
        changes: [["AnyBot", "/a/b.php", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: ?xml="], at: ["2:10-11 error"] },
    // The end of every URL, were it read so; the fix is anybody's guess.
    { file: ["User-agent: *", "Disallow: $"], at: ["2:10-11 error"] },
    { file: ["User-agent: *", 'Disallow: "/a", "/b"'], at: ["2:10-11 error"] },
    { file: ["User-agent: *", "Disallow: index.php/admin"], at: ["2:10-11 error"] },
    // Google, Robots.txt Specifications, July 2019: "The path value must start with /".
    { file: ["User-agent: *", "Disallow: *.gif"], readAs: "google-2019", at: ["2:10-11 error"] },
    { file: ["User-agent: *", "Disallow: *.gif"], readAs: "python", at: ["2:10-11 error"] },
    { file: ["User-agent: *", "Disallow: private/"], readAs: "protego", at: ["2:10-11 error"] },
    { file: ["User-agent: *", "Disallow: ?xml="], readAs: "protego", at: ["2:10-11 error"] },
    { file: ["User-agent: *", "Disallow: None"], at: ["2:10-11 error"] },
    // It would be dead inside a group, too.
    { file: ["Disallow: private/"], at: ["1:10-11 error"] },
  ],
  leaves: [
    // R119.
    { file: ["User-agent: *", "Disallow: a<br>"] },
    { file: ["User-agent: *", "Disallow: /private/"] },
    { file: ["User-agent: *", "Disallow: *.gif"] },
    { file: ["User-agent: *", "Disallow: *"] },
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["User-agent: *", "Disallow: # private/"] },
    { file: ["User-agent: *", "Sitemap: private/sitemap.xml"] },
    // Other problems say more about these.
    { file: ["User-agent: *", "Disallow: https://shop.example/private/"] },
    { file: ["User-agent: *", "Disallow: www.shop.example/private/"] },
    { file: ["User-agent: *", "Disallow: \\private\\"] },
    { file: ["User-agent: *", 'Disallow: "/private/"'] },
    { file: ["User-agent: *", "Disallow: ^/private"] },
    { file: ["User-agent: *", "Allow: Sitemap: https://shop.example/s.xml"] },
    { file: ["User-agent: *", "Disallow: a:b Allow: /a"] },
    { file: ["User-agent: *", "Disallow: \u00a0/private/"], readAs: "google" },
    // "If a path without a beginning slash is found, it may be assumed to be there."
    { file: ["User-agent: *", "Disallow: private/"], readAs: "google-pre-2019" },
    { file: ["User-agent: *", "Disallow: private/"], readAs: "www-robotrules" },
    // Baidu's help has endings without a slash.
    { file: ["User-agent: *", "Disallow: .jpg$"], readAs: "baidu" },
    // Not a rule to the standard of 1994.
    { file: ["User-agent: *", "Allow: private/"], readAs: "original-1994" },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});

const dialectsAndPaths: readonly (readonly [DialectId, path: string, matchesBare: boolean])[] = [
  ["rfc9309", "?x", false],
  ["protego", "?x", true],
  ["protego", "private/", false],
  ["protego", "$", false],
  ["protego-0.7", "?x", false],
  ["python", "?x", true],
  ["python", "%23x", true],
  ["python-rfc9309", "?x", true],
  ["python-rfc9309", "%23x", false],
];

test.each(dialectsAndPaths)(
  "by %s, %s may match a URL without a path: %s",
  (id, path, matchesBare) => {
    const analysis = analyse(`User-agent: *\nDisallow: ${path}\n`, dialectNamed(id) ?? rfc9309);
    const problems = problemsIn(analysis, { context: PLAIN, urls: [] });
    const found = problems.find(({ problem }) => problem.code === "R301");
    expect(found?.facts).toMatchObject({ path, matchesBare });
  },
);

test.each(["none", "All", "yes", "false"])("R301 offers no fix of %s, which is no path", (path) => {
  const found = findingsIn({ file: ["User-agent: *", `Disallow: ${path}`] });
  expect(found.map(({ problem, fixes }) => [problem.code, fixes])).toEqual([["R301", []]]);
});

test.each([
  ["python", "*.pdf", /, which treats a star as an ordinary character: /],
  ["python", "a*", /, because the path of every URL begins with a slash\.$/],
  ["google-2019", "*$", /, because the path of every URL begins with a slash\.$/],
] as const)("R301 says for %s why %s matches nothing", (readAs, path, sentence) => {
  const found = findingsIn({ file: ["User-agent: *", `Disallow: ${path}`], readAs });
  const [said] = found.filter(({ problem }) => problem.code === "R301").map(sentenceOf);
  expect(said).toMatch(sentence);
});
