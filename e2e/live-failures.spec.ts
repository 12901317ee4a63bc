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
  replaceFile,
  test,
} from "./support/page.ts";
import { Site } from "./support/site.ts";

beginWithServer();

test.describe("an answer that comes late", () => {
  let answerNow = () => {};
  let origin = "";

  test.beforeEach(async ({ page }) => {
    await replaceFile(page, MINE);
    const { port, requests } = await openSite((_request, response) => {
      answerNow = () => response.writeHead(200, { "Content-Type": "text/plain" }).end(RULES);
    });
    origin = `http://slow.test:${port}`;
    await openLive(page, origin);
    await expect(strip(page)).toContainText("Asking");
    // The page says so before the site is asked.
    await expect.poll(() => requests).toHaveLength(1);
  });

  test("is not opened over what was written since, until somebody wants it", async ({ page }) => {
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("Allow: /since");
    answerNow();
    await expect(strip(page).getByRole("alert")).toHaveText(
      `${origin} has responded. The response was not opened, because the file or the site in the playground has changed since you asked. Nothing was lost.`,
    );
    await expect(line(page, 3)).toContainText("Allow: /since");
    await button(page, "Open the response").click();
    await expect(line(page, 2)).toContainText("Disallow: /cart");
    await expect(strip(page).getByRole("status")).toHaveText(`200 ${origin}/robots.txt`);
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(line(page, 3)).toContainText("Allow: /since");
  });

  test("leaves another site that is being typed", async ({ page }) => {
    await siteBox(page).fill("https://other.example");
    answerNow();
    await expect(strip(page)).toContainText("has responded");
    await expect(siteBox(page)).toHaveValue("https://other.example");
    await button(page, "Close").last().click();
    await expect(strip(page)).toHaveCount(0);
    await expect(line(page, 2)).toContainText("Disallow: /mine");
  });

  test("is nobody’s once another was asked for", async ({ page }) => {
    const answerFirst = answerNow;
    const isOver = page.waitForEvent("requestfailed", (request) => request.url().includes("api/"));
    await openLive(page, await openLocal("other", { body: "User-agent: *\nDisallow: /other\n" }));
    await expect(line(page, 2)).toContainText("Disallow: /other");
    answerFirst();
    await isOver;
    await expect(strip(page).getByRole("status")).toContainText("200 http://other.test");
    await expect(line(page, 2)).toContainText("Disallow: /other");
  });
});

test.describe("a site that does not answer", () => {
  test("is given up when somebody cancels, and leaves the page as it was", async ({ page }) => {
    await replaceFile(page, MINE);
    let hungUp = () => {};
    const gone = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    const { port, requests } = await openSite((request) => {
      request.socket.on("close", hungUp);
    });
    await openLive(page, `http://slow.test:${port}`);
    await expect(strip(page).getByRole("status")).toHaveText(
      `Asking http://slow.test:${port} for its robots.txt…`,
    );
    await expect.poll(() => requests).toHaveLength(1);
    await button(page, "Cancel").click();
    await expect(strip(page)).toHaveCount(0);
    await expect(button(page, "Open live")).toBeFocused();
    await gone;
    await expect(line(page, 2)).toContainText("Disallow: /mine");
    await expect(http(page)).toHaveValue("ok");
  });

  test("is explained, and treated as unreachable only when that is wanted", async ({ page }) => {
    await replaceFile(page, MINE);
    const { port } = await openSite(() => {});
    await openLive(page, `http://nowhere.invalid:${port}`);
    await expect(strip(page).getByRole("alert")).toHaveText(
      "No address was found for this host. Check its spelling. Nothing was lost: your file is as it was.",
    );
    await expectVerdict(page, "/", "Googlebot", "Allow no rule");
    await button(page, "Treat as unreachable").click();
    await expect(http(page)).toHaveValue("unreachable");
    await expectVerdict(page, "/", "Googlebot", "Block no rule");
    await expect(line(page, 2)).toContainText("Disallow: /mine");
    await expect(strip(page)).toHaveCount(0);
  });

  test("is forgotten once another is typed", async ({ page }) => {
    const { port } = await openSite((request) => request.socket.destroy());
    await openLive(page, `http://broken.test:${port}`);
    await expect(strip(page).getByRole("alert")).toContainText("The response was incomplete");
    await siteBox(page).press("End");
    await siteBox(page).pressSequentially("1");
    await expect(strip(page)).toHaveCount(0);
    await expect(siteBox(page)).toBeFocused();
    await expect(siteBox(page)).toHaveValue(`http://broken.test:${port}1`);
    await expect(http(page)).toHaveValue("ok");
  });

  test("can be asked under the name of a crawler, for it may answer only those", async ({
    page,
  }) => {
    const { port } = await openSite((request, response) => {
      if (request.headers["user-agent"]?.includes("Googlebot")) response.end(RULES);
      else request.socket.destroy();
    });
    await openLive(page, `http://picky.test:${port}`);
    await expect(strip(page).getByRole("alert")).toContainText("The response was incomplete");
    await page.getByRole("combobox", { name: "Ask as", exact: true }).selectOption("Googlebot");
    await button(page, "Ask again").click();
    await expect(line(page, 2)).toContainText("Disallow: /cart");
  });

  test("because its redirects never end is read so", async ({ page }) => {
    const { port } = await openSite((request, response) => {
      response.writeHead(302, { Location: `${request.url}x` }).end();
    });
    await openLive(page, `http://shop.test:${port}`);
    await expect(strip(page)).toContainText("The site redirects more than five times in a row.");
    await expect(strip(page).getByRole("row")).toHaveCount(7);
    await button(page, "Treat as too many redirects").click();
    await expect(answer(page)).toHaveText(
      "Allowed: after so many redirects, robots.txt counts as missing.",
    );
  });
});

test.describe("where nobody can ask a site", () => {
  const TWO_STEPS = [
    "Open https://shop.example/robots.txt in a new tab",
    "Paste it into the editor",
  ];

  test("as on a static host, the page says so and how it goes in two steps", async ({
    page,
    complaints,
  }) => {
    const host = await Site.open();
    await page.goto(host.url);
    await replaceFile(page, MINE);
    await openLive(page, "https://shop.example/cart?x=<b>");
    await expect(strip(page).getByRole("alert")).toHaveText(
      "This copy of the playground has no server that could ask a site. Nothing was lost: your file is as it was.",
    );
    for (const step of TWO_STEPS) await expect(strip(page).getByRole("list")).toContainText(step);
    const link = strip(page).getByRole("link");
    await expect(link).toHaveAttribute("href", "https://shop.example/robots.txt");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(line(page, 2)).toContainText("Disallow: /mine");
    await button(page, "Close").last().click();
    await expect(button(page, "Open live")).toBeFocused();
    host.close();
    await forgive(complaints, 404);
  });

  for (const [what, type, body] of [
    ["a page of its own for every address", "text/html", "<!doctype html>"],
    ["JSON of somebody else’s", "application/json", '{"kind":"fetched"}'],
    ["what only looks like JSON", "application/json", "{"],
  ] as const)
    test(`a host that has ${what} is not believed`, async ({ page }) => {
      const host = await Site.open((_request, response) => {
        response.writeHead(200, { "Content-Type": type }).end(body);
      });
      await page.goto(host.url);
      await openLive(page, "shop.example");
      for (const step of TWO_STEPS) await expect(strip(page)).toContainText(step);
      host.close();
    });

  for (const [what, status, said] of [
    ["is broken", 502, "The playground’s server failed with status code 502."],
    [
      "is behind a limit of requests",
      429,
      "Too many requests were made in a short time. Wait a minute and try again.",
    ],
  ] as const)
    test(`as where the page’s own server ${what}, the page says so`, async ({
      page,
      complaints,
    }) => {
      await replaceFile(page, MINE);
      await page.route("**/api/robots?*", (route) =>
        route.fulfill({ status, contentType: "text/html", body: "<h1>From a proxy</h1>" }),
      );
      await openLive(page, "shop.example");
      await expect(strip(page).getByRole("alert")).toContainText(said);
      for (const step of TWO_STEPS) await expect(strip(page)).toContainText(step);
      await expect(line(page, 2)).toContainText("Disallow: /mine");
      await forgive(complaints, status);
    });

  test("as where the page’s own server breaks off, the page says that", async ({
    page,
    complaints,
  }) => {
    await page.route("**/api/robots?*", (route) => route.abort("connectionreset"));
    await openLive(page, "shop.example");
    await expect(strip(page).getByRole("alert")).toContainText(
      "The playground’s server cannot be reached, or ended the connection.",
    );
    await forgive(complaints, "net::ERR_CONNECTION_RESET");
  });

  test("as without a connection, the page says that", async ({ page, context, complaints }) => {
    await replaceFile(page, MINE);
    await siteBox(page).fill("shop.example");
    // What opens live sites is there already, as with a service worker.
    await button(page, "Open live").click();
    await expect(strip(page)).toBeVisible();
    await button(page, "Close").last().click();
    complaints.splice(0);
    await context.setOffline(true);
    await button(page, "Open live").click();
    await expect(strip(page).getByRole("alert")).toHaveText(
      "You are offline, so no site can be asked. Try again when you are connected. Nothing was lost: your file is as it was.",
    );
    await forgive(complaints, "net::ERR_INTERNET_DISCONNECTED");
  });
});
