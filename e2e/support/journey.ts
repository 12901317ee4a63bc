import type { Page } from "@playwright/test";
import {
  addCrawler,
  addUrl,
  button,
  download,
  editor,
  examplesDialog,
  expect,
  expectVerdict,
  openFile,
  patiently,
  region,
  shareDialog,
} from "./page.ts";

const FILE = "User-agent: *\nDisallow: /cart\n\nUser-agent: Bingbot\nDisalow: /search\n";

/** Uses every part of an open page, each to where it shows that it works; most are loaded for it. */
export async function useEverything(page: Page): Promise<void> {
  await openFile(page, Buffer.from(FILE));
  await addUrl(page, "/cart/1");
  await expectVerdict(page, "/cart/1", "GPTBot", "Block line 2");
  await region(page, "Why").getByText("Blocked by line 2").first().waitFor();
  await useProblems(page);
  await useSearch(page);
  await useTable(page);
  await useExamples(page);
  await useComparison(page);
  await useShare(page);
  await download(page);
}

async function useProblems(page: Page): Promise<void> {
  // The example, which was there before, has such a problem as well.
  const problems = region(page, "Problems").getByRole("list").getByRole("button");
  await problems
    .filter({ hasText: "Disalow" })
    .and(page.getByRole("button", { name: /, line 5 / }))
    .click();
  await region(page, "Problems")
    .getByRole("button", { name: /^About R/ })
    .click();
  const reference = page.getByRole("dialog", { name: "Problems, explained" });
  await reference.getByRole("button", { name: "Close" }).click();
}

async function useSearch(page: Page): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+f");
  await page.getByRole("textbox", { name: "Find", exact: true }).fill("cart");
  await page.keyboard.press("Escape");
}

async function useTable(page: Page): Promise<void> {
  await addCrawler(page).fill("Twiddle");
  await addCrawler(page).press("Enter");
  await expectVerdict(page, "/cart/1", "Twiddle", "Block line 2");
  await page.getByRole("searchbox", { name: "Filter URLs" }).fill("cart");
  await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Filter URLs" }).fill("");
}

async function useExamples(page: Page): Promise<void> {
  await button(page, "Examples").click();
  await examplesDialog(page)
    .getByRole("button", { name: /^A shop’s file/ })
    .click();
  await expect(examplesDialog(page)).toBeHidden();
}

async function useComparison(page: Page): Promise<void> {
  await button(page, "Compare").click();
  await openFile(page, Buffer.from(FILE.replace("/cart", "/basket")));
  // A worker goes through all crawlers.
  await patiently(region(page, "Crawlers")).toContainText("a different verdict");
  await button(page, "Compare").click();
  await expect(region(page, "Why")).toBeVisible();
}

async function useShare(page: Page): Promise<void> {
  await button(page, "Share").click();
  await expect(shareDialog(page).getByRole("textbox", { name: "Link" })).toHaveValue(/#[01]/);
  await shareDialog(page).getByRole("button", { name: "Close" }).click();
}
