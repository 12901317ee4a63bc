import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "@playwright/test";
import { buildPackageInto } from "../scripts/build-package-into.mjs";
import { expect, test } from "./support/page.ts";

// The package is built first.
test.describe.configure({ timeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "package-in-a-page-"));

test.beforeAll(() => buildPackageInto(folder));
test.afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = `<!doctype html>
<link rel="icon" href="data:," />
<pre></pre>
<script type="module">
  import { decide, decidingLineOf, parseRobots, verdicts } from "/package/index.js";
  import { lint } from "/package/lint.js";
  import { encodeLink, readLink } from "/package/link.js";
  const analysis = parseRobots("User-agent: *\\nDisallow: /a\\nDisalow: /b\\n");
  const verdict = decide(analysis, "GPTBot", "/a/1");
  const table = verdicts(analysis, ["GPTBot"], ["/b"]);
  const [problem] = lint(analysis);
  const link = readLink(await encodeLink({ text: "User-agent: *\\n" }));
  document.querySelector("pre").textContent = [
    verdict.outcome,
    decidingLineOf(verdict),
    table.outcomeAt(0, 0),
    problem.code,
    link.state.text.trim(),
  ].join("; ");
</script>`;

test("the package works in a page without a bundler", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://site.example/**", (route: Route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
    return route.fulfill({ path: join(folder, pathname.replace("/package/", "")) });
  });
  await page.goto("https://site.example/");
  await expect(page.locator("pre")).toHaveText("disallow; 2; allow; R410; User-agent: *");
  // The command line and what only it needs are not part of it.
  expect(asked.filter((path) => path.includes("cli"))).toEqual([]);
});
