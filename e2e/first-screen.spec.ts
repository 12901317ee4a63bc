import type { Page } from "@playwright/test";
import { aided, expect, settled, test } from "./support/page.ts";

test.use({ isFresh: true });

/** Keeps the page's own script back; the answer lets it come. */
async function withoutScript(page: Page, address: string): Promise<() => void> {
  let come = () => {};
  const wanted = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/index-/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("#root ~ noscript"));
  return come;
}

/** Where everything is, by name: left, top, width and height. */
function placesIn(page: Page): Promise<Record<string, readonly number[]>> {
  return page.evaluate(() => {
    const places: Record<string, number[]> = {};
    const note = (name: string, elements: Iterable<Element>) => {
      for (const [index, element] of [...elements].entries()) {
        const { left, top, width, height } = element.getBoundingClientRect();
        places[`${name} ${index}`] = [left, top, width, height].map(
          (length) => Math.round(length * 4) / 4,
        );
      }
    };
    const editor = document.querySelector(".editor-host")?.getBoundingClientRect();
    const inSight = (line: Element) => line.getBoundingClientRect().top < (editor?.bottom ?? 0);
    note("line", [...document.querySelectorAll(".cm-line")].filter(inSight));
    note("cell", document.querySelectorAll("[data-cell]"));
    note("in the bar", document.querySelectorAll("header.top :is(h1,button,select,input)"));
    for (const panel of document.querySelectorAll("section[aria-label]"))
      note(`${panel.getAttribute("aria-label")}`, [panel]);
    return places;
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the page and its example are painted before its script, and stay where they are", async ({
      page,
    }) => {
      const come = await withoutScript(page, "/");
      await expect(page.locator("#root > main")).toHaveAttribute("inert", "");
      await expect(page.locator("[data-cell='2:3']")).toHaveText(/^Block/);
      await expect(page.locator(".cm-line").nth(3)).toHaveText("User-agent: *");
      const first = await placesIn(page);
      expect(Object.keys(first).length).toBeGreaterThan(60);
      come();
      await aided(page);
      await settled(page);
      expect(await placesIn(page)).toMatchObject(first);
      await expect(page.locator("[inert]")).toHaveCount(0);
    });
  });

for (const [name, address, hasDraft] of [
  ["a link", "/#text=User-agent:+*&url=/a&agent=GPTBot", false],
  ["a lesson", "/#example=longest-match", false],
  ["a draft", "/", true],
] as const)
  test(`of the page that ${name} may bring, the bars are painted before the script, and stay where they are`, async ({
    page,
  }) => {
    if (hasDraft)
      await page.addInitScript(() => localStorage.setItem("robots-txt-playground:has-draft", "1"));
    const come = await withoutScript(page, address);
    await expect(page.getByText("robots.txt playground")).toBeVisible();
    await expect(page.locator("main > *, .setup > *, .status > *")).toHaveCount(0);
    const first = await placesIn(page);
    expect(Object.keys(first).length).toBeGreaterThan(8);
    const statusBar = await page.locator(".status").boundingBox();
    come();
    await aided(page);
    await settled(page);
    const places = Object.values(await placesIn(page));
    for (const place of Object.values(first)) expect(places).toContainEqual(place);
    expect(await page.locator(".status").boundingBox()).toEqual(statusBar);
  });

test("the theme that a person has chosen is there before the script", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "robots-txt-playground:preferences",
      JSON.stringify({ state: { theme: "dark" } }),
    ),
  );
  const come = await withoutScript(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  come();
  await aided(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("nothing is shown before the script in a frame", async ({ page }) => {
  await withoutScript(page, "/?embed");
  await expect(page.locator("#root > *")).toHaveCount(0);
});

for (const [name, address, hasDraft, wanted] of [
  ["a link", "/#x=1", false, ["dialects", "links", "page"]],
  ["a lesson", "/#example=longest-match", false, ["page"]],
  ["a draft", "/", true, ["dialects", "keep-draft", "page"]],
  ["a link in a frame", "/?embed#x=1", true, ["links"]],
  ["nothing else", "/", false, ["page"]],
] as const)
  test(`what ${name} needs is asked for beside the script`, async ({ page }) => {
    if (hasDraft)
      await page.addInitScript(() => localStorage.setItem("robots-txt-playground:has-draft", "1"));
    await withoutScript(page, address);
    const asked = page.locator("link[rel=modulepreload]");
    await expect(asked).not.toHaveCount(0);
    const paths = await asked.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    const parts = ["dialects", "keep-draft", "links", "page"];
    const found = parts.filter((part) => paths.some((path) => path?.includes(`/${part}-`)));
    expect(found).toEqual(wanted);
  });

test("what every visit loads is a few files, not one for each part", async ({ page }) => {
  await page.goto("/");
  await aided(page);
  await settled(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
  expect(scripts.some((path) => path.includes("/panels-"))).toBe(true);
  // With the list of commands, which is fetched before its key is pressed.
  expect(scripts.length, scripts.join(", ")).toBeLessThanOrEqual(17);
});

test("the first screen goes away where the script does not come", async ({ page, complaints }) => {
  await page.route(/\/assets\/index-/, (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => complaints.join()).toContain("ERR_FAILED");
  await expect(page.locator("#root > *")).toHaveCount(0);
  complaints.length = 0;
});
