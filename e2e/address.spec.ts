import { draftBar } from "./drafts.ts";
import { files, side } from "./support/comparison.ts";
import { hardToCompress } from "./support/hard-to-compress.ts";
import {
  addUrl,
  button,
  caretTo,
  expect,
  line,
  open,
  readAs,
  replaceFile,
  test,
  urls,
} from "./support/page.ts";

const THEIRS = "#text=User-agent:+*%0ADisallow:+/theirs%0A&url=/a&agent=GPTBot";

/** What the follower writes: a link in the short form. */
const SHORT = /#1[\w-]+$/;

test.describe("the address", () => {
  test("is a link to the page as it is, once it was changed", async ({ page, stranger }) => {
    await page.goto(`/${THEIRS}`);
    await expect(line(page, 2)).toHaveText(/theirs/);
    await addUrl(page, "/mine");
    await expect(page).toHaveURL(SHORT);
    await stranger.goto(page.url());
    await expect(line(stranger, 2)).toHaveText(/theirs/);
    await expect.poll(() => urls(stranger)).toEqual(["/a", "/mine"]);
  });

  test("follows how the file is read, too", async ({ page }) => {
    await open(page);
    await readAs(page).selectOption("google");
    await expect(page).toHaveURL(SHORT);
    const first = page.url();
    await readAs(page).selectOption("bing");
    await expect(page).not.toHaveURL(first);
    await expect(page).toHaveURL(SHORT);
  });

  test("has no link to a page that does not fit, and the page says so until it fits again", async ({
    page,
  }) => {
    await page.goto(`/${THEIRS}`);
    await expect(line(page, 2)).toHaveText(/theirs/);
    await replaceFile(page, hardToCompress(4_000));
    await expect(page).not.toHaveURL(/#/);
    await expect(draftBar(page)).toHaveText(/Get the link to the page as it is under Share\.$/);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("# mine");
    await expect(page).toHaveURL(SHORT);
    await expect(draftBar(page)).toHaveCount(0);
  });

  test("is that of an example which was opened, until it is changed", async ({ page }) => {
    await page.goto("/#example=blank-line-does-not-end-a-group");
    await button(page, "Next").click();
    await expect(page).toHaveURL(/#example=(?!blank-line-does-not-end-a-group$)/);
    await addUrl(page, "/mine");
    await expect(page).toHaveURL(SHORT);
  });

  test("opens nothing when Back leads to it from an entry of the reference", async ({ page }) => {
    await page.goto(`/${THEIRS}`);
    await caretTo(page, 2);
    await page.keyboard.type("/mine");
    await expect(page).toHaveURL(SHORT);
    const followed = page.url();
    await page.evaluate(() => {
      location.hash = "#term=longest-match";
    });
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(followed);
    await caretTo(page, 2);
    await page.keyboard.type("!");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(line(page, 2)).toHaveText(/^Disallow: \/theirs\/mine/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(line(page, 2)).toHaveText(/^Disallow: \/theirs(?!\/mine)/);
  });

  test("opens what it opened before when Back leads to it from another link", async ({ page }) => {
    await page.goto(`/${THEIRS}`);
    await addUrl(page, "/mine");
    await expect(page).toHaveURL(SHORT);
    await page.goto("/#text=%23+ANOTHER");
    await expect(line(page, 1)).toHaveText("# ANOTHER");
    await page.goBack();
    await expect.poll(() => urls(page)).toEqual(["/a", "/mine"]);
  });

  test("that followed is not opened over the draft by a reload @fresh", async ({ page }) => {
    await open(page, "# mine\n");
    await expect(page).toHaveURL(SHORT);
    const before = page.url();
    await page.reload();
    await expect(line(page, 1)).toHaveText("# mine");
    await caretTo(page, 1);
    await page.keyboard.type(", edited");
    // All that is said of a draft is said by then.
    await expect(page).not.toHaveURL(before);
    await expect(draftBar(page)).toHaveCount(0);
  });
});

test("a link opened over one’s own draft can be compared with it", async ({ page }) => {
  await open(page, "# mine\n");
  await caretTo(page, 1);
  await page.keyboard.type(", edited");
  await page.goto(`/${THEIRS}`);
  await button(page, "Compare with your draft").click();
  await expect(side(page, "Before")).toContainText("# mine, edited");
  await expect(side(page, "Now")).toContainText("Disallow: /theirs");
  await expect(files(page)).toContainText("your draft 15 bytes");
});
