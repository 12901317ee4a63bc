import type { Page } from "@playwright/test";
import { type Place, type ShortcutOf, shortcuts } from "../src/core/shortcuts.ts";
import { files } from "./support/comparison.ts";
import {
  addUrl,
  aided,
  button,
  caretLine,
  caretTo,
  cell,
  crawlerHead,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  openFile,
  region,
  replaceFile,
  settled,
  test,
  urlHead,
  urls,
} from "./support/page.ts";

const FILE = "User-agent: *\nDisallow: /a\nAllow: /a/b\n\nUser-agent: Bingbot\nDisallow: /c\n";

// Each goes through a dozen shortcuts.
test.describe.configure({ timeout: 90_000 });

/** Presses a key as CodeMirror names it. */
async function press(page: Page, key: string): Promise<void> {
  const names: Readonly<Record<string, string>> = {
    Mod: "ControlOrMeta",
    Ctrl: "Control",
    // By their place, for Shift makes another letter of them.
    "[": "BracketLeft",
    "]": "BracketRight",
  };
  for (const stroke of key.split(" "))
    await page.keyboard.press(
      stroke
        .split("-")
        .map((part) => names[part] ?? part)
        .join("+"),
    );
}

/** Does what a shortcut is for with each of its keys, on the page that the one before it left. */
type Try = (page: Page, keys: readonly string[]) => Promise<void>;

/** A shortcut that is listed and not tried does not compile. */
type Tries<P extends Place> = Readonly<Record<ShortcutOf<P>, Try>>;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const caretColumn = (page: Page) =>
  page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest(".cm-line")?.textContent);

const onPage: Tries<"page"> = {
  async help(page, keys) {
    await urlHead(page, "/").focus();
    for (const key of keys) {
      await press(page, key);
      await expect(dialog(page)).toBeVisible();
      await button(page, "Close").click();
      await expect(dialog(page)).toHaveCount(0);
    }
  },
  async commands(page, keys) {
    for (const key of keys) {
      await press(page, key);
      await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
      await press(page, "Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  },
  async nextRegion(page, keys) {
    await caretTo(page, 1);
    for (const key of keys) await press(page, key);
    await expect(region(page, "Problems").locator(":focus")).toHaveCount(1);
  },
  async previousRegion(page, keys) {
    await caretTo(page, 1);
    await press(page, shortcuts.page.nextRegion[0]);
    for (const key of keys) await press(page, key);
    await expect(editor(page)).toBeFocused();
  },
  async undo(page, keys) {
    await addUrl(page, "/new");
    await urlHead(page, "/new").focus();
    for (const key of keys) await press(page, key);
    await expect(urlHead(page, "/new")).toHaveCount(0);
  },
  async redo(page, keys) {
    for (const key of keys) {
      await press(page, key);
      await expect(urlHead(page, "/new")).toHaveCount(1);
      await press(page, shortcuts.page.undo[0]);
      await expect(urlHead(page, "/new")).toHaveCount(0);
    }
  },
  async format(page, keys) {
    for (const key of keys) await press(page, key);
    await expect(page.getByRole("status").filter({ hasText: /tidy|tidied/i })).toBeVisible();
  },
  async close(page, keys) {
    for (const key of keys) {
      await button(page, "Examples").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await press(page, key);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  },
};

const inEditor: Tries<"editor"> = {
  async find(page, keys) {
    await caretTo(page, 1);
    for (const key of keys) await press(page, key);
    // Until the search is there, a field in its place takes what is typed.
    await expect(page.getByRole("checkbox", { name: "match case" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Find", exact: true })).toBeFocused();
    await page.keyboard.type("Disallow");
  },
  async findNext(page, keys) {
    for (const key of keys) {
      await press(page, key);
      await expect(page.locator(".cm-searchMatch-selected")).toHaveText("Disallow");
    }
    await page.keyboard.press("Escape");
  },
  async complete(page, keys) {
    await caretTo(page, 4);
    for (const key of keys) await press(page, key);
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  },
  async explain(page, keys) {
    await caretTo(page, 2);
    // What the pointer rests on has a hover of its own.
    await moveAway(page);
    for (const key of keys) await press(page, key);
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
  },
  async nextProblem(page, keys) {
    await replaceFile(page, `${FILE}Disalow: /d\nDisalow: /e\n`);
    await expect(
      region(page, "Problems").getByRole("button", { name: /^error, lines / }),
    ).toBeVisible();
    await caretTo(page, 6);
    for (const key of keys) await press(page, key);
    await expect(caretLine(page)).toContainText("Disalow: /d");
  },
  async previousProblem(page, keys) {
    await caretTo(page, 8);
    await page.keyboard.press("Home");
    for (const key of keys) await press(page, key);
    await expect(caretLine(page)).toContainText("Disalow: /d");
  },
  async fix(page, keys) {
    for (const key of keys) await press(page, key);
    await expect(button(page, "Write Disallow")).toBeFocused();
  },
  async comment(page, keys) {
    await caretTo(page, 2);
    for (const key of keys) await press(page, key);
    await expect(line(page, 2)).toContainText("# Disallow: /a");
    for (const key of keys) await press(page, key);
    await expect(line(page, 2)).toContainText(/^Disallow: \/a/);
  },
  async fold(page, keys) {
    await caretTo(page, 1);
    for (const key of keys) await press(page, key);
    await expect(page.getByRole("button", { name: /^Unfold \d+ lines?$/ })).toHaveCount(1);
  },
  async unfold(page, keys) {
    for (const key of keys) await press(page, key);
    await expect(page.getByRole("button", { name: /^Unfold \d+ lines?$/ })).toHaveCount(0);
  },
  async moveLineUp(page, keys) {
    await caretTo(page, 3);
    for (const key of keys) await press(page, key);
    await expect(line(page, 2)).toContainText("Allow: /a/b");
  },
  async moveLineDown(page, keys) {
    for (const key of keys) await press(page, key);
    await expect(line(page, 3)).toContainText("Allow: /a/b");
  },
  async leave(page, keys) {
    for (const key of keys) await press(page, key);
    await expect(editor(page)).not.toBeFocused();
    await expect.poll(() => caretColumn(page)).not.toContain("\t");
  },
};

const inTable: Tries<"table"> = {
  async move(page, [up = "", down = "", left = "", right = ""]) {
    await cell(page, "/", "Googlebot").focus();
    await press(page, down);
    await press(page, right);
    await expect(page.locator(":focus")).toHaveAttribute("data-cell", "2:2");
    await press(page, up);
    await press(page, left);
    await expect(page.locator(":focus")).toHaveAttribute("data-cell", "1:1");
  },
  async rowEnds(page, [home = "", end = ""]) {
    await press(page, end);
    await expect(cell(page, "/", "GPTBot")).toBeFocused();
    await press(page, home);
    await expect(urlHead(page, "/")).toBeFocused();
  },
  async corners(page, [first = "", last = ""]) {
    await press(page, last);
    await expect(cell(page, "/tmp/export.csv", "GPTBot")).toBeFocused();
    await press(page, first);
    await expect(page.locator(":focus")).toHaveAttribute("data-cell", "0:0");
  },
  async pages(page, [up = "", down = ""]) {
    await press(page, down);
    await expect(urlHead(page, "/tmp/export.csv")).toBeFocused();
    await press(page, up);
    await expect(page.locator(":focus")).toHaveAttribute("data-cell", "0:0");
  },
  async toRule(page, [enter = ""]) {
    await cell(page, "/tmp/export.csv", "GPTBot").focus();
    await press(page, enter);
    await expect(caretLine(page)).toContainText("Disallow: /");
    await expect(editor(page)).toBeFocused();
  },
  async expectAllow(page, keys) {
    await cell(page, "/tmp/export.csv", "GPTBot").focus();
    for (const key of keys) await press(page, key);
    await expectVerdict(page, "/tmp/export.csv", "GPTBot", /expected Allow/i);
  },
  async expectBlock(page, keys) {
    for (const key of keys) await press(page, key);
    await expectVerdict(page, "/tmp/export.csv", "GPTBot", /as expected/i);
  },
  async expectNothing(page, keys) {
    for (const key of keys) await press(page, key);
    await expectVerdict(page, "/tmp/export.csv", "GPTBot", "Block line 19");
  },
  async edit(page, keys) {
    await urlHead(page, "/tmp/export.csv").focus();
    for (const key of keys) await press(page, key);
    await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(urlHead(page, "/tmp/export.csv")).toBeFocused();
  },
  async reorder(page, [up = "", down = "", left = "", right = ""]) {
    const before = await urls(page);
    await press(page, up);
    await expect.poll(() => urls(page)).not.toEqual(before);
    await press(page, down);
    await expect.poll(() => urls(page)).toEqual(before);
    await crawlerHead(page, "Googlebot").focus();
    await press(page, right);
    await expect(crawlerHead(page, "Googlebot")).toHaveAttribute("aria-colindex", "3");
    await press(page, left);
    await expect(crawlerHead(page, "Googlebot")).toHaveAttribute("aria-colindex", "2");
  },
  async sort(page, keys) {
    for (const key of keys) await press(page, key);
    await expect(crawlerHead(page, "Googlebot")).toHaveAttribute("aria-sort", /ending$/);
  },
  async remove(page, keys) {
    await urlHead(page, "/tmp/export.csv").focus();
    for (const key of keys) await press(page, key);
    await expect(urlHead(page, "/tmp/export.csv")).toHaveCount(0);
  },
};

const inComparison: Tries<"comparison"> = {
  async nextChange(page, keys) {
    await page.getByRole("textbox", { name: "Now", exact: true }).focus();
    for (const key of keys) {
      await press(page, key);
      await expect(page.locator(":focus .cm-activeLine")).toContainText("/d");
    }
  },
  async previousChange(page, keys) {
    for (const key of keys) {
      await page.keyboard.press("ControlOrMeta+Home");
      await press(page, key);
      await expect(page.locator(":focus .cm-activeLine")).toContainText("/d");
    }
  },
};

const onEdges: Tries<"edges"> = {
  async resize(page, keys) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole("tab", { name: "Groups" })).toBeVisible();
    for (const key of keys) {
      const isDown = /Up|Down/.test(key);
      const edge = page.getByRole("separator", {
        name: isDown ? "Resize Verdicts" : "Resize the editor",
      });
      const before = await edge.boundingBox();
      await edge.focus();
      await press(page, key);
      await expect.poll(() => edge.boundingBox()).not.toEqual(before);
    }
  },
  async chooseTab(page, [left = "", right = ""]) {
    await page.getByRole("tab", { name: "Crawlers" }).focus();
    await press(page, right);
    await expect(page.getByRole("tab", { name: "Groups" })).toBeFocused();
    await press(page, left);
    await expect(page.getByRole("tab", { name: "Crawlers" })).toBeFocused();
  },
  async walk(page, [up = "", down = "", left = "", right = ""]) {
    const boxes = region(page, "Crawlers").getByRole("list").getByRole("checkbox");
    await boxes.first().focus();
    await press(page, down);
    await expect(boxes.nth(1)).toBeFocused();
    await press(page, right);
    await expect(boxes.nth(1)).not.toBeFocused();
    await press(page, left);
    await expect(boxes.nth(1)).toBeFocused();
    await press(page, up);
    await expect(boxes.first()).toBeFocused();
  },
  async listEnds(page, [home = "", end = ""]) {
    const boxes = region(page, "Crawlers").getByRole("list").getByRole("checkbox");
    await boxes.first().focus();
    await press(page, end);
    await expect(boxes.last()).toBeFocused();
    await press(page, home);
    await expect(boxes.first()).toBeFocused();
  },
};

async function tryEach(
  page: Page,
  tries: Readonly<Record<string, Try>>,
  keys: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [id, each] of Object.entries(tries))
    await test.step(id, async () => {
      await moveAway(page);
      await each(page, keys[id] ?? []);
    });
}

/** Takes the pointer from whatever it rests on, so that no hover covers what is clicked next. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.locator(".cm-tooltip-hover")).toHaveCount(0);
}

test("each shortcut that is listed for the whole page works", async ({ page }) => {
  await open(page);
  // A region that is not there yet is passed over.
  await settled(page);
  await tryEach(page, onPage, shortcuts.page);
});

test("each shortcut that is listed for the file works", async ({ page }) => {
  await open(page, FILE);
  await aided(page);
  await tryEach(page, inEditor, shortcuts.editor);
});

test("each shortcut that is listed for the table works", async ({ page }) => {
  await open(page);
  await tryEach(page, inTable, shortcuts.table);
});

test("each shortcut that is listed for a comparison works", async ({ page }) => {
  await open(page, FILE);
  await button(page, "Compare").click();
  await openFile(page, Buffer.from(FILE.replace("/c", "/d")));
  await expect(files(page)).toContainText("1 change");
  await tryEach(page, inComparison, shortcuts.comparison);
});

test("each shortcut that is listed for lists and the edges of regions works", async ({ page }) => {
  await open(page);
  await tryEach(page, onEdges, shortcuts.edges);
});

test("the list names each key, and gives the focus back", async ({ page }) => {
  await open(page);
  await button(page, "Keyboard shortcuts").focus();
  await page.keyboard.press(shortcuts.page.help[0]);
  const listed = Object.values(shortcuts).flatMap((place) => Object.keys(place)).length;
  await expect(dialog(page).getByRole("term")).toHaveCount(listed);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, "Keyboard shortcuts")).toBeFocused();
});

test("the list opens while a person types, and by no single character", async ({ page }) => {
  await open(page, FILE);
  await caretTo(page, 2);
  await press(page, shortcuts.page.help[0]);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("?");
  await expect(line(page, 2)).toContainText("Disallow: /a?");
  await urlHead(page, "/").focus();
  await page.keyboard.press("?");
  await expect(dialog(page)).toHaveCount(0);
});

test("the list of shortcuts leads to the licences of what the page is made from", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press(shortcuts.page.help[0]);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Licences of the packages in this page" }).click();
  const licences = await opened;
  for (const name of ["react-dom", "@codemirror/view", "fflate", "lucide-react"])
    await expect(licences.locator("body")).toContainText(`## ${name} - `);
  await expect(licences.locator("body")).toContainText("Permission is hereby granted");
});
