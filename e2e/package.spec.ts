import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "@playwright/test";
import { buildPackageInto } from "../scripts/build-package-into.mjs";
import { answerCode } from "../src/core/answer-codes.ts";
import { lessons, pageOf, TOPICS } from "../src/features/lessons/lessons.ts";
import { answer as answerText, expect, test } from "./support/page.ts";

test.use({ isFresh: true });

// The package is built first.
test.describe.configure({ timeout: 120_000 });

let folder: string;

test.beforeAll(async () => {
  // A hook has a time limit of its own.
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), "package-in-a-page-"));
  await buildPackageInto(folder);
});
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
  const link = await readLink(await encodeLink({ text: "User-agent: *\\n" }));
  document.querySelector("pre").textContent = [
    verdict.outcome,
    decidingLineOf(verdict),
    table.outcomeAt(0, 0),
    problem.code,
    link.state.text.trim(),
  ].join("; ");
</script>`;

test("explain says what Why says, for an example of each topic", async ({ page }) => {
  for (const topic of TOPICS) {
    const lesson = lessons.find((one) => one.topic === topic);
    if (!lesson) continue;
    const { text, readAs, site, answer, urls, crawlers, focus } = pageOf(lesson);
    const asked = [
      ...["--read-as", readAs, "--status", answerCode(answer)],
      ...["--agent", crawlers[focus?.crawler ?? 0] ?? "", "--url", urls[focus?.url ?? 0] ?? ""],
      ...(site === "" ? [] : ["--site", site]),
    ];
    const program = [join(folder, "cli.js"), "explain", "-", "--format", "ndjson"];
    const { stdout } = spawnSync(process.execPath, [...program, ...asked], {
      input: text,
      encoding: "utf8",
    });
    await page.goto(`/#example=${lesson.id}`);
    await expect(answerText(page)).toHaveText(JSON.parse(stdout).sentence);
  }
});

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
