import type { Page } from "@playwright/test";
import {
  aided,
  button,
  caretLine,
  caretTo,
  download,
  editor,
  expect,
  expectVerdict,
  line,
  ON_PATH,
  open,
  openFile,
  patiently,
  region,
  status,
  test,
} from "./support/page.ts";

const MOD = "ControlOrMeta";

test.describe("completion", () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await aided(page);
  });

  test("offers crawlers of the catalogue after User-agent, those of the file last", async ({
    page,
  }) => {
    await caretTo(page, 35);
    await page.keyboard.type("User-agent: goo");
    await expect(options(page).first()).toHaveText("GooglebotGoogle, Search");
    await expect(options(page).last()).toHaveText("Googlebot-ImageGoogle, Search");
    // A list that has just opened takes no keys for a moment, lest it take those meant for the text.
    await expect(async () => {
      const isFirst = await options(page).first().getAttribute("aria-selected");
      if (isFirst === "true") await page.keyboard.press("ArrowDown");
      await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true", { timeout: 500 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(caretLine(page)).toHaveText("User-agent: Googlebot-News");
  });

  test("offers the names at once where User-agent was accepted", async ({ page }) => {
    await caretTo(page, 35);
    await page.keyboard.type("us");
    await expect(options(page)).toHaveText(["User-agentbegins a group"]);
    await options(page).first().click();
    await expect(options(page).first()).toHaveText("GooglebotGoogle, Search");
    await page.keyboard.type("claude");
    await expect(options(page)).toHaveText([
      /^Claude-SearchBot/,
      /^Claude-User/,
      /^Claude-Code/,
      /^Claude-Web.*, retired$/,
      /^ClaudeBot/,
    ]);
  });

  test("finds the groups for AI by typing AI", async ({ page }) => {
    await caretTo(page, 35);
    await page.keyboard.type("AI");
    await expect(options(page)).toHaveText([
      /^Block AI training crawlers/,
      /^Block AI search crawlers/,
      /^Block AI assistants/,
    ]);
    await expect(page.getByText("Left out: anthropic-ai and Claude-Web (retired)")).toBeVisible();
  });

  test("offers paths of the page's URLs, and leaves what is typed alone", async ({ page }) => {
    await caretTo(page, 32);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Disallow: /m");
    await expect(options(page).first()).toContainText("/m");
    await expect(options(page).nth(1)).toContainText("/media/");
    await page.keyboard.press("Enter");
    await expect(line(page, 33)).toContainText("Disallow: /m");
    await expect(caretLine(page)).toHaveText("");
  });

  test("offers a field with a word on it, and Escape closes it", async ({ page }) => {
    await caretTo(page, 32);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Dis");
    await expect(options(page).filter({ hasText: "Disallow" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(caretLine(page)).toHaveText(/^Dis/);
  });

  test("never opens in a comment, nor on an empty line that is only passed", async ({ page }) => {
    await caretTo(page, 1);
    await page.keyboard.type(" user-a");
    // Three times as long as it waits where it does open.
    await page.waitForTimeout(300);
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    await expect(options(page)).toHaveCount(0);
    await expect(line(page, 2)).toHaveText("");
    await page.keyboard.type("Dis");
    await expect(options(page).filter({ hasText: "Disallow" })).toBeVisible();
  });

  test("puts a group ready made where it works, in one undo", async ({ page }) => {
    await caretTo(page, 6);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Space");
    await options(page).filter({ hasText: "Block AI training crawlers" }).click();
    await expectVerdict(page, "/cart/help?sort=price&page=2", "Googlebot", /^Allow line \d+$/);
    await expect(
      region(page, "Groups").getByRole("button", { name: /Google-Extended/ }),
    ).toHaveCount(1);
    await editor(page).focus();
    await page.keyboard.press(`${MOD}+z`);
    await expect(region(page, "Groups").getByRole("button", { name: /rules?$/ })).toHaveCount(3);
  });
});

test.describe("hover", () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await aided(page);
  });

  test("says what a rule matches and what beats it", async ({ page }) => {
    await line(page, 6).hover(ON_PATH);
    const tip = page.getByRole("tooltip");
    await expect(tip).toContainText("URLs whose path begins with /cart/help");
    await expect(tip).toContainText("1 of 4 URLs in the table");
    await expect(tip).toContainText("line 29");
  });

  test("does not open under a pointer that a person who types left there", async ({ page }) => {
    await line(page, 6).click(ON_PATH);
    await page.keyboard.type("x");
    // Twice as long as a pointer must rest.
    await page.waitForTimeout(600);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await line(page, 5).hover(ON_PATH);
    await expect(page.getByRole("tooltip")).toContainText("URLs whose path begins with /cart");
  });

  test("is there for the caret too, with a link that Tab reaches and Escape leaves", async ({
    page,
  }) => {
    await line(page, 15).click({ position: { x: 30, y: 10 } });
    // Where the pointer rests there would be a hover of its own.
    await page.mouse.move(700, 600);
    await page.keyboard.press(`${MOD}+k`);
    await page.keyboard.press(`${MOD}+i`);
    const tip = page.getByRole("tooltip");
    await expect(tip).toContainText("User-agent");
    await page.keyboard.press("Tab");
    await expect(tip.getByRole("link")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tip).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
  });
});

test.describe("Format", () => {
  const untidy =
    "\r\nuser-agent:*\r\nDISALLOW:  /a  \r\n\r\n\r\n\r\nUser-agent: GPTBot\r\ndisallow:/\r\n";
  const tidy = "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n";

  test("tidies, says what it did, changes no verdict, and is one undo", async ({ page }) => {
    await open(page);
    await openFile(page, Buffer.from(untidy));
    await expectVerdict(page, "/", "GPTBot", "Block line 8");
    await button(page, "Format").click();
    await expect(page.getByRole("status").filter({ hasText: "Tidied" })).toContainText(
      /No verdict changes for any of the \d+ parsers/,
    );
    await expectVerdict(page, "/", "GPTBot", "Block line 5");
    expect((await download(page)).bytes.toString()).toBe(tidy);
    await editor(page).focus();
    await page.keyboard.press(`${MOD}+z`);
    expect((await download(page)).bytes.toString()).toBe(untidy);
  });

  test("has a key, and says when there is nothing to do", async ({ page }) => {
    await open(page, tidy);
    await editor(page).focus();
    await page.keyboard.press("Shift+Alt+KeyF");
    await expect(page.getByRole("status").filter({ hasText: "tidy" })).toHaveText(
      "Nothing to tidy.",
    );
    await expect(status(page)).toContainText("LF");
  });
});

test.describe("Format of a long file", () => {
  const untidy = "user-agent:*\ndisallow:/a\njunk  \n".repeat(2_000);
  const tidied = (page: Page) => page.getByRole("status").filter({ hasText: "Tidied" });
  const checking = (page: Page) =>
    page.getByRole("status").filter({ hasText: "Format is checking that no verdict changes" });

  test.beforeEach(async ({ page }) => {
    await open(page);
    await openFile(page, Buffer.from(untidy));
    // Format is about the file that is there when it is asked.
    await expect(line(page, 1)).toHaveText(/^user-agent:\*/);
  });

  for (const [by, cancel] of [
    ["Cancel", (page: Page) => button(page, "Cancel").click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const)
    test(`says how far it is, changes nothing where ${by} ends it, and is one undo`, async ({
      page,
    }) => {
      // As on a machine that takes very long.
      await page.route("**/worker-*", () => {});
      await button(page, "Format").click();
      await expect(checking(page)).toContainText("(0 %). Your file has not changed yet.");
      // The page still takes keys.
      await page.getByRole("textbox", { name: "Add URLs" }).pressSequentially("/b");
      await button(page, "Format").focus();
      await expect(checking(page)).toHaveCount(1);
      await cancel(page);
      await expect(page.getByRole("status").filter({ hasText: "Format was cancelled" })).toHaveText(
        "Format was cancelled. Your file is as it was.",
      );
      expect((await download(page)).bytes.toString()).toBe(untidy);
      await page.unroute("**/worker-*");
      await button(page, "Format").click();
      await patiently(tidied(page)).toContainText("Tidied 6,000 lines");
      expect((await download(page)).bytes.toString()).toContain(
        "User-agent: *\nDisallow: /a\njunk\n",
      );
      await editor(page).focus();
      await page.keyboard.press(`${MOD}+z`);
      expect((await download(page)).bytes.toString()).toBe(untidy);
    });

  test("does nothing where the file changes meanwhile, and says so", async ({ page }) => {
    await page.route("**/worker-*", () => {});
    await button(page, "Format").click();
    await expect(checking(page)).toHaveCount(1);
    await caretTo(page, 1);
    await page.keyboard.type("# ");
    await expect(page.getByRole("status").filter({ hasText: "The file changed" })).toContainText(
      "so Format did nothing. Press Format again.",
    );
    await page.unroute("**/worker-*");
  });

  test("says where it could not be loaded", async ({ page, complaints }) => {
    await page.route("**/worker-*", (route) => route.abort());
    await button(page, "Format").click();
    await expect(page.getByRole("alert")).toContainText("Format could not be loaded");
    await page.unroute("**/worker-*");
    // The browser reports what it could not load.
    complaints.length = 0;
  });
});

test("the head above the text names the group that the text is scrolled to", async ({ page }) => {
  const rules = Array.from({ length: 200 }, (_, index) => `Disallow: /${index}/`).join("\n");
  await open(page, `User-agent: A\n${rules}\n\nUser-agent: B\n${rules}\n`);
  await page.keyboard.press(`${MOD}+Home`);
  await expect(region(page, "Editor")).toContainText("User-agent: A");
  await editor(page).hover();
  await page.mouse.wheel(0, 6000);
  await expect(region(page, "Editor").locator("header")).toContainText("User-agent: B");
  await page.mouse.wheel(0, -6000);
  await expect(region(page, "Editor").locator("header")).toContainText("User-agent: A");
});

/** What completion offers. */
function options(page: Page) {
  return page.getByRole("listbox", { name: "Completions" }).getByRole("option");
}
