import { expect } from "@playwright/test";
import { Site } from "../support/site.ts";
import type { JourneyFixtures } from "./driver.ts";
import {
  ANSWER,
  addUrl,
  button,
  caretTo,
  clickCell,
  compose,
  EDITOR,
  enter,
  expectVerdict,
  FILE_TO_OPEN,
  kept,
  line,
  loaded,
  open,
  openFile,
  PROBLEMS,
  READ_AS,
  STATUS,
  share,
  shows,
} from "./steps.ts";

// What a person does from the first look at the page to the link they pass on. Every browser runs it,
// so it keeps to what every driver can do.

/** Playwright's `test`, with the fixtures of the journey. */
type Test = (title: string, body: (fixtures: JourneyFixtures) => Promise<void>) => void;

const MINE = "User-agent: *\nDisallow: /mine\n";

export function journey(test: Test): void {
  test("the page opens on an example, whose verdicts are explained", async ({ driver }) => {
    await open(driver);
    await expectVerdict(driver, "/tmp/export.csv", "Googlebot", "Allow no rule");
    await clickCell(driver, "/tmp/export.csv", "GPTBot");
    await shows(driver, ANSWER, /^Blocked by line 19/);
    await clickCell(driver, "/cart/help?sort=price&page=2", "Googlebot");
    await shows(
      driver,
      ANSWER,
      "Allowed by line 29: its length 13 beats length 8 of line 7. The longest match wins.",
    );
  });

  test("a rule that is typed turns the verdict, and undo turns it back", async ({ driver }) => {
    await open(driver, MINE);
    await addUrl(driver, "/mine/1");
    await expectVerdict(driver, "/mine/1", "Googlebot", "Block line 2");
    await caretTo(driver, 2);
    await driver.press("Enter");
    await driver.type("Allow: /mine/1");
    await expectVerdict(driver, "/mine/1", "Googlebot", "Allow line 3");
    await shows(driver, ANSWER, "Allowed by line 3");
    await driver.press("ControlOrMeta+z");
    await expectVerdict(driver, "/mine/1", "Googlebot", "Block line 2");
  });

  test("a field is completed while it is typed", async ({ driver }) => {
    await open(driver, "User-agent: *\n");
    await shows(driver, ".cm-content[aria-autocomplete=list]", "");
    await caretTo(driver, 2);
    await driver.type("Dis");
    // Enter would come too soon: for a moment it is taken for a new line.
    await driver.click({ role: "option", name: /^Disallow/ });
    await driver.type("/x");
    await shows(driver, line(2), "Disallow: /x");
  });

  test("text is composed by an input method while verdicts follow, and stays whole", async ({
    driver,
  }) => {
    await open(driver, "User-agent: *\nDisallow: /\n");
    await addUrl(driver, "/日本/1");
    await shows(driver, ".cm-content[aria-autocomplete=list]", "");
    await caretTo(driver, 2);
    const japan = ["n", "に", "にh", "にほ", "にほn", "にほん", "日本"];
    expect(await compose(driver, japan)).toEqual(japan);
    await driver.type("/");
    const harbour = ["k", "こ", "こう", "港"];
    expect(await compose(driver, harbour)).toEqual(harbour);
    await shows(driver, line(2), /^Disallow: \/日本\/港/);
    await expectVerdict(driver, "/日本/1", "Googlebot", "Allow no rule");
    await addUrl(driver, "/日本/港/1");
    await expectVerdict(driver, "/日本/港/1", "Googlebot", "Block line 2");
  });

  test("nothing of what is typed fast is lost", async ({ driver }) => {
    await open(driver, MINE);
    await caretTo(driver, 2);
    const path = "/the/quick/brown/fox/jumps/over/the/lazy/dog".repeat(3);
    await driver.type(path);
    await shows(driver, line(2), `Disallow: /mine${path}`);
    await addUrl(driver, `/mine${path}/1`);
    await expectVerdict(driver, `/mine${path}/1`, "GPTBot", "Block line 2");
  });

  test("URLs and crawlers are added, asked and removed", async ({ driver }) => {
    await open(driver, MINE);
    await addUrl(driver, "/mine/of/coal");
    await enter(driver, "Add crawler", "Twiddle");
    await expectVerdict(driver, "/mine/of/coal", "Twiddle", "Block line 2");
    await clickCell(driver, "/mine/of/coal", "Twiddle");
    await driver.press("Delete");
    const row = '[role=rowheader][aria-label="/mine/of/coal"]';
    await expect.poll(() => driver.read(row)).toBe(null);
  });

  test("a problem is found, explained and mended", async ({ driver }) => {
    await open(driver, "User-agent: *\nDisalow: /mine\n");
    await driver.click(button(/^error.* line 2 /));
    await driver.click(button("Write Disallow"));
    await shows(driver, line(2), "Disallow: /mine");
    await expect.poll(() => driver.read(button(/^error/))).toBe(null);
  });

  test("a link shows somebody else the same page", async ({ driver, friend }) => {
    await open(driver, MINE);
    await addUrl(driver, "/mine/1");
    await driver.choose(READ_AS, "Google’s parser");
    await friend.goto(await share(driver));
    await shows(friend, line(2), "Disallow: /mine");
    await expectVerdict(friend, "/mine/1", "Googlebot", "Block line 2");
    await shows(friend, READ_AS, "google");
  });

  test("a draft survives a reload, and a second tab leaves it alone", async ({ driver }) => {
    await open(driver, MINE);
    await kept(driver);
    await addUrl(driver, "/mine/1");
    await driver.reload();
    await shows(driver, line(2), "Disallow: /mine");
    await expectVerdict(driver, "/mine/1", "GPTBot", "Block line 2");
    const other = await driver.newTab();
    await open(other, "User-agent: *\nAllow: /other\n");
    await shows(other, line(2), "Allow: /other");
    await driver.reload();
    await shows(driver, line(2), "Disallow: /mine");
  });

  test("a file is opened with the bytes it has, and saved with the same", async ({ driver }) => {
    await open(driver);
    const bytes = "\uFEFFUser-agent: *\r\nDisallow: /café\r";
    await openFile(driver, bytes);
    await shows(driver, line(2), "Disallow: /café");
    await shows(driver, STATUS, "mixed");
    expect(await driver.save(button("Download"), "robots.txt")).toBe(bytes);
  });

  test("two versions are compared, and what changed is named", async ({ driver }) => {
    await open(driver, MINE);
    await driver.click(button("Compare"));
    await shows(driver, { role: "textbox", name: "Before" }, "Disallow: /mine");
    await driver.upload(FILE_TO_OPEN, Buffer.from(MINE.replace("/mine", "/yours")));
    await shows(driver, { role: "textbox", name: "Now" }, "Disallow: /yours");
    await shows(driver, "[aria-label=Crawlers]", "a different verdict");
    await driver.click(button("Compare"));
    await shows(driver, "[aria-label=Why]", "");
  });

  test("what was cut is pasted in the place of what is selected", async ({ driver }) => {
    await open(driver, MINE);
    await driver.click(EDITOR);
    await driver.press("ControlOrMeta+a");
    await driver.press("ControlOrMeta+x");
    await driver.type("# another text");
    await driver.press("ControlOrMeta+a");
    await driver.press("ControlOrMeta+v");
    await shows(driver, line(2), "Disallow: /mine");
    await expect
      .poll(() => driver.run(() => document.querySelectorAll(".cm-line").length, 0))
      .toBe(3);
  });
}

export function offlineJourney(test: Test): void {
  test("the page works with the server gone, and all that it loads later", async ({ driver }) => {
    const site = await Site.open();
    await driver.goto(site.url);
    await loaded(driver);
    const isKept = () =>
      driver.run(() => navigator.serviceWorker.controller?.state === "activated", 0);
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
    // The first version that a browser keeps is not a new one.
    expect(await driver.read(".news")).toBe(null);
    site.close();
    await driver.reload();
    await loaded(driver);
    await openFile(driver, MINE.replace("Disallow", "Disalow"));
    await shows(driver, PROBLEMS, "Disalow");
    await addUrl(driver, "/mine/1");
    await expectVerdict(driver, "/mine/1", "Googlebot", "Block line 2");
    await driver.click(button("Examples"));
    await shows(driver, { role: "dialog", name: "Examples" }, /./);
    await driver.press("Escape");
    await driver.click(button("Compare"));
    await shows(driver, { role: "textbox", name: "Before" }, "Disalow");
    await driver.click(button("Compare"));
    await share(driver);
  });
}
