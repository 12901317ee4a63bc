import type { Page } from "@playwright/test";
import {
  answer,
  button,
  cell,
  expect,
  expectVerdict,
  open,
  readAs,
  region,
  replaceFile,
  test,
} from "./support/page.ts";

const FIRST_MATCH = "#text=User-agent:+*%0AAllow:+/%0ADisallow:+/*a%0A&url=/a&agent=FooBot";

/** What the verdict has been since the page began, in order. */
async function verdictsSince(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    const look = () => {
      const cell = document.querySelector("[role=rowheader]")?.nextElementSibling;
      const name = /Allow|Block|Undefined/.exec(cell?.textContent ?? "")?.[0];
      if (name && name !== names.at(-1)) names.push(name);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { names: string[] }).names);
}

/** Parsers that no crawler of the catalogue has come late. */
async function delayParsers(page: Page): Promise<void> {
  await page.route(/\/dialects-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
}

for (const [id, verdict] of [
  ["wget", "Allow line 2"],
  ["python", "Allow line 2"],
  ["temoto", "Block line 3"],
] as const)
  test(`a link that is read as ${id} shows its verdicts from the first moment @fresh`, async ({
    page,
  }) => {
    await delayParsers(page);
    const verdicts = await verdictsSince(page);
    await page.goto(`/${FIRST_MATCH}&read-as=${id}`);
    await expectVerdict(page, "/a", "FooBot", verdict);
    // The frame that shows a verdict is noted a moment after it.
    await expect.poll(verdicts).toEqual([verdict.slice(0, 5)]);
  });

test("a parser that comes late gives its verdicts once it is there, and no other’s @fresh", async ({
  page,
}) => {
  await delayParsers(page);
  const verdicts = await verdictsSince(page);
  await page.goto(`/${FIRST_MATCH}`);
  await expectVerdict(page, "/a", "FooBot", "Block line 3");
  await expect.poll(verdicts).toEqual(["Block"]);
  await readAs(page).selectOption("python");
  await expectVerdict(page, "/a", "FooBot", "Allow line 2");
  await expect(readAs(page)).toHaveValue("python");
  await expect.poll(verdicts).toEqual(["Block", "Allow"]);
});

test("a file that temoto rejects has no verdict, and Why names the line and what Colly does", async ({
  page,
}) => {
  await page.goto(
    "/#text=User-agent:+*%0ADisallow:+/a%0A%0AUser-agent:+x%0ACrawl-delay:+5s%0A&url=/a&agent=FooBot&read-as=temoto",
  );
  await cell(page, "/a", "FooBot").click();
  await expect(answer(page)).toHaveText(
    "Undefined: line 5 makes the parser reject the whole file.",
  );
  await expect(region(page, "Why")).toContainText(
    "Colly then returns the error and fetches no page of the site.",
  );
});

test("archive.org_bot is read as Heritrix, and Why names the path that it passes over", async ({
  page,
}) => {
  await open(page);
  await page.goto(
    "/#text=User-agent:+*%0ADisallow:+/%0ADisallow:+/admin%0A&url=/b&agent=archive.org_bot&read-as=each-as-itself",
  );
  await expectVerdict(page, "/b", "archive.org_bot", "Allow no rule");
  await cell(page, "/b", "archive.org_bot").click();
  await expect(region(page, "Why")).toContainText("matches, but Heritrix tries line 3 instead");
  await expect(region(page, "Problems")).toContainText(
    "of the Disallow paths, Heritrix tries only that of line 3",
  );
});

test("Wget is read by its own parser: the first rule that matches decides", async ({ page }) => {
  await open(page);
  await page.goto(
    "/#text=User-agent:+*%0AAllow:+/%0ADisallow:+/a%0A&url=/a&agent=wget&agent=GPTBot&read-as=each-as-itself",
  );
  await expectVerdict(page, "/a", "wget", "Allow line 2");
  await expectVerdict(page, "/a", "GPTBot", "Block line 3");
  await replaceFile(page, "User-agent: *\nDisallow: /a\nAllow: /a\n");
  await expectVerdict(page, "/a", "wget", "Block line 2");
});

test("Wget/2.2.0 and HTTrack are read by their own parsers, and Problems say what these do", async ({
  page,
}) => {
  await open(page);
  await page.goto(
    "/#text=User-agent:+*%0AAllow:+/%0A%0AUser-agent:+GPTBot%0ADisallow:+/a%0A&url=/a&agent=Wget/2.2.0&agent=Mozilla/4.5+(compatible;+HTTrack+3.0x;+Windows+98)&agent=Googlebot&read-as=each-as-itself",
  );
  await expectVerdict(page, "/a", "Googlebot", "Allow line 2");
  await expectVerdict(page, "/a", "wget2", "Block line 5");
  await expectVerdict(page, "/a", "HTTrack", "Allow no rule");
  await expect(region(page, "Problems")).toContainText(
    "GNU Wget2 ends a group only at a Disallow, so a group without one goes on.",
  );
  const paths = Array.from({ length: 41 }, (_, index) => String(index).padEnd(98, "x"));
  await replaceFile(
    page,
    `User-agent: *\n${paths.map((path) => `Disallow: /${path}`).join("\n")}\n`,
  );
  await expectVerdict(page, "/a", "Googlebot", "Allow no rule");
  await cell(page, "/a", "HTTrack").click();
  await expect(region(page, "Why")).toContainText(
    "HTTrack obeys no rule if its rules together have more than 4,093 bytes, with one for each line end.",
  );
});

test("the version of a parser is beside Read as", async ({ page }) => {
  await open(page);
  await readAs(page).selectOption("protego-0.7");
  await button(page, "About Scrapy’s Protego").click();
  await expect(page.getByText("Version: 0.7.0, September 2026")).toBeVisible();
});
