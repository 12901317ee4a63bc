import type { Page } from "@playwright/test";

/** Serves the part of the page in the files `name` in such a way that whatever it exports throws when it is used. */
export async function breakPart(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const body = await (await route.fetch()).text();
    const [, list = ""] = /export\s*\{([^}]*)\}/.exec(body) ?? [];
    const names = list.split(",").map((item) => item.split(" as ").at(-1)?.trim());
    const exported = names.map((exportedName) => `broken as ${exportedName}`).join(", ");
    await route.fulfill({
      contentType: "text/javascript",
      body: `function broken() { throw new RangeError("broken on purpose"); }\nexport { ${exported} };`,
    });
  });
}
