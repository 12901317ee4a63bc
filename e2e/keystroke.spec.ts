import type { Page } from "@playwright/test";
import {
  aided,
  caretTo,
  cell,
  editor,
  expect,
  open,
  region,
  settled,
  test,
} from "./support/page.ts";

test.use({ isFresh: true });

/** What a key wrote into the document: in the frame that shows it, and later. Each entry names the element and the region it is in. */
interface Written {
  readonly atOnce: readonly string[];
  readonly later: readonly string[];
}

/**
 * Lets no timer of the page go off between a key and the frame that shows it. On a busy machine that
 * frame comes so late that what has to follow it would come with it.
 */
async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      isHeld: false,
      setTimeout: (run: () => void, milliseconds = 0, ...rest: unknown[]) => {
        const runOrWait = () => {
          if (Reflect.get(window, "isHeld")) setTimeout(runOrWait, 10);
          else Reflect.apply(run, window, rest);
        };
        return setTimeout(runOrWait, milliseconds);
      },
    });
  });
}

/** Presses a key, and waits until Groups have followed it. */
async function writtenBy(page: Page, key: string): Promise<Written> {
  await page.evaluate(() => {
    const written = { atOnce: [] as string[], later: [] as string[] };
    let isDrawn = false;
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const part = element?.closest(".cm-editor, section");
        const around = part?.matches("section") ? part.getAttribute("aria-label") : "editor";
        const name = element?.className || element?.localName;
        written[isDrawn ? "later" : "atOnce"].push(`${around}: ${name} ${attributeName ?? ""}`);
      }
    }).observe(document.body, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      isDrawn = true;
      Object.assign(window, { isHeld: false });
    };
    // The first message after a frame's callbacks comes when the frame has been handed over.
    const onKey = () => {
      Object.assign(window, { isHeld: true });
      requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener("keydown", onKey, { capture: true, once: true });
    Object.assign(window, { written });
  });
  await page.keyboard.press(key);
  const written = () => page.evaluate(() => (window as unknown as { written: Written }).written);
  await expect.poll(async () => (await written()).later.join("\n")).toMatch(/^Groups:/m);
  return written();
}

/** Waits until the page has written nothing for a moment: what the last keys led to is done. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let rest = setTimeout(resolve, 500);
        new MutationObserver(() => {
          clearTimeout(rest);
          rest = setTimeout(resolve, 500);
        }).observe(document.body, {
          subtree: true,
          attributes: true,
          childList: true,
          characterData: true,
        });
      }),
  );
}

/** The page at rest, after letters at the end of a path that decides nothing. Its timers can be held. */
async function typedIntoPath(page: Page): Promise<void> {
  await holdTimers(page);
  await open(page);
  await settled(page);
  await aided(page);
  await caretTo(page, 5);
  await page.keyboard.press("End");
  await page.keyboard.type("-old");
  await expect(region(page, "Groups")).toContainText("/cart-old");
  await atRest(page);
}

test("a key that changes no verdict is drawn in its line and nowhere else; the panels around the answer follow", async ({
  page,
}) => {
  await typedIntoPath(page);
  const { atOnce } = await writtenBy(page, "x");
  const elsewhere = atOnce.filter((entry) => !entry.startsWith("editor:"));
  // That problems are looked for again is said at once; and on a busy machine, that totals are counted.
  const isSaid = (entry: string) => /^(?:Problems: .* aria-busy|Verdicts: n )$/.test(entry);
  expect(elsewhere.filter((entry) => !isSaid(entry))).toEqual([]);
  expect(atOnce.length).toBeLessThanOrEqual(8);
  await expect(editor(page)).toContainText("/cart-oldx");
});

test("a letter that changes no verdict has React draw nothing until the person pauses", async ({
  page,
}) => {
  // Where React tells its tools of each commit.
  await page.addInitScript(() => {
    const onCommitFiberRoot = () => {
      hook.commits++;
    };
    const none = () => {};
    const hook = { commits: 0, supportsFiber: true, inject: () => 1, onCommitFiberRoot };
    Object.assign(hook, {
      checkDCE: none,
      onCommitFiberUnmount: none,
      onPostCommitFiberRoot: none,
    });
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  const commits = () => page.evaluate<number>("window.__REACT_DEVTOOLS_GLOBAL_HOOK__.commits");
  await typedIntoPath(page);
  await page.evaluate(() => Object.assign(window, { isHeld: true }));
  let path = "/cart-old";
  const commitsOfLetter = async () => {
    const before = await commits();
    await page.keyboard.type("x");
    path += "x";
    await expect(editor(page)).toContainText(path);
    return (await commits()) - before;
  };
  // With the first letter, Problems say that they look again; and on a busy machine, the table says that
  // it counts.
  await expect.poll(commitsOfLetter).toBe(0);
  const before = await commits();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(window, { isHeld: false }));
  await expect(region(page, "Groups")).toContainText(path);
  expect(await commits()).toBeGreaterThan(before);
});

const WRITTEN = `User-agent: a
Disallow: /*.pdf$
Disalow: /typo
Sitemap: https://shop.example/s.xml

User-agent: b
User-agent: GPTBot
Allow: /x%20y
Disallow: /x
Content-Signal: ai-train=no

User-agent: *
Disallow: /a
Disallow: /ab
Allow: /c # why
Crawl-delay: 5
`;

/** How the lines of the editor and their stripes look, but for what follows the caret. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".cm-line, .cm-group-map .cm-gutterElement:has(.cm-stripe)")].map(
      (element) =>
        element.outerHTML.replace(/ ?cm-activeLine(Gutter)?/g, "").replace(/ style="[^"]*"/, ""),
    ),
  );
}

test("after keys in one line the whole editor looks as if all of it were drawn anew", async ({
  page,
}) => {
  await open(page, WRITTEN);
  await settled(page);
  await aided(page);
  for (const [number, keys] of [
    [13, ["x", "*", "%", "2", "0", "$", "Backspace"]],
    [3, ["Home", "ArrowRight", "Delete", "x", "l"]],
    [14, ["Enter", ..."Disallow: /new#–"]],
    [9, ["Backspace", "Backspace", "Backspace"]],
  ] as const) {
    await caretTo(page, number);
    await page.keyboard.press("End");
    for (const key of keys)
      await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.insertText(key));
    // Problems of a word wait until the caret leaves its line, and the worker that looks at rules for a pause.
    await page.keyboard.press("ControlOrMeta+End");
    await page.waitForTimeout(1_500);
    const typed = await looks(page);
    expect(typed.length).toBeGreaterThan(25);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Backspace");
    await expect.poll(() => looks(page)).toEqual(typed);
  }
});

test("a key that turns every verdict draws those in sight, and the cells beside them when the person pauses", async ({
  page,
}) => {
  await holdTimers(page);
  const urls = Array.from({ length: 60 }, (_, at) => `&url=/page-${at}`).join("");
  await page.goto(`/#text=User-agent:%20*%0ADisallow:%20${urls}&agent=Googlebot`);
  await settled(page);
  await aided(page);
  await caretTo(page, 2);
  await page.keyboard.press("End");
  await atRest(page);
  const verdicts = () =>
    page.evaluate(() => {
      const scroller = document.querySelector(".grid-scroller")?.getBoundingClientRect();
      return [...document.querySelectorAll("[role=gridcell]")].map((cell) => ({
        isSeen: cell.getBoundingClientRect().top < (scroller?.bottom ?? 0),
        isBlocked: /^Block/.test(cell.textContent ?? ""),
        label: cell.ariaLabel,
      }));
    });
  await page.evaluate(() => Object.assign(window, { isHeld: true }));
  await page.keyboard.press("/");
  const atOnce = await verdicts();
  expect(atOnce.filter(({ isSeen }) => isSeen).length).toBeGreaterThan(5);
  expect(atOnce.filter(({ isSeen, isBlocked }) => isSeen && !isBlocked)).toEqual([]);
  expect(atOnce.filter(({ isBlocked }) => !isBlocked).length).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(window, { isHeld: false }));
  await expect
    .poll(async () => (await verdicts()).filter(({ label }) => label !== "Block line 2"))
    .toEqual([]);
});

test("a new line has the browser restyle that line, not the file", async ({ page, browser }) => {
  const file = Array.from({ length: 40 }, (_, at) => `Disallow: /path-${at}/*.html$\n`).join("");
  await open(page, `User-agent: *\n${file}`);
  await settled(page);
  await aided(page);
  await caretTo(page, 5);
  await page.keyboard.press("End");
  await atRest(page);
  const parts = await page.locator(".cm-line *").count();
  expect(parts).toBeGreaterThan(100);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.keyboard.press("Enter");
  await expect(page.locator(".cm-line:nth-child(6)")).toHaveText("");
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const restyled = trace.traceEvents
    .filter(
      ({ name, ph }: { name: string; ph: string }) => name === "UpdateLayoutTree" && ph === "X",
    )
    .map(({ args }: { args: { elementCount: number } }) => args.elementCount);
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(parts / 2);
});

test("rows of Why and Problems that a key only moves are not made anew", async ({ page }) => {
  const file = "User-agent: *\nDisallow: /a/bc\nDisallow: /a/b\nDisallow: /a/\nDisalow: /x\n";
  await page.goto(`/#text=${encodeURIComponent(file)}&url=/a/bcd&agent=Googlebot`);
  await settled(page);
  await aided(page);
  await cell(page, "/a/bcd", "Googlebot").click();
  const rules = region(page, "Why").locator("tr.laid");
  const misspelt = region(page, "Problems").getByRole("listitem").filter({ hasText: "Disalow" });
  await expect(rules).toHaveText([/\/a\/bc/, /\/a\/b/, /\/a\//]);
  await expect(misspelt).toContainText("5");
  const drawn = [...(await rules.elementHandles()), await misspelt.elementHandle()];
  const arePresent = () => Promise.all(drawn.map((row) => row?.evaluate((row) => row.isConnected)));
  await caretTo(page, 1);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(misspelt).toContainText("6");
  await expect(rules.first()).toContainText("3");
  expect(await arePresent()).toEqual([true, true, true, true]);
  await caretTo(page, 3);
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await expect(rules).toHaveCount(2);
  expect(await arePresent()).toEqual([false, true, true, true]);
});
