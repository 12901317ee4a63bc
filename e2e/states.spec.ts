import type { Page } from "@playwright/test";
import { remember, violationsInAllColours } from "./support/axe.ts";
import { expectNothingLeft } from "./support/leftover.ts";
import { expect, settled, test } from "./support/page.ts";
import { broken, example, phoneStates, type State, states, wideStates } from "./support/states.ts";

const PHONE = { width: 390, height: 844 };
// WCAG 2.2, 1.4.10: 320 CSS pixels, which is 1280 at 400 %; and 1.4.4: a window of 1280 by 800 at 200 %.
const NARROWEST = { width: 320, height: 640 };
const ZOOMED = { width: 640, height: 400 };

// axe looks at every element several times, in three colours.
test.describe.configure({ timeout: 90_000 });

test.describe("on a desktop, in light, dark and forced colours, WCAG 2.2 AA holds", () => {
  for (const state of [...states, ...wideStates])
    test(titleOf(state), async ({ page, isFresh, untouched }) => {
      await reach(page, state, isFresh);
      expect.soft(await violationsInAllColours(page)).toEqual([]);
      if (!isFresh) await expectNothingLeft(page, untouched);
    });

  test(`with ${broken.name} @fresh`, async ({ page, complaints }) => {
    await reach(page, broken, true);
    expect(await violationsInAllColours(page)).toEqual([]);
    expect(complaints.filter((text) => text.includes("broken on purpose"))).not.toEqual([]);
    complaints.length = 0;
  });
});

// Each state is reached once, and then held against one promise after the other.
test.describe("on a phone, everybody can see, hit and reach everything", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const state of [...states, ...phoneStates])
    test(titleOf(state), async ({ page, isFresh, untouched }) => {
      await holdsOnPhone(page, state, isFresh);
      await page.setViewportSize(PHONE);
      if (!isFresh) await expectNothingLeft(page, untouched);
    });
});

function titleOf({ name, loads }: State): string {
  return `with ${name}${loads ? " @fresh" : ""}`;
}

/** Brings the page there. In the state before, the example, which is one of the states, all of it is looked at; in the others, what is not the same there. */
async function reach(page: Page, state: State, isFresh: boolean): Promise<void> {
  if (!isFresh && state !== example) await remember(page);
  await state.reach(page);
  await settled(page);
}

async function holdsOnPhone(page: Page, state: State, isFresh: boolean): Promise<void> {
  await reach(page, state, isFresh);
  await test.step("in light, dark and forced colours, WCAG 2.2 AA holds", async () => {
    expect.soft(await violationsInAllColours(page)).toEqual([]);
  });
  await test.step("everything can be hit with a finger, and no box makes the phone zoom in", async () => {
    expect.soft(await tooSmall(page)).toEqual([]);
    expect.soft(await zoomedIn(page)).toEqual([]);
  });
  await test.step("nothing is lost or scrolls sideways", async () => {
    // Some of the page is laid out anew a moment after the window.
    const soft = expect.configure({ soft: true });
    await page.setViewportSize(NARROWEST);
    await soft.poll(() => lost(page)).toEqual([]);
    await page.setViewportSize(ZOOMED);
    await soft.poll(() => lost(page)).toEqual([]);
  });
}

/** What cannot be reached: a page that is wider than the window, controls that are cut off by what does not scroll. */
async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const scrolls = (element: Element, axis: "overflowX" | "overflowY") =>
      /auto|scroll/.test(getComputedStyle(element)[axis]);
    const isCut = (control: Element): string | null => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0 || !control.checkVisibility({ visibilityProperty: true }))
        return null;
      let sideways = false;
      let down = false;
      for (let box = control.parentElement; box; box = box.parentElement) {
        sideways ||= scrolls(box, "overflowX");
        down ||= scrolls(box, "overflowY");
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (
          !sideways &&
          overflowX !== "visible" &&
          (left < edge.left - 1 || right > edge.right + 1)
        )
          return `${box.className || box.tagName} cuts it off sideways`;
        if (!down && overflowY !== "visible" && (top < edge.top - 1 || bottom > edge.bottom + 1))
          return `${box.className || box.tagName} cuts it off`;
      }
      if (!sideways && (left < -1 || right > innerWidth + 1))
        return "the window cuts it off sideways";
      if (!down && (top < -1 || bottom > innerHeight + 1)) return "the window cuts it off";
      return null;
    };
    const modal = document.querySelector("dialog[open]");
    const controls = (modal ?? document).querySelectorAll(
      "a[href], button, input, select, textarea, [role=tab], [role=separator]",
    );
    for (const control of controls) {
      // What is read aloud and not shown needs no room; text that is longer than its box scrolls in it.
      if (control.closest(".cm-editor, [aria-hidden=true], :popover-open")) continue;
      const cut = isCut(control);
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      if (cut) found.push(`${name.slice(0, 60)}: ${cut}`);
    }
    return found;
  });
}

/** The boxes with text so small that Safari zooms in on them. */
function zoomedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("input, select, textarea, [contenteditable=true]")]
      .filter(
        (box) =>
          box.checkVisibility() && !/checkbox|radio|file/.test(box.getAttribute("type") ?? ""),
      )
      .filter((box) => Number.parseFloat(getComputedStyle(box).fontSize) < 16)
      .map((box) => box.getAttribute("aria-label") ?? box.outerHTML.slice(0, 80)),
  );
}

/**
 * WCAG 2.2, 2.5.8: targets of at least 24 by 24 CSS pixels, or with so much room that circles of 24
 * pixels on them touch no other target; links in a sentence are left out.
 */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const scope = document.querySelector("dialog[open]") ?? document;
    const targets = [
      ...scope.querySelectorAll("a[href], button, input, select, textarea, [role=tab], summary"),
    ].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isShown =
        width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true });
      const isInSentence = target.matches("p a, li a, dd a, p button, td button, .at button");
      const inEditor = target.closest(".cm-content, .cm-gutters") !== null;
      return (
        isShown && !inEditor && !(isInSentence && getComputedStyle(target).display === "inline")
      );
    });
    const boxes = targets.map((target) => {
      // A label is hit for its box.
      const hit = target.matches("input") ? (target.closest("label") ?? target) : target;
      return hit.getBoundingClientRect();
    });
    const near = (at: number) => {
      const a = boxes[at];
      return boxes.some((b, other) => {
        if (
          !a ||
          other === at ||
          targets[at]?.closest("label") === targets[other]?.closest("label")?.parentElement
        )
          return false;
        const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
        const dx = Math.max(b.left - x, 0, x - b.right);
        const dy = Math.max(b.top - y, 0, y - b.bottom);
        return Math.hypot(dx, dy) < LEAST / 2;
      });
    };
    return targets.flatMap((target, at) => {
      const { width = 0, height = 0 } = boxes[at] ?? {};
      // Half a pixel is rounding.
      if ((width >= LEAST - 0.5 && height >= LEAST - 0.5) || !near(at)) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent ?? "";
      return [`${name.slice(0, 60)}: ${width.toFixed(0)} by ${height.toFixed(0)}`];
    });
  });
}
