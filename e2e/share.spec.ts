import type { Page } from "@playwright/test";
import {
  addCrawler,
  addUrl,
  button,
  caretTo,
  crawlers,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  readAs,
  region,
  share,
  shareDialog,
  status,
  test,
  urls,
} from "./page.ts";

const EXAMPLE_URLS = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];

test.describe("the Share button", () => {
  test("makes a link and copies it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    const link = await share(page);
    await expect(shareDialog(page).getByRole("status")).toHaveText(
      `Copied. ${link.length} characters, short enough for chat and mail.`,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test("shows the link where the browser denies the clipboard", async ({ page, context }) => {
    await open(page);
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send("Target.getTargetInfo");
    await session.send("Browser.setPermission", {
      permission: { name: "clipboard-write" },
      setting: "denied",
      origin: new URL(page.url()).origin,
      browserContextId: targetInfo.browserContextId ?? "",
    });
    const link = await share(page);
    await expect(shareDialog(page).getByRole("status")).toHaveText(
      `Select the link and copy it. ${link.length} characters, short enough for chat and mail.`,
    );
    await shareDialog(page).getByRole("textbox", { name: "Link" }).focus();
    expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  });

  test("has the focus back when the dialog is closed by Escape", async ({ page }) => {
    await open(page);
    await share(page);
    await page.keyboard.press("Escape");
    await expect(shareDialog(page)).toHaveCount(0);
    await expect(button(page, "Share")).toBeFocused();
  });

  test("sends nothing that was typed anywhere", async ({ page }) => {
    await open(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    await caretTo(page, 5);
    await page.keyboard.type("/secret");
    await addUrl(page, "https://intranet.example/secret");
    await share(page);
    // The code that makes links comes when it is wanted.
    const code = `GET ${new URL(page.url()).origin}/assets/`;
    expect(requests.filter((request) => !request.startsWith(code))).toEqual([]);
  });
});

test.describe("a link opened by somebody else", () => {
  test("shows the same file, URLs, crawlers, interpretation and verdicts", async ({
    page,
    stranger,
  }) => {
    await open(page);
    await caretTo(page, 5);
    await page.keyboard.type("/é");
    await addUrl(page, "/cart/%C3%A9");
    await addCrawler(page).fill("bingbot");
    await addCrawler(page).press("Enter");
    await readAs(page).selectOption("Google’s parser");
    await stranger.goto(await share(page));
    await expect(line(stranger, 5)).toHaveText("Disallow: /cart/édecides12");
    await expect(readAs(stranger)).toHaveValue("google");
    await expect.poll(() => urls(stranger)).toEqual([...EXAMPLE_URLS, "/cart/%C3%A9"]);
    expect(await crawlers(stranger)).toEqual(["Googlebot", "Googlebot-Image", "GPTBot", "bingbot"]);
    await expectVerdict(stranger, "/cart/%C3%A9", "bingbot", "Block line 5");
    await expectVerdict(stranger, "/tmp/export.csv", "Googlebot", "Block line 31");
  });

  test("keeps the file’s line endings", async ({ page, stranger }) => {
    await open(page, "User-agent: *\r\nDisallow: /cart\r\n");
    await stranger.goto(await share(page));
    await expect(status(stranger)).toContainText("CRLF");
  });

  test("gives the example back with one undo", async ({ page, stranger }) => {
    await open(page, "User-agent: *\nDisallow: /tmp\n");
    await readAs(page).selectOption("Google’s parser");
    await addUrl(page, "/mine");
    await stranger.goto(await share(page));
    await expect.poll(() => urls(stranger)).toEqual([...EXAMPLE_URLS, "/mine"]);
    await editor(stranger).focus();
    await stranger.keyboard.press("ControlOrMeta+z");
    await expectExample(stranger);
    await expect(readAs(stranger)).toHaveValue("rfc9309");
  });

  test("says how much of it arrived when its end is missing, and leaves the example", async ({
    page,
    stranger,
  }) => {
    await open(page);
    const link = await share(page);
    const sent = link.split("#")[1]?.length ?? 0;
    await stranger.goto(link.slice(0, -100));
    await expect(stranger.getByRole("alert").getByRole("paragraph")).toHaveText(
      `This link was cut off: ${sent - 100} of ${sent} characters arrived. Nothing was loaded and nothing was lost. Ask for the whole link.`,
    );
    await expectExample(stranger);
  });

  test("shows what arrived of the file when its end is missing", async ({ page, stranger }) => {
    await open(page, "User-agent: *\nDisallow: /a-path-of-my-own\n");
    await stranger.goto((await share(page)).slice(0, -12));
    await stranger.getByText("Show what arrived", { exact: true }).click();
    await expect(stranger.getByRole("textbox", { name: "What arrived" })).toHaveValue(
      /^User-agent: \*\nDisallow: \/a-path/,
    );
  });

  test("says when it was damaged, and leaves the example", async ({ page, stranger }) => {
    await open(page);
    const link = await share(page);
    const middle = link.indexOf("#") + 100;
    const other = link[middle] === "A" ? "B" : "A";
    await stranger.goto(link.slice(0, middle) + other + link.slice(middle + 1));
    await expect(stranger.getByRole("alert").getByRole("paragraph")).toHaveText(
      "This link was damaged on the way. Nothing was loaded and nothing was lost. Ask for the link again.",
    );
    await expectExample(stranger);
    await button(stranger, "Close").click();
    await expect(stranger.getByRole("alert")).toHaveCount(0);
  });
});

test("a link opened over a draft gives the draft back with one undo", async ({ page }) => {
  await open(page);
  const link = await share(page);
  await page.keyboard.press("Escape");
  await caretTo(page, 19);
  await page.keyboard.type("draft");
  await addUrl(page, "/draft");
  await page.goto(link);
  await expectExample(page);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line(page, 19)).toHaveText("Disallow: /draft");
  await expectVerdict(page, "/draft", "GPTBot", "Block line 19");
});

async function expectExample(page: Page): Promise<void> {
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  await expect(status(page)).toContainText("708 bytes of 500 KiB");
  await expect.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
  await expect(region(page, "Why")).toBeVisible();
  await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Allow no rule");
}
