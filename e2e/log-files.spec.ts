import { gzipSync } from "node:zlib";
import type { Locator, Page, Route } from "@playwright/test";
import {
  LOG,
  type LogFile,
  logLine,
  logReport,
  openLog,
  readLogs,
  requestedTotal,
} from "./support/log.ts";
import {
  act,
  addUrl,
  button,
  crawlers,
  editor,
  expect,
  expectVerdict,
  open,
  region,
  settled,
  test,
  urls,
} from "./support/page.ts";

test.beforeEach(({ page }) => open(page));

const ONE = { name: "one.log", text: LOG };
const TWO = {
  name: "two.log.gz",
  text: gzipSync(logLine("GPTBot/1.2", "/cart/9", 8).repeat(2)),
};
const BOTH = "8 requests by 3 crawlers, for 5 URLs, from 1 to 8 November 2026.";

test.describe("Logs", () => {
  for (const [way, bring] of [
    ["chosen together for the table", (page: Page) => readLogs(page, ONE, TWO)],
    ["dropped together on the table", (page: Page) => drop(region(page, "Verdicts"), ONE, TWO)],
    ["dropped together elsewhere", (page: Page) => drop(region(page, "Why"), ONE, TWO)],
  ] as const)
    test(`that are ${way} are read as one`, async ({ page }) => {
      await bring(page);
      await expect(logReport(page)).toContainText(BOTH);
      expect(await crawlers(page)).toEqual(["Bytespider", "GPTBot", "Googlebot"]);
      await expectVerdict(page, "/cart/9", "GPTBot", /requested 2 times$/);
    });

  test("that are dropped with a robots.txt are read beside it", async ({ page }) => {
    const robots = { name: "robots.txt", text: "User-agent: *\nDisallow: /search\n" };
    await drop(editor(page), ONE, robots);
    await expect(logReport(page)).toContainText("1 was requested though blocked.");
    await expect(editor(page)).toContainText("Disallow: /search");
    await expect(requestedTotal(page)).toHaveText(/ 1$/);
  });

  test("are gone with the keys for undo in one step, the site and the table with them", async ({
    page,
  }) => {
    await addUrl(page, "/mine");
    const before = [await urls(page), await crawlers(page)];
    const text = LOG.replaceAll("203.0.113.9", "www.shop.example:443 203.0.113.9");
    await readLogs(page, { name: "other_vhosts_access.log", text });
    await expect(logReport(page)).toContainText("6 requests by 2 crawlers");
    await expect(site(page)).toHaveValue("https://www.shop.example");
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => [await urls(page), await crawlers(page)]).toEqual(before);
    await expect(site(page)).toHaveValue("");
    await expect(requestedTotal(page)).toHaveCount(0);
    await expect(logReport(page)).toHaveCount(0);
    await act(page, "Redo");
    await expect(requestedTotal(page)).toHaveText(/ 4$/);
  });
});

test.describe("While a log is read", () => {
  test.beforeEach(async ({ page }) => {
    // Nothing is read before the script that reads is there.
    await page.route("**/worker-*", (route) => void held.push(route));
  });
  test.afterEach(async ({ page }) => {
    await release();
    await page.unroute("**/worker-*");
  });
  const held: Route[] = [];
  const release = async () => {
    for (const route of held.splice(0)) await route.continue();
  };

  test("it can be stopped by key, and what was read until then is there", async ({ page }) => {
    await dropLong(page);
    const told = page.getByRole("status").filter({ hasText: "Reading the log" });
    await expect(told).toContainText("Reading the log: 6.8 MB.");
    await expect(
      told.getByRole("progressbar", { name: "Reading the log: 6.8 MB." }),
    ).toHaveAttribute("value", "0");
    await told.getByRole("button", { name: "Stop and keep what was read" }).press("Enter");
    await release();
    await expect(logReport(page)).toContainText(
      "Reading was stopped: these are the requests until then.",
    );
    expect(await urls(page)).toEqual(["/cart/1", "/robots.txt", "/cart/help", "/search?q=boots"]);
    await expect(logReport(page).getByRole("button", { name: "Undo" })).toBeFocused();
  });

  test("the page can be worked in, and what is opened instead stays", async ({ page }) => {
    await dropLong(page);
    await expect(button(page, "Stop and keep what was read")).toBeVisible();
    await addUrl(page, "/mine");
    await expectVerdict(page, "/mine", "GPTBot", "Block line 19");
    await open(page, "User-agent: *\nDisallow: /another\n");
    await release();
    await settled(page);
    await expect(requestedTotal(page)).toHaveCount(0);
    await expect(editor(page)).toContainText("Disallow: /another");
  });
});

test.describe("The notice of a log", () => {
  test("is told to a screen reader, and is undone or closed by key", async ({ page }) => {
    const before = await urls(page);
    await readLogs(page, ONE);
    await expect(logReport(page)).toContainText("6 requests by 2 crawlers");
    const undo = logReport(page).getByRole("button", { name: "Undo" });
    await undo.press("Enter");
    await expect.poll(() => urls(page)).toEqual(before);
    await readLogs(page, ONE);
    await expect(logReport(page)).toContainText("6 requests by 2 crawlers");
    await expect(logReport(page).getByText("Show lines left out")).toBeVisible();
    await requestedTotal(page).focus();
    await page.keyboard.press("Enter");
    await expect(requestedTotal(page)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(logReport(page)).toHaveCount(0);
  });
});

const CADDY = `{"level":"info","ts":1793534400,"logger":"http.log.access","msg":"handled request","request":{"remote_ip":"203.0.113.9","proto":"HTTP/2.0","method":"GET","host":"shop.example","uri":"/from-caddy","headers":{"User-Agent":["GPTBot/1.2"]}},"status":200}\n`;
const PACKED = gzipSync(LOG.repeat(2_000));

test.describe("Bad input in a log is said, and the rest is read:", () => {
  for (const [what, text, said, crawlersThere] of [
    [
      "a last line that was cut off",
      LOG + logLine("GPTBot", "/half").slice(0, 60),
      "1 line of which the log has only the beginning",
      2,
    ],
    [
      "a last line whose User-Agent was cut off",
      LOG + logLine("GPTBot/1.2 (+https://openai.com/gptbot)", "/half").slice(0, -10),
      "for 4 URLs, from 1 to 7 November 2026. 4 were requested though blocked. Browsers and unknown clients made 2 other requests.",
      2,
    ],
    [
      "a line that is too long",
      LOG + logLine("GPTBot", `/${"long".repeat(80_000)}`),
      "1 line over 200,000 characters, or with a URL over 100,000",
      2,
    ],
    [
      "gzip that ends early",
      PACKED.subarray(0, PACKED.length - 500),
      "The file ends early or is damaged: these are the requests before that.",
      2,
    ],
    ["two formats in one", LOG + CADDY.repeat(2), "8 requests by 3 crawlers", 3],
    [
      "NULs where a rotated log was cut",
      `${"\0".repeat(5_000)}${LOG}`,
      "6 requests by 2 crawlers",
      2,
    ],
    [
      "bytes that are no text",
      Buffer.concat([Buffer.from(LOG), Buffer.from([0xff, 0xfe, 0, 0x80, 0x0a])]),
      "Left out: 2 lines without a request.",
      2,
    ],
  ] as const)
    test(what, async ({ page }) => {
      await readLogs(page, { name: "access.log", text });
      await expect(logReport(page)).toContainText(said);
      await expectVerdict(page, "/cart/help", "Bytespider", "Allow line 6");
      expect(await crawlers(page)).toHaveLength(crawlersThere);
    });

  test("more User-Agents than the table has columns", async ({ page }) => {
    const agents = Array.from({ length: 3_000 }, (_, at) => logLine(`bot${at}crawler/1.0`, "/a"));
    await openLog(page, { name: "access.log", text: LOG + agents.join("") });
    await expect(logReport(page)).toContainText("3,006 requests by 3,002 crawlers");
    await expect(logReport(page)).toContainText(
      /[\d,]+ crawlers did not fit: the table holds at most/,
    );
    expect((await crawlers(page)).slice(0, 2)).toEqual(["Bytespider", "Googlebot"]);
  });

  test("more hosts than are counted", async ({ page }) => {
    const hosts = Array.from(
      { length: 11_000 },
      (_, at) => `host${at}.example:443 ${logLine("GPTBot/1.2", "/a")}`,
    );
    const own = `shop.example:443 ${logLine("GPTBot/1.2", "/b")}`.repeat(3);
    await openLog(page, { name: "access.log", text: own + hosts.join("") });
    await expect(logReport(page)).toContainText("11,003 requests by 1 crawler, for 11,001 URLs");
    await expect(site(page)).toHaveValue("https://shop.example");
    await expectVerdict(page, "https://shop.example/b", "GPTBot", /requested 3 times$/);
  });

  test("a file that is no longer there leaves the table as it was", async ({ page }) => {
    const before = await urls(page);
    await page.route("**/worker-*", (route) => route.abort());
    await readLogs(page, ONE);
    await expect(page.getByRole("alert")).toContainText("The log was not read");
    await page.unroute("**/worker-*");
    expect(await urls(page)).toEqual(before);
    expect(await editor(page).textContent()).toContain("Disallow: /cart");
  });
});

function site(page: Page): Locator {
  return page.getByRole("textbox", { name: "Site" });
}

async function drop(target: Locator, ...files: readonly LogFile[]): Promise<void> {
  const data = files.map(({ name, text }) => [name, Buffer.from(text).toString("base64")] as const);
  await target.evaluate((element, data) => {
    const dataTransfer = new DataTransfer();
    for (const [name, base64] of data) {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, data);
}

/** Drops a log of some megabytes, which the page makes itself: to bring it there would take longer. */
async function dropLong(page: Page): Promise<void> {
  const end = logLine("GPTBot", "/at-its-end");
  await region(page, "Verdicts").evaluate(
    (element, [text, end]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text.repeat(8_000), end], "long.log"));
      element.dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [LOG, end] as const,
  );
}
