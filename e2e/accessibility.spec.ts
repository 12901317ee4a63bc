import { violationsInAllColours } from "./support/axe.ts";
import {
  button,
  caretTo,
  examplesDialog,
  expect,
  line,
  open,
  region,
  settled,
  test,
} from "./support/page.ts";

// axe looks at every element several times, in three colours.
test.describe.configure({ timeout: 90_000 });

const NARROW = { width: 1024, height: 768 };

test("in a narrow window, Crawlers, then Groups, hold WCAG 2.2 AA in light, dark and forced colours @fresh", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Crawlers" })).toBeVisible();
  await settled(page);
  const found = await violationsInAllColours(page);
  await page.getByRole("tab", { name: "Groups", exact: true }).click();
  await expect(page.getByRole("region", { name: "Groups" })).toBeVisible();
  await settled(page);
  expect([...found, ...(await violationsInAllColours(page))]).toEqual([]);
});

test("nothing moves for those who ask for that @fresh", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const moved = await page.evaluate(() => {
    const button = document.querySelector("button");
    if (!button) return [];
    // As if somebody forgot it: an inline style is stronger than any but an important one.
    button.style.transition = "opacity 1s";
    button.style.animation = "searching 1s";
    const { transitionDuration, animationDuration } = getComputedStyle(button);
    return [transitionDuration, animationDuration];
  });
  expect(moved).toEqual(["0s", "0s"]);
  const moving = () => document.getAnimations().map((animation) => animation.playState);
  await button(page, "Examples").click();
  await expect(examplesDialog(page)).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});

test("what the editor notes beside a line is not read out as the end of its rule", async ({
  page,
}) => {
  await open(page);
  await expect(line(page, 5).locator("span[aria-hidden=true]")).toHaveText("shorter5");
});

test("the place of what is told is there before it", async ({ page }) => {
  await open(page);
  await settled(page);
  await page.evaluate(() => {
    const PLACES = "[role=status],[aria-live]";
    const late: string[] = [];
    Object.assign(window, { late });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes) {
          if (!(node instanceof Element && target instanceof Element)) continue;
          const places = [node, ...node.querySelectorAll("*")].filter((it) => it.matches(PLACES));
          if (target.closest(PLACES) === null)
            late.push(...places.map(({ textContent }) => textContent).filter(Boolean));
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("combobox", { name: "HTTP", exact: true }).selectOption("503");
  await expect(region(page, "Editor").getByRole("status")).toContainText("The rules are not used");
  await page.getByRole("textbox", { name: "Site" }).fill("me@shop.example");
  await expect(page.getByRole("textbox", { name: "Site" })).toHaveAccessibleDescription(/./);
  await page.getByRole("searchbox", { name: "Filter URLs" }).fill("cart");
  await expect(region(page, "Verdicts").getByText("1 of 4 URLs")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "late"))).toEqual([]);
});

test("what an edit changes is told once it is done, not with each key @fresh", async ({ page }) => {
  await page.clock.install();
  await open(page, "User-agent: *\nDisallow: /x\n");
  const news = page.getByRole("status").filter({ hasText: /now (allowed|blocked)/ });
  // Of the file that was pasted.
  await expect(news).toContainText("changed");
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const status = element?.closest("[role=status]") ?? null;
        if (status?.classList.contains("sr-only") && status.textContent)
          told.push(status.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await caretTo(page, 2);
  // However busy the machine is, no time goes by between the keys but this. The pause must not lie in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (const key of "\nDisallow: /cart\nDisallow: /tmp") {
    await page.keyboard.type(key);
    await page.clock.runFor(40);
  }
  await page.clock.resume();
  await expect(news).toHaveText("6 verdicts changed: 6 now blocked.");
  expect(await page.evaluate(() => Reflect.get(window, "told"))).toHaveLength(1);
});
