import type { FrameLocator, Page } from "@playwright/test";
import { BUDGET, weightOf } from "../scripts/budget.mjs";
import { closeSites, openSite } from "../test/fetch/local-sites.ts";
import { violations } from "./support/axe.ts";
import { expect, fetchedBeforeVerdict, test } from "./support/page.ts";

test.use({ isFresh: true });

const FILE = "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n";

const LINK = `text=${encodeURIComponent(FILE)}&url=/cart/1&url=/cart/help&agent=Googlebot&agent=GPTBot`;

/** A page of another origin that frames the playground so many times. */
async function framed(
  page: Page,
  baseURL: string | undefined,
  query: string,
  size: { readonly width: number; readonly height: number },
  count = 1,
): Promise<FrameLocator> {
  const source = `${baseURL}/?${query}#${LINK}`.replaceAll("&", "&amp;");
  const sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
  const frame = `<iframe src="${source}" title="A robots.txt" width="${size.width}" height="${size.height}" sandbox="${sandbox}"></iframe>`;
  const body = `<!doctype html><link rel="icon" href="data:,"><h1>Article</h1>${frame.repeat(count)}`;
  // Another port is another origin. A browser lets no page from elsewhere frame this machine.
  const { port } = await openSite((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end(body);
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  return page.frameLocator("iframe").first();
}

const LARGE = { width: 1000, height: 500 };
const SMALL = { width: 320, height: 240 };

const addUrls = (frame: FrameLocator) => frame.getByRole("textbox", { name: "Add URLs" });

const why = (frame: FrameLocator) => frame.getByRole("region", { name: "Why", exact: true });

test("a frame in a page of another origin shows file, table and Why", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "embed", LARGE);
  await expect(why(frame)).toContainText("Blocked by line 2");
  await expect(frame.getByRole("region", { name: "Verdicts", exact: true })).toBeVisible();
  await expect(frame.locator(".cm-content")).toContainText("Disallow: /cart");
  for (const name of ["Share", "Open live", "Export", "New"])
    await expect(frame.getByRole("button", { name })).toHaveCount(0);
});

test("a frame names the parser that reads for every crawler", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/?embed#${LINK}&read-as=google`);
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("Read as Google’s parser");
  await page.goto("about:blank");
  await page.goto(`${baseURL}/?embed#${LINK}&read-as=each-as-itself`);
  await expect(foot.getByRole("link", { name: "Open in playground" })).toBeVisible();
  await expect(foot).not.toContainText("Read as");
});

test("an edit in a frame changes the verdict, and the link opens the present state", async ({
  page,
  baseURL,
  context,
}) => {
  const frame = await framed(page, baseURL, "embed", LARGE);
  const link = frame.getByRole("link", { name: "Open in playground" });
  // The frame offers the link that it was opened by until it has made its own.
  await expect(link).not.toHaveAttribute("href", /#text=/);
  const before = await link.getAttribute("href");
  await frame.locator(".cm-line").nth(1).click();
  await page.keyboard.press("End");
  await page.keyboard.type("s");
  await expect(why(frame)).toContainText("Allowed: no rule of group A matches.");
  await expect(addUrls(frame)).toBeVisible();
  // The frame makes the next one a moment after the last letter.
  await expect(link).not.toHaveAttribute("href", String(before));
  const opening = context.waitForEvent("page");
  await link.click();
  const opened = await opening;
  await expect(opened.locator(".cm-content")).toContainText("Disallow: /carts");
  expect(new URL(opened.url()).search).toBe("");
});

test("a frame that may only be read changes nothing", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "embed=read-only", LARGE);
  await expect(why(frame)).toContainText("Blocked by line 2");
  await frame.locator(".cm-line").nth(1).click();
  await page.keyboard.press("End");
  await page.keyboard.type("s");
  await page.keyboard.press("Delete");
  await expect(frame.locator(".cm-line").nth(1)).toHaveText(/^Disallow: \/cart(?!s)/);
  await expect(addUrls(frame)).toHaveCount(0);
  await frame.getByRole("gridcell", { name: /Allow/ }).first().click();
  await expect(why(frame)).toContainText("Allowed by line 3");
});

for (const query of ["embed", "embed=read-only"])
  test(`a frame shows another link that the page around it opens in it: ${query}`, async ({
    page,
    baseURL,
  }) => {
    const frame = await framed(page, baseURL, query, LARGE);
    await expect(why(frame)).toContainText("Blocked by line 2");
    await page.locator("iframe").evaluate((element: HTMLIFrameElement) => {
      element.src = element.src.replace("Disallow", "Allow");
    });
    await expect(why(frame)).toContainText("Allowed by line 2");
  });

test("a frame keeps nothing in the browser", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "embed", LARGE);
  await frame.locator(".cm-line").nth(1).click();
  await page.keyboard.type("x");
  await expect(frame.locator(".cm-content")).toContainText("x");
  // A page would keep its draft long before.
  await page.waitForTimeout(1_500);
  const kept = await frame.locator("body").evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));
  expect(kept).toEqual({ local: 0, session: 0, databases: 0, workers: 0 });
});

test("a frame with room for it opens on file, table and Why beside each other", async ({
  page,
  baseURL,
}) => {
  const frame = await framed(page, baseURL, "embed", { width: 600, height: 400 });
  await expect(why(frame)).toContainText("Blocked by line 2");
  await expect(frame.getByRole("tab")).toHaveCount(0);
  const [file, table] = [
    await frame.locator(".cm-content").boundingBox(),
    await frame.getByRole("region", { name: "Verdicts", exact: true }).boundingBox(),
  ];
  expect(table?.x).toBeGreaterThanOrEqual((file?.x ?? 0) + (file?.width ?? 600));
});

test("a small frame shows one part at a time, without loss", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "embed&theme=dark", SMALL);
  await expect(frame.getByRole("tab", { name: "Verdicts" })).toBeVisible();
  await frame.getByRole("tab", { name: "Why" }).click();
  await expect(why(frame)).toContainText("Blocked by line 2");
  await frame.getByRole("tab", { name: "File" }).click();
  await expect(frame.locator(".cm-content")).toBeVisible();
  const wide = await frame.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(wide).toBe(0);
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(frame.getByRole("link", { name: "Open in playground" })).toBeInViewport();
});

test("a tiny frame keeps its way to the whole page in sight", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "embed", { width: 240, height: 200 });
  await expect(frame.getByRole("link", { name: "Open in playground" })).toBeInViewport({
    ratio: 1,
  });
});

for (const [size, theme] of [
  [LARGE, "light"],
  [SMALL, "dark"],
] as const)
  test(`axe finds nothing in a frame of ${size.width} pixels, ${theme}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${baseURL}/?embed&theme=${theme}#${LINK}`);
    await expect(page.getByRole("link", { name: "Open in playground" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Verdicts", exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

for (const [name, query, most] of [
  ["as RFC 9309", "", BUDGET],
  ["as Google’s parser", "&read-as=google", BUDGET],
  ["as each crawler reads it", "&read-as=each-as-itself", BUDGET],
  // The other dialects come with the first link that needs one of them.
  ["as another parser", "&read-as=python", BUDGET + 10_000],
] as const)
  test(`the first verdict of a frame, read ${name}, waits for little script`, async ({
    stranger,
    request,
    baseURL,
  }) => {
    const fetched = await fetchedBeforeVerdict(stranger, `${baseURL}/?embed#${LINK}${query}`);
    const scripts = fetched.filter((path) => path.endsWith(".js"));
    const bodies = await Promise.all(
      scripts.map((path) => request.get(`${baseURL}${path}`).then((response) => response.text())),
    );
    expect(scripts.join()).not.toContain("/page-");
    expect(weightOf(bodies)).toBeLessThanOrEqual(most);
  });

test("a page with six frames answers in each, and to an edit in one of them", async ({
  page,
  baseURL,
}) => {
  // Six pages begin at once.
  test.slow();
  await framed(page, baseURL, "embed", { width: 800, height: 300 }, 6);
  for (let index = 0; index < 6; index++) {
    // A browser draws frames that are not in sight later.
    await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
    const region = page.frameLocator("iframe").nth(index).getByRole("region", { name: "Why" });
    await expect(region).toContainText("Blocked by line 2", { timeout: 20_000 });
  }
  const frame = (index: number) => page.frameLocator("iframe").nth(index);
  await frame(5).locator(".cm-line").nth(1).click();
  await page.keyboard.press("End");
  await page.keyboard.type("s");
  await expect(why(frame(5))).toContainText("Allowed: no rule of group A matches.");
  await expect(why(frame(0))).toContainText("Blocked by line 2");
});

test.afterEach(closeSites);
