import { http, siteBox } from "./support/live.ts";
import {
  addUrl,
  answer,
  cell,
  expect,
  expectVerdict,
  open,
  row,
  share,
  test,
} from "./support/page.ts";

test.beforeEach(({ page }) => open(page));

test.describe("an answer for robots.txt", () => {
  test("of 404 allows everything, and Why says so", async ({ page }) => {
    await http(page).selectOption("404");
    await expect(row(page, "/")).toHaveAccessibleName(
      "/ Allow no rule Allow no rule Allow no rule",
    );
    await expect(answer(page)).toHaveText(
      "Allowed: robots.txt counts as missing, so nothing is blocked.",
    );
  });

  test("of 500 forbids everything, and Why says so", async ({ page }) => {
    await http(page).selectOption("500");
    await expect(row(page, "/")).toHaveAccessibleName(
      "/ Block no rule Block no rule Block no rule",
    );
    await expect(answer(page)).toHaveText(
      "Blocked: the server reports an error, so everything is blocked.",
    );
  });

  test("is taken back by undo", async ({ page }) => {
    await http(page).selectOption("404");
    await expectVerdict(page, "/", "GPTBot", "Allow no rule");
    await page.keyboard.press("ControlOrMeta+z");
    await expectVerdict(page, "/", "GPTBot", "Block line 19");
    await expect(http(page)).toHaveValue("ok");
  });
});

test.describe("a site", () => {
  test("does not govern the URLs of others, and Why names what does", async ({ page }) => {
    await siteBox(page).fill("https://shop.example");
    await addUrl(page, "https://other.example/x");
    await addUrl(page, "https://shop.example/x");
    await expectVerdict(page, "https://shop.example/x", "GPTBot", "Block line 19");
    await expectVerdict(page, "https://other.example/x", "GPTBot", "Not governed no rule");
    await cell(page, "https://other.example/x", "GPTBot").click();
    await expect(answer(page)).toHaveText(
      "Not governed: this URL is on another host, which has its own robots.txt. The rules for this URL are at https://other.example/robots.txt.",
    );
  });

  test("that is none is described as such, and every URL counts as its own", async ({ page }) => {
    await siteBox(page).fill("mailto:web@shop.example");
    await addUrl(page, "https://other.example/x");
    await expect(siteBox(page)).toHaveAccessibleDescription(
      "The playground supports only http, https and ftp sites. Until the site is valid, the rules apply to every URL.",
    );
    await expectVerdict(page, "https://other.example/x", "GPTBot", "Block line 19");
  });
});

test("a link carries the site and the answer", async ({ page, stranger }) => {
  await siteBox(page).fill("https://shop.example");
  await http(page).selectOption("404");
  await stranger.goto(await share(page));
  await expect(siteBox(stranger)).toHaveValue("https://shop.example");
  await expectVerdict(stranger, "/", "GPTBot", "Allow no rule");
});
