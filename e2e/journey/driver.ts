import { existsSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";

/** A person's hands and eyes in a browser: what the journey needs of whatever drives it, and no more. */
export interface Driver {
  /** Opens an address; one that is only a path is on the server of the tests. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks as soon as the target is there. */
  click(target: Target): Promise<void>;
  /** Types where the focus is, key by key and as fast as it can. */
  type(text: string): Promise<void>;
  /** Presses a key where the focus is, or several at once, such as `ControlOrMeta+z`. */
  press(keys: string): Promise<void>;
  /** Chooses in a list, by what it shows. */
  choose(list: Target, option: string): Promise<void>;
  /** Gives the page a robots.txt through `input`, as the browser's dialog for files does. */
  upload(input: Target, content: Buffer): Promise<void>;
  /** Clicks, waits until the browser has saved a file of this name, and answers its content. */
  save(target: Target, name: string): Promise<string>;
  /** The value of a box, or the text of anything else; null where it is not there. */
  read(target: Target): Promise<string | null>;
  /** Runs a function in the page, and answers what it does. */
  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Another tab of the same browser. */
  newTab(): Promise<Driver>;
}

/** The first thing that has a role and a name, or that a CSS selector finds. */
export type Target = string | NamedTarget;

export interface NamedTarget {
  readonly role: Role;
  readonly name: string | RegExp;
}

export type Role = "button" | "combobox" | "dialog" | "menuitem" | "option" | "region" | "textbox";

/** What every test of the journey begins with. */
export interface JourneyFixtures {
  readonly driver: Driver;
  /** Somebody else, in a browser of their own. */
  readonly friend: Driver;
}

/** The content of a file, as soon as it is there: a browser may make the file before it writes it. */
export async function arrived(file: string): Promise<string> {
  const content = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
  await expect.poll(content, { message: file, timeout: 20_000 }).not.toBe("");
  return content();
}
