import { EXAMPLE as LINKED } from "./support/link.ts";
import {
  addUrl,
  addUrls,
  button,
  cell,
  copied,
  expect,
  expectVerdict,
  open,
  openLink,
  paste,
  patiently,
  region,
  row,
  test,
  urlHead,
  urls,
} from "./support/page.ts";

const EXAMPLE = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];

test.beforeEach(({ page }) => open(page));

test.describe("adding URLs", () => {
  test("puts a typed URL into the table with its verdicts", async ({ page }) => {
    await addUrls(page).click();
    await page.keyboard.type("/checkout/pay");
    await page.keyboard.press("Enter");
    await expect(row(page, "/checkout/pay")).toHaveAccessibleName(
      "/checkout/pay Block line 32 Block line 25 Block line 19",
    );
    await expect(addUrls(page)).toHaveValue("");
  });

  test("adds every line of a pasted list", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, "https://shop.example/search?q=1\r\n\r\n  /checkout \n/cart\n");
    await expect
      .poll(() => urls(page))
      .toEqual([...EXAMPLE, "https://shop.example/search?q=1", "/checkout", "/cart"]);
  });

  test("leaves a pasted single URL in the box, to be looked at", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, "/checkout");
    await expect(addUrls(page)).toHaveValue("/checkout");
    expect(await urls(page)).toEqual(EXAMPLE);
  });

  test("reads a sitemap without line breaks, and a row of URLs", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, "<urlset><url><loc>/m1</loc></url><url><loc>/m2</loc></url></urlset>");
    await expect.poll(() => urls(page)).toEqual([...EXAMPLE, "/m1", "/m2"]);
    await addUrls(page).fill("/r1, /r2");
    await page.keyboard.press("Enter");
    await expect.poll(() => urls(page)).toEqual([...EXAMPLE, "/m1", "/m2", "/r1", "/r2"]);
  });

  test("takes the links of cells that a spreadsheet copied with names for them", async ({
    page,
  }) => {
    await addUrls(page).evaluate((box) => {
      const clipboardData = new DataTransfer();
      const row = (name: string) => `<tr><td><a href="https://shop.example/${name}">${name}</a>`;
      clipboardData.setData("text/plain", "Our boots\nOur hats\n");
      clipboardData.setData("text/html", `<table>${row("boots")}${row("hats")}</table>`);
      const terms = { clipboardData, bubbles: true, cancelable: true };
      box.dispatchEvent(new ClipboardEvent("paste", terms));
    });
    await expect
      .poll(() => urls(page))
      .toEqual([...EXAMPLE, "https://shop.example/boots", "https://shop.example/hats"]);
    await expectVerdict(page, "https://shop.example/hats", "GPTBot", "Block line 19");
  });

  test("works before there is a crawler, whose choice is offered", async ({ page }) => {
    await openLink(page, { ...LINKED, urls: [], crawlers: [] });
    await addUrls(page).focus();
    await paste(page, "/cart\n/checkout\n");
    const heads = page.getByRole("grid").getByRole("rowheader");
    await expect(heads).toHaveText(["/cart", "/checkout"]);
    await expect(region(page, "Verdicts")).toContainText("No crawlers yet. Choose one in Crawlers");
    const usual = "Add Googlebot, bingbot, GPTBot and ClaudeBot";
    await region(page, "Verdicts").getByRole("button", { name: usual, exact: true }).click();
    await expectVerdict(page, "/checkout", "bingbot", "Block line 32");
    await expect(region(page, "Verdicts")).not.toContainText("No crawlers yet");
  });

  test("adds nothing twice", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, "/tmp/export.csv\n/checkout\n/checkout\n");
    await expect.poll(() => urls(page)).toEqual([...EXAMPLE, "/checkout"]);
  });

  test("is told to a screen reader", async ({ page }) => {
    await addUrl(page, "/checkout");
    const told = page.getByRole("status");
    await expect(told.filter({ hasText: "Added /checkout: 3 blocked." })).toHaveCount(1);
  });

  test("that is there already says so, and leads to its verdicts", async ({ page }) => {
    await addUrl(page, "tmp/export.csv");
    const told = page.getByRole("status");
    await expect(
      told.filter({ hasText: "/tmp/export.csv is already in the table." }),
    ).toBeVisible();
    await expect(region(page, "Why")).toContainText("/tmp/export.csv");
    await addUrls(page).press("x");
    await expect(told.filter({ hasText: "already in the table" })).toHaveCount(0);
    expect(await urls(page)).toEqual(EXAMPLE);
  });

  test("that is there already says so within the notice, however long it is", async ({ page }) => {
    const long = `/${"long/".repeat(60)}`;
    await addUrl(page, long);
    await addUrl(page, long);
    const told = page.getByRole("status").filter({ hasText: "already in the table" });
    const notice = told.locator("> *");
    await expect(notice).toBeVisible();
    expect(await notice.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test("shows the new row, however many there are", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, Array.from({ length: 30 }, (_, number) => `/page/${number}`).join("\n"));
    // A list is read a moment later, and then its rows are the new ones.
    await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "35");
    await addUrl(page, "/checkout");
    await expect(row(page, "/checkout")).toBeInViewport({ ratio: 0.99 });
  });

  test("counts the new cells in the totals", async ({ page }) => {
    const totals = region(page, "Verdicts").getByRole("list", { name: "Totals" });
    const differ = "* Parsers differ 1";
    await expect(totals.getByRole("listitem")).toHaveText(["Block 7", "Allow 5", differ]);
    await addUrl(page, "/checkout");
    await expect(totals.getByRole("listitem")).toHaveText(["Block 10", "Allow 5", differ]);
  });

  test("draws only the rows in sight of ten thousand", async ({ page }) => {
    await addUrls(page).click();
    await paste(page, Array.from({ length: 10_000 }, (_, number) => `/page/${number}`).join("\n"));
    await patiently(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "10005");
    expect(await page.getByRole("grid").getByRole("row").count()).toBeLessThan(100);
    await urlHead(page, "/").focus();
    await page.keyboard.press("Control+End");
    await expect(cell(page, "/page/9999", "GPTBot")).toBeFocused();
  });
});

test.describe("editing a URL in place", () => {
  test("keeps what was typed on Enter, and the focus on the URL", async ({ page }) => {
    await urlHead(page, "/tmp/export.csv").focus();
    await page.keyboard.press("F2");
    await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
    await page.keyboard.type("/checkout");
    await page.keyboard.press("Enter");
    await expect(urlHead(page, "/checkout")).toBeFocused();
    await expectVerdict(page, "/checkout", "Googlebot", "Block line 32");
    await expect.poll(() => urls(page)).toEqual([...EXAMPLE.slice(0, 3), "/checkout"]);
  });

  test("takes letters that are typed at once after the key", async ({ page }) => {
    await urlHead(page, "/tmp/export.csv").focus();
    await expect(page.getByRole("button", { name: "Edit /tmp/export.csv" })).toBeAttached();
    await page.keyboard.press("F2");
    await page.keyboard.type("/bananas");
    await page.keyboard.press("Enter");
    await expect.poll(() => urls(page)).toEqual([...EXAMPLE.slice(0, 3), "/bananas"]);
  });

  test("says so where what was typed is in the table already", async ({ page }) => {
    await urlHead(page, "/tmp/export.csv").focus();
    await page.keyboard.press("F2");
    await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
    await page.keyboard.type("/");
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("/ is already in the table, so /tmp/export.csv did not change."),
    ).toBeVisible();
    await expect(urlHead(page, "/tmp/export.csv")).toBeFocused();
    expect(await urls(page)).toEqual(EXAMPLE);
  });

  test("drops what was typed on Escape", async ({ page }) => {
    await urlHead(page, "/tmp/export.csv").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
    await page.keyboard.type("/checkout");
    await page.keyboard.press("Escape");
    await expect(urlHead(page, "/tmp/export.csv")).toBeFocused();
    expect(await urls(page)).toEqual(EXAMPLE);
  });

  test("keeps what was typed when another box is chosen, which then has the focus", async ({
    page,
  }) => {
    await urlHead(page, "/tmp/export.csv").dblclick({ position: { x: 20, y: 10 } });
    await page.getByRole("textbox", { name: "URL", exact: true }).fill("/checkout");
    await addUrls(page).click();
    await expect(urlHead(page, "/checkout")).toBeVisible();
    await expect(addUrls(page)).toBeFocused();
  });

  test("removes a URL that is left empty", async ({ page }) => {
    await urlHead(page, "/tmp/export.csv").hover();
    await button(page, "Edit /tmp/export.csv").click();
    await page.getByRole("textbox", { name: "URL", exact: true }).fill("");
    await page.keyboard.press("Enter");
    await expect.poll(() => urls(page)).toEqual(EXAMPLE.slice(0, 3));
  });
});

test.describe("removing a URL", () => {
  test("works with Delete, and undo gives it back", async ({ page }) => {
    await urlHead(page, "/media/boot.webp").focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => urls(page)).toEqual(EXAMPLE.toSpliced(2, 1));
    await expect(urlHead(page, "/tmp/export.csv")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => urls(page)).toEqual(EXAMPLE);
  });

  test("works with its button", async ({ page }) => {
    await urlHead(page, "/media/boot.webp").hover();
    await button(page, "Remove /media/boot.webp").click();
    await expect.poll(() => urls(page)).toEqual(EXAMPLE.toSpliced(2, 1));
  });

  test("tells how to go on when none is left, and keeps the keyboard’s place", async ({ page }) => {
    await urlHead(page, "/").focus();
    for (const url of EXAMPLE) {
      await expect(urlHead(page, url)).toBeFocused();
      await page.keyboard.press("Delete");
    }
    await expect(
      region(page, "Verdicts").getByText(
        "No URLs yet. Add one below to see which crawlers may fetch it.",
        {
          exact: true,
        },
      ),
    ).toBeVisible();
    await expect(region(page, "Verdicts").locator(":focus")).toHaveCount(1);
  });
});

test.describe("reordering URLs", () => {
  test("works with Alt and an arrow, and the focus goes along", async ({ page }) => {
    await urlHead(page, "/").focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect
      .poll(() => urls(page))
      .toEqual(["/cart/help?sort=price&page=2", "/", "/media/boot.webp", "/tmp/export.csv"]);
    await expect(urlHead(page, "/")).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => urls(page)).toEqual(EXAMPLE);
    await expect(urlHead(page, "/")).toBeFocused();
  });

  test("works with the buttons", async ({ page }) => {
    await urlHead(page, "/tmp/export.csv").hover();
    await button(page, "Move /tmp/export.csv up").click();
    await expect
      .poll(() => urls(page))
      .toEqual(["/", "/cart/help?sort=price&page=2", "/tmp/export.csv", "/media/boot.webp"]);
  });

  test("leaves the first URL and the focus in place on the way up", async ({ page }) => {
    await urlHead(page, "/").focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(urlHead(page, "/")).toBeFocused();
    // A focus that was lost shows with the next key.
    await page.keyboard.press("ArrowRight");
    await expect(cell(page, "/", "Googlebot")).toBeFocused();
    expect(await urls(page)).toEqual(EXAMPLE);
  });
});

test.describe("a URL of letters beyond ASCII", () => {
  const URLS = [
    "https://shop.example/عربى/منتجات/أحذية?لون=أحمر",
    "https://shop.example/עברית/נעליים",
    `/${"👩‍👩‍👧‍👦".repeat(20)}/end`,
    `/${"日本語".repeat(100)}`,
  ];

  test("is cut between characters in every panel, and shown from left to right", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await addUrls(page).focus();
    await paste(page, URLS.join("\n"));
    await expect(urlHead(page, URLS[3] ?? "")).toBeVisible();
    for (const url of URLS) {
      await cell(page, url, "Googlebot").click();
      await expect(urlHead(page, url).locator("bdi")).toHaveAttribute("dir", "ltr");
      const broken = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const halves: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          halves.push(node.nodeValue ?? "");
        return halves.filter((text) => /\p{Surrogate}/u.test(text));
      });
      expect(broken).toEqual([]);
    }
  });

  test("has its words in the order of its path", async ({ page }) => {
    await addUrls(page).focus();
    await paste(page, "/a/שלום/ספר");
    await page.keyboard.press("Enter");
    const places = await urlHead(page, "/a/שלום/ספר")
      .locator("bdi")
      .evaluate((element) =>
        ["שלום", "ספר"].map((word) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const from = node.nodeValue?.indexOf(word) ?? -1;
            const range = document.createRange();
            if (from < 0) continue;
            range.setStart(node, from);
            range.setEnd(node, from + word.length);
            return range.getBoundingClientRect().left;
          }
          return null;
        }),
      );
    // Two neighbours from right to left are one run: the later word is to the left.
    expect(places).toEqual([expect.any(Number), expect.any(Number)]);
    expect(places[0]).toBeGreaterThan(places[1] ?? Number.POSITIVE_INFINITY);
  });

  test("is copied whole, as it was typed", async ({ page }) => {
    await addUrls(page).focus();
    await paste(page, URLS.join("\n"));
    for (const url of URLS) {
      const text = urlHead(page, url).locator("bdi");
      await text.evaluate((element) => getSelection()?.selectAllChildren(element));
      await page.keyboard.press("ControlOrMeta+c");
      await expect.poll(() => copied(page)).toBe(url);
    }
  });
});

test("URLs of one host show their paths and the host once, and it is offered as the site", async ({
  page,
}) => {
  const offered = "Every absolute URL in the table is on https://shop.example.";
  const site = page.getByRole("textbox", { name: "Site", exact: true });
  await addUrl(page, "https://shop.example/cart/9");
  await expect(page.getByText(offered)).toBeVisible();
  // Beside paths without a host, those with one show it until it is that of all.
  await expect(urlHead(page, "https://shop.example/cart/9")).toHaveText(
    "https://shop.example/cart/9",
  );
  await button(page, "Set as Site").press("Enter");
  await expect(site).toHaveValue("https://shop.example");
  await expect(page.getByRole("grid").locator(":focus")).toHaveCount(1);
  await expect(page.getByText(offered)).toHaveCount(0);
  await expect(urlHead(page, "https://shop.example/cart/9")).toHaveText("/cart/9");
  await expect(
    page.getByRole("columnheader", { name: /^URL on https:\/\/shop\.example/ }),
  ).toBeVisible();
  await expectVerdict(page, "https://shop.example/cart/9", "Googlebot", "Block line 5");
  await addUrl(page, "https://other.example/");
  await expect(urlHead(page, "https://shop.example/cart/9")).toHaveText(
    "https://shop.example/cart/9",
  );
});
