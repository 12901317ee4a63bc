import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { findMiniBrowser } from "../../scripts/webkit.mjs";
import { arrived, type Driver, type Role, type Target } from "./driver.ts";

/** An element as WebDriver names it, under the key that the W3C chose for it. */
type Element = Readonly<Record<typeof ELEMENT_KEY, string>>;
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** How WebDriver writes the keys that have no letter. */
const KEYS: Readonly<Record<string, string>> = {
  ControlOrMeta: "\uE009",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
  Delete: "\uE017",
  End: "\uE010",
  Home: "\uE011",
};

/** Where to look for what has a role. Which of it has the name, the browser itself says. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: "button",
  combobox: "select",
  dialog: "dialog[open]",
  menuitem: "[role=menuitem]",
  option: "[role=option]",
  region: "section",
  textbox: "input:not([type=checkbox], [type=file], [type=radio]), textarea, [role=textbox]",
};

const READ = `const [found] = arguments;
  return found.matches("input, select, textarea") ? found.value : found.textContent;`;

/** How long to wait for what is to be clicked, and for a browser that starts on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 30_000 };

/** WebKitGTK, driven as the W3C's WebDriver says: a process of WebKitWebDriver with one session, in a display and a home of its own. */
export class WebKit implements Driver {
  private readonly session: Session;
  private readonly tab: string;

  private constructor(session: Session, tab: string) {
    this.session = session;
    this.tab = tab;
  }

  static async start(baseURL: string): Promise<WebKit> {
    const home = mkdtempSync(join(tmpdir(), "webkit-"));
    const processes: ChildProcess[] = [];
    try {
      const address = await startSession(home, processes);
      const tab = await send<string>("GET", `${address}/window`);
      const webKit = new WebKit({ baseURL, home, address, processes, tab }, tab);
      await webKit.command("POST", "/window/rect", { width: 1440, height: 900 });
      return webKit;
    } catch (error) {
      end(home, processes);
      throw error;
    }
  }

  /** Ends the session first: the browser would outlive its driver. */
  async stop(): Promise<void> {
    const { home, processes } = this.session;
    try {
      await this.command("DELETE", "");
    } finally {
      end(home, processes);
    }
  }

  /** What the page wrote to the console or refused since it was loaded; what it did while it was being loaded, WebDriver does not tell. */
  complaints(): Promise<readonly string[]> {
    return this.run(() => Object.values((window as { complaints?: string[] }).complaints ?? []), 0);
  }

  async goto(address: string): Promise<void> {
    await this.command("POST", "/url", { url: new URL(address, this.session.baseURL).href });
    await this.run(listen, 0);
  }

  async reload(): Promise<void> {
    await this.command("POST", "/refresh", {});
    await this.run(listen, 0);
  }

  async click(target: Target): Promise<void> {
    await expect(async () => {
      await this.command("POST", `${await this.pathOf(target)}/click`, {});
    }).toPass(PATIENCE);
  }

  type(text: string): Promise<void> {
    return this.keys([...text].flatMap((letter) => strokesOf([letter])));
  }

  press(keys: string): Promise<void> {
    return this.keys(strokesOf(keys.split("+").map((key) => KEYS[key] ?? key)));
  }

  async choose(list: Target, option: string): Promise<void> {
    const options = await this.elements("option", await this.pathOf(list));
    for (const found of options) {
      const path = pathOf(found);
      const text = await this.command<string>("GET", `${path}/text`);
      if (text.trim() === option) return this.command("POST", `${path}/click`, {});
    }
    throw new Error(`There is nothing called ${option} to choose`);
  }

  async upload(input: Target, content: Buffer): Promise<void> {
    const file = join(this.session.home, "opened-robots.txt");
    writeFileSync(file, content);
    await this.command("POST", `${await this.pathOf(input)}/value`, { text: file });
  }

  /** MiniBrowser saves into its home. */
  async save(target: Target, name: string): Promise<string> {
    await this.click(target);
    return arrived(join(this.session.home, name));
  }

  async read(target: Target): Promise<string | null> {
    try {
      const found = await this.find(target);
      return found && (await this.call(READ, found));
    } catch (error) {
      // It went in between.
      if (error instanceof Refusal && error.code === "stale element reference") return null;
      throw error;
    }
  }

  async run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const code = `const [argument, done] = arguments;
      (async () => (${script})(argument))().then(
        (result) => done({ result }),
        (error) => done({ error: String(error) }),
      )`;
    const { result, error } = await this.command<{ result: Result; error?: string }>(
      "POST",
      "/execute/async",
      { script: code, args: [argument] },
    );
    if (error !== undefined) throw new Error(error);
    return result;
  }

  async newTab(): Promise<Driver> {
    const tab = await this.command<{ handle: string }>("POST", "/window/new", { type: "tab" });
    return new WebKit(this.session, tab.handle);
  }

  private async find(target: Target): Promise<Element | null> {
    if (typeof target === "string") return (await this.elements(target))[0] ?? null;
    const { role, name } = target;
    for (const found of await this.elements(CANDIDATES[role])) {
      const label = await this.command<string>("GET", `${pathOf(found)}/computedlabel`);
      if (typeof name === "string" ? isNamed(label, name, role) : name.test(label)) return found;
    }
    return null;
  }

  private async pathOf(target: Target): Promise<string> {
    const found = await this.find(target);
    if (!found) throw new Error(`There is no ${JSON.stringify(target)}`);
    return pathOf(found);
  }

  private elements(selector: string, within = ""): Promise<readonly Element[]> {
    return this.command("POST", `${within}/elements`, { using: "css selector", value: selector });
  }

  private async keys(strokes: readonly Stroke[]): Promise<void> {
    const keyboard = { type: "key", id: "keyboard", actions: strokes };
    await this.command("POST", "/actions", { actions: [keyboard] });
  }

  private call(script: string, argument: Element): Promise<string> {
    return this.command("POST", "/execute/sync", { script, args: [argument] });
  }

  private async command<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { session, tab } = this;
    if (session.tab !== tab) {
      await send("POST", `${session.address}/window`, { handle: tab });
      session.tab = tab;
    }
    return send(method, `${session.address}${path}`, body);
  }
}

/** What the tabs of a browser share. */
interface Session {
  readonly baseURL: string;
  readonly home: string;
  readonly address: string;
  readonly processes: readonly ChildProcess[];
  /** The tab that commands are for. */
  tab: string;
}

/** In the page: keeps what goes wrong there. */
function listen(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  window.addEventListener("error", ({ message }) => complaints.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => complaints.push(`${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...said: unknown[]) => {
      complaints.push(said.join(" "));
      write.apply(console, said);
    };
  }
}

/** What WebDriver answers to what it cannot do. */
class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

async function send<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as {
    value: Answer & { error: string; message: string };
  };
  if (!response.ok) throw new Refusal(value.error, value.message);
  return value;
}

interface Stroke {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}

/** Pressing all keys of a chord, and letting them go, the last first. */
function strokesOf(keys: readonly string[]): readonly Stroke[] {
  const down = keys.map((value): Stroke => ({ type: "keyDown", value }));
  const up = keys.map((value): Stroke => ({ type: "keyUp", value }));
  return [...down, ...up.reverse()];
}

/** Where a label has its box within it, WebKit's name for the box is the label and what the box holds. */
function isNamed(label: string, name: string, role: Role): boolean {
  return label === name || (role !== "button" && label.startsWith(`${name} `));
}

function pathOf(element: Element): string {
  return `/element/${element[ELEMENT_KEY]}`;
}

/** Starts what a browser needs, and it. Answers the address of its session. */
async function startSession(home: string, processes: ChildProcess[]): Promise<string> {
  const [display, number] = await startDisplay();
  processes.push(display);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    // Root may not have a sandbox, and a display in memory no graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
  processes.push(spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "inherit" }));
  const address = `http://127.0.0.1:${port}/session`;
  const options = { binary: findMiniBrowser(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  let id = "";
  await expect(async () => {
    const answer = await send<{ sessionId: string }>("POST", address, { capabilities });
    id = answer.sessionId;
  }).toPass(PATIENCE);
  return `${address}/${id}`;
}

function end(home: string, processes: readonly ChildProcess[]): void {
  for (const process of processes) process.kill();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

/** A display in memory, and its number, which it chooses. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const screen = ["-screen", "0", "1600x1000x24"];
  const display = spawn("Xvfb", ["-displayfd", "1", "-nolisten", "tcp", ...screen], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(display.stdout, "data");
  return [display, `${number}`.trim()];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
