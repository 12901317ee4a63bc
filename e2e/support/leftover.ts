import { expect, type Page } from "@playwright/test";
import { EXAMPLE } from "./link.ts";
import { openLink, settled } from "./page.ts";

/** Opens the link to the example, and checks that the page is then as `fresh` is, where the same link was opened in a new browser: whatever was done with the page before, nothing of it is left. */
export async function expectNothingLeft(page: Page, fresh: Page): Promise<void> {
  await openLink(page, EXAMPLE);
  const wanted = await seen(fresh);
  await expect.poll(() => seen(page)).toEqual(wanted);
}

/** All that a person sees, hears and finds where they left it: roles with their names, texts and states, what can be seen of none, what has the focus, what is scrolled, and what is stored. */
async function seen(page: Page): Promise<object> {
  await settled(page);
  const roles = await page.locator("body").ariaSnapshot();
  const rest = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      [element.tagName, element.getAttribute("aria-label"), element.className].join(" ");
    const all = [...document.querySelectorAll("body, body *")];
    const boxes = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];
    return {
      title: document.title,
      looks: all.map(nameOf),
      typed: boxes.map(({ value, checked }) => `${value} ${checked}`),
      focus: document.activeElement && nameOf(document.activeElement),
      selected: String(getSelection()),
      scrolled: all.filter((it) => it.scrollTop > 0 || it.scrollLeft > 0).map(nameOf),
      // What was made is there for the next visit, and what was compared for a reload of that page.
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => !/:(has-draft|before)$/.test(key),
      ),
    };
  });
  return { ...rest, roles: roles.split("\n") };
}
