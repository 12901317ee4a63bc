import type { Page } from "@playwright/test";
import {
  addUrl,
  cell,
  crawlers,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  readAs,
  share,
  test,
  urls,
} from "./support/page.ts";

const CASE =
  "text=User-agent:+*%0ADisallow:+/cart%0A&url=/cart/1&url=/caf%25C3%25A9&agent=Googlebot&agent=GPTBot&read-as=google&site=https://shop.example&http=503+copy&expect=block";

test("a readable link opens a file with its questions", async ({ page }) => {
  await page.goto(`/#${CASE}`);
  await expect(line(page, 2)).toHaveText(/^Disallow: \/cart/);
  await expect.poll(() => urls(page)).toEqual(["/cart/1", "/caf%C3%A9"]);
  await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "GPTBot"]);
  await expect(readAs(page)).toHaveValue("google");
  await expect(page.getByRole("textbox", { name: "Site" })).toHaveValue("https://shop.example");
  await expect(page.getByRole("combobox", { name: "HTTP" })).toHaveValue("503");
});

test("a readable link says what is expected", async ({ page }) => {
  await page.goto("/#text=User-agent:+*%0AAllow:+/%0A&url=/a&agent=GPTBot&expect=block");
  await expect(cell(page, "/a", "GPTBot")).toHaveAccessibleName(/expected/i);
});

test("Share makes a short link of a readable one, and the address stays", async ({
  page,
  stranger,
}) => {
  await page.goto(`/#${CASE}`);
  await expect.poll(() => urls(page)).toEqual(["/cart/1", "/caf%C3%A9"]);
  const link = await share(page);
  expect(new URL(page.url()).hash).toBe(`#${CASE}`);
  await stranger.goto(link);
  await expect.poll(() => urls(stranger)).toEqual(["/cart/1", "/caf%C3%A9"]);
});

test("a readable link becomes a short one in the address once the page is edited", async ({
  page,
  stranger,
}) => {
  await page.goto(`/#${CASE}`);
  await addUrl(page, "/more");
  await expect(page).toHaveURL(/#1[\w-]+$/);
  await stranger.goto(page.url());
  await expect.poll(() => urls(stranger)).toEqual(["/cart/1", "/caf%C3%A9", "/more"]);
});

test("a readable link opened over a page gives it back with one undo", async ({ page }) => {
  await open(page, "User-agent: *\nDisallow: /mine\n");
  await page.goto("/#text=User-agent:+*%0AAllow:+/%0A&url=/a&agent=GPTBot");
  await expect.poll(() => crawlers(page)).toEqual(["GPTBot"]);
  await expectVerdict(page, "/a", "GPTBot", "Allow line 2");
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line(page, 2)).toHaveText(/^Disallow: \/mine/);
  await expect.poll(() => urls(page)).toContain("/media/boot.webp");
});

const MISTAKES = [
  [
    "text=a&agnet=GPTBot",
    "“agnet” is not a parameter. The parameters are text, url, agent, read-as, site, http and expect.",
  ],
  [
    "text=a&url=/100%",
    "In “url”, a “%” is not followed by two hexadecimal digits. Write the “%” itself as %25.",
  ],
  [
    "text=a&http=418",
    "“http” cannot be “418”. Use 200, html, too-large, 400, 401, 403, 404, 410, 429, 451, 500, 502, 503, 504, unreachable or a number of redirects, such as “redirects 6”.",
  ],
  ["url=/a", "“text”, the parameter that holds the file, is missing."],
] as const;

test("a readable link with a mistake is not loaded, and the mistake is named", async ({ page }) => {
  for (const [fragment, sentence] of MISTAKES) {
    await page.goto(`/#${fragment}`);
    await expect(notice(page)).toHaveText(
      `This link cannot be opened as it is written. ${sentence} Nothing was loaded and nothing was lost. Correct the link and open it again.`,
    );
    await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  }
});

test("what can be read of a readable link with a mistake is there to copy", async ({ page }) => {
  await page.goto("/#text=User-agent:+*%0ADisallow:+/a&url=/b&agnet=GPTBot");
  await page.getByText("Show file and URLs", { exact: true }).click();
  await expect(page.getByRole("textbox", { name: "file", exact: true })).toHaveValue(
    "User-agent: *\nDisallow: /a",
  );
});

test("a fragment of another page opens nothing and says nothing", async ({ page }) => {
  await page.goto("/#section=2");
  await expect(line(page, 1)).toHaveText("# robots.txt for https://shop.example");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

function notice(page: Page) {
  return page.getByRole("alert").getByRole("paragraph");
}
