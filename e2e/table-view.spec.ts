import type { Locator, Page } from "@playwright/test";
import {
  answer,
  button,
  caretTo,
  cell,
  crawlerHead,
  expect,
  expectVerdict,
  line,
  open,
  region,
  replaceFile,
  test,
  urlHead,
  urls,
} from "./support/page.ts";
import { hold } from "./support/site.ts";

const ALL = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];

test.beforeEach(({ page }) => open(page));

test.describe("the filter of the table", () => {
  test("takes words of the URL", async ({ page }) => {
    await filter(page).fill("MEDIA");
    await expectUrls(page, ["/media/boot.webp"]);
    await expect(shown(page)).toHaveText("1 of 4 URLs");
    await button(page, "Show all").click();
    await expectUrls(page, ALL);
    await expect(filter(page)).toHaveValue("");
  });

  test("takes the line that decides", async ({ page }) => {
    await filter(page).fill("line:24");
    await expectUrls(page, ["/media/boot.webp"]);
    await filter(page).fill("-line:25 -line:19 -line:29 crawler:Googlebot");
    await expectUrls(page, ["/", "/media/boot.webp", "/tmp/export.csv"]);
  });

  test("takes a verdict, of all crawlers or of some", async ({ page }) => {
    await button(page, "Block 7").click();
    await expectUrls(page, ALL);
    await among(page).selectOption({ label: "Googlebot-Image" });
    await expectUrls(page, ["/", "/cart/help?sort=price&page=2", "/tmp/export.csv"]);
    await among(page).selectOption({ label: "Group A" });
    await expect(shown(page)).toHaveText("No URL matches.");
    await button(page, "Block 7").click();
    await button(page, "Show all").click();
    await expectUrls(page, ALL);
  });

  test("follows the file as it is edited", async ({ page }) => {
    await filter(page).fill("is:allow");
    await expectUrls(page, ALL);
    await replaceFile(page, "User-agent: *\nDisallow: /\nAllow: /tmp\n");
    await expectUrls(page, ["/tmp/export.csv"]);
  });

  test("that hides the chosen verdict chooses one that it shows, for the same crawler", async ({
    page,
  }) => {
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    await filter(page).pressSequentially("media");
    await expectUrls(page, ["/media/boot.webp"]);
    await expect(cell(page, "/media/boot.webp", "GPTBot")).toHaveAttribute("aria-selected", "true");
    await expect(filter(page)).toBeFocused();
    await filter(page).fill("line:24");
    const decided = cell(page, "/media/boot.webp", "GPTBot");
    await expect(decided).toHaveAttribute("aria-selected", "true");
  });

  test("that shows the chosen verdict no longer after an edit chooses no other", async ({
    page,
  }) => {
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    await filter(page).fill("is:block crawler:GPTBot");
    await expect(shown(page)).toHaveText("4 URLs");
    await replaceFile(page, "User-agent: *\nDisallow: /media\n");
    await expectUrls(page, ["/media/boot.webp"]);
    const hidden = region(page, "Why").getByText("the filter hides it");
    await expect(hidden).toHaveText("The table does not show this URL: the filter hides it.");
    await expect(page.getByRole("grid").locator("[aria-selected=true]")).toHaveCount(0);
    await button(page, "Show all").click();
    await expect(cell(page, "/tmp/export.csv", "GPTBot")).toHaveAttribute("aria-selected", "true");
    await expect(hidden).toHaveCount(0);
  });

  test("that hides a URL once it is edited says so", async ({ page }) => {
    await filter(page).fill("p");
    await expectUrls(page, ALL.slice(1));
    await urlHead(page, "/tmp/export.csv").focus();
    await page.keyboard.press("F2");
    await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
    await page.keyboard.type("/x");
    await page.keyboard.press("Enter");
    await expect(urlHead(page, "/tmp/export.csv")).toHaveCount(0);
    const why = region(page, "Why");
    await expect(why.getByText("the filter hides it")).toBeVisible();
    await expect(why).toContainText("/x");
  });

  test("whose rows come after an edit chooses no other either @fresh", async ({ page }) => {
    const arrive = await hold(page, "**/assets/panels-*.js");
    await page.reload();
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    await filter(page).fill("is:block crawler:GPTBot");
    await replaceFile(page, "User-agent: *\nDisallow: /media\n");
    arrive();
    await expectUrls(page, ["/media/boot.webp"]);
    await page.waitForTimeout(700);
    await expect(region(page, "Why").getByText("the filter hides it")).toBeVisible();
  });

  test("says which of its terms is no condition", async ({ page }) => {
    await filter(page).fill("is:nonsense");
    await expect(shown(page)).toHaveText("No URL matches.");
    await expect(shown(page).locator("..")).toContainText(
      "The filter has no condition is:nonsense, so it looks for this text in the URLs.",
    );
    await filter(page).fill("is:blocked");
    await expectUrls(page, ALL);
    await expect(shown(page).locator("..")).not.toContainText("no condition");
  });

  test("that no URL matches has exactly one button", async ({ page }) => {
    await filter(page).fill("nowhere");
    await expect(shown(page)).toHaveText("No URL matches.");
    await expect(shown(page).locator("..").getByRole("button")).toHaveText(["Show all"]);
    await button(page, "Show all").press("Enter");
    await expect(cell(page, "/cart/help?sort=price&page=2", "Googlebot")).toBeFocused();
  });

  test("that could not be loaded says so, and all rows stay @fresh", async ({
    page,
    complaints,
  }) => {
    await page.route("**/assets/panels-*.js", (route) => route.abort());
    await page.reload();
    await filter(page).fill("media");
    const alert = page.getByRole("alert").filter({ hasText: "Filter and order" });
    await expect(alert).toContainText("could not be loaded. Nothing was lost.");
    await expect(filter(page)).toHaveValue("");
    await expect(shown(page)).toHaveCount(0);
    await expectUrls(page, ALL);
    // The browser says that it, too.
    complaints.length = 0;
  });

  test("acts on the rows that are shown", async ({ page }) => {
    await filter(page).fill("tmp");
    await expectUrls(page, ["/tmp/export.csv"]);
    await cell(page, "/tmp/export.csv", "Googlebot").click();
    await page.keyboard.press("Delete");
    await button(page, "Show all").click();
    await expectUrls(page, ALL.slice(0, 3));
  });
});

test.describe("a total that is clicked", () => {
  test("selects a cell that it counts, which Why explains", async ({ page }) => {
    await cell(page, "/media/boot.webp", "Googlebot-Image").click();
    await urlHead(page, "/media/boot.webp").focus();
    await button(page, "Block 7").click();
    await expect(cell(page, "/media/boot.webp", "GPTBot")).toHaveAttribute("aria-selected", "true");
    await expect(answer(page)).toContainText("Blocked by line 19");
  });

  test("selects an unexpected cell where it counts these", async ({ page }) => {
    await cell(page, "/tmp/export.csv", "Googlebot-Image").focus();
    await page.keyboard.press("a");
    await cell(page, "/", "Googlebot").click();
    await button(page, "Unexpected 1").click();
    await expectUrls(page, ["/tmp/export.csv"]);
    const unexpected = cell(page, "/tmp/export.csv", "Googlebot-Image");
    await expect(unexpected).toHaveAttribute("aria-selected", "true");
    await expect(region(page, "Why")).toContainText("Blocked by line 25");
  });
});

test.describe("the table is sorted", () => {
  test("by URL, forth, back, and not at all", async ({ page }) => {
    const head = page.getByRole("columnheader", { name: /^URL blocked of/ });
    await head.focus();
    await page.keyboard.press("s");
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expectUrls(page, ALL);
    await page.keyboard.press("s");
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expectUrls(page, [...ALL].reverse());
    await page.keyboard.press("s");
    await expect(head).not.toHaveAttribute("aria-sort");
    await expectUrls(page, ALL);
  });

  test("by the verdicts for a crawler, with the mouse", async ({ page }) => {
    await crawlerHead(page, "Googlebot-Image").hover();
    await button(page, "Sort by Googlebot-Image").click();
    await button(page, "Sort by Googlebot-Image").click();
    await expect(crawlerHead(page, "Googlebot-Image")).toHaveAttribute("aria-sort", "descending");
    await expectUrls(page, ["/media/boot.webp", ...ALL.filter((url) => !url.includes("media"))]);
    await expectVerdict(page, "/media/boot.webp", "Googlebot-Image", "Allow line 24");
  });
});

test.describe("Groups", () => {
  test("says how many URLs each rule decides, and shows them", async ({ page }) => {
    const groups = region(page, "Groups");
    await expect(groups.getByText("4 of 11 decide", { exact: true })).toBeVisible();
    await groups.getByRole("button", { name: "Line 29 decides 1 of 4 URLs: show them" }).click();
    await expect(filter(page)).toHaveValue("line:29");
    await expectUrls(page, ["/cart/help?sort=price&page=2"]);
  });

  test("suggests URLs that try every rule, in one undo", async ({ page }) => {
    const groups = region(page, "Groups");
    await groups.getByRole("button", { name: "Suggest URLs", exact: true }).click();
    await expect(groups.getByText("11 of 11 decide", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "URLs added" })).toContainText(
      "that a rule decides",
    );
    await groups.focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(groups.getByText("4 of 11 decide", { exact: true })).toBeVisible();
    await expectUrls(page, ALL);
  });
});

test.describe("a rule that never decides", () => {
  const FILE =
    "User-agent: *\nDisallow: /shop/cart\nAllow: /shop/cart\nDisallow: /x/\nDisallow: /x/y\n";

  test("is dimmed, with the reason, in the file and in Groups", async ({ page }) => {
    await replaceFile(page, FILE);
    await expect(line(page, 2)).toContainText(
      "never decides: line 3 is equally long, and Allow wins a tie",
    );
    await expect(line(page, 2)).toHaveClass(/cm-never/);
    await expect(region(page, "Groups").getByText("never decides", { exact: true })).toHaveCount(1);
  });

  test("is told in a section that two groups share", async ({ page }) => {
    await replaceFile(
      page,
      "User-agent: a\nUser-agent: b\nDisallow: /x\nAllow: /x\n\nUser-agent: a\nDisallow: /y\n",
    );
    await expect(line(page, 3)).toContainText("never decides");
    const groups = region(page, "Groups");
    await expect(groups.getByText("never decides", { exact: true })).toHaveCount(1);
    await caretTo(page, 7);
    await expect(groups.getByRole("button", { name: /^line 7 / })).toBeVisible();
  });

  test("and one that could go are told apart, and what could go is removed without a change", async ({
    page,
  }) => {
    await replaceFile(page, FILE);
    await expect(line(page, 5)).toContainText("redundant: no verdict needs it");
    const problem = region(page, "Problems").getByRole("button", { name: /Deleting Disallow/ });
    await problem.click();
    await expect(region(page, "Problems")).toContainText("Changes no verdict");
    await region(page, "Problems")
      .getByRole("button", { name: /^Delete the line/ })
      .first()
      .click();
    await expect(line(page, 5)).toHaveText("");
  });
});

test("a column of a table can be chosen after it was read", async ({ page }) => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "From a file").click(),
  ]);
  const text = "from,to\n/old/1,/new/1\n/old/2,/new/2\n";
  await chooser.setFiles({ name: "moved.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expectUrls(page, [...ALL, "/old/1", "/old/2"]);
  await page.getByRole("combobox", { name: "Column", exact: true }).selectOption("to");
  await expectUrls(page, [...ALL, "/new/1", "/new/2"]);
});

test("lists dropped on Verdicts are read for their URLs, and the file stays", async ({ page }) => {
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["/dropped/1\n"], "urls.txt", { type: "text/plain" }));
    data.items.add(new File(["/dropped/2\n"], "more.txt", { type: "text/plain" }));
    return data;
  });
  await region(page, "Verdicts").dispatchEvent("drop", { dataTransfer: transfer });
  await expectUrls(page, [...ALL, "/dropped/1", "/dropped/2"]);
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
});

test("the page prints as a sheet with every row of the table as it is shown, and every line @fresh", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  // What prints shows by nothing that it is there.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.getByRole("heading", { name: "robots.txt", exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole("row")).toHaveCount(1 + ALL.length);
  await expect(page.getByRole("listitem").last()).toBeEmpty();
  await expect(page.getByRole("listitem")).toHaveCount(35);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("grid")).toBeVisible();

  await filter(page).fill("help");
  await page.getByRole("combobox", { name: "HTTP", exact: true }).selectOption("404");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(
    page.getByText(`1 of ${ALL.length} URLs for 3 crawlers. HTTP response: 404.`),
  ).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("the sheet is printed where the table is folded, and in Compare", async ({ page }) => {
  const sheet = page.locator(".print-sheet");
  await button(page, "Fold Verdicts").click();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(sheet).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await button(page, "Compare").click();
  await expect(page.getByRole("textbox", { name: "Before" })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(sheet.locator("h2")).toHaveText("The file");
});

function filter(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Filter URLs", exact: true });
}

function among(page: Page): Locator {
  return page.getByRole("combobox", { name: "Crawlers to filter by", exact: true });
}

function shown(page: Page): Locator {
  return region(page, "Verdicts").getByRole("status").filter({ hasText: "URL" });
}

async function expectUrls(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => urls(page)).toEqual(wanted);
}
