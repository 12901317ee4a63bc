import { deflateRawSync } from "node:zlib";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { hardToCompress } from "./support/hard-to-compress.ts";
import {
  addCrawler,
  addUrl,
  button,
  caretTo,
  copied,
  crawlers,
  editor,
  expect,
  expectVerdict,
  kept,
  line,
  open,
  readAs,
  region,
  replaceFile,
  share,
  shareDialog,
  status,
  test,
  urls,
} from "./support/page.ts";

const EXAMPLE_URLS = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];

test.describe("the Share button", () => {
  test("makes a link and copies it @fresh", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    const link = await share(page);
    await expect(shareDialog(page).getByRole("status")).toHaveText(
      `Copied. ${link.length} characters: works everywhere.`,
    );
    await expect.poll(() => copied(page)).toBe(link);
  });

  test("shows the link where the browser denies the clipboard @fresh", async ({
    page,
    context,
  }) => {
    await open(page);
    await denyClipboard(page, context);
    const link = await share(page);
    await expect(shareDialog(page).getByRole("status")).toHaveText(
      `Select the link and copy it. ${link.length} characters: works everywhere.`,
    );
    await shareDialog(page).getByRole("radio", { name: "HTML" }).check();
    await shareDialog(page).getByRole("button", { name: "Copy" }).click();
    const text = `<a href="${link}">May Googlebot fetch /cart/help?sort=price&amp;page=2?</a>`;
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(text);
  });

  test("copies the link in Markdown and HTML, with the question @fresh", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    const link = await share(page);
    for (const [form, text] of [
      ["Markdown", `[May \`Googlebot\` fetch \`/cart/help?sort=price&page=2\`?](${link})`],
      ["HTML", `<a href="${link}">May Googlebot fetch /cart/help?sort=price&amp;page=2?</a>`],
      ["Link", link],
    ] as const) {
      await shareDialog(page).getByRole("radio", { name: form }).check();
      await shareDialog(page).getByRole("button", { name: "Copy" }).click();
      await expect(shareDialog(page).getByRole("status")).toContainText("Copied.");
      await expect.poll(() => copied(page)).toBe(text);
    }
  });

  test("shows the frame that Embed copies, in its size", async ({ page }) => {
    await open(page, "User-agent: *\nDisallow: /cart\n");
    const link = await share(page);
    const dialog = shareDialog(page);
    await expect(dialog.locator("iframe")).toHaveCount(0);
    await dialog.getByRole("radio", { name: "Embed" }).check();
    await expect(dialog.getByText("The frame is 420 pixels high")).toBeVisible();
    const frame = dialog.locator("iframe");
    await expect(frame).toHaveAttribute("src", link.replace("#", "?embed#"));
    await expect(frame).toHaveAttribute("title", "Preview of the frame");
    const shown = frame.contentFrame();
    await expect(shown.getByRole("link", { name: "Open in playground" })).toBeVisible();
    await shown.getByRole("tab", { name: "Why" }).click();
    await expect(shown.getByRole("region", { name: "Why", exact: true })).toContainText(
      "Blocked by line 2",
    );
    await dialog.getByRole("radio", { name: "Link", exact: true }).check();
    await expect(frame).toHaveCount(0);
  });

  test("shows where a link of this length works", async ({ page }) => {
    await open(page);
    await share(page);
    const current = shareDialog(page).locator("[aria-current]");
    await expect(current).toHaveText("up to 1,000 works everywhere");
    await page.keyboard.press("Escape");
    await replaceFile(page, hardToCompress(1500));
    await share(page);
    await expect(current).toHaveText("up to 2,000 works in chat and mail");
    await page.keyboard.press("Escape");
    await replaceFile(page, hardToCompress(5000));
    await share(page);
    await expect(current).toHaveText(
      "up to 8,000 works in browsers, but some chat programs cut it",
    );
  });

  test("offers the file and a report first where the link is too long @fresh", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const text = hardToCompress(12_000);
    await open(page, text);
    await share(page);
    const dialog = shareDialog(page);
    await expect(dialog.locator("[aria-current]")).toHaveText("longer too long for many programs");
    await expect(dialog.getByRole("status").filter({ hasText: /./ })).toContainText(
      /^[\d,]+ characters: too long/,
    );
    await expect(dialog.getByRole("button")).toHaveText([
      "",
      "Download the file",
      "Copy a report in Markdown",
      "Copy",
    ]);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download the file" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("robots.txt");
    await dialog.getByRole("button", { name: "Copy a report in Markdown" }).click();
    await expect(dialog.getByText("The report is copied.")).toBeVisible();
    await expect.poll(() => copied(page)).toContain("robots.txt");
  });

  test("offers the file and a report where no link can carry the page", async ({ page }) => {
    await open(page, hardToCompress(300_000));
    await button(page, "Share").click();
    const dialog = shareDialog(page);
    await expect(dialog.getByRole("alert")).toContainText("No link was made");
    await expect(dialog.getByRole("button", { name: "Download the file" })).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveCount(0);
  });

  test("says that a link made in a comparison holds only the file under Now", async ({ page }) => {
    await open(page);
    await button(page, "Compare").click();
    await button(page, "Share").click();
    await expect(shareDialog(page)).toContainText("the file under Now, not the one under Before.");
  });

  test("has the focus back when the dialog is closed by Escape", async ({ page }) => {
    await open(page);
    await share(page);
    await page.keyboard.press("Escape");
    await expect(shareDialog(page)).toHaveCount(0);
    await expect(button(page, "Share")).toBeFocused();
  });

  test("sends nothing that was typed anywhere @fresh", async ({ page }) => {
    await open(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    await caretTo(page, 5);
    await page.keyboard.type("/secret");
    await addUrl(page, "https://intranet.example/secret");
    await share(page);
    // What is kept stays here as well.
    await kept(page);
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
    await expect
      .poll(() => crawlers(stranger))
      .toEqual(["Googlebot", "Googlebot-Image", "GPTBot", "bingbot"]);
    await expectVerdict(stranger, "/cart/%C3%A9", "bingbot", "Block line 5");
    await expectVerdict(stranger, "/tmp/export.csv", "Googlebot", "Block line 31");
  });

  test("keeps the file’s line endings", async ({ page, stranger }) => {
    await open(page, "User-agent: *\r\nDisallow: /cart\r\n");
    await stranger.goto(await share(page));
    await expect(status(stranger)).toContainText("CRLF");
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
      `This link was cut off: ${sent - 100} of ${sent} characters arrived. Nothing was loaded and nothing was lost. Ask the sender for the whole link.`,
    );
    await expectExample(stranger);
  });

  test("shows what arrived of the file when its end is missing", async ({ page, stranger }) => {
    await open(page, "User-agent: *\nDisallow: /a-path-of-my-own\n");
    await stranger.goto((await share(page)).slice(0, -12));
    await stranger.getByText("Show file, URLs and crawlers", { exact: true }).click();
    await expect(keptText(stranger, "file")).toHaveValue(/^User-agent: \*\nDisallow: \/a-path/);
    await expect(keptText(stranger, "URLs")).toHaveValue(EXAMPLE_URLS.join("\n"));
    await expect(keptText(stranger, "crawlers")).toHaveValue("Googlebot\nGooglebot-Image\nGPTBot");
    await expect(keptText(stranger, "URLs")).not.toBeEditable();
    await stranger.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(stranger, "Copy URLs").click();
    await expect(
      stranger.getByRole("alert").getByRole("status").filter({ hasText: "Copied." }),
    ).toBeVisible();
    await expect.poll(() => copied(stranger)).toBe(EXAMPLE_URLS.join("\n"));
    await expectExample(stranger);
  });

  test("says when it was damaged, and leaves the example", async ({ page, stranger }) => {
    await open(page);
    const link = await share(page);
    const middle = link.indexOf("#") + 100;
    const other = link[middle] === "A" ? "B" : "A";
    await stranger.goto(link.slice(0, middle) + other + link.slice(middle + 1));
    await expect(stranger.getByRole("alert").getByRole("paragraph")).toHaveText(
      /^This link was damaged on the way\. Nothing was loaded and nothing was lost\. Ask the sender for the link again\./,
    );
    await expectExample(stranger);
    await button(stranger, "Close").click();
    await expect(stranger.getByRole("alert")).toHaveCount(0);
  });

  test("says when a newer page made it, and leaves the example @fresh", async ({ page }) => {
    await page.goto("/#2P2VvbmMRQLgIMu7BypYOFmHzwGU0Fy4J");
    await expect(page.getByRole("alert").getByRole("paragraph")).toHaveText(
      "This link was made by a newer version of the playground. Nothing was loaded and nothing was lost. Reload the page to get the newest version.",
    );
    await expectExample(page);
  });

  for (const [what, fragment] of [
    ["more characters than are read", `1${"BYJzvm".repeat(50_000)}`],
    ["a bomb of 100 MiB", bomb(100 * 1024 * 1024)],
  ] as const)
    test(`says when it is too large, and leaves the example: ${what} @fresh`, async ({ page }) => {
      await page.goto(`/#${fragment}`);
      await expect(page.getByRole("alert").getByRole("paragraph")).toHaveText(
        "This link is over a limit. A link can have at most 262,144 characters, 2 MiB of data, 100,000 URLs and 1,000 crawlers. Nothing was loaded and nothing was lost. Ask the sender for the file itself.",
      );
      await expectExample(page);
    });
});

test("a page that was edited is left as it is by a link that is not whole", async ({ page }) => {
  await open(page, "User-agent: *\nDisallow: /mine\n");
  const link = await share(page);
  await page.keyboard.press("Escape");
  await caretTo(page, 2);
  await page.keyboard.type("/edited");
  for (const fragment of [link.slice(0, -9), `${link.slice(0, -9)}AAA${link.slice(-6)}`]) {
    await page.goto(fragment);
    await expect(page.getByRole("alert")).toContainText("Nothing was loaded");
    await expect(line(page, 2)).toHaveText(/^Disallow: \/mine\/edited/);
  }
});

test("Back opens the link before", async ({ page }) => {
  await open(page);
  const first = await share(page);
  await page.keyboard.press("Escape");
  await addUrl(page, "/second");
  const second = await share(page);
  await page.keyboard.press("Escape");
  await page.goto(first);
  await expect.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
  await page.goto(second);
  await expect.poll(() => urls(page)).toEqual([...EXAMPLE_URLS, "/second"]);
  await page.goBack();
  await expect.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
  await page.goForward();
  await expect.poll(() => urls(page)).toEqual([...EXAMPLE_URLS, "/second"]);
});

test("a link opened over a draft gives the draft back with one undo", async ({ page }) => {
  await open(page);
  const link = await share(page);
  await page.keyboard.press("Escape");
  await caretTo(page, 19);
  await page.keyboard.type("draft");
  await addUrl(page, "/draft");
  await page.goto(link);
  await expectExample(page, "Allow no rule");
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line(page, 19)).toHaveText("Disallow: /draft");
  await expectVerdict(page, "/draft", "GPTBot", "Block line 19");
});

/** A text that a notice keeps for reading. */
function keptText(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

async function denyClipboard(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.send("Browser.setPermission", {
    permission: { name: "clipboard-write" },
    setting: "denied",
    origin: new URL(page.url()).origin,
    browserContextId: targetInfo.browserContextId ?? "",
  });
}

/** A link of version 1 that inflates to so many bytes. */
function bomb(size: number): string {
  const body = deflateRawSync(Buffer.alloc(size, "a"), { level: 9 });
  const length = [0, 7, 14].map((shift) => ((body.length >> shift) & 127) | (shift < 14 ? 128 : 0));
  return `1${Buffer.from([...length, 0, 0, 0, ...body]).toString("base64url")}`;
}

async function expectExample(page: Page, verdict = "Block line 31"): Promise<void> {
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  await expect(status(page)).toContainText("708 bytes of 500 KiB");
  await expect.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
  await expect(region(page, "Why")).toBeVisible();
  await expectVerdict(page, "/tmp/export.csv", "Googlebot", verdict);
}
