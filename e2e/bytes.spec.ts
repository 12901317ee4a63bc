import {
  button,
  caretTo,
  download,
  editor,
  expect,
  expectVerdict,
  kept,
  line,
  open,
  openFile,
  region,
  share,
  status,
  test,
} from "./support/page.ts";

const RULES = "User-agent: *\nDisallow: /media\n";
const MIXED = Buffer.from("User-agent: *\r\nDisallow: /a\nAllow: /b\rDisallow: /c\r\r\n# end");

/** A file and what the status bar says of it. */
const HOSTILE: readonly (readonly [bytes: Buffer, says: readonly string[]])[] = [
  [MIXED, ["mixed", "UTF-8"]],
  [Buffer.from("\ufeffUser-agent: *\r\nDisallow: /é"), ["CRLF", "UTF-8 with BOM"]],
  [Buffer.from("a\rb\rc"), ["CR", "UTF-8"]],
  [Buffer.from("caf\xe9\xff\n\xc3", "latin1"), ["LF", "3 invalid UTF-8 bytes"]],
  [Buffer.from(`\ufeff${RULES}\r\nx\ry😀`, "utf16le"), ["mixed", "UTF-16 LE with BOM"]],
  [Buffer.from(`\ufeff${RULES}`, "utf16le").swap16(), ["LF", "UTF-16 BE with BOM"]],
  [Buffer.from(RULES, "utf16le"), ["LF", "UTF-16 LE without BOM"]],
  [Buffer.from("\ufeffabc", "utf16le").subarray(0, 7), ["LF", "2 invalid UTF-8 bytes"]],
  [Buffer.from([0, 255, 254, 13, 13, 10, 0, 0xed, 0xa0, 0x80]), ["mixed"]],
];

test.beforeEach(({ page }) => open(page));

test.describe("a file opened and downloaded is the same, byte for byte, and named in the status bar", () => {
  for (const [bytes, says] of HOSTILE)
    test(`where it is ${bytes
      .toString("latin1")
      .slice(0, 20)
      .replace(/[^ -~]+/g, "·")} (${says})`, async ({ page }) => {
      await openFile(page, bytes);
      await expect(status(page)).toContainText(`${bytes.length} bytes of 500 KiB`);
      for (const words of says)
        await expect(status(page).getByText(words, { exact: true })).toBeVisible();
      expect((await download(page)).bytes).toEqual(bytes);
      await kept(page);
      await page.reload();
      await expect(status(page)).toContainText(`${bytes.length} bytes of 500 KiB`);
      expect((await download(page)).bytes).toEqual(bytes);
    });
});

test("a link carries mixed line endings and UTF-16 as they are", async ({ page, stranger }) => {
  for (const bytes of [MIXED, Buffer.from(`\ufeff${RULES}`, "utf16le")]) {
    await openFile(page, bytes);
    await expect(status(page)).toContainText(`${bytes.length} bytes`);
    await stranger.goto(await share(page));
    await page.keyboard.press("Escape");
    await expect(status(stranger)).toContainText(`${bytes.length} bytes`);
    expect((await download(stranger)).bytes).toEqual(bytes);
  }
});

test("an edit leaves the other lines their ends, and new lines get the usual one", async ({
  page,
}) => {
  await openFile(page, Buffer.from("a\r\nb\nc\r\nd\n\r\n"));
  await expect(status(page)).toContainText(/\b12 bytes/);
  await caretTo(page, 2);
  await page.keyboard.type("x\ny");
  await expect(line(page, 3)).toContainText("y");
  expect((await download(page)).bytes.toString()).toBe("a\r\nbx\r\ny\nc\r\nd\n\r\n");
});

test("the status bar makes all line ends alike, and one undo takes it back", async ({ page }) => {
  await openFile(page, MIXED);
  await status(page).getByRole("button", { name: "mixed", exact: true }).click();
  await status(page).getByRole("button", { name: "End every line with LF" }).click();
  await expect(status(page).getByRole("button", { name: "LF", exact: true })).toBeVisible();
  expect((await download(page)).bytes.includes("\r")).toBe(false);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(status(page).getByRole("button", { name: "mixed", exact: true })).toBeVisible();
  expect((await download(page)).bytes).toEqual(MIXED);
});

test.describe("a file in UTF-16", () => {
  const bytes = Buffer.from(`\ufeff${RULES}`, "utf16le");

  test("is shown as text, while crawlers find no rule in it", async ({ page }) => {
    await openFile(page, bytes);
    await expect(line(page, 2)).toContainText("Disallow: /media");
    await expect(region(page, "Editor").getByRole("status")).toContainText(
      "The rules are not used: the file is in UTF-16; read as UTF-8, it has no rules",
    );
    await expectVerdict(page, "/media/boot.webp", "GPTBot", /^Allow/);
  });

  test("becomes UTF-8 in the status bar, and one undo takes it back", async ({ page }) => {
    await openFile(page, bytes);
    await button(page, "UTF-16 LE with BOM").click();
    await button(page, "Convert to UTF-8").click();
    await expectVerdict(page, "/media/boot.webp", "GPTBot", "Block line 2");
    expect((await download(page)).bytes.toString()).toBe(RULES);
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(button(page, "UTF-16 LE with BOM")).toBeVisible();
    expect((await download(page)).bytes).toEqual(bytes);
  });
});

test("bytes that are no UTF-8 become what Windows-1252 has for them", async ({ page }) => {
  await openFile(page, Buffer.from("Disallow: /caf\xe9\x80\n", "latin1"));
  await button(page, "2 invalid UTF-8 bytes").click();
  await button(page, "Convert from Windows-1252 to UTF-8").click();
  await expect(status(page).getByText("UTF-8", { exact: true })).toBeVisible();
  expect((await download(page)).bytes.toString()).toBe("Disallow: /café€\n");
});
