import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** The colours that a system may ask for. */
const COLOURS = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "light", forcedColors: "active" },
} as const;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules of WCAG 2.2 AA that ask what colour something is; all others hold in every colour, or in none. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** What breaks WCAG 2.2 AA on the page as it is, as far as axe can tell; a sentence each. After `remember`, of what was not the same then. */
export async function violations(page: Page): Promise<string[]> {
  return violationsOf(page, { type: "tag", values: TAGS });
}

/** The same in light, dark and forced colours, after which the page has the system’s again. */
export async function violationsInAllColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, media] of Object.entries(COLOURS)) {
    await page.emulateMedia(media);
    const inColour =
      media === COLOURS.light
        ? await violations(page)
        : await violationsOf(page, { type: "rule", values: RULES_OF_COLOUR });
    found.push(...inColour.map((violation) => `${name}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return found;
}

async function violationsOf(
  page: Page,
  runOnly: NonNullable<RunOptions["runOnly"]>,
): Promise<string[]> {
  // It is half a megabyte, and a page keeps it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe, unlike } = window as unknown as {
      axe: typeof import("axe-core");
      unlike?: () => Element[];
    };
    const changed = unlike?.() ?? [document.documentElement];
    if (changed.length === 0) return [];
    // It describes only what it finds.
    const results = await axe.run({ include: changed }, { runOnly, resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(" ")}: ${any[0]?.message ?? help}`),
    );
  }, runOnly);
}

/** Remembers the page as it is, of which all is known: from then on, what breaks WCAG is looked for in what is not the same. */
export async function remember(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = (element: Element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return [...attributes, ...texts.map(({ data }) => data)].join("\n");
    };
    const all = () => [...document.querySelectorAll("body, body *")];
    const known = new Map(all().map((element) => [element, own(element)]));
    const main = document.querySelector("main");
    const unlike = () => {
      // Of another page nothing is known.
      if (!main?.isConnected) return [document.documentElement];
      const changed = new Set(all().filter((element) => known.get(element) !== own(element)));
      const isIn = (element: Element | null): boolean =>
        element !== null && (changed.has(element) || isIn(element.parentElement));
      return [...changed].filter(({ parentElement }) => !isIn(parentElement));
    };
    Object.assign(window, { unlike });
  });
}
