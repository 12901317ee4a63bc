import type { Page } from "@playwright/test";
import {
  addUrls,
  answer,
  button,
  caretTo,
  crawlerHead,
  expect,
  framesOf,
  held,
  open,
  paste,
  patiently,
  region,
  replaceFile,
  settled,
  shownRows,
  test,
  urlHead,
} from "./support/page.ts";

test.use({ isFresh: true });

// A hundred thousand URLs are pasted, decided and counted.
test.describe.configure({ timeout: 120_000 });

/** As many as the table takes. */
const URLS = 100_000;
const SAMPLE_URLS = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];
const SAMPLE_CRAWLERS = ["Googlebot", "Googlebot-Image", "GPTBot"];
const CRAWLERS = [...SAMPLE_CRAWLERS, ...Array.from("abcdefghijklmnopq", (it) => `bot-${it}`)];
const MEBIBYTE = 1024 * 1024;

/** Each crawler has a group of its own, and may not fetch every third URL. */
const OWN_GROUPS = CRAWLERS.map(
  (crawler, index) => `User-agent: ${crawler}\nDisallow: /${index % 3}/\n`,
).join("");

/** How many there is room for beside those of the example. */
const PASTED = URLS - SAMPLE_URLS.length;

/** The lines that a person pastes. */
const THIRDS = Array.from({ length: PASTED }, (_, index) => `/${index % 3}/page-${index}`);

/** The rows that the table of THIRDS has, from the top, in words that a cell shows. */
const ROWS = [
  ...SAMPLE_URLS.map((url) => [url, ...CRAWLERS.map(() => "Allow no rule")]),
  ...THIRDS.map((url, index) => [
    url,
    ...CRAWLERS.map((_, at) =>
      index % 3 === at % 3 ? `Block line ${2 * at + 2}` : "Allow no rule",
    ),
  ]),
];

/** How many of THIRDS the crawler with this index may not fetch. */
function blockedFor(crawler: number): number {
  return THIRDS.filter((url) => url.startsWith(`/${crawler % 3}/`)).length;
}

const BLOCKED = CRAWLERS.reduce((sum, _, crawler) => sum + blockedFor(crawler), 0);
const ALLOWED = ROWS.length * CRAWLERS.length - BLOCKED;
const TOTALS = [`Block ${BLOCKED.toLocaleString("en")}`, `Allow ${ALLOWED.toLocaleString("en")}`];

/** Opens the page on a file, with all crawlers that it names in the table, in a window that shows all their columns. */
async function openCrawlers(page: Page): Promise<void> {
  await page.setViewportSize({ width: 5200, height: 720 });
  await open(page, OWN_GROUPS);
  await button(page, "Add all: Also named in this file").click();
  await expect(crawlerHead(page, "bot-q")).toBeVisible();
}

async function pasteUrls(page: Page, urls: readonly string[]): Promise<void> {
  await addUrls(page).click();
  await paste(page, urls.join("\n"));
  const rows = String(SAMPLE_URLS.length + urls.length + 1);
  await patiently(page.getByRole("grid")).toHaveAttribute("aria-rowcount", rows);
}

/** The drawn rows that are not as they have to be, or not yet. */
async function wrongRows(page: Page): Promise<unknown[]> {
  const rows = await shownRows(page);
  return rows.filter(({ index, texts }) => texts.join() !== ROWS[index]?.join());
}

function totals(page: Page) {
  return region(page, "Verdicts").getByRole("list", { name: "Totals", exact: true });
}

test.describe("100,000 URLs by 20 crawlers", () => {
  test.beforeEach(({ page }) => openCrawlers(page));

  test("are counted, found, filtered and sorted, in less than 300 MB", async ({ page }) => {
    const { heap: empty } = await held(page);
    const frames = await framesOf(page);
    await pasteUrls(page, THIRDS);

    await test.step("they come to the right totals", () =>
      patiently(totals(page).getByRole("listitem")).toHaveText(TOTALS));

    await test.step("they are said to be counted still until the totals are there, and no other number is shown before", async () => {
      const seen = (await frames()).map((frame) => frame.slice(frame.indexOf("Totals")));
      expect(new Set(seen)).toEqual(
        new Set([
          "Totals: Block 0, Allow 80",
          "Totals, still counting: Block …, Allow …",
          `Totals: ${TOTALS.join(", ")}`,
        ]),
      );
    });

    await test.step("they come to the right number for each crawler", async () => {
      for (const [index, crawler] of CRAWLERS.entries()) {
        const blocked = blockedFor(index).toLocaleString("en");
        await patiently(crawlerHead(page, crawler)).toHaveAccessibleName(
          `${crawler}: ${blocked} of ${ROWS.length.toLocaleString("en")} URLs blocked`,
        );
      }
    });

    await test.step("they take less than 300 MB", async () => {
      const { heap: full } = await held(page);
      test.info().annotations.push({
        type: "heap",
        description: `${((full - empty) / MEBIBYTE).toFixed(1)} MiB for the table`,
      });
      expect(full - empty).toBeLessThan(300 * MEBIBYTE);
    });

    await test.step("they are there to the last with End", async () => {
      await urlHead(page, "/0/page-0").focus();
      await page.keyboard.press("Control+End");
      await patiently(answer(page)).toHaveText("Allowed: no rule of group T matches.");
      const last = { index: ROWS.length - 1, texts: ROWS.at(-1) };
      await patiently.poll(async () => (await shownRows(page)).at(-1)).toEqual(last);
    });

    await test.step("they are filtered and sorted, and say how many they are", async () => {
      const shown = region(page, "Verdicts").getByRole("status").filter({ hasText: "URL" });
      await page
        .getByRole("searchbox", { name: "Filter URLs", exact: true })
        .fill("-line:none page-7");
      const sevens = THIRDS.filter((url) => url.includes("page-7")).length;
      await patiently(shown).toHaveText(`${sevens.toLocaleString("en")} of 100,000 URLs`);
      await patiently(page.getByRole("grid")).toHaveAttribute("aria-rowcount", `${sevens + 1}`);
      await page.getByRole("columnheader", { name: /^URL blocked of/ }).focus();
      await page.keyboard.press("s");
      await patiently(page.getByRole("rowheader").first()).toHaveAccessibleName("/0/page-72");
    });
  });

  test("have the right verdicts wherever the table is scrolled to, also while they are counted, and are expected to stay as they are", async ({
    page,
  }) => {
    await pasteUrls(page, THIRDS);

    await test.step("every verdict is right, or said not to be decided yet", async () => {
      await region(page, "Verdicts").getByRole("grid").hover();
      for (let step = 1; step <= 40; step++) {
        await page.mouse.wheel(0, (step % 4 === 0 ? -1 : 1) * 7 ** (step % 8));
        // A verdict for which there was not yet the time says so; every other is right at once.
        const rows = await shownRows(page);
        expect(rows.length).toBeGreaterThan(0);
        const wrong = rows.flatMap(({ index, texts }) =>
          texts.filter((text, at) => text !== "still deciding" && text !== ROWS[index]?.[at]),
        );
        expect(wrong).toEqual([]);
      }
      await patiently.poll(() => wrongRows(page)).toEqual([]);
    });

    await test.step("an edit tells all that are not as they were", async () => {
      await button(page, "Expect").click();
      await button(page, "Expect the current verdicts").click();
      await patiently(button(page, "Unexpected 0")).toBeVisible();
      await replaceFile(page, "");
      await patiently(button(page, `Unexpected ${BLOCKED.toLocaleString("en")}`)).toBeVisible();
    });
  });
});

/** The letters that are typed; no note of the editor has a capital among its first. */
const LETTERS = "QXZJV";

test.describe("a rule that is typed with 100,000 URLs in the table", () => {
  const urls = Array.from(
    { length: PASTED },
    (_, index) => `/${LETTERS.slice(0, index % (LETTERS.length + 1))}-${index}`,
  );

  /** The number of cells that `Disallow: /` and the first `length` letters block. */
  const blockedBy = (length: number) => {
    const matched = [...SAMPLE_URLS, ...urls].filter((url) =>
      url.startsWith(`/${LETTERS.slice(0, length)}`),
    );
    return matched.length * SAMPLE_CRAWLERS.length;
  };

  test.beforeEach(async ({ page }) => {
    await open(page);
    await replaceFile(page, "User-agent: *\nDisallow: /\n");
    await pasteUrls(page, urls);
    await caretTo(page, 2);
  });

  test("comes to the right totals after each key", async ({ page }) => {
    for (const [index, letter] of Array.from(LETTERS).entries()) {
      await page.keyboard.press(letter);
      const blocked = blockedBy(index + 1).toLocaleString("en");
      await patiently(totals(page).getByRole("listitem").first()).toHaveText(`Block ${blocked}`);
    }
  });

  test("never shows the totals of another text", async ({ page }) => {
    await patiently(totals(page)).toBeVisible();
    const frames = await framesOf(page);
    await page.keyboard.type(LETTERS, { delay: 40 });
    for (const _ of LETTERS) await page.keyboard.press("Backspace");
    const blocked = `Block ${blockedBy(0).toLocaleString("en")}`;
    await patiently(totals(page).getByRole("listitem").first()).toHaveText(blocked);
    const seen = await frames();
    expect(seen.length).toBeGreaterThan(1);
    for (const frame of seen) {
      const [, typed = ""] = /^Disallow: \/([A-Z]*)/.exec(frame) ?? [];
      const right = `Totals: Block ${blockedBy(typed.length).toLocaleString("en")},`;
      expect(frame).toMatch(new RegExp(`(Totals, still counting: Block …,|${right})`));
    }
  });
});

test.describe("problems of a file of 500 KiB", () => {
  const RULES = Array.from({ length: 17_000 }, (_, index) => `Disallow: /folder-${index}/page`);

  test("are found, and again after a key", async ({ page }) => {
    await open(page, `User-agent: *\nDisalow: /a\n${RULES.join("\n")}\nDisallow: /folder-7/page\n`);
    const problems = region(page, "Problems").getByRole("list").getByRole("button");
    await patiently(problems.filter({ hasText: "is already in line 10" })).toHaveCount(1);
    await patiently(
      problems.filter({ hasText: "does not accept Disalow as Disallow" }),
    ).toHaveCount(1);
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("#");
    await patiently(
      problems.filter({ hasText: "does not accept Disalow as Disallow" }),
    ).toHaveCount(0);
    await patiently(problems.filter({ hasText: "is already in line 10" })).toHaveCount(1);
  });

  test("are forgotten with it, also where the page was opened with it", async ({ page }) => {
    await open(page);
    await settled(page);
    const { heap: empty } = await held(page);
    const text = RULES.slice(0, 7_000).map((rule) => `${rule.replace(" ", "")}%0A`);
    await page.goto("about:blank");
    await page.goto(`/#text=User-agent:*%0A${text.join("")}&url=/folder-7/page&agent=Googlebot`);
    await patiently(answer(page)).toContainText("Blocked by line 9");
    await settled(page);
    await patiently(region(page, "Why")).not.toContainText("Asking the other parsers");
    const { heap: full } = await held(page);
    await replaceFile(page, "User-agent: *\nDisallow: /\n");
    const typed = async () => {
      await page.keyboard.type("a");
      return (await held(page)).heap;
    };
    await patiently.poll(typed).toBeLessThan((empty + full) / 2);
  });
});
