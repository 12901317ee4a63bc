import type { Page } from "@playwright/test";
import { compare, FILE, files, side } from "./support/comparison.ts";
import { EXAMPLE, linkTo } from "./support/link.ts";
import {
  act,
  addUrls,
  aided,
  button,
  caretTo,
  editor,
  expect,
  line,
  open,
  paste,
  test,
  urls,
} from "./support/page.ts";

const LINKED = {
  ...EXAMPLE,
  text: "User-agent: *\nDisallow: /linked\n",
  urls: ["/linked/1"],
  focus: null,
};
const FRAGMENT = linkTo(LINKED);

/** The address of a link to this playground. */
function linkIn(page: Page): string {
  return `${new URL(page.url()).origin}/#${FRAGMENT}`;
}

test.describe("a link that is pasted", () => {
  test("into the editor is opened, and Undo takes it back", async ({ page }) => {
    await open(page, "User-agent: *\nDisallow: /mine\n");
    await aided(page);
    await caretTo(page, 2);
    await paste(page, linkIn(page));
    await expect(line(page, 2)).toHaveText(/^Disallow: \/linked/);
    await expect.poll(() => urls(page)).toEqual(["/linked/1"]);
    const notice = page.getByRole("status").filter({ hasText: "The pasted link was opened." });
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(line(page, 2)).toHaveText(/^Disallow: \/mine/);
    await expect.poll(() => urls(page)).toEqual(EXAMPLE.urls);
  });

  test("into the box for URLs is opened, and the box stays empty", async ({ page }) => {
    await open(page);
    await aided(page);
    await addUrls(page).focus();
    await paste(page, linkIn(page));
    await expect(line(page, 2)).toHaveText(/^Disallow: \/linked/);
    await expect(addUrls(page)).toHaveValue("");
  });

  test("in the readable form is opened where nothing has the focus", async ({ page }) => {
    await open(page);
    await button(page, "Compare").focus();
    await paste(page, "#text=User-agent:+*%0ADisallow:+/linked&url=/linked/1");
    await expect(line(page, 2)).toHaveText(/^Disallow: \/linked/);
    await expect.poll(() => urls(page)).toEqual(["/linked/1"]);
  });

  test("into Before is its file", async ({ page }) => {
    await compare(page, FILE);
    await side(page, "Before").focus();
    await paste(page, linkIn(page));
    await expect(side(page, "Before")).toHaveText(/Disallow: \/linked/);
    await expect(files(page)).toContainText("the file of the pasted link 32 bytes");
    await expect(side(page, "Now")).toContainText("Disallow: /cart");
  });

  test("into Now of a comparison is opened", async ({ page }) => {
    await compare(page, FILE);
    await side(page, "Now").focus();
    await paste(page, linkIn(page));
    await expect(side(page, "Now")).toHaveText(/Disallow: \/linked/);
    await expect(side(page, "Before")).toContainText("Disallow: /cart");
  });

  test("and was cut in the middle leaves the file as it is, and says so", async ({ page }) => {
    await open(page, "User-agent: *\nDisallow: /mine\n");
    await aided(page);
    await caretTo(page, 2);
    const cut = FRAGMENT.slice(0, FRAGMENT.length / 2);
    await paste(page, `#${cut}`);
    await expect(page.getByRole("alert").getByRole("paragraph")).toHaveText(
      `This link was cut off: ${cut.length} of ${FRAGMENT.length} characters arrived. Nothing was loaded and nothing was lost. Ask the sender for the whole link.`,
    );
    await expect(editor(page)).toHaveText(/^User-agent: \*Disallow: \/mine/);
    await expect.poll(() => urls(page)).toEqual(EXAMPLE.urls);
  });

  test("is none where it is a comment that begins like one", async ({ page }) => {
    await open(page, "User-agent: *\nDisallow: /mine\n");
    await aided(page);
    await caretTo(page, 2);
    await paste(page, " #1 for us");
    await expect(line(page, 2)).toHaveText(/^Disallow: \/mine #1 for us/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a link that is pasted as Before is its file", async ({ page }) => {
    await open(page);
    await act(page, "Compare");
    await button(page, "Paste a file as Before").click();
    await page.getByRole("textbox", { name: "robots.txt for Before" }).fill(linkIn(page));
    await button(page, "Compare with this").click();
    await expect(files(page)).toContainText("the file of the pasted link 32 bytes");
  });
});
