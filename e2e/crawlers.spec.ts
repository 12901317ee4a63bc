import type { Locator, Page } from "@playwright/test";
import { purposeOf } from "../src/engine/crawlers/purposes.ts";
import { EXAMPLE as LINKED } from "./support/link.ts";
import {
  addCrawler,
  addUrl,
  answer,
  button,
  caretTo,
  cell,
  crawlerHead,
  crawlers,
  expect,
  expectVerdict,
  open,
  openLink,
  paste,
  readAs,
  region,
  replaceFile,
  row,
  test,
} from "./support/page.ts";
import { hold } from "./support/site.ts";

const EXAMPLE = ["Googlebot", "Googlebot-Image", "GPTBot"];

/** How many crawlers the catalogue names for two of the purposes. */
const TRAINING = purposeOf("ai-training").named.length;
const ASSISTANTS = purposeOf("ai-assistant").named.length;

test.beforeEach(({ page }) => open(page));

test("Problems and Crawlers agree that no crawler has a name of the file", async ({ page }) => {
  // As Yoast SEO writes it.
  const block = (token: string) => `User-agent: ${token}\nDisallow: /\n`;
  const lines = [
    "# START YOAST BLOCK",
    "User-agent: *",
    "Disallow:",
    "",
    block("AdsBot"),
    block("GPTBot"),
  ];
  await open(page, [...lines, "# END YOAST BLOCK", ""].join("\n"));
  await expect(region(page, "Problems")).toContainText(
    "no crawler in the catalogue is called AdsBot",
  );
  const row = (token: string) =>
    region(page, "Crawlers").getByRole("listitem").filter({ hasText: token });
  await expect(row("AdsBot")).toContainText("not in the catalogue");
  await expect(row("GPTBot")).not.toContainText("not in the catalogue");
});

test.describe("adding a crawler", () => {
  test("works by its name, in any case", async ({ page }) => {
    await addCrawler(page).click();
    await page.keyboard.type("CLAUDEBOT");
    await page.keyboard.press("Enter");
    await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, "ClaudeBot"]);
    await expectVerdict(page, "/", "ClaudeBot", "Block line 19");
    await expect(addCrawler(page)).toHaveValue("");
  });

  test("works by a name that no catalogue knows", async ({ page }) => {
    await addCrawler(page).fill("MyOwnBot");
    await addCrawler(page).press("Enter");
    await expectVerdict(page, "/tmp/export.csv", "MyOwnBot", "Allow no rule");
  });

  for (const [typed, token] of [
    ["bing", "bingbot"],
    ["claud", "ClaudeBot"],
  ] as const)
    test(`takes the best match of the catalogue: ${typed} is ${token}`, async ({ page }) => {
      await addCrawler(page).pressSequentially(typed);
      await addCrawler(page).press("Enter");
      await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, token]);
      await expect(addCrawler(page)).toHaveValue("");
    });

  test("takes a name of one’s own as the last choice, which says so", async ({ page }) => {
    await addCrawler(page).pressSequentially("gpt");
    await expect(region(page, "Crawlers").getByRole("status")).toHaveText(
      "GPTBot is already in the table.",
    );
    const own = button(page, "Add “gpt” as a crawler of your own");
    for (let times = 0; times < 20; times++) await addCrawler(page).press("ArrowDown");
    await expect(own).toBeInViewport();
    await expect(region(page, "Crawlers").getByRole("status")).toHaveText(
      "Enter adds “gpt” as a crawler of your own.",
    );
    await addCrawler(page).press("Enter");
    await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, "gpt"]);
  });

  test("says of a crawler that it is in the table already, and Enter shows its column", async ({
    page,
  }) => {
    const said = region(page, "Crawlers").getByRole("status");
    await addCrawler(page).fill("claud");
    await expect(said).toHaveText("Enter adds ClaudeBot, Anthropic.");
    await addCrawler(page).fill("AcmeBot");
    await addCrawler(page).press("Enter");
    for (const token of ["GPTBot", "AcmeBot"]) {
      await addCrawler(page).fill(token);
      await expect(said).toHaveText(`${token} is already in the table.`);
      await addCrawler(page).press("Enter");
      await expect(addCrawler(page)).toHaveValue("");
      await expect(region(page, "Why")).toContainText(token);
    }
    await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, "AcmeBot"]);
  });

  test("works by a pasted User-Agent header", async ({ page }) => {
    await addCrawler(page).click();
    await paste(
      page,
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36",
    );
    await page.keyboard.press("Enter");
    await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, "bingbot"]);
  });

  test("works by its box in the catalogue", async ({ page }) => {
    await button(page, "SEO").click();
    const ahrefs = region(page, "Crawlers").getByRole("checkbox", {
      name: "AhrefsBot",
      exact: true,
    });
    await expect(ahrefs).not.toBeChecked();
    await ahrefs.check();
    await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, "AhrefsBot"]);
  });

  test("works for all that the file names, at once", async ({ page }) => {
    await button(page, "Add all: Also named in this file").click();
    await expect.poll(() => crawlers(page)).toEqual([...EXAMPLE, "CCBot", "ClaudeBot"]);
  });

  test("adds none twice, in whatever case", async ({ page }) => {
    await addCrawler(page).fill("googlebot");
    await addCrawler(page).press("Enter");
    await expect(addCrawler(page)).toHaveValue("");
    expect(await crawlers(page)).toEqual(EXAMPLE);
  });

  test("finds crawlers by their operator while typing", async ({ page }) => {
    await addCrawler(page).fill("openai");
    const found = region(page, "Crawlers").getByRole("list", { name: "Crawlers found" });
    await expect(found.getByRole("checkbox", { name: "GPTBot", exact: true })).toBeChecked();
    await addCrawler(page).press("Escape");
    await expect(addCrawler(page)).toHaveValue("");
  });
});

test("a crawler’s row says which group it reads and why, and leads there", async ({ page }) => {
  const list = region(page, "Crawlers").getByRole("list", { name: "In the table" });
  const own = list.getByRole("listitem").filter({ hasText: "GPTBot" });
  await expect(own).toHaveText("GPTBot4 of 4 blockedBown group, line 15");
  await own.getByRole("button", { name: "B own group, line 15", exact: true }).click();
  await expect(page.locator(".cm-activeLine")).toHaveText("User-agent: GPTBot");
});

test.describe("what the file says to crawlers", () => {
  test("is with each of them, as the table has it", async ({ page }) => {
    await readAs(page).selectOption("RFC 9309");
    await expect(crawlerRow(page, "In the table", "Googlebot")).toContainText("0 of 4 blocked");
    await expect(crawlerRow(page, "In the table", "Googlebot-Image")).toContainText(
      "3 of 4 blocked",
    );
    await button(page, "Search").click();
    await expect(crawlerRow(page, "Search", "bingbot")).toContainText("0 of 4 blocked");
    await addUrl(page, "/search?q=a");
    await expect(crawlerRow(page, "Search", "bingbot")).toContainText("1 of 5 blocked");
  });

  test("is no “Allowed” where nearly all of the table is blocked", async ({ page }) => {
    const urls = ["/", ...Array.from({ length: 10 }, (_, index) => `/a${index}`)];
    await openLink(page, { ...LINKED, text: "User-agent: *\nDisallow: /a\n", urls });
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width < 780) await page.getByRole("tab", { name: "Crawlers 3" }).click();
      const row = crawlerRow(page, "In the table", "GPTBot");
      await expect(row.getByText("10 of 11", { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(row).toContainText("10 of 11 blocked");
      await expect(row).not.toContainText("Allowed");
    }
  });

  test("is about / alone while the table has no URLs, and says so", async ({ page }) => {
    await openLink(page, { ...LINKED, text: "User-agent: *\nDisallow: /a\n", urls: [] });
    await expect(crawlerRow(page, "In the table", "GPTBot")).toContainText("/ Allowed");
    await addUrl(page, "/a");
    await expect(crawlerRow(page, "In the table", "GPTBot")).toContainText("1 of 1 blocked");
    await expect(button(page, "AI training")).toHaveAccessibleDescription(
      / of \d+ crawlers may not fetch any URL of the table$/,
    );
    await expect(crawlerRow(page, "In the table", "GPTBot")).not.toContainText("Allowed");
  });

  test("is counted for each purpose, and follows the file", async ({ page }) => {
    const training = button(page, "AI training");
    await expect(training).toHaveAccessibleDescription(
      `3 of ${TRAINING} crawlers may not fetch any URL of the table`,
    );
    await training.click();
    await expect(heading(page, `AI training 3 of ${TRAINING} blocked everywhere`)).toBeVisible();
    await caretTo(page, 15);
    await page.keyboard.press("Enter");
    await page.keyboard.type("User-agent: Bytespider");
    await expect(heading(page, `AI training 4 of ${TRAINING} blocked everywhere`)).toBeVisible();
    await expect(training).toHaveAccessibleDescription(
      `4 of ${TRAINING} crawlers may not fetch any URL of the table`,
    );
  });

  test("is by the chosen parser, or by the own parser of each", async ({ page }) => {
    await open(page, "User-agent: *\nDisalow: /\n");
    await readAs(page).selectOption("RFC 9309");
    await expect(crawlerRow(page, "In the table", "Googlebot")).toContainText("0 of 4");
    await readAs(page).selectOption("Each crawler as itself");
    await expect(crawlerRow(page, "In the table", "Googlebot")).toContainText("4 of 4");
    await expect(crawlerRow(page, "In the table", "GPTBot")).toContainText("0 of 4");
  });

  test("leaves out what no rule can reach, and says why", async ({ page }) => {
    await button(page, "Assistants").click();
    await region(page, "Crawlers").getByRole("list", { name: "Assistants" }).hover();
    await page.mouse.wheel(0, 10_000);
    await expect(
      heading(page, "Not counted: triggered by users, no product token 2"),
    ).toBeVisible();
    await button(page, "Archives").click();
    await expect(heading(page, "Not counted: retired 1")).toBeVisible();
    await expect(crawlerRow(page, "Archives", "ia_archiver")).toContainText("retired");
  });

  test("leaves a search engine’s crawler out of AI training, and says why", async ({ page }) => {
    await button(page, "AI training").click();
    await region(page, "Crawlers").getByRole("list", { name: "AI training" }).hover();
    await page.mouse.wheel(0, 10_000);
    await expect(heading(page, "Not counted: mainly for another purpose 4")).toBeVisible();
    await expect(crawlerRow(page, "AI training", "Googlebot")).toContainText("of 4 blocked");
  });
});

/** Waits until the table has so many crawlers; of very many, only those in sight are drawn. */
async function expectCrawlers(page: Page, count: number): Promise<void> {
  await expect(page.getByRole("grid")).toHaveAttribute("aria-colcount", `${1 + count}`);
}

test("the crawlers of a purpose become columns together, and one undo takes them back", async ({
  page,
}) => {
  await button(page, "Assistants").click();
  await button(page, "Show as columns: Assistants").click();
  await expectCrawlers(page, EXAMPLE.length + ASSISTANTS);
  await expectVerdict(page, "/", "ChatGPT-User", "Allow no rule");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => crawlers(page)).toEqual(EXAMPLE);
});

test.describe("the crawlers of a purpose in one column", () => {
  test.beforeEach(async ({ page }) => {
    await button(page, "AI training").click();
    await button(page, "Show as one column: AI training").click();
  });

  test("have their verdicts counted, and a cell leads to one of them", async ({ page }) => {
    await expect(heads(page)).toHaveText([
      /^URL/,
      /^Googlebot/,
      /^Googlebot-Image/,
      /^AI training/,
    ]);
    const root = row(page, "/").getByRole("gridcell").last();
    await expect(root).toHaveText(`3 of ${TRAINING} blocked`);
    await root.click();
    await expect(answer(page)).toContainText("Blocked by line 19");
    await expect(region(page, "Why")).toContainText("GPTBot");
    // Two control tokens follow no group but their own.
    await replaceFile(page, "User-agent: *\nDisallow: /\n");
    await expect(root).toHaveText(`${TRAINING - 2} of ${TRAINING} blocked`);
  });

  test("are in sight where every column is of a purpose", async ({ page }) => {
    await button(page, "Assistants").click();
    await button(page, "Show as one column: Assistants").click();
    for (const token of ["Googlebot", "Googlebot-Image"]) {
      await crawlerHead(page, token).focus();
      await page.keyboard.press("Delete");
    }
    await expect(heads(page)).toHaveText([/^URL/, /^AI training/, /^Assistants/]);
    const last = row(page, "/").getByRole("gridcell").last().locator(".verdict");
    await expect(last).toHaveText(/blocked$|^Allow$/);
    await expect(last).toHaveCSS("clip-path", "none");
  });

  test("get a column each again, from the head of theirs", async ({ page }) => {
    const head = heads(page).last();
    await head.hover();
    await head.getByRole("button", { name: "Show as columns: AI training" }).click();
    await expectCrawlers(page, 2 + TRAINING);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(heads(page)).toHaveCount(1 + 2 + 1);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => crawlers(page)).toEqual(EXAMPLE);
  });
});

test("what the catalogue knows of a crawler unfolds below its row", async ({ page }) => {
  const about = region(page, "Crawlers").getByRole("group", { name: "About GPTBot", exact: true });
  await button(page, "About GPTBot").click();
  await expect(about.getByRole("definition").first()).toHaveText(/^OpenAI, AI training: /);
  await button(page, "About GPTBot").click();
  await expect(about).toHaveCount(0);
});

test("the catalogue says whether a crawler obeys robots.txt, and how that is known", async ({
  page,
}) => {
  const about = (name: string) =>
    region(page, "Crawlers").getByRole("group", { name: `About ${name}`, exact: true });
  await button(page, "About Googlebot").click();
  await expect(about("Googlebot")).toContainText("Also forAI training and AI search");
  await expect(about("Googlebot")).toContainText("Google’s parser (its code is public)");
  await expect(about("Googlebot")).toContainText("yes, whenever it crawls automatically");
  await expect(about("Googlebot")).toContainText(
    /User-AgentMozilla.*Googlebot\/2\.1.*Crawl-delayno/,
  );
  await expect(about("Googlebot")).toContainText(
    /these facts are documented, as read in \w+ 20\d\d/,
  );
  await addCrawler(page).fill("deepseek");
  await button(page, "About DeepSeekBot").click();
  await expect(about("DeepSeekBot")).toContainText("its operator does not say");
  await expect(about("DeepSeekBot")).toContainText("seen in logs");
});

test.describe("removing a crawler", () => {
  test("works by its box in Crawlers, and undo gives it back", async ({ page }) => {
    const box = region(page, "Crawlers").getByRole("checkbox", { name: "GPTBot", exact: true });
    await box.uncheck();
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "Googlebot-Image"]);
    await expect(box).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => crawlers(page)).toEqual(EXAMPLE);
  });

  test("keeps the keyboard’s place in the list when its box is used", async ({ page }) => {
    await region(page, "Crawlers")
      .getByRole("checkbox", { name: "Googlebot", exact: true })
      .press("Space");
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot-Image", "GPTBot"]);
    await expect(region(page, "Crawlers").locator(":focus")).toHaveCount(1);
  });

  test("works with Delete and with its button", async ({ page }) => {
    await crawlerHead(page, "Googlebot-Image").focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "GPTBot"]);
    await expect(crawlerHead(page, "GPTBot")).toBeFocused();
    await crawlerHead(page, "Googlebot").hover();
    await button(page, "Remove Googlebot").click();
    await expect.poll(() => crawlers(page)).toEqual(["GPTBot"]);
  });

  test("explains another verdict when it takes the focused one along", async ({ page }) => {
    await cell(page, "/", "GPTBot").click();
    await crawlerHead(page, "GPTBot").focus();
    await page.keyboard.press("Delete");
    await expect(answer(page)).toHaveText(
      "Blocked by line 25, the only rule of group C that matches.",
    );
  });
});

test("a crawler is renamed late, and others removed meanwhile: only it gets the name @fresh", async ({
  page,
}) => {
  const arrive = await hold(page, "**/assets/panels-*.js");
  await open(page);
  await crawlerHead(page, "Googlebot-Image").focus();
  await page.keyboard.press("F2");
  await expect(edited(page)).toBeFocused();
  await page.keyboard.type("bingbot");
  await page.keyboard.press("Enter");
  await crawlerHead(page, "Googlebot").focus();
  await page.keyboard.press("Delete");
  await expect.poll(() => crawlers(page)).toEqual(["Googlebot-Image", "GPTBot"]);
  arrive();
  await expect.poll(() => crawlers(page)).toEqual(["bingbot", "GPTBot"]);
});

test.describe("editing a crawler in place", () => {
  test("keeps what was typed on Enter, and the focus on the crawler", async ({ page }) => {
    await crawlerHead(page, "Googlebot").focus();
    await page.keyboard.press("F2");
    await expect(edited(page)).toBeFocused();
    await page.keyboard.type("CCBot");
    await page.keyboard.press("Enter");
    await expect(crawlerHead(page, "CCBot")).toBeFocused();
    await expectVerdict(page, "/", "CCBot", "Block line 19");
  });

  test("drops what was typed on Escape", async ({ page }) => {
    await crawlerHead(page, "Googlebot").focus();
    await page.keyboard.press("F2");
    await expect(edited(page)).toBeFocused();
    await page.keyboard.type("CCBot");
    await page.keyboard.press("Escape");
    await expect(crawlerHead(page, "Googlebot")).toBeFocused();
    expect(await crawlers(page)).toEqual(EXAMPLE);
  });
});

test.describe("reordering crawlers", () => {
  test("works with Alt and an arrow, and the focus goes along", async ({ page }) => {
    await crawlerHead(page, "Googlebot").focus();
    await page.keyboard.press("Alt+ArrowRight");
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot-Image", "Googlebot", "GPTBot"]);
    await expect(crawlerHead(page, "Googlebot")).toBeFocused();
  });

  test("works with the buttons", async ({ page }) => {
    await crawlerHead(page, "GPTBot").hover();
    await button(page, "Move GPTBot left").click();
    await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "GPTBot", "Googlebot-Image"]);
  });

  test("leaves the first crawler and the focus in place on the way left", async ({ page }) => {
    await crawlerHead(page, "Googlebot").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(crawlerHead(page, "Googlebot")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, "/", "Googlebot")).toBeFocused();
  });
});

/** A crawler in a list of the region Crawlers. */
function crawlerRow(page: Page, list: string, token: string): Locator {
  return region(page, "Crawlers")
    .getByRole("list", { name: list, exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name: token, exact: true }) });
}

/** The heads of the columns. */
function heads(page: Page): Locator {
  return page.getByRole("grid").getByRole("columnheader");
}

function heading(page: Page, name: string): Locator {
  return region(page, "Crawlers").getByRole("heading", { name, exact: true });
}

/** The name of a crawler in the head of its column, while it is edited there. */
function edited(page: Page): Locator {
  return page.getByRole("textbox", { name: "Crawler", exact: true });
}
