import {
  answer,
  button,
  editor,
  examplesDialog,
  expect,
  expectVerdict,
  fetchedBeforeVerdict,
  line,
  open,
  region,
  row,
  status,
  test,
} from "./support/page.ts";

test.beforeEach(({ page }) => open(page));

test("the six regions are in sight as a whole", async ({ page }) => {
  for (const name of ["Editor", "Problems", "Verdicts", "Why", "Crawlers", "Groups"] as const)
    await expect(region(page, name)).toBeInViewport({ ratio: 0.99 });
});

test("the page waits for its two scripts, one style sheet, and what shows its first screen", async ({
  stranger,
}) => {
  const fetched = await fetchedBeforeVerdict(stranger, "/");
  const names = fetched.map((path) => path.replace(/^.*\//, "").split("-")[0]);
  expect(names.filter((name) => name !== "favicon.ico").sort()).toEqual([
    "first",
    "index",
    "page",
    "style",
  ]);
});

test("the editor holds the example", async ({ page }) => {
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  await expect(status(page)).toContainText("708 bytes of 500 KiB");
});

test("the example asks about four URLs for three crawlers", async ({ page }) => {
  await expect(page.getByRole("grid").getByRole("columnheader")).toHaveCount(1 + 3);
  await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(4);
  for (const verdicts of [
    "/ Allow no rule Block line 25 Block line 19",
    "/cart/help?sort=price&page=2 Allow line 29 Block line 25 Block line 19",
    "/media/boot.webp Allow no rule Allow line 24 Block line 19",
    "/tmp/export.csv Allow no rule Parsers differ: Block by Google’s parser Block line 25 Block line 19",
  ])
    await expect(row(page, verdicts.split(" ", 1)[0] ?? "")).toHaveAccessibleName(verdicts);
});

test("Why explains the focused verdict in a sentence", async ({ page }) => {
  await expect(answer(page)).toHaveText(
    "Allowed by line 29: its length 13 beats length 8 of line 7. The longest match wins.",
  );
});

test("Why lays every rule that matches over the URL, and those that nearly match", async ({
  page,
}) => {
  const rows = region(page, "Why").getByRole("row");
  await expect(rows).toHaveCount(1 + 5);
  await expect(rows.nth(1)).toHaveAccessibleName("Allow line 29 /*/help?sort= 13 longest, wins");
  await expect(rows.nth(2)).toHaveAccessibleName("Allow line 6 /cart/help 10 agrees, shorter");
  await expect(rows.nth(3)).toHaveAccessibleName("Disallow line 7 /*?sort= 8 shorter");
  await expect(rows.nth(4)).toHaveAccessibleName("Disallow line 5 /cart 5 shorter");
  await expect(rows.nth(5)).toHaveAccessibleName(
    "near miss, would be Block line 30 /*?sort=price$ 14 near miss: $ requires the URL to end here",
  );
});

test("Groups lists each merged group once, with all its lines", async ({ page }) => {
  const groups = region(page, "Groups").getByRole("button", { name: /rules?$/ });
  await expect(groups).toHaveCount(3);
  await expect(groups.nth(0)).toHaveAccessibleName("A * lines 4–12, 28–32 7 rules");
  await expect(groups.nth(1)).toHaveAccessibleName("B GPTBot +2 lines 15–19 1 rule");
  await expect(groups.nth(2)).toHaveAccessibleName("C Googlebot-Image lines 22–25 3 rules");
});

test("Examples gives the first example back", async ({ page }) => {
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expectVerdict(page, "/", "GPTBot", "Allow no rule");
  await button(page, "Examples").click();
  await examplesDialog(page)
    .getByRole("button", { name: /^A shop’s file/ })
    .click();
  await expectVerdict(page, "/", "GPTBot", "Block line 19");
});
