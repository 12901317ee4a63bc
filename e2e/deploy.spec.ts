import { readFile } from "node:fs/promises";
import {
  addUrls,
  answer,
  button,
  caretTo,
  cell,
  copied,
  expect,
  expectVerdict,
  open,
  openFile,
  paste,
  test,
} from "./support/page.ts";

test.use({ isFresh: true });

// The page is loaded from one version after the other.
test.describe.configure({ timeout: 120_000 });

const LIVE = `User-agent: *
Disallow: /cart
Disallow: /search
Allow: /search/help

User-agent: GPTBot
Disallow: /
`;

const MUST_STAY = ["/", "/search/help", "/products/1", "/cart/items", "/search?q=shoes"];

test("before a deploy: the live file, the URLs that matter, what they say now, an edit, what flips and why, and a report", async ({
  page,
}) => {
  await open(page);
  await openFile(page, Buffer.from(LIVE));
  await addUrls(page).click();
  await paste(page, MUST_STAY.join("\n"));
  await expectVerdict(page, "/search/help", "Googlebot", "Allow line 4");

  await button(page, "Expect").click();
  await button(page, "Expect the current verdicts").click();
  await expect(button(page, "Unexpected 0")).toBeVisible();

  // Meant to open the help, it closes the products.
  await caretTo(page, 3);
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("Disallow: /p");
  await expect(button(page, "Unexpected 2")).toBeVisible();
  await button(page, "Unexpected 2").click();
  await expectVerdict(page, "/products/1", "Googlebot", "Block expected Allow line 4");
  await cell(page, "/products/1", "Googlebot").click();
  await expect(answer(page)).toHaveText(
    "≠ Expected Allow. Until your last change, no rule blocked this URL. Line 4, Disallow: /p, is new.",
  );
  await expect(page.getByRole("region", { name: "Why", exact: true })).toContainText(
    "Blocked by line 4, the only rule of group A that matches.",
  );

  await button(page, "Export").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Expectations as JUnit XML").click(),
  ]);
  const xml = await readFile(await file.path(), "utf8");
  expect(xml).toContain('message="expected Allow, is Block"');
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Export").click();
  await button(page, "Copy a report in Markdown").click();
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeVisible();
  await expect.poll(() => copied(page)).toContain("Not as expected: 2 verdicts.");
  expect(await copied(page)).toContain("/products/1");
});
