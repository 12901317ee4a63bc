import { readdirSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { useEverything } from "./support/journey.ts";
import {
  button,
  examplesDialog,
  expect,
  line,
  patiently,
  readAs,
  replaceFile,
  test,
} from "./support/page.ts";
import { Site } from "./support/site.ts";

test.use({ isFresh: true });

// The browser first gets the whole page a second time, to keep it.
test.describe.configure({ timeout: 90_000 });

test.use({ serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"] });

let site: Site;

test.beforeEach(async () => {
  site = await Site.open();
});

test.afterEach(() => site.close());

/** Visits the page, and waits until the browser has kept it. */
async function visit(page: Page, visited = site): Promise<void> {
  await page.goto(visited.url);
  await expect(readAs(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("the page works without a network after the first visit, from a folder of a site", async ({
  page,
  context,
}) => {
  await visit(page);
  site.close();
  await context.setOffline(true);
  await page.reload();
  await expect(readAs(page)).toBeVisible();
  await useEverything(page);
  // Some hosts link to the index of a folder by its name.
  await page.goto(new URL("index.html", page.url()).href);
  await expect(readAs(page)).toBeVisible();
});

test("what the browser keeps is the page’s files and nothing else", async ({ page }) => {
  await visit(page);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(kept.length).toBeGreaterThan(40);
});

/** The beginnings of scripts that the browser has kept as files of the page. */
function keptScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await window.caches.keys()).filter((name) => name.startsWith("kept of"));
    const caches = await Promise.all(names.map((name) => window.caches.open(name)));
    const responses = (await Promise.all(caches.map((cache) => cache.matchAll()))).flat();
    const scripts = responses.filter(({ url }) => url.endsWith(".js"));
    return Promise.all(scripts.map(async (script) => (await script.text()).slice(0, 15)));
  });
}

test("a page that a host sends for a script it does not have yet is not kept", async ({ page }) => {
  site.missing = "assets/ExamplesDialog-";
  await page.goto(site.url);
  await expect(readAs(page)).toBeVisible();
  // Once as the browser has it, and once for certain.
  await patiently.poll(() => site.startPages).toBe(2);
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration()));
  site.missing = "";
  await visit(page);
  const scripts = await keptScripts(page);
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((script) => script.startsWith("<"))).toEqual([]);
});

test("what another application of the origin keeps is not used", async ({ page }) => {
  const names = readdirSync(new URL("../dist/assets", import.meta.url));
  const script = names.find((name) => /^ExamplesDialog-.*\.js$/.test(name));
  // A page of the origin that is not this application.
  await page.goto(`${site.url}licenses.txt`);
  await page.evaluate(async (url) => {
    const cache = await window.caches.open("another application");
    await cache.put(url, new Response("not the page’s", { headers: { "Content-Type": "a/b" } }));
  }, `${site.url}assets/${script}`);
  await visit(page);
  expect(await keptScripts(page)).not.toContain("not the page’s");
  await button(page, "Examples").click();
  await expect(examplesDialog(page)).toBeVisible();
});

test("what other sites may frame comes from the server, because its headers differ", async ({
  page,
}) => {
  await visit(page);
  const loaded = async (address: string) => (await page.goto(address))?.fromServiceWorker();
  expect(await loaded(site.url)).toBe(true);
  expect(await loaded(`${site.url}?embed`)).toBe(false);
});

test("what asks a site is never answered from what the browser keeps", async ({ page }) => {
  let asked = 0;
  const host = await Site.open((_request, response) => {
    asked++;
    const answer = { kind: "failed", failure: "dns", message: "No address was found.", hops: [] };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await visit(page, host);
  await page.getByRole("textbox", { name: "Site", exact: true }).fill("shop.example");
  await button(page, "Open live").click();
  await expect(page.getByText("No address was found.")).toBeVisible();
  await button(page, "Try again").click();
  await expect.poll(() => asked).toBe(2);
  host.close();
});

test("the page can be installed", async ({ page, request }) => {
  await visit(page);
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifestUrl = new URL(href ?? "", site.url).href;
  const manifest = await (await request.get(manifestUrl)).json();
  expect(manifest).toMatchObject({ name: "robots.txt playground", display: "standalone" });
  expect(new URL(manifest.start_url, manifestUrl).href).toBe(site.url);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(new URL(src, manifestUrl).href);
    // The size of a PNG stands in its first bytes.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("a new version waits until somebody reloads, says that it is there, and loses no draft", async ({
  page,
}) => {
  await visit(page);
  await expect(button(page, "Reload")).toHaveCount(0);
  await replaceFile(page, "User-agent: *\nDisallow: /draft\n");
  await deploy(page);
  await expect(line(page, 2)).toContainText("Disallow: /draft");
  await replaceFile(page, "User-agent: *\nDisallow: /last\n");
  await reloadForNew(page);
  await expect(line(page, 2)).toContainText("Disallow: /last");
  await expectNoNewVersion(page);
});

test("a second tab goes on with its version until it is reloaded as well", async ({
  page,
  context,
}) => {
  await visit(page);
  const second = await context.newPage();
  await visit(second);
  site.gone = "assets/ExamplesDialog-";
  await deploy(page);
  await expect(newVersion(second)).toBeVisible();
  await reloadForNew(page);
  await button(second, "Examples").click();
  await expect(examplesDialog(second)).toBeVisible();
  await second.keyboard.press("Escape");
  await replaceFile(second, "# second\n");
  await reloadForNew(second);
  await expect(line(second, 1)).toHaveText("# second");
  await expectNoNewVersion(second);
});

function newVersion(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: "A new version is available." });
}

/** Checks that no new version is told of, once what tells of it has come and has nothing to tell. */
async function expectNoNewVersion(page: Page): Promise<void> {
  await expect(page.locator("p.sr-only[role=status]")).toBeAttached();
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null);
  expect(await waiting()).toBeNull();
  await expect(newVersion(page)).toHaveCount(0);
}

/** Deploys another version, and waits until the page says so. */
async function deploy(page: Page): Promise<void> {
  site.deployments++;
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // The browser has first to get what is new of it.
  await patiently(newVersion(page)).toBeVisible();
}

async function reloadForNew(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await button(page, "Reload").click();
  await reloaded;
  await expect(readAs(page)).toBeVisible();
}
