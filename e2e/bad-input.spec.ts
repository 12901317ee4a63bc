import type { Locator, Page } from "@playwright/test";
import {
  addUrl,
  aided,
  button,
  caretTo,
  editor,
  expect,
  line,
  open,
  openFile,
  paste,
  patiently,
  test,
  urls,
} from "./support/page.ts";

// What people paste and open by mistake: nothing is lost, and the page says what happened.

// Megabytes go through the clipboard.
test.describe.configure({ timeout: 120_000 });

const EXAMPLE_URLS = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];
const FIRST_LINE = "# robots.txt for https://shop.example";
const PNG = "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR";

test.beforeEach(({ page }) => open(page));

test.describe("a file that was copied and is pasted", () => {
  test("changes nothing where it is not text, and that is said", async ({ page }) => {
    await pasteFile(page, { name: "photo.png", type: "image/png", text: PNG });
    await expect(notice(page)).toContainText(
      "Nothing was changed: “photo.png” is not a text file, so it cannot be a robots.txt.",
    );
    await expect(line(page, 1)).toHaveText(FIRST_LINE);
  });

  test("is opened where it is text, and one undo takes it back", async ({ page }) => {
    const text = "User-agent: *\nDisallow: /pasted\n";
    await pasteFile(page, { name: "robots.txt", type: "text/plain", text });
    await expect(line(page, 2)).toHaveText(/^Disallow: \/pasted/);
    await expect(notice(page)).toContainText("“robots.txt” was opened in place of the file.");
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(line(page, 1)).toHaveText(FIRST_LINE);
    expect(await urls(page)).toEqual(EXAMPLE_URLS);
  });
});

test("a binary text pasted into the file is named, and one undo takes it out", async ({ page }) => {
  await caretTo(page, 1);
  await paste(page, PNG);
  await expect(line(page, 1)).not.toHaveText(FIRST_LINE);
  await expect(notice(page)).toContainText("probably not a robots.txt");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(line(page, 1)).toHaveText(FIRST_LINE);
  await expect(line(page, 2)).toHaveText("# Questions: web@shop.example");
});

test.describe("a robots.txt of 20 MB", () => {
  const FILE = `User-agent: *\n${"Disallow: /a/long/path\n".repeat(900_000)}`;

  for (const focus of ["nothing", "the file"])
    test(`is not pasted with the focus on ${focus}, and that is said`, async ({ page }) => {
      if (focus === "the file") await caretTo(page, 1);
      await paste(page, FILE);
      await patiently(notice(page)).toContainText(
        "Nothing was pasted, and your text is as it was.",
      );
      await expect(line(page, 1)).toHaveText(FIRST_LINE);
      expect(await urls(page)).toEqual(EXAMPLE_URLS);
    });

  test("is not opened, and that is said", async ({ page }) => {
    await openFile(page, Buffer.from(FILE));
    await patiently(notice(page)).toContainText("the playground opens files up to 16 MiB");
    await expect(line(page, 1)).toHaveText(FIRST_LINE);
  });
});

test.describe("a text that a box could not draw", () => {
  // What guards them comes once the page is idle, as the keys do.
  test.beforeEach(({ page }) => aided(page));

  const LINE = 200_000;
  const TEXT = 524_288;

  const boxes: readonly (readonly [
    name: string,
    most: number,
    boxIn: (page: Page) => Promise<Locator>,
  ])[] = [
    ["Site", LINE, async (page) => page.getByRole("textbox", { name: "Site", exact: true })],
    ["Add URLs", LINE, async (page) => page.getByRole("textbox", { name: "Add URLs" })],
    ["Filter URLs", LINE, async (page) => page.getByRole("searchbox", { name: "Filter URLs" })],
    [
      "Commands",
      LINE,
      async (page) => {
        await button(page, "Commands").click();
        return page.getByRole("combobox", { name: "Commands" });
      },
    ],
    [
      "paths in What do you want?",
      TEXT,
      async (page) => {
        const crawlers = page.getByRole("region", { name: "Crawlers" });
        await crawlers.getByRole("button", { name: "What do you want?" }).click();
        await page.getByLabel("Only these paths").check();
        return page.getByRole("textbox", { name: "Paths, one on each line" });
      },
    ],
    [
      "the robots.txt of another site",
      TEXT,
      async (page) => {
        await addUrl(page, "https://cdn.example/a");
        await page.getByRole("textbox", { name: "Site", exact: true }).fill("https://a.example");
        await addUrl(page, "https://b.example/b");
        await page.getByRole("button", { name: /^\d+ sites$/ }).click();
        await button(page, "Paste the robots.txt of https://cdn.example").click();
        return page.getByRole("textbox", { name: "robots.txt of https://cdn.example" });
      },
    ],
  ];

  for (const [name, most, boxIn] of boxes)
    test(`is not pasted into ${name}, which says so and keeps what it has`, async ({ page }) => {
      const box = await boxIn(page);
      await box.fill("/mine");
      const limit = most.toLocaleString("en-US");
      await expect
        .poll(() => complaintAfter(box, 20 * 1024 * 1024))
        .toBe(
          `Nothing was pasted, and the text here is as it was. This box takes at most ${limit} characters; there would be 20,971,525.`,
        );
      await expect(box).toHaveValue("/mine");
      await box.fill("/other");
      await expect(box).toHaveValue("/other");
      expect(await complaintOf(box)).toBe("");
      await putInto(box, "drop", most);
      await expect.poll(() => complaintOf(box)).toContain("Nothing was pasted");
    });

  test("is not dropped into the file, and that is said", async ({ page }) => {
    // The part of the page that refuses it comes after the first screen.
    const site = page.getByRole("textbox", { name: "Site", exact: true });
    await expect.poll(() => complaintAfter(site, 200_001)).not.toBe("");
    await putInto(editor(page), "drop", 17 * 1024 * 1024);
    await expect(notice(page)).toContainText(
      "Nothing was pasted, and your text is as it was. There are 17 million characters, and the file takes at most 16 million.",
    );
    await expect(line(page, 1)).toHaveText(FIRST_LINE);
  });
});

test("100,000 URLs pasted with nothing focused are counted, and one undo takes them out", async ({
  page,
}) => {
  await paste(page, Array.from({ length: 100_000 }, (_, at) => `/many/${at}`).join("\n"));
  await patiently(notice(page)).toContainText("4 URLs did not fit");
  await patiently(page.getByText("blocked of 100,000")).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await patiently.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
});

test("a template opened over unsaved work is told, and one undo brings the work back", async ({
  page,
}) => {
  await caretTo(page, 1);
  await page.keyboard.type(" mine");
  await button(page, "New").click();
  await page.getByRole("checkbox", { name: "Keep the URLs and crawlers of the table" }).uncheck();
  await button(page, "Block everything").click();
  await expect(line(page, 2)).toHaveText(/^Disallow: \//);
  await expect(notice(page)).toContainText("Started a new file: Block everything.");
  await expect(button(page, "Back to your draft")).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(line(page, 1)).toHaveText(`${FIRST_LINE} mine`);
  await expect.poll(() => urls(page)).toEqual(EXAMPLE_URLS);
  await expect(editor(page)).toContainText("GPTBot");
});

/** What the page says of what happened. */
function notice(page: Page) {
  return page.locator(".notice.is-over");
}

/** Pastes or drops a text of so many characters, without lines. */
async function putInto(box: Locator, how: "paste" | "drop", length: number): Promise<void> {
  await box.evaluate(
    (element, [how, length]) => {
      const data = new DataTransfer();
      data.setData("text/plain", "/".repeat(length));
      const terms = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === "paste"
          ? new ClipboardEvent("paste", { ...terms, clipboardData: data })
          : new DragEvent("drop", { ...terms, dataTransfer: data }),
      );
    },
    [how, length] as const,
  );
}

/** What a box says of itself. */
function complaintOf(box: Locator): Promise<string> {
  return box.evaluate((element: HTMLInputElement) => element.validationMessage);
}

/** The same, once so much was pasted. */
async function complaintAfter(box: Locator, length: number): Promise<string> {
  await putInto(box, "paste", length);
  return complaintOf(box);
}

/** Pastes a file as a file manager puts it into the clipboard, with nothing focused. */
async function pasteFile(
  page: Page,
  file: { readonly name: string; readonly type: string; readonly text: string },
): Promise<void> {
  await page.evaluate(({ name, type, text }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([text], name, { type }));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, file);
}
