import type { Page } from "@playwright/test";
import { expect, test } from "./page.ts";
import { inEach, phoneStates, states } from "./states.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

inEach(
  [...states, ...phoneStates],
  "everything can be hit with a finger, and no box makes the phone zoom in,",
  async (page) => {
    expect(await tooSmall(page)).toEqual([]);
    expect(await zoomedIn(page)).toEqual([]);
  },
);

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
