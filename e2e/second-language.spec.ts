import type { Locator, Page } from "@playwright/test";
import { LIVE_ANSWER } from "./live-answer.ts";
import { forgive } from "./live-page.ts";
import { expect, paste, test } from "./page.ts";
import { type SecondLanguagePage, servePage } from "./second-language/build.ts";
import { unsaidIn } from "./second-language/unsaid.ts";

/** What the server answers of a site: a file that was reached by a redirect. */
// One build for all of them.
test.describe.configure({ mode: "default" });

let site: SecondLanguagePage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await servePage();
});
test.afterAll(() => site.close());

test.use({ locale: "de-AT", permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page }) => {
  await page.goto(site.url);
  await expect(named(page, "heading", "robots.txt playground")).toBeVisible();
});

test("the page says in which language it is, and counts in it", async ({ page }) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await replaceFile(page, `User-agent: *\n${"Disallow: /a\n".repeat(1233)}`);
  await expect(page.getByRole("contentinfo")).toContainText("⟦1.235 lines⟧");
});

test.describe("all that is shown comes from the dictionary", () => {
  test("on the example, with a problem chosen", async ({ page }) => {
    await expect(region(page, "Groups").getByRole("listitem").first()).toBeVisible();
    await expect(region(page, "Crawlers").getByRole("listitem").first()).toBeVisible();
    await expect(page.locator(".others li").first()).toBeVisible();
    await expect(page.locator(".near").first()).toBeVisible();
    await expectAllSaid(page);
    for (const row of await page.locator(".problem-row").all()) {
      await row.click();
      await expect(page.locator(".problem-detail")).toBeVisible();
      await expectAllSaid(page);
    }
  });

  test("for each verdict", async ({ page }) => {
    for (const cell of await page.getByRole("gridcell").all()) {
      await cell.click();
      await expect(region(page, "Why").getByRole("paragraph").first()).toBeVisible();
      await expect(page.locator(".others-pending")).toHaveCount(0);
      await expectAllSaid(page);
    }
  });

  test("in menus", async ({ page }) => {
    for (const menu of ["Expect", "Export", "LF", "About RFC 9309"]) {
      await named(page, "button", menu).click();
      await expect(page.locator(":popover-open")).toBeVisible();
      await expectAllSaid(page);
      await page.keyboard.press("Escape");
    }
  });

  test("under Share", async ({ page }) => {
    await named(page, "button", "Share").click();
    await expect(named(page, "textbox", "Link")).toHaveValue(/#1/);
    await expectAllSaid(page);
  });

  test("in the gallery and in a lesson", async ({ page }) => {
    await named(page, "button", "Examples").click();
    await expectAllSaid(page);
    await page.getByRole("dialog").getByRole("link").nth(3).click();
    await expect(region(page, "Lesson")).toBeVisible();
    await expectAllSaid(page);
  });

  test("in the list of shortcuts", async ({ page }) => {
    await named(page, "button", "Keyboard shortcuts").click();
    await expect(page.getByRole("dialog").locator("kbd").first()).toBeVisible();
    await expectAllSaid(page);
  });

  test("in the reference", async ({ page }) => {
    await page.goto(`${site.url}#problem=R203`);
    await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    await expectAllSaid(page);
  });

  test("in a comparison", async ({ page }) => {
    await named(page, "button", "Compare").click();
    await expectAllSaid(page);
    await named(page, "textbox", "Now").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await paste(page, "User-agent: *\nDisallow: /cart\n\nUser-agent: Googlebot\nAllow: /\n");
    await expect(region(page, "Crawlers").getByRole("listitem").first()).toBeVisible();
    await expectAllSaid(page);
  });

  test("in the hover, the search and the completion of the editor", async ({ page }) => {
    await page.locator(".cm-lintRange-error").hover();
    await expect(page.locator(".cm-tooltip-hover")).toBeVisible();
    await expectAllSaid(page);
    await page.locator(".cm-content").focus();
    await page.keyboard.press("ControlOrMeta+f");
    await expect(page.locator(".cm-search")).toBeVisible();
    await expectAllSaid(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\nUser-agent: goo");
    await expect(page.locator(".cm-tooltip-autocomplete")).toBeVisible();
    await expectAllSaid(page);
  });

  test("when URLs are imported, expected, filtered and gone from the scope", async ({ page }) => {
    await named(page, "textbox", "Add URLs").focus();
    await paste(page, "url,hits\nhttps://shop.example/cart,1\n,2\nhttps://other.example/,3\n");
    await expect(page.getByRole("status").filter({ hasText: "read from" })).toBeVisible();
    await expectAllSaid(page);
    await named(page, "textbox", "Site").fill("https://shop.example");
    await named(page, "combobox", "HTTP").selectOption({ label: "⟦503⟧" });
    await expectAllSaid(page);
    await named(page, "combobox", "HTTP").selectOption({ label: "⟦Redirects⟧" });
    await expectAllSaid(page);
    await named(page, "button", "Expect").click();
    await named(page, "button", "What each verdict says now").click();
    await expect(page.getByRole("status").filter({ hasText: "expected to stay" })).toBeVisible();
    await replaceFile(page, "User-agent: *\nDisallow: /\n");
    await expect(page.locator(".unmet-count, .is-unmet").first()).toBeVisible();
    await expectAllSaid(page);
    await named(page, "textbox", "Site").fill("nowhere at all");
    await named(page, "searchbox", "Filter URLs").fill("is:block");
    await expectAllSaid(page);
  });

  test("of a live site, and of one that does not answer", async ({ page, complaints }) => {
    let answer: object = LIVE_ANSWER;
    let status = 200;
    let answered = Promise.resolve();
    await page.route("**/api/robots?*", async (route) => {
      await answered;
      await route.fulfill({ status, json: answer });
    });
    await named(page, "textbox", "Site").fill("https://shop.example");
    await named(page, "button", "Open live").click();
    await named(page, "button", "Details").click();
    await expect(named(page, "button", "Ask again")).toBeVisible();
    await expectAllSaid(page);
    answer = { kind: "failed", failure: "rate-limited", message: "", hops: [] };
    await named(page, "button", "Ask again").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAllSaid(page);
    answer = {};
    status = 502;
    await named(page, "button", "Try again").click();
    await expect(page.getByRole("alert")).toContainText("502");
    await expectAllSaid(page);
    forgive(complaints, 502);
    answer = LIVE_ANSWER;
    status = 200;
    let answerNow = () => {};
    answered = new Promise((resolve) => {
      answerNow = resolve;
    });
    await named(page, "button", "Try again").click();
    await named(page, "textbox", "Site").fill("other.example");
    answerNow();
    await expect(named(page, "button", "Open it")).toBeVisible();
    await expectAllSaid(page);
  });

  test("of an empty file, and of a link with mistakes", async ({ page }) => {
    await replaceFile(page, "");
    await expectAllSaid(page);
    await page.goto(`${site.url}#text=a&urls=b&expect=maybe`);
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAllSaid(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("all that is shown comes from the dictionary", async ({ page }) => {
    for (const tab of await page.getByRole("tab").all()) {
      await tab.tap();
      await expectAllSaid(page);
    }
    await page.locator(".peek").tap();
    await expect(region(page, "Why")).toBeVisible();
    await expectAllSaid(page);
    await named(page, "button", "Compare").tap();
    for (const tab of await page.getByRole("tab").all()) {
      await tab.tap();
      await expectAllSaid(page);
    }
  });
});

async function expectAllSaid(page: Page): Promise<void> {
  expect.soft(await unsaidIn(page)).toEqual([]);
}

async function replaceFile(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").focus();
  await page.keyboard.press("ControlOrMeta+a");
  if (text === "") await page.keyboard.press("Delete");
  else await paste(page, text);
}

function region(page: Page, name: string): Locator {
  return named(page, "region", name);
}

/** What has this English name, in the other language. */
function named(page: Page, role: Parameters<Page["getByRole"]>[0], name: string): Locator {
  const pattern = name.replaceAll(".", "\\.").replaceAll(" ", "[⟦⟧ ]+");
  return page.getByRole(role, { name: new RegExp(`^⟦*${pattern}⟧*$`) });
}
