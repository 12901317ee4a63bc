import type { Page } from "@playwright/test";
import { waitForDraft } from "./drafts.ts";
import {
  answer,
  button,
  editor,
  examplesDialog,
  expect,
  expectVerdict,
  kept,
  line,
  open,
  openFile,
  readAs,
  settled,
  test,
  urlHead,
} from "./support/page.ts";
import { hold } from "./support/site.ts";

const FIRST = "Under RFC 9309 a blank line does not end a group";

test("Examples opens a lesson as a page of its own, and one undo takes it back", async ({
  page,
}) => {
  await open(page);
  await button(page, "Examples").click();
  await examplesDialog(page).getByRole("link", { name: FIRST, exact: true }).click();
  await expect(examplesDialog(page)).toHaveCount(0);
  await expect(lesson(page).getByRole("heading")).toHaveText(`1 of ${await count(page)} ${FIRST}`);
  await expect(line(page, 2)).toHaveText("User-agent: *");
  await expectVerdict(page, "/", "Googlebot", "Block line 8");
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
});

test("a lesson's link opens it", async ({ page }) => {
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await expect(lesson(page).getByRole("heading")).toContainText(FIRST);
  await expect(lesson(page).getByRole("link", { name: "Link to this example" })).toHaveAttribute(
    "href",
    "#example=blank-line-does-not-end-a-group",
  );
  await expectVerdict(page, "/", "Googlebot", "Block line 8");
});

test("a link to a lesson that there is not says so, and loses nothing", async ({ page }) => {
  await page.goto("/#example=no-such-lesson");
  await expect(page.getByRole("alert")).toContainText("Nothing was changed.");
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
});

test("a verdict to notice is shown, read as the notice says", async ({ page }) => {
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await expect(answer(page)).toHaveText(
    "Blocked by line 8, the only rule of group A that matches.",
  );
  await button(page, "Googlebot /: Allow, read as robots-parser (npm)").click();
  await expect(readAs(page)).toHaveValue("robots-parser");
  await expectVerdict(page, "/", "Googlebot", "Allow no rule");
  await button(page, "Googlebot /: Block").click();
  await expect(readAs(page)).toHaveValue("rfc9309");
  await expectVerdict(page, "/", "Googlebot", "Block line 8");
});

test("Next goes through the lessons, with the keyboard alone, and Close leaves the last on the page", async ({
  page,
}) => {
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await expect(button(page, "Previous example")).toBeDisabled();
  await button(page, "Next").focus();
  await page.keyboard.press("Enter");
  await expect(lesson(page).getByRole("heading")).toContainText("2 of");
  await expect(button(page, "Previous example")).toBeEnabled();
  const text = await line(page, 1).textContent();
  await button(page, "Close the example").focus();
  await page.keyboard.press("Enter");
  await expect(lesson(page)).toHaveCount(0);
  await expect(button(page, "Examples")).toBeFocused();
  await expect(line(page, 1)).toHaveText(text ?? "");
});

test("after a reload the bar is of the lesson that was on the page, not of the one in the address @fresh", async ({
  page,
}) => {
  await waitForDraft(page);
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await button(page, "Next").click();
  await expect(lesson(page).getByRole("heading")).toContainText("2 of");
  const [heading, text] = [
    await lesson(page).getByRole("heading").textContent(),
    await line(page, 1).textContent(),
  ];
  await kept(page);
  await page.reload();
  await expect(lesson(page).getByRole("heading")).toHaveText(heading ?? "");
  await expect(line(page, 1)).toHaveText(text ?? "");
});

test("the bar goes with the lesson's page, and comes back with it", async ({ page }) => {
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await expect(lesson(page)).toBeVisible();
  await openFile(page, Buffer.from("User-agent: *\nDisallow: /mine\n"));
  await expect(line(page, 2)).toHaveText("Disallow: /mine");
  await expect(lesson(page)).toHaveCount(0);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(lesson(page).getByRole("heading")).toContainText(FIRST);
});

test("a verdict to notice that is not in the table any more cannot be shown", async ({ page }) => {
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await expect(button(page, "Googlebot /: Block")).toBeEnabled();
  await urlHead(page, "/").focus();
  await page.keyboard.press("Delete");
  await expect(button(page, "Googlebot /: Block")).toBeDisabled();
});

test("the latest of two addresses is opened, whichever comes first @fresh", async ({ page }) => {
  const arrive = await hold(page, "**/assets/lessons-*.js");
  await page.goto("/#example=blank-line-does-not-end-a-group");
  await page.evaluate(() => {
    location.hash = "#text=%23%20A%20LINK%0A";
  });
  await expect(line(page, 1)).toHaveText("# A LINK");
  arrive();
  await page.evaluate(() => {
    location.hash = "#text=%23%20ANOTHER%0A";
  });
  await expect(line(page, 1)).toHaveText("# ANOTHER");
  await expect(lesson(page)).toHaveCount(0);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line(page, 1)).toHaveText("# A LINK");
});

test("Escape closes Examples and changes nothing", async ({ page }) => {
  await open(page);
  await button(page, "Examples").focus();
  await page.keyboard.press("Enter");
  await expect(examplesDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(examplesDialog(page)).toHaveCount(0);
  await expect(button(page, "Examples")).toBeFocused();
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("closing a lesson gives the focus to the menu that Examples is in", async ({ page }) => {
    await page.goto("/#example=blank-line-does-not-end-a-group");
    await button(page, "Close the example").press("Enter");
    await expect(button(page, "More")).toBeFocused();
  });

  test("a lesson leaves room for what it teaches", async ({ page }) => {
    await page.goto("/#example=blank-line-does-not-end-a-group");
    await expect(lesson(page)).toBeVisible();
    await settled(page);
    const { height = 844 } = (await lesson(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(844 * 0.4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

function lesson(page: Page) {
  return page.getByRole("region", { name: "Example", exact: true });
}

/** How many lessons there are. */
async function count(page: Page): Promise<number> {
  const text = await lesson(page).getByRole("heading").textContent();
  return Number(text?.match(/of (\d+)/)?.[1]);
}
