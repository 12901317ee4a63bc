import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  addUrls,
  answer,
  button,
  caretLine,
  caretTo,
  cell,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  paste,
  readAs,
  region,
  replaceFile,
  row,
  share,
  test,
} from "./support/page.ts";

const TITLE = "robots.txt playground";

test.beforeEach(({ page }) => open(page));

test.describe("an expectation", () => {
  test("is set by a key, and its verdict says whether it is met", async ({ page }) => {
    await expectByKey(page, "/", "Googlebot", "a");
    await expectVerdict(page, "/", "Googlebot", "Allow as expected no rule");
    await page.keyboard.press("b");
    await expectVerdict(page, "/", "Googlebot", "Allow expected Block no rule");
    await page.keyboard.press("n");
    await expectVerdict(page, "/", "Googlebot", "Allow no rule");
  });

  test("that is not met is counted beside the totals and in the title", async ({ page }) => {
    await expect(page).toHaveTitle(TITLE);
    await expectByKey(page, "/", "Googlebot", "b");
    await expect(button(page, "Unexpected 1")).toBeVisible();
    await expect(page).toHaveTitle(`≠ 1 · ${TITLE}`);
    await page.keyboard.press("a");
    await expect(button(page, "Unexpected 0")).toBeVisible();
    await expect(page).toHaveTitle(TITLE);
  });

  test("that is not met is explained in Why by the rule that nearly decided", async ({ page }) => {
    await openTypo(page);
    await expectByKey(page, "/tmp/export.csv", "Googlebot", "b");
    await expect(answer(page)).toHaveText(
      "≠ Expected Block. Line 2, Disalow: /tmp, would block this URL, but RFC 9309 does not know the field Disalow.",
    );
    await region(page, "Why").getByRole("button", { name: "Line 2", exact: true }).click();
    await expect(caretLine(page)).toContainText("Disalow: /tmp");
  });

  test("that an edit broke is explained by that edit, and its group is restored", async ({
    page,
  }) => {
    await expectByKey(page, "/tmp/export.csv", "Googlebot-Image", "b");
    await deleteImageGroup(page);
    await expectVerdict(page, "/tmp/export.csv", "Googlebot-Image", "Allow expected Block no rule");
    await expect(answer(page)).toHaveText(
      "≠ Expected Block. Until your last change, line 25, Disallow: /, blocked this URL. The group for Googlebot-Image is gone (lines 22–25).",
    );
    await button(page, "Restore lines 22–25").click();
    await expectVerdict(page, "/tmp/export.csv", "Googlebot-Image", "Block as expected line 25");
    await expect(line(page, 22)).toContainText("User-agent: Googlebot-Image");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(button(page, "Restore lines 22–25")).toBeVisible();
  });

  test("that a new line broke is repaired by deleting that line", async ({ page }) => {
    await expectByKey(page, "/", "GPTBot", "b");
    await caretTo(page, 19);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Allow: /");
    await expect(answer(page)).toHaveText(
      "≠ Expected Block. Until your last change, line 19, Disallow: /, blocked this URL. Line 20, Allow: /, is new.",
    );
    await button(page, "Delete line 20").click();
    await expectVerdict(page, "/", "GPTBot", "Block as expected line 19");
  });

  test("that never was met is repaired by the fix of the line that nearly decided", async ({
    page,
  }) => {
    await openTypo(page);
    await expectByKey(page, "/tmp/export.csv", "Googlebot", "b");
    await page.getByRole("button", { name: /^Line 2: / }).click();
    await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Block as expected line 2");
  });

  test("is chosen in Why as well", async ({ page }) => {
    await cell(page, "/", "GPTBot").click();
    const expected = region(page, "Why").getByRole("group", { name: "Expect", exact: true });
    await expected.getByText("Allow", { exact: true }).click();
    await expectVerdict(page, "/", "GPTBot", "Block expected Allow line 19");
    await expect(expected.getByRole("radio", { name: "Allow" })).toBeChecked();
  });

  test("of a whole row or column is set on its head", async ({ page }) => {
    await page.getByRole("rowheader", { name: "/", exact: true }).focus();
    await page.keyboard.press("b");
    await expect(button(page, "Unexpected 1")).toBeVisible();
    await page.getByRole("columnheader", { name: /^GPTBot: / }).focus();
    await page.keyboard.press("a");
    await expect(button(page, "Unexpected 5")).toBeVisible();
  });

  test("goes with its URL out of the table, and comes back with undo", async ({ page }) => {
    await expectByKey(page, "/", "Googlebot", "b");
    await page.keyboard.press("Delete");
    await expect(row(page, "/")).toHaveCount(0);
    await expect(page).toHaveTitle(TITLE);
    await page.keyboard.press("ControlOrMeta+z");
    await expectVerdict(page, "/", "Googlebot", "Allow expected Block no rule");
    await expect(page).toHaveTitle(`≠ 1 · ${TITLE}`);
  });

  test("travels in the link", async ({ page, stranger }) => {
    await expectByKey(page, "/media/boot.webp", "Googlebot-Image", "b");
    await stranger.goto(await share(page));
    await expectVerdict(
      stranger,
      "/media/boot.webp",
      "Googlebot-Image",
      "Allow expected Block line 24",
    );
    await expect(stranger).toHaveTitle(`≠ 1 · ${TITLE}`);
  });
});

test.describe("expectations", () => {
  test("are what every verdict says now, by one choice, and an edit shows what flips", async ({
    page,
  }) => {
    await button(page, "Expect").click();
    await button(page, "Expect the current verdicts").click();
    await expect(page.getByRole("status").filter({ hasText: "expectations set" })).toContainText(
      "12 expectations set.",
    );
    await expect(button(page, "Unexpected 0")).toBeVisible();
    await replaceFile(page, "User-agent: *\nDisallow: /\n");
    await expect(button(page, "Unexpected 5")).toBeVisible();
    await button(page, "Unexpected 5").click();
    await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(4);
    // The file, and the mark that made the example one's own.
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(button(page, "Unexpected 0")).toBeVisible();
    // What the notice tells is true until it is undone.
    const told = page.getByText("12 expectations set.");
    await expect(told).toBeVisible();
    await button(page, "Undo").click();
    await expect(button(page, "Unexpected 0")).toHaveCount(0);
    await expect(told).toHaveCount(0);
  });

  test("of a row or a column are chosen in the menu, and taken away all at once", async ({
    page,
  }) => {
    await cell(page, "/", "GPTBot").click();
    await button(page, "Expect").click();
    const column = page.getByRole("group", { name: "All of GPTBot", exact: true });
    await column.getByRole("button", { name: "Allow", exact: true }).click();
    await expect(button(page, "Unexpected 4")).toBeVisible();
    await button(page, "Clear all expectations").click();
    await expect(page.getByRole("button", { name: /Unexpected/ })).toHaveCount(0);
  });

  test("come from a file, with the URLs and crawlers it names", async ({ page }) => {
    await button(page, "Expect").click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: /^Read expectations from/ }).click(),
    ]);
    const text =
      'user_agent,url,expected\r\nbingbot,/cart/9,allow\r\nGooglebot,"/search",block\r\n,x,maybe\r\n';
    await chooser.setFiles({
      name: "expected.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await expectVerdict(page, "/cart/9", "bingbot", "Block expected Allow line 5");
    await expectVerdict(page, "/search", "Googlebot", "Block as expected line 11");
    await expect(page.getByRole("status").filter({ hasText: "read" })).toContainText(
      "1 entry left out: no usable expectation.",
    );
  });

  test("come from a pasted table with a column of that name", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, "url,expected\n/cart,block\n/search,allow\n");
    await expectVerdict(page, "/cart", "Googlebot", "Block as expected line 5");
    await expectVerdict(page, "/search", "Googlebot", "Block expected Allow line 11");
  });

  test("say in a file how robots.txt is read, and where the page reads it differently", async ({
    page,
  }) => {
    await readAs(page).selectOption("Each crawler as itself");
    await expectByKey(page, "/", "Googlebot", "b");
    await button(page, "Export").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Expectations as CSV").click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toBe(
      "\ufeffuser_agent,url,expected,read_as\r\nGooglebot,/,block,each-as-itself\r\n",
    );
    await readAs(page).selectOption("RFC 9309");
    await addUrls(page).click();
    await paste(page, text);
    await expect(page.getByRole("status").filter({ hasText: "read" })).toContainText(
      "They were exported with Read as “Each crawler as itself”, so verdicts can differ here.",
    );
  });

  test("of lines are listed with what the file says, and can be removed", async ({ page }) => {
    await replaceFile(page, "User-agent: Slurp\nCrawl-delay: 30\n");
    await addUrls(page).click();
    await paste(
      page,
      "user_agent,line_text,expected\nSlurp,Crawl-delay: 60,yes\n,Sitemap: ...,no\n",
    );
    await button(page, "≠ 1 of 2 lines").click();
    const list = page.getByRole("list", { name: "Expected lines" });
    await expect(list.getByRole("listitem")).toHaveText([
      /≠Slurp: Crawl-delay: 60Slurp follows group A, in which no line says Crawl-delay: 60. Line 2 says Crawl-delay: 30./,
      /✓no Sitemap: .../,
    ]);
    await list.getByRole("button", { name: "Remove “Slurp”: “Crawl-delay: 60”" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(button(page, "1 line")).toBeVisible();
  });

  test("of lines are added in the menu, and go with the link", async ({ page, stranger }) => {
    await button(page, "Expect").click();
    await page.getByRole("textbox", { name: "Expect a line" }).fill("Host: shop.example");
    await button(page, "Add").click();
    await expect(button(page, "≠ 1 of 1 line")).toBeVisible();
    await stranger.goto(await share(page));
    await expect(button(stranger, "≠ 1 of 1 line")).toBeVisible();
  });

  test("of lines are as many as fit, and the next one is refused with a sentence", async ({
    page,
  }) => {
    const rows = Array.from({ length: 500 }, (_, at) => `Host: ${at},no`);
    await addUrls(page).click();
    await paste(page, `line_text,expected\n${rows.join("\n")}\n`);
    await expect(button(page, "500 lines")).toBeVisible();
    await button(page, "Expect").click();
    const box = page.getByRole("textbox", { name: "Expect a line" });
    await box.fill("Host: shop.example");
    await button(page, "Add").click();
    const said = await box.evaluate((element: HTMLInputElement) => element.validationMessage);
    expect(said).toContain("The line was not added: 500 lines are expected already.");
    await expect(box).toHaveValue("Host: shop.example");
  });

  test("leave the page as JUnit XML, where what is not met has failed @fresh", async ({ page }) => {
    await expectByKey(page, "/", "Googlebot", "b");
    await expectByKey(page, "/", "GPTBot", "b");
    await button(page, "Export").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Expectations as JUnit XML").click(),
    ]);
    expect(file.suggestedFilename()).toBe("robots-expectations.xml");
    const xml = await readFile(await file.path(), "utf8");
    // Not on the page itself, whose policy lets no text become a document.
    const blank = await page.context().newPage();
    const failures = await blank.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      const found = [...parsed.querySelectorAll("testcase:has(failure)")];
      return found.map((it) => [it.getAttribute("classname"), it.getAttribute("name")]);
    }, xml);
    expect(failures).toEqual([["Googlebot", "/"]]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("what is not as expected is counted on the tab", async ({ page }) => {
    await page.getByRole("button", { name: /why\?/ }).click();
    const expected = region(page, "Why").getByRole("group", { name: "Expect", exact: true });
    await expected.getByText("Block", { exact: true }).click();
    await expect(page.getByRole("tab", { name: /^Verdicts/ })).toHaveAccessibleName(
      "Verdicts 1 not as expected",
    );
  });
});

/** Deletes the lines 22 to 25 of the example at one stroke. */
async function deleteImageGroup(page: Page): Promise<void> {
  await caretTo(page, 22);
  await page.keyboard.press("Home");
  for (let count = 0; count < 4; count++) await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Delete");
}

/** Puts the focus on a cell and presses a key that says what is expected of it. */
async function expectByKey(
  page: Page,
  url: string,
  crawler: string,
  key: "a" | "b" | "n",
): Promise<void> {
  await cell(page, url, crawler).focus();
  await page.keyboard.press(key);
}

test("typing in the file does not expect anything", async ({ page }) => {
  await editor(page).focus();
  await page.keyboard.type("ab");
  await expect(line(page, 1)).toContainText("ab#");
  await expect(page.getByRole("button", { name: /Unexpected/ })).toHaveCount(0);
});

/** A file that RFC 9309 has always read in this way here: no earlier step met the expectation. */
async function openTypo(page: Page): Promise<void> {
  await page.goto("about:blank");
  const text = "User-agent: *\nDisalow: /tmp\n";
  const link = new URLSearchParams({ text, url: "/tmp/export.csv", agent: "Googlebot" });
  await page.goto(`/#${link.toString().replaceAll("+", "%20")}`);
  await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Allow no rule");
}
