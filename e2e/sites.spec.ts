import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { openSite } from "../test/fetch/local-sites.ts";
import { beginWithServer, forgive, openLocal, siteBox } from "./support/live.ts";
import {
  addUrl,
  answer,
  cell,
  editor,
  expect,
  expectVerdict,
  kept,
  line,
  patiently,
  region,
  replaceFile,
  row,
  test,
} from "./support/page.ts";

beginWithServer();

const OWN = "User-agent: *\nDisallow: /own\n";
const CDN = "# The CDN\nUser-agent: *\nDisallow: /private\nAllow: /\n";
const SHOP = "https://shop.example";

/** The page with its own file and site, and these URLs. */
async function begin(page: Page, urls: readonly string[]): Promise<void> {
  await replaceFile(page, OWN);
  await siteBox(page).fill(SHOP);
  await siteBox(page).press("Tab");
  for (const url of urls) await addUrl(page, url);
}

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Sites in the table" });
}

/** The file that decides, below the verdict. */
function file(page: Page) {
  return region(page, "Why").getByRole("region", { name: "File", exact: true });
}

async function openSites(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^\d+ sites?$/ }).click();
  await expect(dialog(page)).toBeVisible();
}

test("URLs of other sites are judged by their own files, opened live beside the editor’s", async ({
  page,
}) => {
  const cdn = await openLocal("cdn", { body: CDN });
  const busy = await openLocal("busy", { status: 503 });
  const urls = [`${cdn}/private/a`, `${cdn}/open`, `${busy}/x`];
  await begin(page, urls);
  for (const url of urls) await expectVerdict(page, url, "Googlebot", "Not governed no rule");

  await openSites(page);
  await expect(dialog(page).getByRole("listitem")).toHaveCount(3);
  await dialog(page).getByRole("button", { name: "Open all live" }).click();
  await patiently(dialog(page)).toContainText("200, opened");
  await patiently(dialog(page)).toContainText("503, opened");
  await page.keyboard.press("Escape");

  await expectVerdict(page, `${cdn}/private/a`, "Googlebot", `Block line 3 of ${cdn}/robots.txt`);
  await expectVerdict(page, `${cdn}/open`, "GPTBot", `Allow line 4 of ${cdn}/robots.txt`);
  await expectVerdict(page, `${busy}/x`, "GPTBot", `Block no rule of ${busy}/robots.txt`);
  // The file in the editor is as it was.
  await expect(line(page, 2)).toContainText("Disallow: /own");

  await cell(page, `${cdn}/private/a`, "Googlebot").click();
  await expect(answer(page)).toContainText(`Blocked by line 3 of ${cdn}/robots.txt`);
  await expect(file(page)).toContainText(`${cdn}/robots.txt decides this URL.`);
  await expect(file(page).getByRole("listitem")).toHaveText([
    "2 User-agent: *",
    "3 Disallow: /private",
    "4 Allow: /",
  ]);
});

test("the site of most URLs is offered as Site, by a button that says what changes", async ({
  page,
}) => {
  await replaceFile(page, OWN);
  const urls = [1, 2, 3].map((at) => `https://www.shop.example/own/${at}`);
  for (const url of [...urls, "https://cdn.example/own"]) await addUrl(page, url);
  const table = region(page, "Verdicts");
  await expect(table).toContainText(
    "3 of 4 absolute URLs in the table are on https://www.shop.example.",
  );
  await table.getByRole("button", { name: "Set as Site: 1 URL becomes “Not governed”" }).click();
  await expect(siteBox(page)).toHaveValue("https://www.shop.example");
  await expectVerdict(page, "https://cdn.example/own", "Googlebot", "Not governed no rule");
  await expectVerdict(page, urls[0] ?? "", "Googlebot", "Block line 2");
  // With room for it, the whole site is in sight.
  await page.setViewportSize({ width: 1600, height: 900 });
  const hidden = () => siteBox(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect.poll(hidden).toBe(0);
});

test("the list of sites says which one is the editor’s", async ({ page }) => {
  await replaceFile(page, OWN);
  for (const host of ["a", "b", "c"]) await addUrl(page, `https://${host}.example/own`);
  await openSites(page);
  await dialog(page)
    .getByRole("button", { name: "This is the editor’s site: https://b.example" })
    .press("Enter");
  const row = dialog(page).getByRole("listitem").filter({ hasText: "https://b.example" });
  await expect(row).toContainText("In the editor");
  await expect(row).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(siteBox(page)).toHaveValue("https://b.example");
  await expectVerdict(page, "https://a.example/own", "Googlebot", "Not governed no rule");
});

test("Open all live waits while the server takes no more requests, and says so", async ({
  page,
  complaints,
}) => {
  const sites = [await openLocal("one", { body: CDN }), await openLocal("two", { body: CDN })];
  await begin(
    page,
    sites.map((origin) => `${origin}/open`),
  );
  const limited = { kind: "failed", failure: "rate-limited", message: "", hops: [] };
  await page.route(
    /\/api\/robots/,
    (route) => route.fulfill({ status: 429, headers: { "Retry-After": "2" }, json: limited }),
    { times: 1 },
  );
  await openSites(page);
  await dialog(page).getByRole("button", { name: "Open all live" }).click();
  const waiting = dialog(page).getByText("The page asks it again in 2 seconds.");
  await expect(waiting).toBeVisible();
  await patiently(dialog(page).getByText("200, opened")).toHaveCount(2);
  await expect(waiting).toHaveCount(0);
  await forgive(complaints, 429);
});

test("Why opens the file that governs a URL, and one undo takes it back", async ({ page }) => {
  const cdn = await openLocal("cdn", { body: CDN });
  const url = `${cdn}/private/a`;
  await begin(page, [url]);
  await cell(page, url, "Googlebot").click();
  await expect(answer(page)).toContainText("Not governed");
  await file(page)
    .getByRole("button", { name: `Open ${cdn}/robots.txt live` })
    .click();
  await expectVerdict(page, url, "Googlebot", `Block line 3 of ${cdn}/robots.txt`);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectVerdict(page, url, "Googlebot", "Not governed no rule");
});

test("a site that cannot be asked says why, and is treated as unreachable when that is wanted", async ({
  page,
}) => {
  const { port } = await openSite((_request, response) => response.destroy());
  const url = `http://gone.test:${port}/x`;
  await begin(page, [url]);
  await openSites(page);
  await dialog(page)
    .getByRole("button", { name: `Open live: http://gone.test:${port}` })
    .click();
  await patiently(dialog(page).getByRole("alert")).toContainText("Nothing was lost");
  await expectVerdict(page, url, "Googlebot", "Not governed no rule");
  await dialog(page).getByRole("button", { name: "Treat as unreachable" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  await expect(
    dialog(page)
      .getByRole("listitem")
      .filter({ hasText: url.slice(0, -2) }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expectVerdict(page, url, "GPTBot", `Block no rule of http://gone.test:${port}/robots.txt`);
});

test("a file is pasted for a site, changes places with the editor’s, and is removed", async ({
  page,
}) => {
  const url = "https://cdn.example/private/a";
  await begin(page, [url, "/own/a"]);
  await openSites(page);
  await dialog(page)
    .getByRole("button", { name: /^Paste the robots.txt/ })
    .click();
  await dialog(page).getByRole("textbox", { name: "robots.txt of https://cdn.example" }).fill(CDN);
  await dialog(page).getByRole("button", { name: "Use this text" }).click();
  await expect(dialog(page)).toContainText("200, not opened from the site");
  const siteRow = (origin: string) =>
    dialog(page).getByRole("listitem").filter({ hasText: origin });
  // The button that was pressed is gone.
  await expect(siteRow("https://cdn.example")).toBeFocused();
  await dialog(page).getByText("Show the file").click();
  await expect(dialog(page).getByRole("textbox", { name: /^The file of/ })).toHaveValue(CDN);
  await page.keyboard.press("Escape");
  await expectVerdict(page, url, "Googlebot", "Block line 3 of https://cdn.example/robots.txt");
  await expectVerdict(page, "/own/a", "Googlebot", "Block line 2");

  await openSites(page);
  await dialog(page)
    .getByRole("button", { name: /^Edit this one instead/ })
    .click();
  await expect(siteRow("https://cdn.example")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(line(page, 3)).toContainText("Disallow: /private");
  await expect(siteBox(page)).toHaveValue("https://cdn.example");
  await expectVerdict(page, url, "Googlebot", "Block line 3");
  const own = `${SHOP}/own/a`;
  await expectVerdict(page, own, "Googlebot", `Block line 2 of ${SHOP}/robots.txt`);

  await openSites(page);
  await dialog(page)
    .getByRole("button", { name: `Remove: ${SHOP}` })
    .click();
  await expect(siteRow(SHOP)).toBeFocused();
  await page.keyboard.press("Escape");
  await expectVerdict(page, own, "Googlebot", "Not governed no rule");
});

test("the files of other sites are kept with the draft, and the filter shows a site’s URLs @fresh", async ({
  page,
}) => {
  const cdn = await openLocal("cdn", { body: CDN });
  const url = `${cdn}/private/a`;
  await begin(page, [url]);
  await openSites(page);
  await dialog(page)
    .getByRole("button", { name: `Open live: ${cdn}` })
    .click();
  await patiently(dialog(page)).toContainText("200, opened");
  await dialog(page)
    .getByRole("button", { name: `Show the URLs of ${cdn}` })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: "Filter URLs" })).toHaveValue(`origin:${cdn}`);
  await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(1);
  await expect(row(page, url)).toBeVisible();
  await kept(page);
  await page.reload();
  await expectVerdict(page, url, "Googlebot", `Block line 3 of ${cdn}/robots.txt`);
});

test("sites that mean harm end in a sentence or in a file that is cut", async ({ page }) => {
  const page500 = "<!doctype html>\n<title>Welcome</title>\n";
  const html = await openLocal("html", { headers: { "Content-Type": "text/html" }, body: page500 });
  const layers = [0, 1].reduce((body) => gzipSync(body), Buffer.alloc(20_000_000, "#"));
  const headers = { "Content-Type": "text/plain", "Content-Encoding": "gzip, gzip" };
  const bomb = await openLocal("bomb", { headers, body: layers });
  const { port } = await openSite((request, response) => {
    response.writeHead(302, { Location: `${request.url}x` }).end();
  });
  const loop = `http://loop.test:${port}`;
  const endless = await openSite((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    const more = () => response.write("# and on\n".repeat(1_000)) && setTimeout(more);
    response.on("drain", more);
    more();
  });
  const long = `http://long.test:${endless.port}`;
  await begin(
    page,
    [html, bomb, loop, long].map((origin) => `${origin}/x`),
  );
  await openSites(page);
  await dialog(page).getByRole("button", { name: "Open all live" }).click();
  const of = (origin: string) => dialog(page).getByRole("listitem").filter({ hasText: origin });
  await patiently(of(html)).toContainText("200, an HTML page, opened");
  await patiently(of(loop).getByRole("alert")).toContainText("redirects more than five times");
  await patiently(of(long)).toContainText("200, over the size limit, opened");
  await patiently(of(bomb)).toContainText(/200, over the size limit, opened|Nothing was lost/);
  await of(loop).getByRole("button", { name: "Treat as too many redirects" }).click();
  await page.keyboard.press("Escape");
  await expectVerdict(page, `${loop}/x`, "GPTBot", `Allow no rule of ${loop}/robots.txt`);
  await expectVerdict(page, `${long}/x`, "GPTBot", `Allow no rule of ${long}/robots.txt`);
  await expect(line(page, 2)).toContainText("Disallow: /own");
});
