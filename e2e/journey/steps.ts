import { expect } from "@playwright/test";
import type { Driver, NamedTarget, Target } from "./driver.ts";

export const EDITOR: NamedTarget = { role: "textbox", name: "robots.txt" };
export const READ_AS: NamedTarget = { role: "combobox", name: "Read as" };
export const FILE_TO_OPEN = 'input[aria-label="File to open"]';
export const STATUS = "footer";
/** The sentence that answers, in Why. */
export const ANSWER = "[aria-label=Why] p";
export const PROBLEMS = "[aria-label=Problems]";

export function button(name: string | RegExp): NamedTarget {
  return { role: "button", name };
}

/** A line of the file in the editor, from 1: its text, then what the editor notes at its end. */
export function line(number: number): string {
  return `[aria-label="robots.txt"] .cm-line:nth-child(${number} of .cm-line)`;
}

/** Waits until the target shows this text, or a text like it. */
export async function shows(driver: Driver, target: Target, text: string | RegExp): Promise<void> {
  const name = typeof target === "string" ? target : `${target.role} ${target.name}`;
  const shown = expect.poll(() => driver.read(target), { message: name, timeout: 20_000 });
  await (typeof text === "string" ? shown.toContain(text) : shown.toMatch(text));
}

/** Waits until the page has its first verdicts. */
export async function loaded(driver: Driver): Promise<void> {
  // Before the script comes, verdicts are there that nothing can be asked of.
  await shows(driver, "#root > :not([inert]) [role=gridcell]", /./);
  await shows(driver, button("Share"), "");
}

/** Opens the page on its example, read as RFC 9309; with `text`, on that file and the example's questions. */
export async function open(driver: Driver, text?: string): Promise<void> {
  await driver.goto("/");
  await loaded(driver);
  await driver.choose(READ_AS, "RFC 9309");
  if (text !== undefined) await openFile(driver, text);
}

/** Opens a file of the user's, and waits until it is there. */
export async function openFile(driver: Driver, file: string): Promise<void> {
  await driver.upload(FILE_TO_OPEN, Buffer.from(file));
  await shows(driver, line(2), file.split(/[\r\n]+/)[1] || /^$/);
}

/** Puts the caret at the end of a line. */
export async function caretTo(driver: Driver, number: number): Promise<void> {
  await driver.click(line(number));
  await driver.press("End");
  await shows(driver, `${line(number)}.cm-activeLine`, "");
}

/** Writes in an empty box, and presses Enter. */
export async function enter(driver: Driver, box: string, text: string): Promise<void> {
  await driver.click({ role: "textbox", name: box });
  await driver.type(text);
  await driver.press("Enter");
}

export function addUrl(driver: Driver, url: string): Promise<void> {
  return enter(driver, "Add URLs", url);
}

/** Where the table answers whether a crawler may fetch a URL; null as long as it does not. */
function cellOf(driver: Driver, url: string, crawler: string): Promise<string | null> {
  return driver.run(
    ({ url, crawler }) => {
      const quote = (text: string) => `"${CSS.escape(text)}"`;
      const row = `[role=row]:has([role=rowheader][aria-label=${quote(url)}])`;
      const head = document.querySelector(
        `[role=columnheader][aria-label^=${quote(`${crawler}: `)}]`,
      );
      const column = head?.getAttribute("aria-colindex");
      const cell = `${row} [role=gridcell][aria-colindex="${column}"]`;
      return document.querySelector(cell) ? cell : null;
    },
    { url, crawler },
  );
}

export async function clickCell(driver: Driver, url: string, crawler: string): Promise<void> {
  await driver.click((await cellOf(driver, url, crawler)) ?? `no cell for ${url}`);
}

/** Waits until the verdict reads `verdict`, whole: "Allow line 4", "Block no rule". */
export async function expectVerdict(
  driver: Driver,
  url: string,
  crawler: string,
  verdict: string,
): Promise<void> {
  const read = async () => {
    const cell = await cellOf(driver, url, crawler);
    return cell === null ? null : driver.run(nameOfCell, cell);
  };
  await expect.poll(read, { message: `${crawler} and ${url}`, timeout: 20_000 }).toBe(verdict);
}

/** The verdict of a cell as it is read out, without what only the eye sees. */
function nameOfCell(selector: string): string | null {
  const cell = document.querySelector(selector);
  const copy = cell?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll("[aria-hidden=true]") ?? []) hidden.remove();
  const name = cell?.getAttribute("aria-label") ?? copy?.textContent ?? null;
  return name?.replace(/ Parsers differ: .*$/, "") ?? null;
}

/** Opens the Share dialog and takes the link from it. */
export async function share(driver: Driver): Promise<string> {
  await driver.click(button("Share"));
  const link: NamedTarget = { role: "textbox", name: "Link" };
  await shows(driver, link, /#[01][\w-]+$/);
  return (await driver.read(link)) ?? "";
}

/** Waits until what was changed first is being kept. */
export async function kept(driver: Driver): Promise<void> {
  const isKept = () =>
    driver.run((key) => localStorage.getItem(key) !== null, "robots-txt-playground:has-draft");
  await expect.poll(isKept).toBe(true);
}

/**
 * Composes a text at the end of the caret's line, step by step in successive frames, as an input method does. No driver
 * has one, so its events and what it writes into the page are made here. Answers what stood in the page after each
 * step: a page that takes away the text that is being composed ends the composition.
 */
export function compose(driver: Driver, steps: readonly string[]): Promise<readonly string[]> {
  return driver.run(async (steps) => {
    const box = document.activeElement;
    const texts = document.createTreeWalker(
      document.querySelector(".cm-activeLine") ?? document,
      NodeFilter.SHOW_TEXT,
      // Not in the notes of the editor.
      ({ parentElement }) =>
        parentElement?.closest("[contenteditable=false]")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    const text = texts.lastChild();
    if (!(text instanceof Text)) return [];
    const tell = (event: string, data: string) =>
      box?.dispatchEvent(new CompositionEvent(event, { data, bubbles: true }));
    const from = text.length;
    const stood: string[] = [];
    tell("compositionstart", "");
    for (const data of steps) {
      tell("compositionupdate", data);
      text.replaceData(from, text.length - from, data);
      getSelection()?.collapse(text, text.length);
      const inputType = "insertCompositionText";
      box?.dispatchEvent(
        new InputEvent("input", { inputType, data, isComposing: true, bubbles: true }),
      );
      await new Promise(requestAnimationFrame);
      stood.push(text.isConnected ? text.data.slice(from) : "");
    }
    tell("compositionend", steps.at(-1) ?? "");
    return stood;
  }, steps);
}
