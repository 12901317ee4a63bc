import {
  addCrawler,
  addUrl,
  answer,
  caretLine,
  caretTo,
  cell,
  crawlers,
  expect,
  expectVerdict,
  framesOf,
  line,
  open,
  openFile,
  patiently,
  region,
  replaceFile,
  status,
  test,
  urlHead,
} from "./support/page.ts";

// Files of megabytes, and every key in them answered.
test.describe.configure({ timeout: 240_000 });

const MARKUP = `<img src=x onerror="document.title='owned'">`;

/** What is typed, as which URL it is shown, and whether a file that blocks /cart blocks it. */
const URLS: readonly (readonly [typed: string, shown: string, verdict: string])[] = [
  ["shop.example/cart/1", "shop.example/cart/1", "Block line 2"],
  ["cart", "/cart", "Block line 2"],
  ["//shop.example/cart", "//shop.example/cart", "Block line 2"],
  ["/cart/🛒?é=ü ö", "/cart/🛒?é=ü ö", "Block line 2"],
  ["https://shop.example/cart#x", "https://shop.example/cart#x", "Block line 2"],
  ["mailto:web@shop.example", "mailto:web@shop.example", "Not governed no rule"],
  ["javascript:alert(1)", "javascript:alert(1)", "Not governed no rule"],
  ["data:text/html,/cart", "data:text/html,/cart", "Not governed no rule"],
  ["https://", "https://", "Allow no rule"],
  ["%", "/%", "Allow no rule"],
];

test("URLs and crawlers that look alike are told apart", async ({ page }) => {
  await open(page, "User-agent: *\nDisallow: /cart\n");
  await addUrl(page, "/\u200bcart");
  const [likeCart, turned] = ["/\u200bcart", "/\u202etrac/"];
  await expectVerdict(page, likeCart, "Googlebot", "Allow no rule");
  await expect(urlHead(page, likeCart)).toHaveText("/[U+200B]cart");
  await addUrl(page, turned);
  await expect(urlHead(page, turned)).toContainText("/[U+202E]trac/");
  await addCrawler(page).fill("Google\u200bbot");
  await addCrawler(page).press("Enter");
  await addCrawler(page).fill("\u202eEvilBot");
  await addCrawler(page).press("Enter");
  await expect
    .poll(() => crawlers(page))
    .toEqual(["Googlebot", "Googlebot-Image", "GPTBot", "EvilBot"]);
});

test.describe("a URL that is none", () => {
  test.beforeEach(({ page }) => open(page, "User-agent: *\nDisallow: /cart\n"));

  test("is answered all the same", async ({ page }) => {
    for (const [typed] of URLS) await addUrl(page, typed);
    for (const [, shown, verdict] of URLS) await expectVerdict(page, shown, "GPTBot", verdict);
  });

  test("is answered in words", async ({ page }) => {
    await addUrl(page, "mailto:web@shop.example");
    await cell(page, "mailto:web@shop.example", "GPTBot").click();
    await expect(answer(page)).toHaveText(
      "Not governed: the parser does not use robots.txt for URLs of this scheme.",
    );
  });

  test("is answered at a length of 20 KB", async ({ page }) => {
    const url = `/cart/${"a?*$%/é".repeat(2500)}`;
    await addUrl(page, url);
    await expectVerdict(page, url, "GPTBot", "Block line 2");
  });
});

test.describe("markup is shown as text and never becomes part of the page", () => {
  test.beforeEach(({ page }) => open(page));

  test.afterEach(async ({ page }) => {
    // CodeMirror draws its own images, which have no source.
    await expect(page.locator("img[src]")).toHaveCount(0);
    await expect(page).toHaveTitle("robots.txt playground");
  });

  test("as a URL", async ({ page }) => {
    await addUrl(page, MARKUP);
    await expectVerdict(page, MARKUP, "GPTBot", "Block line 19");
  });

  test("as a crawler", async ({ page }) => {
    await addCrawler(page).fill(MARKUP);
    await addCrawler(page).press("Enter");
    await expect(addCrawler(page)).toHaveValue("");
  });

  test("as a file", async ({ page }) => {
    await replaceFile(page, `User-agent: ${MARKUP}\nDisallow: /\nSitemap: ${MARKUP}\n`);
    await expect(line(page, 1)).toHaveText(`User-agent: ${MARKUP}`);
    await expect(region(page, "Groups").getByText(MARKUP, { exact: true })).toHaveCount(2);
  });
});

test.describe("a crawler that is none", () => {
  test("is asked for all the same", async ({ page }) => {
    await open(page);
    for (const typed of ["🤖", "constructor", "a".repeat(500)]) {
      await addCrawler(page).fill(typed);
      await addCrawler(page).press("Enter");
      await expectVerdict(page, "/", typed, "Allow no rule");
    }
  });

  test("adds nothing where nothing is named", async ({ page }) => {
    await open(page);
    for (const typed of ["", "   ", "()", "User-agent:"]) {
      await addCrawler(page).fill(typed);
      await addCrawler(page).press("Enter");
      await expect(addCrawler(page)).toHaveValue("");
    }
    await expect(page.getByRole("grid").getByRole("columnheader")).toHaveCount(1 + 3);
  });
});

test("a file of strange characters is read line by line", async ({ page }) => {
  await open(page, "User-agent: 🤖\u200b*\u0000\nDisallow: /\u202e\ufeff\ud83d\nAllow\u2028: /\n");
  await expect(status(page)).toContainText("4 lines");
  await expectVerdict(page, "/", "GPTBot", "Allow no rule");
});

test("a pattern made to be slow blocks the page at no keystroke", async ({ page }) => {
  await open(page, "User-agent: *\nDisallow: ");
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "longtask" });
    return durations;
  });
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("/*a*a*a*a*a*a*a*a*b");
  const url = `/${"a".repeat(2047)}`;
  await addUrl(page, url);
  await expectVerdict(page, url, "GPTBot", "Allow no rule");
  // And with the pattern typed while the URL is there.
  await page.keyboard.press("Shift+Tab");
  await caretTo(page, 2);
  await page.keyboard.type("*a*c");
  await expect(line(page, 2)).toHaveText("Disallow: /*a*a*a*a*a*a*a*a*b*a*c");
  await expectVerdict(page, url, "GPTBot", "Allow no rule");
  // A backtracking matcher would take hours here, a slow machine a fraction of this.
  expect((await tasks.jsonValue()).filter((duration) => duration > 1000)).toEqual([]);
});

const KNOWN = "Disallow: /known/";
const SEGMENT = "abcdefghijklmno";

/** A file, what is asked of it besides, and which line blocks that while nothing is typed. */
interface Hostile {
  readonly name: string;
  readonly lines: () => string[];
  readonly url: string;
  readonly verdict: string;
}

/** As many rules as asked for, and the rule KNOWN in their middle. */
function rules(count: number, pathOf: (index: number) => string): string[] {
  const all = Array.from({ length: count }, (_, index) => `Disallow: ${pathOf(index)}`);
  return ["User-agent: *", ...all.toSpliced(count / 2, 0, KNOWN)];
}

/** A name without digits, which are no part of a product token: a different one for each index. */
function nameOf(index: number): string {
  const digits = index.toString(26);
  return `bot-${digits.replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)))}`;
}

// The URLs go far into each rule: only the last octets tell that all but two do not match.
const HOSTILE: readonly Hostile[] = [
  {
    name: "20,000 rules of eight stars",
    lines: () => rules(20_000, (index) => `/*a*b*c*d*e*f*g*${index}z`),
    url: `/${"abcdefg".repeat(200)}77z`,
    verdict: "Block line 79",
  },
  {
    name: "20,000 rules that share segments of 15 characters",
    lines: () => rules(20_000, (index) => `/*${`${SEGMENT}*`.repeat(7)}${index}z`),
    url: `/${SEGMENT.repeat(100)}77z`,
    verdict: "Block line 79",
  },
  {
    name: "patterns of 2,000 characters",
    lines: () => rules(500, (index) => `/${"a*".repeat(1000)}${index}z`),
    url: `/${"a".repeat(2000)}77z`,
    verdict: "Block line 79",
  },
  {
    name: "a line of one megabyte",
    lines: () => [...rules(2, (index) => `/${"x".repeat(10 ** 6)}${index}`)],
    url: `/${"x".repeat(1000)}`,
    verdict: "Allow no rule",
  },
  {
    name: "100,000 groups",
    lines: () => [
      "User-agent: *",
      KNOWN,
      "Disallow: /77",
      ...Array.from({ length: 100_000 }, (_, index) => [
        `User-agent: ${nameOf(index)}`,
        `Disallow: /${index}`,
      ]).flat(),
    ],
    url: "/77",
    verdict: "Block line 3",
  },
  {
    name: "100,000 agents in one group",
    lines: () => [
      "User-agent: *",
      ...Array.from({ length: 100_000 }, (_, index) => `User-agent: ${nameOf(index)}`),
      KNOWN,
      "Disallow: /77",
    ],
    url: "/77",
    verdict: "Block line 100003",
  },
  {
    name: "a URL of 100 KB",
    lines: () => ["User-agent: *", KNOWN, "Disallow: /*a*b*c*d*e*f*g*77z"],
    url: `/${"abcdefg".repeat(14_200)}77z`,
    verdict: "Block line 3",
  },
];

for (const { name, lines, url, verdict } of HOSTILE) {
  test(`with ${name} the file is read rightly, and each key and frame shows what holds`, async ({
    page,
  }) => {
    const text = lines();
    const known = text.indexOf(KNOWN) + 1;
    await open(page);
    await addUrl(page, url);
    await addUrl(page, "/known/QXZ");
    await openFile(page, Buffer.from(`${text.join("\n")}\n`));

    await test.step("the file is read rightly", async () => {
      await expectVerdict(page, "/known/QXZ", "Googlebot", `Block line ${known}`, patiently);
      await expectVerdict(page, url, "Googlebot", verdict, patiently);
    });

    await cell(page, "/known/QXZ", "Googlebot").press("Enter");
    await patiently(caretLine(page)).toContainText(KNOWN);
    await page.keyboard.press("End");

    await test.step("no frame shows a verdict of another text", async () => {
      const frames = await framesOf(page, "/known/QXZ");
      await page.keyboard.type("QXZQ", { delay: 20 });
      for (let times = 0; times < 4; times++) await page.keyboard.press("Backspace");
      await patiently(caretLine(page)).toHaveText(/^Disallow: \/known\/(?![A-Z])/);
      await expectVerdict(page, "/known/QXZ", "Googlebot", `Block line ${known}`, patiently);
      const wrong = (await frames()).filter((frame) => {
        const [, typed = ""] = /^Disallow: \/known\/([A-Z]*)/.exec(frame) ?? [];
        // Google’s crawlers do not read as far as this rule in the largest of these files.
        const blocked = `Block line ${known}( Parsers differ: Allow by Google’s parser)?$`;
        const right = "QXZ".startsWith(typed) ? blocked : "Allow.*no rule";
        return !new RegExp(`: (${right}|.*still deciding)`).test(frame);
      });
      expect(wrong).toEqual([]);
    });

    await test.step("each key is answered rightly", async () => {
      for (const [key, shown] of [
        ["Q", `Block line ${known}`],
        ["Z", "Allow no rule"],
        ["Backspace", `Block line ${known}`],
        ["X", `Block line ${known}`],
        ["$", "Allow no rule"],
        ["Backspace", `Block line ${known}`],
      ] as const) {
        await page.keyboard.press(key);
        await expectVerdict(page, "/known/QXZ", "Googlebot", shown, patiently);
      }
      // A new line above takes the rule with all below it further down.
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await expectVerdict(page, "/known/QXZ", "Googlebot", `Block line ${known + 1}`, patiently);
    });
  });
}
