import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The colours that a system may ask for. */
const COLOURS = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "light", forcedColors: "active" },
} as const;

/** The rules of WCAG 2.2 AA that ask what colour something is; all others hold in every colour, or in none. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** What breaks WCAG 2.2 AA on the page as it is, as far as axe can tell; a sentence each. */
export function violations(page: Page): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  return violationsOf(axeFor(page).withTags(tags));
}

/** In half the time: it describes only what it finds, and does so in this page instead of another one, which only frames would need. */
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const results = await axe.analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(" ")}: ${any[0]?.message ?? help}`),
  );
}

/** The same in light, dark and forced colours, after which the page has the system’s again. */
export async function violationsInAllColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, media] of Object.entries(COLOURS)) {
    await page.emulateMedia(media);
    const inColour =
      media === COLOURS.light
        ? await violations(page)
        : await violationsOf(axeFor(page).withRules(RULES_OF_COLOUR));
    found.push(...inColour.map((violation) => `${name}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return found;
}
