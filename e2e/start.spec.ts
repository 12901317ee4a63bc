import { FIRST } from "./support/link.ts";
import {
  addUrls,
  button,
  caretTo,
  crawlers,
  editor,
  examplesDialog,
  expect,
  expectVerdict,
  line,
  openLink,
  paste,
  region,
  settled,
  test,
  urls,
  visit,
} from "./support/page.ts";

const ROBOTS = "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n";
const EXAMPLE_URLS = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];

test.beforeEach(({ page }) => openLink(page, FIRST));

test.describe("a pasted robots.txt", () => {
  test("takes the place of the untouched example, with nothing focused, in one undo", async ({
    page,
  }) => {
    await paste(page, ROBOTS);
    await expect(line(page, 2)).toHaveText(/^Disallow: \/private\//);
    await expect(line(page, 6)).toHaveText("");
    await expectVerdict(page, "/", "GPTBot", "Block line 5");
    expect(await urls(page)).toEqual(["/"]);
    const notice = page.getByRole("status").filter({ hasText: "replaced the example" });
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(notice).toHaveCount(0);
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
    expect(await urls(page)).toEqual(EXAMPLE_URLS);
  });

  test("takes the place of the untouched example wherever the caret is in it", async ({ page }) => {
    await caretTo(page, 20);
    await paste(page, ROBOTS);
    await expect(line(page, 1)).toHaveText("User-agent: *");
    await expect(line(page, 6)).toHaveText("");
  });

  test("is taken as pasted where the clipboard of a keyboard inserts it", async ({ page }) => {
    await caretTo(page, 20);
    await page.keyboard.insertText(ROBOTS);
    await expect(line(page, 1)).toHaveText("User-agent: *");
    await expect(line(page, 6)).toHaveText("");
    await expect(
      page.getByRole("status").filter({ hasText: "replaced the example" }),
    ).toBeVisible();
  });

  test("goes to the caret of an edited file, and a notice offers to replace the file", async ({
    page,
  }) => {
    await caretTo(page, 1);
    await page.keyboard.type(" mine");
    await page.keyboard.press("Enter");
    await paste(page, ROBOTS);
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example mine");
    await expect(line(page, 2)).toHaveText("User-agent: *");
    await button(page, "Replace the file instead").click();
    await expect(line(page, 1)).toHaveText("User-agent: *");
    await expect(line(page, 6)).toHaveText("");
    await button(page, "Undo").first().click();
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example mine");
  });

  test("is offered as the file where it is pasted as URLs", async ({ page }) => {
    await addUrls(page).focus();
    await paste(page, ROBOTS);
    await expect(page.getByText("is a robots.txt, not a list of URLs")).toBeVisible();
    expect(await urls(page)).toEqual(EXAMPLE_URLS);
    await button(page, "Open it as the file").click();
    await expect(line(page, 1)).toHaveText("User-agent: *");
  });
});

test("a robots.txt that is opened as a list of URLs is offered as the file", async ({ page }) => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "From a file").click(),
  ]);
  await chooser.setFiles({
    name: "robots.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(ROBOTS),
  });
  await expect(page.getByText("“robots.txt” is a robots.txt, not a list of URLs")).toBeVisible();
  expect(await urls(page)).toEqual(EXAMPLE_URLS);
  await button(page, "Open it as the file").click();
  await expect(line(page, 1)).toHaveText("User-agent: *");
});

test("URLs pasted with nothing focused are added to the table", async ({ page }) => {
  await paste(page, "https://shop.example/a\nhttps://shop.example/b");
  await expect
    .poll(() => urls(page))
    .toEqual([...EXAMPLE_URLS, "https://shop.example/a", "https://shop.example/b"]);
});

test("URLs that the clipboard of a keyboard inserts are added, one a line", async ({ page }) => {
  await addUrls(page).focus();
  await page.keyboard.insertText("/one\n/two");
  await expect.poll(() => urls(page)).toEqual([...EXAMPLE_URLS, "/one", "/two"]);
  await expect(addUrls(page)).toHaveValue("");
});

test("a rule pasted on a phone with nothing focused is taken for every crawler, in one undo", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLink(page, FIRST);
  await paste(page, "Disallow: /");
  await expect(page.getByRole("status").filter({ hasText: "The pasted rule" })).toContainText(
    "It is below “User-agent: *”, for every crawler that no other group names.",
  );
  await page.getByRole("tab", { name: /^File\b/ }).click();
  await expect(line(page, 1)).toHaveText("User-agent: *");
  await expect(line(page, 2)).toContainText("Disallow: /");
  await button(page, "Undo").last().click();
  await expect(line(page, 1)).toHaveText(/^# robots.txt for/);
});

test("a text that is neither, pasted with nothing focused, changes nothing, and that is said", async ({
  page,
}) => {
  await paste(page, "\u0001\u0002PNG is not a robots.txt \uffff");
  await expect(page.getByText("neither a robots.txt nor a list of URLs")).toBeVisible();
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
});

test.describe("New", () => {
  test("starts an empty file and keeps the table, in one undo", async ({ page }) => {
    await button(page, "New").click();
    await button(page, "Empty file").click();
    await expect(editor(page)).toContainText("Paste a robots.txt here");
    await expectVerdict(page, "/", "Googlebot", "Allow no rule");
    expect(await urls(page)).toEqual(EXAMPLE_URLS);
    await button(page, "Undo").first().click();
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  });

  test("starts from a template, without the table where that is wanted", async ({ page }) => {
    await button(page, "New").click();
    await page.getByRole("checkbox", { name: "Keep the URLs and crawlers of the table" }).uncheck();
    await button(page, "Block AI training, keep AI search and assistants").click();
    await expect(line(page, 1)).toHaveText(/^# AI training: these crawlers/);
    await expect.poll(() => crawlers(page)).toEqual([]);
    await button(page, "Undo").first().click();
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "Googlebot-Image", "GPTBot"]);
  });
});

test("Undo and Redo are buttons, and can be pressed where there is something to undo @fresh", async ({
  page,
}) => {
  await visit(page);
  await expect(button(page, "Undo")).toBeDisabled();
  await caretTo(page, 1);
  await page.keyboard.type("x");
  await button(page, "Undo").click();
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  await button(page, "Redo").click();
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.examplex");
});

test("Clear takes all URLs, or all crawlers, out of the table, each in one undo", async ({
  page,
}) => {
  await button(page, "Clear").click();
  await button(page, "Remove all URLs").click();
  await expect.poll(() => urls(page)).toEqual([]);
  await button(page, "Undo").click();
  await expect.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
  await button(page, "Clear").click();
  await button(page, "Remove all crawlers").click();
  await expect.poll(() => crawlers(page)).toEqual([]);
  await button(page, "Undo").click();
  await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "Googlebot-Image", "GPTBot"]);
});

test("what to do first is said until the first edit, and nothing moves when it goes", async ({
  page,
}) => {
  const hint = page.getByText("Paste your robots.txt, open a file, or type a site.");
  await expect(hint).toBeVisible();
  const places = () =>
    Promise.all(
      [line(page, 2), region(page, "Problems"), region(page, "Verdicts")].map((shown) =>
        shown.boundingBox(),
      ),
    );
  await settled(page);
  await caretTo(page, 1);
  const before = await places();
  await page.keyboard.type("x");
  await expect(hint).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test("in a low window the last line can be scrolled above what to do first", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  const hint = page.getByText("Paste your robots.txt, open a file, or type a site.");
  await settled(page);
  await editor(page).hover();
  await page.mouse.wheel(0, 2000);
  const hidden = async () => {
    const [last, first] = [
      await editor(page).locator(".cm-line").last().boundingBox(),
      await hint.boundingBox(),
    ];
    return last && first && last.y + last.height - first.y;
  };
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test.describe("what is empty offers the next step as buttons:", () => {
  // The menus of the table that come later move the one before them.
  test.beforeEach(({ page }) => expect(button(page, "Export")).toBeVisible());

  test("the file", async ({ page }) => {
    await button(page, "New").click();
    await button(page, "Empty file").click();
    const editorRegion = region(page, "Editor");
    await expect(editorRegion.getByRole("button", { name: "Open a file" })).toBeVisible();
    await editorRegion.getByRole("button", { name: "Choose an example" }).click();
    await expect(examplesDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await editorRegion.getByRole("button", { name: "Choose a template" }).click();
    await editorRegion.getByRole("button", { name: "WordPress" }).click();
    await expect(line(page, 2)).toHaveText(/^Disallow: \/wp-admin\//);
    await expect(editorRegion.getByRole("button", { name: "Open a file" })).toHaveCount(0);
  });

  test("the table of URLs", async ({ page }) => {
    await button(page, "Clear").click();
    await button(page, "Remove all URLs").click();
    const table = region(page, "Verdicts");
    await table.getByRole("button", { name: "Add the home page, /" }).click();
    await expect.poll(() => urls(page)).toEqual(["/"]);
    await expect(table.locator(":focus")).toHaveCount(1);
    await button(page, "Undo").click();
    await table.getByRole("button", { name: "Suggest URLs that test the rules" }).click();
    await expect.poll(async () => (await urls(page)).length).toBeGreaterThan(5);
  });

  test("the list of crawlers", async ({ page }) => {
    await button(page, "Clear").click();
    await button(page, "Remove all crawlers").click();
    const list = region(page, "Crawlers");
    await list.getByRole("button", { name: "Add 4 crawlers named in the file" }).click();
    await expect
      .poll(() => crawlers(page))
      .toEqual(["GPTBot", "CCBot", "ClaudeBot", "Googlebot-Image"]);
    await button(page, "Undo").click();
    await region(page, "Verdicts")
      .getByRole("button", { name: "Add Googlebot, bingbot, GPTBot and ClaudeBot" })
      .click();
    await expect
      .poll(() => crawlers(page))
      .toEqual(["Googlebot", "bingbot", "GPTBot", "ClaudeBot"]);
  });
});

test("a whole robots.txt pasted into a box of one line is offered as the file", async ({
  page,
}) => {
  await caretTo(page, 1);
  await page.keyboard.type(" mine");
  await page.getByRole("textbox", { name: "Site", exact: true }).focus();
  await paste(page, ROBOTS);
  await expect(page.getByText("this box takes only one line")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Site", exact: true })).toHaveValue("");
  await button(page, "Open it as the file").click();
  await expect(line(page, 1)).toHaveText("User-agent: *");
});
