import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "../support/page.ts";
import { arrived, type Driver, type JourneyFixtures, type Target } from "./driver.ts";

/** A test with the fixtures of the journey, and a browser of its own. */
export const test = base.extend<JourneyFixtures>({
  isFresh: true,
  driver: ({ page, launchOptions }, use) =>
    use(new PlaywrightDriver(page, launchOptions.downloadsPath)),
  friend: ({ stranger }, use) => use(new PlaywrightDriver(stranger)),
});

/** Playwright, which drives Chromium, and Firefox through the relay. */
export class PlaywrightDriver implements Driver {
  private readonly page: Page;
  private readonly downloads: string | undefined;

  /** `downloads`: the folder where files are saved, for Firefox, of which Playwright is not told that it saved one. */
  constructor(page: Page, downloads?: string) {
    this.page = page;
    this.downloads = downloads;
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  click(target: Target): Promise<void> {
    return this.find(target).click();
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys);
  }

  async choose(list: Target, option: string): Promise<void> {
    await this.find(list).selectOption({ label: option });
  }

  upload(input: Target, buffer: Buffer): Promise<void> {
    return this.find(input).setInputFiles({ name: "robots.txt", mimeType: "text/plain", buffer });
  }

  async save(target: Target, name: string): Promise<string> {
    if (this.downloads !== undefined) {
      const file = join(this.downloads, name);
      rmSync(file, { force: true });
      await this.click(target);
      return arrived(file);
    }
    const [file] = await Promise.all([this.page.waitForEvent("download"), this.click(target)]);
    expect(file.suggestedFilename()).toBe(name);
    return readFileSync(await file.path(), "utf8");
  }

  read(target: Target): Promise<string | null> {
    // At one stroke: what is there may go.
    return this.find(target).evaluateAll(([found]) =>
      found?.matches("input, select, textarea")
        ? (found as HTMLInputElement).value
        : (found?.textContent ?? null),
    );
  }

  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    return this.page.evaluate(script as (argument: unknown) => Result, argument);
  }

  async newTab(): Promise<Driver> {
    return new PlaywrightDriver(await this.page.context().newPage());
  }

  private find(target: Target): Locator {
    if (typeof target === "string") return this.page.locator(target).first();
    return this.page.getByRole(target.role, { name: target.name, exact: true }).first();
  }
}
