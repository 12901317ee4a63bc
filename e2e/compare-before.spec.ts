import {
  compare,
  FILE,
  files,
  listed,
  openBefore,
  replaceSide,
  side,
  summary,
} from "./support/comparison.ts";
import { button, editor, expect, open, openFile, region, status, test } from "./support/page.ts";
import { hold } from "./support/site.ts";

// A worker goes through all crawlers.
test.describe.configure({ timeout: 120_000 });

test.describe("the file of before", () => {
  test("is what there was when Compare was pressed, however long the comparison takes to come @fresh", async ({
    page,
  }) => {
    const arrive = await hold(page, "**/assets/CompareLayout-*.js");
    await open(page, FILE);
    await button(page, "Compare").click();
    await openFile(page, Buffer.from("User-agent: *\nDisallow: /new\n"));
    await expect(status(page)).toContainText("29 bytes");
    arrive();
    await expect(side(page, "Before")).toContainText("Disallow: /cart");
    await expect(side(page, "Now")).toContainText("Disallow: /new");
  });

  test("can be opened", async ({ page }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", "User-agent: *\nDisallow: /\n");
    await expect(side(page, "Before")).toContainText("Disallow: /");
    await expect(files(page)).toContainText("live.txt 26 bytes, 3 lines");
    await expect(listed(page, "Verdicts").first()).toBeVisible();
  });

  test("is kept as the page is reloaded, and one undo takes a copy of Now instead @fresh", async ({
    page,
  }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", "User-agent: *\nDisallow: /old\n");
    await expect(side(page, "Before")).toContainText("Disallow: /old");
    await page.reload();
    await button(page, "Compare").click();
    await expect(side(page, "Before")).toContainText("Disallow: /old");
    await expect(side(page, "Now")).toContainText("Disallow: /cart");
    await expect(files(page)).toContainText("live.txt 29 bytes, 3 lines");
    await button(page, "Close the comparison").click();
    await page.reload();
    await button(page, "Compare").click();
    await expect(side(page, "Before")).toContainText("Disallow: /old");
    await button(page, "Undo in Before").click();
    await expect(side(page, "Before")).toContainText("Disallow: /cart");
  });

  test("is a copy of Now again, without an undo, where another link is opened in the tab @fresh", async ({
    page,
  }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", "User-agent: *\nDisallow: /old\n");
    await expect(side(page, "Before")).toContainText("Disallow: /old");
    await page.goto("about:blank");
    await page.goto("/#text=User-agent:%20*%0ADisallow:%20/mine");
    await expect(editor(page)).toContainText("/mine");
    await button(page, "Compare").click();
    await expect(side(page, "Before")).toContainText("Disallow: /mine");
    await page.reload();
    await expect(editor(page)).toContainText("/mine");
    await button(page, "Compare").click();
    await expect(side(page, "Before")).toContainText("Disallow: /mine");
    await expect(button(page, "Undo in Before")).toBeDisabled();
  });

  test("is kept where the address followed an edit before and after a reload @fresh", async ({
    page,
  }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", "User-agent: *\nDisallow: /old\n");
    await button(page, "Close the comparison").click();
    await editor(page).focus();
    await page.keyboard.type("# edited");
    await expect(page).toHaveURL(/#1[\w-]+$/);
    await page.reload();
    const before = page.url();
    await editor(page).focus();
    await page.keyboard.type("!");
    await expect(page).not.toHaveURL(before);
    await button(page, "Compare").click();
    await expect(side(page, "Before")).toContainText("Disallow: /old");
  });

  test("is refused beyond 16 MiB, and stays", async ({ page }) => {
    await compare(page, FILE);
    await openBefore(page, "huge.txt", Buffer.alloc(16 * 1024 * 1024 + 1, "#"));
    await expect(page.getByRole("alert")).toContainText(
      "“huge.txt” was not opened: the playground opens files up to 16 MiB.",
    );
    await expect(side(page, "Before")).toContainText("Disallow: /cart");
  });

  test("is opened where it is dropped: on the left", async ({ page }) => {
    await compare(page, FILE);
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["User-agent: *\nDisallow: /dropped\n"], "live.txt"));
      return transfer;
    });
    await side(page, "Before").dispatchEvent("drop", { dataTransfer: dropped });
    await expect(side(page, "Before")).toContainText("/dropped");
    await expect(side(page, "Now")).toContainText("/cart");
    await region(page, "Groups").dispatchEvent("drop", { dataTransfer: dropped });
    await expect(side(page, "Now")).toContainText("/dropped");
  });

  test("can be the file as it is now, be swapped with it, and come back with undo", async ({
    page,
  }) => {
    await compare(page, FILE);
    await replaceSide(page, "Now", "User-agent: *\nDisallow: /new\n");
    await button(page, "Swap").click();
    await expect(side(page, "Now")).toContainText("/cart");
    await expect(side(page, "Before")).toContainText("/new");
    await button(page, "Copy Now to Before").click();
    await expect(side(page, "Before")).toContainText("/cart");
    await expect(summary(page)).toHaveText("The two files are the same.");
    await button(page, "Undo in Before").click();
    await expect(side(page, "Before")).toContainText("/new");
    await expect(side(page, "Now")).toContainText("/cart");
  });

  test("comes back with one undo of a swap, and goes again with redo", async ({ page }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", "User-agent: *\nDisallow: /live\n");
    await button(page, "Swap").click();
    await expect(side(page, "Now")).toContainText("/live");
    await button(page, "Undo").click();
    await expect(side(page, "Now")).toContainText("/cart");
    await expect(side(page, "Before")).toContainText("/live");
    await expect(files(page)).toContainText("live.txt 30 bytes, 3 lines");
    await button(page, "Redo").click();
    await expect(side(page, "Now")).toContainText("/live");
    await expect(side(page, "Before")).toContainText("/cart");
  });

  test("keeps its mixed line ends while both are edited and undone", async ({ page }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", "User-agent: *\r\nDisallow: /live\n\n");
    await expect(files(page)).toContainText("live.txt 32 bytes, 4 lines");
    await side(page, "Before").focus();
    await page.keyboard.type("# x");
    await expect(files(page)).toContainText("live.txt 35 bytes, 4 lines");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(files(page)).toContainText("live.txt 32 bytes, 4 lines");
    await button(page, "Swap").click();
    await side(page, "Now").focus();
    await page.keyboard.type("# y");
    await expect(files(page)).toContainText("35 bytes, 4 lines");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(side(page, "Now")).not.toContainText("# y");
    await expect(side(page, "Now")).toContainText("/live");
  });

  test("is told from the file of now where only line ends or the encoding differ", async ({
    page,
  }) => {
    await compare(page, FILE);
    await openBefore(page, "live.txt", FILE.replace("\n", "\r\n"));
    await expect(files(page)).toContainText("live.txt 81 bytes, 7 lines (mixed, UTF-8)");
    await expect(files(page)).toContainText("80 bytes, 7 lines (LF, UTF-8)");
    await expect(summary(page)).toHaveText(
      "No verdict changes for any crawler on any URL (proven).",
    );
    await openBefore(page, "live.txt", Buffer.from(`\ufeff${FILE}`, "utf16le"));
    await expect(files(page)).toContainText("7 lines (LF, UTF-16 LE with BOM)");
    await expect(summary(page)).toContainText("get a different verdict on at least one URL.");
    await button(page, "Copy Now to Before").click();
    await expect(summary(page)).toHaveText("The two files are the same.");
    await expect(files(page)).not.toContainText("UTF-8");
  });

  test("is asked what the file of now is asked, and its undo does not undo that", async ({
    page,
  }) => {
    await compare(page, FILE);
    await replaceSide(page, "Before", "User-agent: Googlebot\nDisallow: /\n");
    await page.getByRole("combobox", { name: "Read as", exact: true }).selectOption("google");
    await expect(listed(page, "Verdicts").first()).toBeVisible();
    await side(page, "Before").focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(summary(page)).toHaveText("The two files are the same.");
  });
});
