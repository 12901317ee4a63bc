import type { Page } from "@playwright/test";
import { draftBar, expectNothingSaid, newPage, stored, waitForDraft } from "./drafts.ts";
import {
  addUrl,
  button,
  caretTo,
  crawlers,
  download,
  editor,
  examplesDialog,
  expect,
  expectVerdict,
  kept,
  line,
  open,
  openFile,
  readAs,
  share,
  status,
  test,
  urls,
} from "./support/page.ts";
import { hold } from "./support/site.ts";

test.use({ isFresh: true });

test.describe("a draft", () => {
  test("is there again after a reload, with all that was asked", async ({ page }) => {
    await open(page, "User-agent: *\r\nDisallow: /mine\n");
    await kept(page);
    await addUrl(page, "/mine/1");
    await readAs(page).selectOption("Google’s parser");
    await page.reload();
    await expect(line(page, 2)).toHaveText("Disallow: /minedecides5");
    await expect(readAs(page)).toHaveValue("google");
    await expect(status(page).getByText("mixed", { exact: true })).toBeVisible();
    await expectVerdict(page, "/mine/1", "Googlebot", "Block line 2");
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "Googlebot-Image", "GPTBot"]);
  });

  test("is the first thing drawn after a reload", async ({ page }) => {
    await waitForDraft(page);
    await open(page, "# mine\n");
    await kept(page);
    await reloadWatching(page);
    await expect(line(page, 1)).toHaveText("# mine");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("seen"))).toBe("# mine");
  });

  test("is kept where it was written before the part that keeps it was there", async ({ page }) => {
    const arrive = await hold(page, "**/assets/keep-draft*");
    await open(page, "# early\n");
    arrive();
    await kept(page);
    await page.reload();
    await expect(line(page, 1)).toHaveText("# early");
  });

  test("is there again in a new tab after its tab was closed", async ({ page, context }) => {
    await open(page, "# mine\n");
    await kept(page);
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    const again = await newPage(context);
    await expect(line(again, 1)).toHaveText("# mine");
    await expectNothingSaid(again);
    await expect(line(again, 1)).toHaveText("# mine");
  });

  test("is there again after its tab crashed", async ({ page, context }) => {
    await open(page, "# mine\n");
    await stored(page, "# mine\n");
    const session = await context.newCDPSession(page);
    session.send("Page.crash").catch(() => {});
    await page.waitForEvent("crash");
    const again = await newPage(context);
    await expect(line(again, 1)).toHaveText("# mine");
  });

  test("leaves Back alone, although the address follows it", async ({ page }) => {
    await page.goto("about:blank");
    await open(page, "# mine\n");
    await expect(page).toHaveURL(/#1[\w-]+$/);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
});

test.describe("what is opened over a draft", () => {
  test("as a link leaves the draft one click away, also after a reload", async ({
    page,
    stranger,
  }) => {
    await open(stranger, "# theirs\n");
    const link = await share(stranger);
    await open(page, "# mine\n");
    await kept(page);
    await page.goto(link);
    await expect(line(page, 1)).toHaveText("# theirs");
    await expect(draftBar(page)).toContainText("Your earlier work is saved.");
    await page.reload();
    await expect(line(page, 1)).toHaveText("# theirs");
    await button(page, "Back to your draft").click();
    await expect(line(page, 1)).toHaveText("# mine");
    await expect(draftBar(page)).toHaveCount(0);
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(line(page, 1)).toHaveText("# theirs");
  });

  test("as a link and then edited is not opened anew by a reload", async ({ page, stranger }) => {
    await waitForDraft(page);
    await open(stranger, "# theirs\n");
    await page.goto(await share(stranger));
    await edit(page);
    await kept(page);
    await page.keyboard.type(" twice");
    await page.reload();
    await expect(line(page, 1)).toHaveText("# theirs, edited twice");
  });

  test("as an example, too, and a second example does not take its place", async ({ page }) => {
    await open(page, "# mine\n");
    await kept(page);
    await openFirstLesson(page);
    await button(page, "Next").click();
    await page.reload();
    await button(page, "Back to your draft").click();
    await expect(line(page, 1)).toHaveText("# mine");
  });

  test("leaves the draft and what was tried one click away, also after a reload", async ({
    page,
  }) => {
    await open(page, "# mine\n");
    await kept(page);
    await openFirstLesson(page);
    await expect(button(page, "Next")).toBeVisible();
    await addUrl(page, "/try");
    const lesson = (await download(page)).bytes;
    await button(page, "Next").click();
    await expect(button(page, "Back to the other file you changed")).toBeVisible();
    await page.reload();
    await button(page, "Back to your draft").click();
    await expect(line(page, 1)).toHaveText("# mine");
    await expect(button(page, "Back to your draft")).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await button(page, "Back to the other file you changed").click();
    await expect.poll(() => urls(page)).toContain("/try");
    expect((await download(page)).bytes).toEqual(lesson);
    await button(page, "Back to your draft").click();
    await expect(line(page, 1)).toHaveText("# mine");
  });

  test("as a file, too; dismissed, the draft is let go", async ({ page }) => {
    await open(page, "# mine\n");
    await kept(page);
    await openFile(page, Buffer.from("# a file\n"));
    await expect(button(page, "Back to your draft")).toBeVisible();
    await draftBar(page).getByRole("button", { name: "Close" }).press("Enter");
    await expect(draftBar(page)).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await page.reload();
    await expect(line(page, 1)).toHaveText("# a file");
    await edit(page);
    await expectNothingSaid(page);
    await expect(line(page, 1)).toHaveText("# a file, edited");
  });

  test("and taken back by undo is no longer over it", async ({ page }) => {
    await open(page, "# mine\n");
    await kept(page);
    await openFile(page, Buffer.from("# a file\n"));
    await expect(button(page, "Back to your draft")).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(line(page, 1)).toHaveText("# mine");
    await expect(draftBar(page)).toHaveCount(0);
  });

  test("leaves nothing to go back to where nobody has worked yet", async ({ page }) => {
    await open(page);
    await openFile(page, Buffer.from("# a file\n"));
    await expect(line(page, 1)).toHaveText("# a file");
    await edit(page);
    await expectNothingSaid(page);
    await expect(line(page, 1)).toHaveText("# a file, edited");
  });
});

async function edit(page: Page): Promise<void> {
  await caretTo(page, 1);
  await page.keyboard.type(", edited");
}

async function openFirstLesson(page: Page): Promise<void> {
  await button(page, "Examples").click();
  await examplesDialog(page).getByRole("listitem").nth(1).getByRole("link").click();
}

/** Reloads, and notes the first line that the editor ever shows. */
async function reloadWatching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const shown = document.querySelector(".cm-line")?.textContent;
      if (!shown) return;
      sessionStorage.setItem("seen", shown);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
}
