import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { openSite } from "../test/fetch/local-sites.ts";
import { beginWithServer, openLive, strip } from "./support/live.ts";
import { addUrl, answer, button, expect, line, test } from "./support/page.ts";

// Some sitemaps are large, and are read for up to a minute.
test.describe.configure({ timeout: 120_000 });

// Of the many requests for sitemaps, some reached the server of the page that tests share.
test.use({ isFresh: true });

beginWithServer();

type Content = string | Buffer;

/** Opens a site with these files, in which `ORIGIN` stands for its origin; a path that it does not have is 404. */
async function openShop(files: Readonly<Record<string, Content>>): Promise<string> {
  const { port } = await openSite((request, response) => {
    const content = files[request.url ?? "/"];
    const text = typeof content === "string" ? content.replaceAll("ORIGIN", origin) : content;
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": "text/plain" }).end(text);
  });
  const origin = `http://shop.test:${port}`;
  return origin;
}

function urlset(urls: readonly string[]): string {
  return `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
}

const ROBOTS =
  "User-agent: *\nDisallow: /cart\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ORIGIN/sitemap.xml\n";

const URLS = ["ORIGIN/", "ORIGIN/cart/1", "ORIGIN/cart/2", "ORIGIN/about"];

/** The row of a URL in the table. */
function row(page: Page, url: string) {
  return page.getByRole("region", { name: "Verdicts" }).getByRole("row").filter({ hasText: url });
}

/** Shows the details of the sitemaps once they are read. */
async function unfold(page: Page): Promise<void> {
  const details = button(page, "Details of the sitemaps");
  await expect(details).toBeVisible({ timeout: 60_000 });
  if ((await details.getAttribute("aria-expanded")) === "false") await details.click();
}

test("the sitemaps of a file become rows, with what is listed but blocked, as one undo", async ({
  page,
}) => {
  const origin = await openShop({ "/robots.txt": ROBOTS, "/sitemap.xml": urlset(URLS) });
  await openLive(page, origin);
  await expect(strip(page)).toContainText(`This file names 1 sitemap: ${origin}/sitemap.xml.`);
  await button(page, "Test these URLs").click();
  await expect(strip(page)).toContainText("4 URLs in 1 sitemap.");
  await expect(strip(page)).toContainText("Listed but blocked:");
  await expect(row(page, "/cart/2")).toHaveCount(1);

  // A total for each crawler is a filter.
  const googlebot = strip(page).getByRole("button", { name: "Googlebot 2", exact: true });
  await expect(strip(page).getByRole("button", { name: "GPTBot 4", exact: true })).toBeVisible();
  await googlebot.click();
  await expect(page.getByText("2 of", { exact: false }).first()).toBeVisible();
  await expect(row(page, "/cart/1")).toHaveCount(1);
  await expect(answer(page)).toContainText("Blocked by line 2");
  await expect(page.getByText("the filter hides it")).toHaveCount(0);
  await expect(row(page, "/about")).toHaveCount(0);
  await googlebot.click();
  await expect(row(page, "/about")).toHaveCount(1);

  // The lines that decide lead to the file.
  await unfold(page);
  const details = strip(page).getByRole("row").filter({ hasText: "Googlebot 2" });
  await expect(details).toContainText("2 of 4 URLs");
  await details.getByRole("button", { name: "line 2 (2)" }).click();
  await expect(line(page, 2)).toContainText("Disallow: /cart");

  await page.keyboard.press("ControlOrMeta+z");
  await expect(row(page, "/cart/2")).toHaveCount(0);
  await expect(button(page, "Test these URLs")).toBeVisible();
  await expect(line(page, 2)).toContainText("Disallow: /cart");
});

test("the filter for listed URLs goes with what was listed, by undo and under another site", async ({
  page,
}) => {
  const origin = await openShop({ "/robots.txt": ROBOTS, "/sitemap.xml": urlset(URLS) });
  await openLive(page, origin);
  const filter = strip(page).getByRole("button", { name: "Googlebot 2", exact: true });
  await button(page, "Test these URLs").click();
  await filter.click();
  await expect(row(page, "/about")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(row(page, "/cart/help")).toHaveCount(1);

  await button(page, "Test these URLs").click();
  await filter.click();
  await expect(row(page, "/about")).toHaveCount(0);
  await openLive(page, await openShop({ "/robots.txt": "User-agent: *\nDisallow:\n" }));
  await expect(row(page, "/about")).toHaveCount(1);
});

test("what is listed but blocked follows an edit of the file", async ({ page }) => {
  const origin = await openShop({ "/robots.txt": ROBOTS, "/sitemap.xml": urlset(URLS) });
  await openLive(page, origin);
  await button(page, "Test these URLs").click();
  await expect(strip(page).getByRole("button", { name: "Googlebot 2", exact: true })).toBeVisible();
  await line(page, 2).click();
  await page.keyboard.press("End");
  await page.keyboard.type("/1");
  await expect(strip(page).getByRole("button", { name: "Googlebot 1", exact: true })).toBeVisible();
});

test("an index is followed to sitemaps of every kind", async ({ page }) => {
  const children = ["a.xml", "b.xml.gz", "c.txt", "d.rss", "e.atom", "index.xml"];
  const index = (names: readonly string[]) =>
    `<sitemapindex>${names.map((name) => `<sitemap><loc>ORIGIN/${name}</loc></sitemap>`).join("")}</sitemapindex>`;
  const origin = await openShop({
    "/robots.txt": "User-agent: *\nDisallow:\nSitemap: ORIGIN/index.xml",
    "/index.xml": index(children),
    "/a.xml": urlset(["ORIGIN/from-xml"]),
    "/b.xml.gz": gzipSync(urlset(["/from-gzip"])),
    "/c.txt": "ORIGIN/from-text\n",
    "/d.rss": "<rss><channel><item><link>ORIGIN/from-rss</link></item></channel></rss>",
    "/e.atom": "<feed><entry><link href='ORIGIN/from-atom'/></entry></feed>",
  });
  await openLive(page, origin);
  await button(page, "Test these URLs").click();
  await expect(strip(page)).toContainText("5 URLs in 6 sitemaps.");
  for (const kind of ["xml", "gzip", "text", "rss", "atom"])
    await expect(row(page, `/from-${kind}`)).toHaveCount(1);
  await unfold(page);
  // The circle of indexes ends.
  await expect(strip(page)).toContainText("1 sitemap named again: each is read once.");
  await expect(strip(page)).toContainText("No crawler of the table is blocked from a listed URL.");
});

test("the usual sitemap is read when asked for, and says that it is blocked", async ({ page }) => {
  const origin = await openShop({
    "/robots.txt": "User-agent: GPTBot\nDisallow: /sitemap\n",
    "/sitemap.xml": urlset(["ORIGIN/a", "http://cdn.test/b"]),
  });
  await openLive(page, origin);
  await expect(strip(page)).toContainText("This file names no sitemap.");
  await button(page, "Try /sitemap.xml").click();
  await unfold(page);
  await expect(strip(page)).toContainText("GPTBot may not fetch this sitemap: line 2 blocks it.");
  await expect(strip(page)).toContainText(
    "1 URL has a different host, scheme or port from this robots.txt, such as http://cdn.test/b.",
  );
});

test("hostile sitemaps end in a sentence each", async ({ page }) => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `ORIGIN/${at}/${(at * 7919) % 10_007}`);
  const laughs = `<!DOCTYPE urlset [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>`;
  const packed = gzipSync(urlset(lines));
  const cases: readonly (readonly [path: string, content: Content, sentence: string])[] = [
    ["/page", "<!doctype html><p>Shop", "Not read: this is an HTML page, not a sitemap."],
    [
      "/bomb",
      gzipSync(Buffer.concat([Buffer.from("<urlset>"), Buffer.alloc(80 * 1024 * 1024)])),
      "The rest was not read: a sitemap may have at most 50 MiB without its compression.",
    ],
    [
      "/gzip-that-breaks-off",
      packed.subarray(0, packed.length / 2),
      "The rest was not read: the gzip data are damaged or incomplete.",
    ],
    [
      "/entities",
      `${laughs}<urlset><loc>/&b;</loc></urlset>`,
      "1 URL refers to entities that the file defines. The playground never expands them.",
    ],
    [
      "/url-of-1-mb",
      urlset([`ORIGIN/${"a".repeat(1024 * 1024)}`, "ORIGIN/b"]),
      "1 entry left out: no usable URL.",
    ],
    [
      "/another-charset",
      Buffer.from(
        '<?xml version="1.0" encoding="x-none"?><urlset><loc>/caf\xe9</loc></urlset>',
        "latin1",
      ),
      "The encoding x-none is unknown, so the playground read the file as UTF-8.",
    ],
    ["/cut", "<urlset><loc>/a</loc>", "the file ends before its last element"],
  ];
  const robots = cases.map(([path]) => `Sitemap: ORIGIN${path}\n`).join("");
  const files = cases.map(([path, content]) => [path, content] as const);
  await openLive(page, await openShop({ "/robots.txt": robots, ...Object.fromEntries(files) }));
  await button(page, "Test these URLs").click();
  await unfold(page);
  for (const [path, , sentence] of cases)
    await expect(strip(page).getByRole("listitem").filter({ hasText: path })).toContainText(
      sentence,
    );
});

test("a sitemap that never ends is left at the limit, which a sentence says", async ({ page }) => {
  const { port } = await openSite((request, response) => {
    if (request.url === "/robots.txt") {
      response.end(`Sitemap: http://shop.test:${port}/sitemap.xml\n`);
      return;
    }
    const chunk = Buffer.alloc(256 * 1024, "<url></url>");
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more).write("<urlset>");
    more();
  });
  await openLive(page, `http://shop.test:${port}`);
  await button(page, "Test these URLs").click();
  await unfold(page);
  await expect(strip(page)).toContainText("a sitemap may have at most 50 MiB");
});

test("reading sitemaps can be cancelled, and changes nothing then", async ({ page }) => {
  let hungUp = () => {};
  const gone = new Promise<void>((resolve) => {
    hungUp = resolve;
  });
  const { port } = await openSite((request, response) => {
    if (request.url === "/robots.txt") {
      response.end(`Sitemap: http://shop.test:${port}/s.xml\n`);
      return;
    }
    request.socket.on("close", hungUp);
    response.write(`<urlset><loc>/never-shown</loc>${" ".repeat(1024)}`);
  });
  await openLive(page, `http://shop.test:${port}`);
  await button(page, "Test these URLs").click();
  await expect(strip(page)).toContainText("Reading the sitemaps…");
  await button(page, "Cancel").click();
  await expect(button(page, "Test these URLs")).toBeVisible();
  await gone;
  await addUrl(page, "/after");
  await expect(row(page, "/after")).toBeVisible();
  await expect(row(page, "/never-shown")).toHaveCount(0);
});
