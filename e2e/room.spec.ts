import type { Page } from "@playwright/test";
import { expect, test } from "./page.ts";
import { inEach, phoneStates, states } from "./states.ts";

// WCAG 2.2, 1.4.10: 320 CSS pixels, which is 1280 at 400 %; and 1.4.4: a window of 1280 by 800 at 200 %.
const NARROWEST = { width: 320, height: 640 };
const ZOOMED = { width: 640, height: 400 };

test.use({ viewport: NARROWEST });

inEach([...states, ...phoneStates], "nothing is lost or scrolls sideways", async (page) => {
  expect(await lost(page)).toEqual([]);
  await page.setViewportSize(ZOOMED);
  expect(await lost(page)).toEqual([]);
});

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
