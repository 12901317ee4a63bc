import type { Page } from "@playwright/test";
import {
  button,
  caretLine,
  cell,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  region,
  test,
} from "./support/page.ts";

const FILE = "User-agent: *\nDisallow: /private/\n\nUser-agent: Googlebot\nDisallow: /tmp/\n";

const dialog = (page: Page) => page.getByRole("dialog", { name: "What do you want?", exact: true });
const part = (page: Page, name: string) => dialog(page).getByRole("region", { name, exact: true });
const choice = (page: Page, purpose: string, name: string) =>
  dialog(page).getByRole("group", { name: purpose, exact: true }).getByLabel(name, { exact: true });

test("what is wanted is shown, inserted in one undo, and read back", async ({ page }) => {
  await open(page, FILE);
  await button(page, "New").click();
  const menu = page.getByRole("group", { name: "New", exact: true });
  await menu.getByRole("button", { name: "What do you want?", exact: true }).click();
  await expect(button(page, "Insert")).toBeDisabled();
  await choice(page, "AI training", "Refuse").check();
  await expect(part(page, "What is inserted")).toContainText("User-agent: GPTBot");
  await expect(part(page, "What changes")).toContainText(
    /AI training: \d+ crawlers from Allow to Block\./,
  );
  await expect(part(page, "What changes")).toContainText(
    /Use for training: \d+ crawlers from not stated to refused/,
  );
  await expect(line(page, 3)).toHaveText("");
  const results = part(page, "What your choices change");
  await expect(results).toContainText("Line numbers are those after Insert.");
  await button(page, "Insert").click();
  await expect(results).toContainText("AI training: RefuseMet");
  await expect(results).not.toContainText("after Insert");
  await expect(results).toContainText("Use for training is refused (lines 3, 4, 8 and 1 more).");
  await dialog(page)
    .getByRole("button", { name: /^Show line / })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await expectVerdict(page, "/", "GPTBot", /^Block line \d+$/);
  await cell(page, "/", "Googlebot").click();
  await expect(region(page, "Why")).toContainText("TrainingRefusedLines 8 and 9 refuse it.");
  await button(page, "Undo").click();
  await expect(line(page, 3)).toHaveText("");
  await expectVerdict(page, "/", "GPTBot", "Allow no rule");
});

test("a wish for paths keeps the rules of the file, and says which of them is against it", async ({
  page,
}) => {
  await open(page, `${FILE}\nUser-agent: AhrefsBot\nAllow: /blog/\n`);
  await region(page, "Crawlers").getByRole("button", { name: "What do you want?" }).click();
  await choice(page, "SEO tools", "Refuse").check();
  await dialog(page).getByLabel("Only these paths").check();
  const paths = dialog(page).getByRole("textbox", { name: "Paths, one on each line" });
  await paths.fill("blog/");
  await expect(dialog(page)).toContainText("Line 1: blog/ does not begin with a slash.");
  await expect(button(page, "Insert")).toBeDisabled();
  await paths.fill("/blog/");
  await expect(part(page, "What is inserted")).toContainText("Disallow: /blog/");
  await expect(part(page, "What is inserted")).toContainText("Disallow: /private/");
  await expect(part(page, "What your choices change")).toContainText(
    "Not so for AhrefsBot: line 8 says the opposite and is kept.",
  );
  await button(page, "Insert").click();
  await expect(part(page, "What your choices change")).toContainText("SEO tools: RefuseNot met");
  await dialog(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(button(page, "Insert")).toBeEnabled();
});

test("a wish that is not met leads to the person’s own line that is against it", async ({
  page,
}) => {
  await open(page, "User-agent: GPTBot\nAllow: /\nContent-Signal: ai-train=yes\n");
  await region(page, "Crawlers").getByRole("button", { name: "What do you want?" }).click();
  await choice(page, "AI training", "Refuse").check();
  await button(page, "Insert").click();
  const results = part(page, "What your choices change");
  await expect(results).toContainText("AI training: RefuseNot met");
  await results.getByRole("button", { name: "Show line 2", exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(caretLine(page)).toContainText("Allow: /");
});

test("the command says what robots.txt cannot say, and who does not state that it obeys", async ({
  page,
}) => {
  await open(page, FILE);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Commands" }).fill("what do you want");
  await page.getByRole("option", { name: /^What do you want\?/ }).click();
  await choice(page, "Archives", "Refuse").check();
  await expect(part(page, "What is inserted")).toContainText("Nothing is inserted");
  await dialog(page).getByText("What robots.txt cannot say").click();
  await expect(dialog(page)).toContainText("It asks crawlers and does not stop them.");
  await dialog(page).getByText("Crawlers that do not state that they obey").click();
  await expect(dialog(page)).toContainText("State that they do not obey: archive.org_bot.");
  await dialog(page)
    .getByLabel(/^Also name 1 crawler whose/)
    .check();
  await expect(part(page, "What is inserted")).toContainText("User-agent: archive.org_bot");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("the group of the purpose token is written only where it is chosen", async ({ page }) => {
  await open(page, FILE);
  await button(page, "New").click();
  const menu = page.getByRole("group", { name: "New", exact: true });
  await menu.getByRole("button", { name: "What do you want?", exact: true }).click();
  await choice(page, "AI training", "Refuse").check();
  await expect(part(page, "What is inserted")).not.toContainText("__usage_ai-training");
  await dialog(page)
    .getByRole("checkbox", { name: /^State training in a group of its own/ })
    .check();
  await expect(part(page, "What is inserted")).toContainText("User-agent: __usage_ai-training");
});
