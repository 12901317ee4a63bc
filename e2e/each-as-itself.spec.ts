import {
  answer,
  cell,
  editor,
  expect,
  expectVerdict,
  line,
  readAs,
  region,
  share,
  test,
  visit,
} from "./support/page.ts";

test.use({ isFresh: true });

const FILE = "#text=User-agent:+*%0ADisalow:+/tmp%0A&url=/tmp&agent=Googlebot";

test("a new visitor gets each crawler as itself: Googlebot is blocked by a misspelt rule", async ({
  page,
}) => {
  await visit(page);
  await expect(readAs(page).locator("option:checked")).toHaveText("Each crawler as itself");
  await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Block line 31");
  await expectVerdict(page, "/tmp/export.csv", "GPTBot", "Block line 19");
  await cell(page, "/tmp/export.csv", "Googlebot").click();
  await expect(answer(page)).toHaveText(
    "Blocked by line 31, the only rule of group A that matches.",
  );
});

test("the line above the file says as whom it is read, and another cell changes it", async ({
  page,
}) => {
  await visit(page);
  const reading = region(page, "Editor").getByRole("status");
  await expect(reading).toHaveText("as Googlebot reads it");
  await cell(page, "/tmp/export.csv", "GPTBot").click();
  await expect(reading).toHaveText("as GPTBot reads it");
  for (const name of ["Groups", "Problems"] as const)
    await expect(region(page, name).getByText("as GPTBot reads it")).toBeVisible();
  await readAs(page).selectOption("RFC 9309");
  await expect(reading).toHaveCount(0);
});

test("a link without read-as is read as RFC 9309, as it always was", async ({ page }) => {
  await page.goto(`/${FILE}`);
  await expect(readAs(page)).toHaveValue("rfc9309");
  await expectVerdict(page, "/tmp", "Googlebot", "Allow no rule");
});

test("a link of a page on which nothing was chosen reads each crawler as itself", async ({
  page,
  stranger,
}) => {
  await visit(page);
  await stranger.goto(await share(page));
  await expect(readAs(stranger)).toHaveValue("each-as-itself");
  await expectVerdict(stranger, "/tmp/export.csv", "Googlebot", "Block line 31");
});

test("a link of a page that is read as RFC 9309 is opened as RFC 9309", async ({
  page,
  stranger,
}) => {
  await visit(page);
  await readAs(page).selectOption("RFC 9309");
  await stranger.goto(await share(page));
  await expect(readAs(stranger)).toHaveValue("rfc9309");
  await expectVerdict(stranger, "/tmp/export.csv", "Googlebot", "Allow no rule");
});

test("a draft stays as it was read", async ({ page }) => {
  await visit(page);
  await readAs(page).selectOption("RFC 9309");
  await editor(page).focus();
  await page.keyboard.type("#");
  await page.waitForFunction(() => localStorage.getItem("robots-txt-playground:has-draft"));
  await page.reload();
  await expect(line(page, 1)).toHaveText(/^##/);
  await expect(readAs(page)).toHaveValue("rfc9309");
});
