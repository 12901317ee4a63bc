import { rmSync, writeFileSync } from "node:fs";
import {
  addUrl,
  button,
  caretLine,
  download,
  editor,
  expect,
  expectVerdict,
  line,
  lineReading,
  open,
  openFile,
  paste,
  region,
  replaceFile,
  status,
  test,
} from "./support/page.ts";
import { hold } from "./support/site.ts";

test.beforeEach(({ page }) => open(page));

test.describe("line endings", () => {
  test("of a pasted file are named in the status bar", async ({ page }) => {
    await expect(status(page).getByText("LF", { exact: true })).toBeVisible();
    await replaceFile(page, "User-agent: *\r\nDisallow: /cart\r\n");
    await expect(status(page).getByText("CRLF", { exact: true })).toBeVisible();
    await expect(status(page)).toContainText("32 bytes of 500 KiB");
  });

  test("of a pasted file come back with Download, on new lines too", async ({ page }) => {
    await replaceFile(page, "User-agent: *\r\nDisallow: /cart\r\n");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("Allow: /help\n");
    await expect(line(page, 3)).toHaveText("Allow: /help");
    const file = await download(page);
    expect(file.name).toBe("robots.txt");
    expect(file.bytes.toString()).toBe("User-agent: *\r\nDisallow: /cart\r\nAllow: /help\r\n");
  });

  test("come back with undo", async ({ page }) => {
    await editor(page).focus();
    await paste(page, "User-agent: *\r\nDisallow: /cart\r\n");
    await expect(status(page).getByText("CRLF", { exact: true })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(status(page).getByText("LF", { exact: true })).toBeVisible();
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  });
});

test("a text beyond 16 Mi characters is not pasted, though the page has no news of itself yet @fresh", async ({
  page,
}) => {
  await hold(page, "**/assets/panels-*.js");
  await open(page);
  await editor(page).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "#".repeat(16 * 1024 * 1024 + 1));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(page.getByRole("alert")).toContainText(
    "Nothing was pasted, and your text is as it was.",
  );
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
});

test.describe("a file opened with the Open button", () => {
  test("is read, and keeps the questions", async ({ page }) => {
    await openFile(page, Buffer.from("User-agent: *\nDisallow: /media\n"));
    await expectVerdict(page, "/media/boot.webp", "GPTBot", "Block line 2");
  });

  for (const [name, bytes] of [
    ["a byte order mark and CRLF", Buffer.from("\ufeffUser-agent: *\r\nDisallow: /é\r\n")],
    [
      "bytes that are no UTF-8",
      Buffer.from("User-agent: *\nDisallow: /caf\xe9\xff\xfe\n", "latin1"),
    ],
    ["CR, a NUL and no end of line", Buffer.from("User-agent: *\rDisallow: /\0x")],
  ] as const)
    test(`with ${name} is downloaded byte for byte`, async ({ page }) => {
      await openFile(page, bytes);
      await expect(status(page)).toContainText(`${bytes.length} bytes of 500 KiB`);
      expect((await download(page)).bytes).toEqual(bytes);
    });

  test("is offered as URLs where it is a sitemap, and the file of before comes back", async ({
    page,
  }) => {
    await openFile(page, Buffer.from("<urlset><url><loc>/listed</loc></url></urlset>"));
    await expect(
      page.getByRole("alert").filter({
        hasText: "“robots.txt” was opened as the robots.txt, but it looks like a sitemap.",
      }),
    ).toBeVisible();
    await button(page, "Read its URLs into the table instead").click();
    await expectVerdict(page, "/listed", "GPTBot", "Block line 19");
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
    await expect(page.getByRole("status").filter({ hasText: "read from a sitemap" })).toBeVisible();
  });

  test("can be the same file twice", async ({ page }) => {
    const bytes = Buffer.from("User-agent: *\nDisallow: /media\n");
    await openFile(page, bytes);
    await expectVerdict(page, "/media/boot.webp", "GPTBot", "Block line 2");
    await replaceFile(page, "User-agent: *\n");
    await expectVerdict(page, "/media/boot.webp", "GPTBot", "Allow no rule");
    await openFile(page, bytes);
    await expectVerdict(page, "/media/boot.webp", "GPTBot", "Block line 2");
  });

  test("and cannot be read is told apart from a broken page, and the text stays @fresh", async ({
    page,
  }, info) => {
    const arrive = await hold(page, "**/assets/files-*.js");
    await open(page);
    const path = info.outputPath("gone.txt");
    writeFileSync(path, "User-agent: *\nDisallow: /\n");
    await openFile(page, path);
    rmSync(path);
    arrive();
    await expect(page.getByRole("alert")).toHaveText(
      "“gone.txt” could not be read. It may be a folder, or it may have been moved, changed or deleted. Your text did not change. Choose the file again.",
    );
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  });

  test("is refused beyond 16 MiB, and the text stays", async ({ page }, info) => {
    const path = info.outputPath("huge.txt");
    writeFileSync(path, Buffer.alloc(16 * 1024 * 1024 + 1, "#"));
    await openFile(page, path);
    await expect(page.getByRole("alert").getByRole("paragraph")).toHaveText(
      "“huge.txt” was not opened: the playground opens files up to 16 MiB. Your text did not change. Choose a smaller file.",
    );
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  });
});

test("a file dropped on the page is opened", async ({ page }) => {
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["User-agent: *\nDisallow: /media\n"], "robots.txt"));
    return transfer;
  });
  await region(page, "Why").dispatchEvent("drop", { dataTransfer: dropped });
  await expectVerdict(page, "/media/boot.webp", "GPTBot", "Block line 2");
});

test("of several files that are dropped, robots.txt is opened, and a notice says so", async ({
  page,
}) => {
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["User-agent: *\nDisallow: /tmp\n"], "a.txt"));
    transfer.items.add(new File(["User-agent: *\nDisallow: /media\n"], "robots.txt"));
    return transfer;
  });
  await region(page, "Why").dispatchEvent("drop", { dataTransfer: dropped });
  await expectVerdict(page, "/media/boot.webp", "GPTBot", "Block line 2");
  await expect(page.getByRole("status").filter({ hasText: "one file at a time" })).toContainText(
    "of 2 files, it opened “robots.txt”.",
  );
});

test.describe("a file of 500 KiB", () => {
  test.beforeEach(async ({ page }) => {
    await openFile(page, largeFile());
    await expect(line(page, 1)).toHaveText("User-agent: crawler-0");
  });

  test("is read to its end", async ({ page }) => {
    await addUrl(page, "/the/end/of/it");
    await expectVerdict(page, "/the/end/of/it", "GPTBot", `Block line ${LAST_LINE}`);
  });

  test("takes a typed key, and answers for it", async ({ page }) => {
    await addUrl(page, "/the/end/of/it");
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("x");
    await expect(caretLine(page)).toHaveText("Disallow: /the/endx");
    await expectVerdict(page, "/the/end/of/it", "GPTBot", "Allow no rule");
    await page.keyboard.press("Backspace");
    await expectVerdict(page, "/the/end/of/it", "GPTBot", `Block line ${LAST_LINE}`);
  });

  test("has a list of groups that scrolls to its end, and leads to it", async ({ page }) => {
    const groups = region(page, "Groups").getByRole("list");
    await expect(groups.getByRole("button", { name: /crawler-0 / })).toBeVisible();
    await groups.hover();
    const last = groups.getByRole("button", { name: /GPTBot/ });
    await expect(async () => {
      // A notice that comes meanwhile makes the list shorter.
      await page.mouse.wheel(0, 1_000_000);
      await expect(last).toBeInViewport({ ratio: 0.99, timeout: 1_000 });
    }).toPass();
    const total = await groups.getByRole("listitem").last().getAttribute("aria-setsize");
    expect(Number(total)).toBeGreaterThan(await groups.getByRole("listitem").count());
    await expect(groups.getByRole("listitem").last()).toHaveAttribute("aria-posinset", `${total}`);
    await last.click();
    await expect(lineReading(page, "User-agent: GPTBot")).toBeInViewport({ ratio: 0.99 });
  });
});

const GROUPS = 2000;
const RULES = 6;
const LAST_LINE = GROUPS * (RULES + 1) + 2;

/** 2,000 groups and at their end one of GPTBot, in a little less than 500 KiB. */
function largeFile(): Buffer {
  const group = (number: number) => {
    const rule = (_: unknown, at: number) => `Disallow: /section-${number}/page-${at}/*.html\n`;
    return `User-agent: crawler-${number}\n${Array.from({ length: RULES }, rule).join("")}`;
  };
  const groups = Array.from({ length: GROUPS }, (_, number) => group(number)).join("");
  return Buffer.from(`${groups}User-agent: GPTBot\nDisallow: /the/end`);
}
