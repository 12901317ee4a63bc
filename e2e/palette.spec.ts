import type { Page } from "@playwright/test";
import { FIRST } from "./support/link.ts";
import {
  addUrl,
  addUrls,
  button,
  caretTo,
  cell,
  crawlerHead,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  openLink,
  paste,
  patiently,
  test,
  urlHead,
} from "./support/page.ts";

test.beforeEach(({ page }) => open(page));

function commands(page: Page) {
  return page.getByRole("combobox", { name: "Commands" });
}

function options(page: Page) {
  return page.getByRole("dialog").getByRole("option");
}

async function choose(page: Page, typed: string) {
  await page.keyboard.press("ControlOrMeta+k");
  await type(page, typed);
}

async function type(page: Page, typed: string) {
  await expect(commands(page)).toBeFocused();
  await page.keyboard.type(typed);
}

test("a link that is opened over the list of commands gives the keys to its page", async ({
  page,
}) => {
  await button(page, "Commands").click();
  await expect(commands(page)).toBeFocused();
  await openLink(page, FIRST);
  await expect(commands(page)).toHaveCount(0);
  await addUrl(page, "/typed");
  await expectVerdict(page, "/typed", "GPTBot", "Block line 19");
});

test.describe("the list of commands", () => {
  test("opens on its key from the editor, and Escape gives the focus back", async ({ page }) => {
    await caretTo(page, 3);
    await page.keyboard.press("ControlOrMeta+k");
    await expect(commands(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
  });

  for (const { key, said } of [
    { key: "K", said: "Caps Lock" },
    { key: "л", said: "a Russian layout" },
    { key: "κ", said: "a Greek layout" },
  ])
    test(`opens on its key with ${said}`, async ({ page }) => {
      await urlHead(page, "/").focus();
      const pressed = { key, code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
      await page.evaluate(
        (init) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init)),
        pressed,
      );
      await expect(commands(page)).toBeFocused();
    });

  test("takes what is typed before its script is there", { tag: "@fresh" }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/Palette-[^/]*\.js$/, (route) => held.then(() => route.continue()));
    await page.reload();
    await cell(page, "/", "GPTBot").focus();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("bccx");
    await page.keyboard.press("Backspace");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(commands(page)).toHaveValue("bcc");
    await expect(commands(page)).toBeFocused();
    await page.keyboard.press("Escape");
    // The keys a, b and n set what a verdict of the table is expected to be.
    await expect(cell(page, "/", "GPTBot")).not.toContainText("expected");
  });

  for (const delay of [0, 20])
    test(`has every key that is typed while it comes, ${delay} ms apart`, {
      tag: "@fresh",
    }, async ({ page }) => {
      await page.route(/\/Palette-[^/]*\.js$/, (route) => route.continue());
      await page.reload();
      await cell(page, "/", "GPTBot").focus();
      await page.keyboard.press("ControlOrMeta+k");
      await page.keyboard.type("add crawler of which no key is lost, then more", { delay });
      await expect(commands(page)).toHaveValue("add crawler of which no key is lost, then more");
      await expect(commands(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

  for (const key of ["Escape", "Tab", "Shift+Tab"])
    test(`chooses nothing on ${key}`, async ({ page }) => {
      await choose(page, "perplexitybot");
      await expect(options(page).first()).toHaveText(/^PerplexityBot/);
      await page.keyboard.press(key);
      // Shift-Tab may lead out of the page, to where its keys are not heard.
      if (key !== "Escape") await page.getByRole("dialog").getByRole("button").click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // What was chosen by mistake would come before what is chosen now.
      await button(page, "Commands").click();
      await type(page, "ccbot");
      await expect(options(page).first()).toHaveText(/^CCBot/);
      await page.keyboard.press("Enter");
      await expect(crawlerHead(page, "CCBot")).toBeVisible();
      await expect(crawlerHead(page, "PerplexityBot")).toHaveCount(0);
    });

  test("opens with its button", async ({ page }) => {
    await button(page, "Commands").click();
    await expect(commands(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });

  test("presses a button of the page", async ({ page }) => {
    await choose(page, "compare");
    await expect(options(page).first()).toHaveText(/^Compare/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Files" })).toBeVisible();
  });

  test("adds a crawler", async ({ page }) => {
    await choose(page, "perplexitybot");
    await options(page)
      .filter({ hasText: /^PerplexityBot, Perplexity/ })
      .click();
    await expect(crawlerHead(page, "PerplexityBot")).toBeVisible();
  });

  test("opens an example", async ({ page }) => {
    await choose(page, "allow wins");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(line(page, 1)).not.toHaveText("# robots.txt for https://shop.example");
  });

  test("explains a problem by its code", async ({ page }) => {
    await choose(page, "R203");
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("R203");
  });

  test("goes to a URL of a hundred thousand by a thousand crawlers, and draws few of the cells", async ({
    page,
  }) => {
    test.slow();
    await page.goto(
      `/#text=${Array.from({ length: 1000 }, (_, at) => `&agent=bot${at}`).join("")}`,
    );
    // What opens links may come after the paste, and would replace its URLs.
    await expect(page.getByText("No URLs yet.")).toBeVisible();
    await addUrls(page).focus();
    await paste(page, Array.from({ length: 100_000 }, (_, at) => `/many/${at}`).join("\n"));
    await patiently(page.getByRole("grid")).toHaveAttribute("aria-rowcount", /^1000/);
    await choose(page, "/many/99990");
    await patiently(options(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await patiently(urlHead(page, "/many/99990")).toBeInViewport();
    expect(await page.getByRole("gridcell").count()).toBeLessThan(1000);
    await cell(page, "/many/99990", "bot0").focus();
    await page.keyboard.press("End");
    await expect(cell(page, "/many/99990", "bot999")).toBeFocused();
    await expect(cell(page, "/many/99990", "bot999")).toBeInViewport();
    await expect(crawlerHead(page, "bot999")).toBeInViewport();
    await page.keyboard.press("ArrowLeft");
    await expect(cell(page, "/many/99990", "bot998")).toBeFocused();
    await expectVerdict(page, "/many/99990", "bot998", "Allow no rule");
  });

  test("says so where nothing is called what was typed", async ({ page }) => {
    await choose(page, "no such thing, zzqx");
    await expect(page.getByRole("dialog")).toContainText("No entry matches “no such thing, zzqx”.");
  });

  test("reads out how many entries there are, once the last letter is typed", async ({ page }) => {
    await page.keyboard.press("ControlOrMeta+k");
    const dialog = page.getByRole("dialog");
    const said = dialog.getByRole("status");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("googlebot");
    await expect(said).toHaveText(/^\d+ entries$/);
    await page.keyboard.type(" no such thing, zzqx");
    await expect(said).toHaveText("No entry matches.");
  });
});

test("Ctrl-K Ctrl-I explains what is at the caret, without a delay of the list", async ({
  page,
}) => {
  await caretTo(page, 5);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(commands(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ControlOrMeta+i");
  await expect(page.getByRole("tooltip")).toBeVisible();
});

test("Ctrl-K Ctrl-I explains even when both are pressed before the list is there", async ({
  page,
}) => {
  await caretTo(page, 5);
  await page.keyboard.down("ControlOrMeta");
  await page.keyboard.press("k");
  await page.keyboard.press("i");
  await page.keyboard.up("ControlOrMeta");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
