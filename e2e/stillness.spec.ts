import type { Page } from "@playwright/test";
import { aided, caretTo, expect, open, settled, test } from "./support/page.ts";

/** Where everything is that a reader may be looking at, by name: left, top, width and height. */
type Places = Readonly<Record<string, readonly number[]>>;

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("nothing moves while a line is typed but the line itself", async ({ page }) => {
      await open(page);
      if (width === 390) {
        await page.getByRole("tab", { name: /^File\b/ }).click();
        await page.getByRole("button", { name: "Unfold Problems" }).click();
      }
      await aided(page);
      await settled(page);
      const takePlaces = await placesOf(page);
      await caretTo(page, 6);
      let line = 6;
      for (const text of LINES) {
        const [before] = (await takePlaces()).slice(-1);
        await page.keyboard.press("Enter");
        const frames = await takePlaces();
        const expected = before && withLineBelow(before, line++);
        expect(frames.flatMap((places) => movedBetween(expected ?? {}, places, line))).toEqual([]);
        for (const key of text) {
          await page.keyboard.type(key);
          await page.waitForTimeout(20);
        }
        // What comes a moment after the last key must not move anything either.
        await page.waitForTimeout(1_500);
        const [first = {}, ...others] = [...frames.slice(-1), ...(await takePlaces())];
        expect(others.flatMap((places) => movedBetween(first, places, line))).toEqual([]);
        // Enter must not take what completion offers.
        await page.keyboard.press("Escape");
      }
    });
  });

/** Lines that change verdicts, groups and problems. */
const LINES = [
  "Disallow: /cart/help?",
  "User-agent: ClaudeBot",
  "Disallow: /media/",
  "Disalow: /t",
];

/** What is not where it was, besides a line that is typed. */
function movedBetween(before: Places, now: Places, typed: number): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  names.delete(`line ${typed}`);
  return [...names]
    .filter((name) => String(before[name]) !== String(now[name]))
    .map((name) => `${name}: ${before[name]}, then ${now[name]}`);
}

/** The places where everything must be once a line is begun below this one. */
function withLineBelow(places: Places, line: number): Places {
  const height = 20;
  const moved = Object.entries(places).map(([name, place]): [string, readonly number[]] => {
    const number = Number(/^line (\d+)$/.exec(name)?.[1] ?? 0);
    const [left = 0, top = 0, ...size] = place;
    return number > line ? [`line ${number + 1}`, [left, top + height, ...size]] : [name, place];
  });
  return Object.fromEntries(moved);
}

/** Writes down from now on where everything is, in each frame in which something has moved. Answers how to take what has been written; of frames that are alike the first, and always at least one. */
async function placesOf(page: Page): Promise<() => Promise<readonly Places[]>> {
  const handle = await page.evaluateHandle(() => {
    const frames: Record<string, number[]>[] = [];
    const written = { frames, last: {} as Record<string, number[]> };
    const placeOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((length) => Math.round(length * 4) / 4);
    };
    const look = () => {
      const places: Record<string, number[]> = {};
      for (const [index, line] of [...document.querySelectorAll(".cm-line")].entries())
        places[`line ${index + 1}`] = placeOf(line);
      for (const panel of document.querySelectorAll("section[aria-label]")) {
        const name = `${panel.getAttribute("aria-label")}`;
        places[name] = placeOf(panel);
        const head = panel.querySelector("header");
        if (head) places[`head of ${name}`] = placeOf(head);
      }
      if (JSON.stringify(places) !== JSON.stringify(written.last)) frames.push(places);
      written.last = places;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return written;
  });
  // The last change is in the frame after it.
  return () =>
    handle.evaluate(
      ({ frames, last }) =>
        new Promise<readonly Places[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(frames.length > 0 ? frames.splice(0) : [last])),
          ),
        ),
    );
}
