import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What breaks WCAG 2.2 AA on the page as it is, as far as axe can tell; a sentence each. */
export async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(" ")}: ${any[0]?.message ?? help}`),
  );
}
