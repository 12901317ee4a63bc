import type { Page } from "@playwright/test";
import { openSite } from "../test/fetch/local-sites.ts";
import {
  beginWithServer,
  forgive,
  http,
  MINE,
  openLive,
  openLocal,
  RULES,
  siteBox,
  strip,
} from "./support/live.ts";
import {
  answer,
  button,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  readAs,
  replaceFile,
  status,
  test,
} from "./support/page.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

beginWithServer();

test.describe("a site that is opened", () => {
  test("with a file fills text, HTTP and strip, and one undo brings all back", async ({ page }) => {
    await replaceFile(page, MINE);
    const origin = await openLocal("shop", {
      body: RULES,
      headers: { "Content-Type": "text/plain", "Cache-Control": "max-age=60" },
    });
    await openLive(page, origin);
    await expect(line(page, 2)).toContainText("Disallow: /cart");
    await expect(status(page)).toContainText(`${RULES.length} bytes of 500 KiB`);
    await expect(status(page).getByText("CRLF", { exact: true })).toBeVisible();
    await expect(strip(page).getByRole("status")).toHaveText(`200 ${origin}/robots.txt`);
    await expect(strip(page)).toContainText("may keep a copy until");
    await expectVerdict(page, "/cart/help?sort=price&page=2", "Googlebot", "Block line 2");
    await expect(button(page, "Back to your draft")).toBeVisible();

    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(line(page, 2)).toContainText("Disallow: /mine");
    await expect(http(page)).toHaveValue("ok");
    await expect(siteBox(page)).toHaveValue(origin);
    await expect(strip(page)).toHaveCount(0);

    await page.keyboard.press("ControlOrMeta+y");
    await expect(line(page, 2)).toContainText("Disallow: /cart");
    await expect(strip(page)).toContainText("200");
  });

  test("with 404 allows everything", async ({ page }) => {
    await openLive(page, await openLocal("shop", { status: 404, body: "Not found\n" }));
    await expect(http(page)).toHaveValue("404");
    await expect(line(page, 1)).toContainText("Not found");
    await expectVerdict(page, "/", "GPTBot", "Allow no rule");
    await expect(answer(page)).toHaveText(
      "Allowed: robots.txt counts as missing, so nothing is blocked.",
    );
    await expect(strip(page)).not.toContainText("keep");
  });

  test("with 503 blocks everything, but not for every reader", async ({ page }) => {
    const headers = { "Content-Type": "text/plain", "Retry-After": "120" };
    await openLive(page, await openLocal("shop", { status: 503, headers, body: RULES }));
    await expect(http(page)).toHaveValue("503");
    await expectVerdict(page, "/", "Googlebot", "Block no rule");
    await expect(strip(page)).toContainText("Retry-After 120");
    await readAs(page).selectOption("yandex");
    await expectVerdict(page, "/", "Googlebot", "Allow no rule");
    await expect(strip(page)).toContainText(
      "the status code is not 200, so robots.txt counts as missing",
    );
  });

  test("by a redirect to another host shows the hops, and governs the first", async ({ page }) => {
    const cdn = await openLocal("cdn", { body: RULES });
    const Location = `${cdn}/shop.txt`;
    const origin = await openLocal("shop", { status: 301, headers: { Location } });
    await openLive(page, origin);
    await expect(http(page)).toHaveValue("redirects");
    await expect(page.getByRole("spinbutton", { name: "Number of redirects" })).toHaveValue("1");
    await expect(page.getByRole("checkbox", { name: "to another host" })).toBeChecked();
    await expectVerdict(page, "/cart/help?sort=price&page=2", "Googlebot", "Block line 2");
    await expect(siteBox(page)).toHaveValue(origin);
    await expect(strip(page)).toContainText("1 redirect, to cdn.test");

    await button(page, "Details").click();
    const hops = strip(page).getByRole("row");
    await expect(hops).toHaveText([
      /^URLStatus codeRedirects toIP versionTime$/,
      new RegExp(`^${origin}/robots.txt301${Location}IPv4\\d+ ms$`),
      new RegExp(`^${Location}200IPv4\\d+ ms$`),
    ]);
    await expect(strip(page)).toContainText(
      `These rules apply to ${origin}, the site that was asked first`,
    );
  });

  test("with an HTML page has no rules", async ({ page }) => {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    const body = "<!doctype html>\n<title>Welcome</title>\n";
    await openLive(page, await openLocal("shop", { headers, body }));
    await expect(http(page)).toHaveValue("html");
    await expect(line(page, 1)).toContainText("<!doctype html>");
    await expectVerdict(page, "/", "GPTBot", "Allow no rule");
  });

  test("with bytes that are no UTF-8 keeps them", async ({ page }) => {
    const body = Buffer.from("# caf\xe9\n", "latin1");
    const headers = { "Content-Type": "text/plain; charset=ISO-8859-1" };
    await openLive(page, await openLocal("shop", { headers, body }));
    await expect(status(page)).toContainText("7 bytes of 500 KiB");
    await expect(status(page).getByText("1 invalid UTF-8 byte", { exact: true })).toBeVisible();
    await expect(strip(page)).toContainText(
      "RFC 9309, section 2.3, requires UTF-8 whatever the header says",
    );
  });

  test("in UTF-16 says at once that most find no rule in it", async ({ page }) => {
    await openLive(
      page,
      await openLocal("shop", { body: Buffer.from(`\ufeff${RULES}`, "utf16le") }),
    );
    await expect(line(page, 2)).toContainText("Disallow: /cart");
    await expect(strip(page)).toContainText("read as UTF-8, it has no rules");
  });

  test("in a compression that was not requested says so", async ({ page }) => {
    const headers = { "Content-Type": "text/plain", "Content-Encoding": "zstd" };
    await openLive(page, await openLocal("shop", { headers, body: RULES }));
    await expect(strip(page)).toContainText("still compressed as zstd");
  });

  test("is compared with the draft of before", async ({ page }) => {
    await replaceFile(page, MINE);
    await openLive(page, await openLocal("shop", { body: RULES }));
    await button(page, "Compare with my draft").click();
    await expect(page.getByRole("textbox", { name: "Before", exact: true })).toContainText(
      "Disallow: /mine",
    );
    await expect(page.getByText("my draft", { exact: true })).toBeVisible();
  });

  test("says which lines were added to the draft on the way", async ({ page }) => {
    await replaceFile(page, MINE);
    const block = "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END\n";
    await openLive(page, await openLocal("shop", { body: `${block}\n${MINE}` }));
    await expect(strip(page)).toContainText("your draft with 5 lines added");
    await expect(strip(page)).toContainText(
      "Cloudflare added lines 1–5: its managed robots.txt is switched on for the site. Everything else is the same as in your draft.",
    );
  });

  test("says which encoding was changed on the way, and in which line", async ({ page }) => {
    await replaceFile(page, `# café\n${MINE}`);
    const body = Buffer.from(`# café\n${MINE}# end\n`, "latin1");
    const headers = { "Content-Type": "text/plain; charset=ISO-8859-1" };
    await openLive(page, await openLocal("shop", { headers, body }));
    await expect(strip(page)).toContainText("your draft with 1 line added");
    await expect(strip(page)).toContainText("Line 4 is not in your draft");
    await expect(strip(page)).toContainText(
      "The encoding was changed in line 1: letters outside ASCII arrive in windows-1252",
    );
    await expect(strip(page)).toContainText("The header says iso-8859-1.");
  });

  test("is asked again under the name of a crawler, and told so", async ({ page }) => {
    const { port } = await openSite((request, response) => {
      response.writeHead(200, { "Content-Type": "text/plain" });
      response.end(`# for ${request.headers["user-agent"]}\n`);
    });
    await openLive(page, `http://shop.test:${port}`);
    await expect(line(page, 1)).toContainText("# for robots.txt-playground/");
    await button(page, "Details").click();
    await page.getByRole("combobox", { name: "Ask as", exact: true }).selectOption("GPTBot");
    await button(page, "Ask again").click();
    await expect(line(page, 1)).toContainText("; GPTBot; robots.txt-playground/");
  });
});

test("Enter in Site opens it live", async ({ page }) => {
  const origin = await openLocal("shop", { body: RULES });
  await siteBox(page).fill(origin);
  await siteBox(page).press("Enter");
  await expect(strip(page)).toContainText("200");
  await expect(line(page, 2)).toContainText("Disallow: /cart");
});

/** What the page asks of its server from now on. */
function liveRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("api/")) asked.push(request.url());
  });
  return asked;
}

test("nothing is asked of anybody while a site is typed or pasted", async ({ page }) => {
  const asked = liveRequests(page);
  const origin = await openLocal("shop", { body: RULES });
  await siteBox(page).pressSequentially("http://other.test:8080/robots.txt");
  await siteBox(page).fill(`${origin}/cart?token=secret`);
  await siteBox(page).press("Tab");
  await expect(button(page, "Open live")).toBeFocused();
  expect(asked).toEqual([]);
  await button(page, "Open live").press("Enter");
  await expect(strip(page)).toContainText("200");
  const robots = encodeURIComponent(`${origin}/robots.txt`);
  expect(asked).toEqual([`${new URL("/api/robots", page.url())}?site=${robots}`]);
});

test("without a site there is nothing to open", async ({ page }) => {
  await expect(button(page, "Open live")).toBeDisabled();
  await siteBox(page).fill("mailto:web@shop.example");
  await expect(button(page, "Open live")).toBeDisabled();
  const asked = liveRequests(page);
  await siteBox(page).press("Enter");
  await siteBox(page).fill(await openLocal("shop", { body: RULES }));
  await siteBox(page).press("Enter");
  await expect(strip(page)).toContainText("200");
  expect(asked).toHaveLength(1);
});

test("what npm start serves opens no site of a private network, and says what to do", async ({
  page,
  complaints,
}) => {
  await open(page);
  await openLive(page, "http://127.0.0.1/");
  await expect(strip(page).getByRole("alert")).toContainText(
    "The playground’s server does not ask localhost or private addresses, because they lead to its own machine and network.",
  );
  await expect(strip(page).getByRole("link")).toHaveAttribute(
    "href",
    "http://127.0.0.1/robots.txt",
  );
  await forgive(complaints, 403);
});
