import { describe, expect, test } from "vitest";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { judge } from "../../engine/decide/decide.ts";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import { parseRobots } from "../../engine/index.ts";
import { problemsIn } from "../../lint/lint-file.ts";
import { nearMissesAmong } from "./near-misses.ts";

/** Rules of line 2, the URL that their owners meant, and the problem that keeps them from matching it. */
const MISSES: readonly (readonly [rule: string, url: string, code: string])[] = [
  ["Disallow: /?sort=", "/list?sort=up", "R315"],
  ["Disallow: /*?a=1&amp;b=2", "/x?a=1&b=2", "R322"],
  ["Disallow: /private\\files/", "/private/files/a", "R319"],
  ["Disallow: /*/cart/", "/cart/", "R316"],
  ["Disallow: /user/{id}/edit", "/user/17/edit", "R323"],
  ["Disallow: /user/:id/edit", "/user/17/edit", "R323"],
  ["Disallow: /m%FCller/", "/m%C3%BCller/", "R328"],
  ["Disallow: /*?replytocom=$", "/post?replytocom=5", "R314"],
  ["Disallow: ^/private/", "/private/a", "R306"],
  ["Disallow: /list？sort=", "/list?sort=up", "R309"],
  ["Disallow: /public_html/admin/", "/admin/x", "R327"],
];

/** Rules beside which nothing is said of a URL: it is not what their owners meant. */
const OTHERS: readonly (readonly [rule: string, url: string])[] = [
  ["Disallow: /?sort=", "/list?order=up"],
  ["Disallow: /private\\files/", "/public/files/a"],
  ["Disallow: /user/{id}/edit", "/user/17/view"],
  // It would not change the verdict.
  ["Allow: /user/{id}/edit", "/user/17/edit"],
];

function missesOf(rule: string, url: string): readonly string[] {
  const analysis = parseRobots(`User-agent: *\n${rule}\n`);
  const selection = select(analysis, followerNamed("AnyBot"));
  const verdict = judge(analysis, selection.group, `https://a.example${url}`);
  const findings = problemsIn(analysis, { urls: [], context: PLAIN });
  return nearMissesAmong(findings, verdict, { analysis, selection }).map(
    ({ rule: { line }, outcome, flaw }) =>
      `${line.number} ${outcome} ${flaw.kind === "problem" ? flaw.code : flaw.kind}`,
  );
}

describe("a rule that a fix of its problem makes decide is a near miss", () => {
  test.each(MISSES)("%s and %s: %s", (rule, url, code) => {
    expect(missesOf(rule, url)).toEqual([`2 disallow ${code}`]);
  });
  test.each(OTHERS)("not %s and %s", (rule, url) => {
    expect(missesOf(rule, url)).toEqual([]);
  });
});
