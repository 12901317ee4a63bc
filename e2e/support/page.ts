import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type ViewportSize,
  type WebError,
} from "@playwright/test";
import { EXAMPLE, type Linked, linkTo } from "./link.ts";

export { expect };

/** Waits longer than an assertion does by itself: for what takes a busy machine seconds, as files of megabytes, a hundred thousand URLs, or a new service worker. */
export const patiently = expect.configure({ timeout: 20_000 });

interface Fixtures {
  /**
   * Whether a test has a browser of its own, whose page is nowhere yet: by the tag `@fresh` in its name, if it is about loading, storage, offline,
   * frames or a first visit. All others go on with the page of the test before, where a link to the example is opened, as by a person
   * who opens one link after another: that takes a thirtieth of the work. `states.spec.ts` proves that nothing is left.
   */
  readonly isFresh: boolean;
  /** What the pages of this test have complained about; a test that leaves anything here has failed. */
  readonly complaints: string[];
  /** A page in a browser of its own: somebody else, who has never been here. */
  readonly stranger: Page;
  /** A page on which nothing was done but that the link to the example was opened in a new browser. */
  readonly untouched: Page;
}

interface WorkerFixtures {
  /** The browsers that tests go on with, by what cannot be changed about one. */
  readonly shared: Map<string, BrowserContext>;
}

/** A test that fails when a page it opens throws, or writes an error or a warning to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: "worker" },
  ],
  isFresh: [({ browserName: _ }, use, { tags }) => use(tags.includes("@fresh")), { option: true }],
  context: async ({ browser, shared, isFresh, hasTouch, isMobile }, use, testInfo) => {
    const kind = isFresh ? null : `${hasTouch} ${isMobile}`;
    const context = (kind && shared.get(kind)) || (await browser.newContext());
    if (kind) shared.delete(kind);
    await use(context);
    if (kind && testInfo.errors.length === 0 && (await isReusable(context)))
      shared.set(kind, context);
    else await context.close();
  },
  page: async ({ context, isFresh, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (!isFresh) await begin(page, viewport);
    await use(page);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const stop = listen(context, complaints);
      await use(complaints);
      stop();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, complaints }, use) => {
    const context = await browser.newContext();
    listen(context, complaints);
    await use(await context.newPage());
    await context.close();
  },
  untouched: async ({ browser, shared, hasTouch, isMobile, viewport }, use) => {
    const kind = `untouched ${hasTouch} ${isMobile}`;
    const context = shared.get(kind) ?? (await browser.newContext());
    shared.set(kind, context);
    const page = context.pages()[0] ?? (await context.newPage());
    if (page.url() === "about:blank") await begin(page, viewport);
    await use(page);
  },
});

// The browser writes what its policy forbids to the console, too.
function listen(context: BrowserContext, complaints: string[]): () => void {
  const onError = (error: WebError) => {
    const complaint = String(error.error());
    // Firefox says so of each file that a reload no longer waits for; of an answer that failed it says why.
    if (!complaint.includes("A ServiceWorker intercepted the request and encountered"))
      complaints.push(complaint);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    // Over plain HTTP, Chromium says so of each page, and shows it all the same.
    if (message.text().startsWith("The Cross-Origin-Opener-Policy header has been ignored")) return;
    // Some versions of Chromium ask for an icon of documents that can name none, such as a plain text.
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  };
  context.on("weberror", onError);
  context.on("console", onMessage);
  return () => {
    context.off("weberror", onError);
    context.off("console", onMessage);
  };
}

export type RegionName = "Editor" | "Problems" | "Verdicts" | "Why" | "Crawlers" | "Groups";

/** Opens the page as a new visitor sees it: on its example, with each crawler read as itself; or who was here before, on their draft. */
export async function visit(page: Page): Promise<void> {
  await page.goto("/");
  await begun(page);
  // Where a draft is late, the page is empty until then.
  await expect(page.locator(".cm-placeholder")).toHaveCount(0);
}

/** Opens the page on its example, read as RFC 9309, by which most tests have their verdicts; with `text`, on that file and the example's questions, as if it had just been written. */
export async function open(page: Page, text?: string): Promise<void> {
  if (!beginnings.has(page)) return openFresh(page, text);
  const isOpen = (await placeOf(page)) === beginnings.get(page);
  beginnings.set(page, null);
  if (text === undefined) return isOpen ? undefined : openLink(page, EXAMPLE);
  const linked = { ...EXAMPLE, text };
  if (linkTo(linked).length > MOST_IN_LINK) {
    await openLink(page, EXAMPLE);
    return replaceFile(page, text);
  }
  await openLink(page, linked);
  await editor(page).focus();
}

/** The characters of the longest link. */
const MOST_IN_LINK = 262_144;

async function openFresh(page: Page, text?: string): Promise<void> {
  await visit(page);
  await openSetup(page);
  await readAs(page).selectOption("rfc9309");
  if (isPhone(page)) await page.keyboard.press("Escape");
  await expect(setupSheet(page)).toHaveCount(0);
  if (text !== undefined) await replaceFile(page, text);
}

/** Opens a link: in a page that is there already, as in its address bar. */
export async function openLink(page: Page, linked: Linked): Promise<void> {
  const fragment = linkTo(linked);
  if (await page.locator(DRAWN).count()) return page.evaluate(openFragment, fragment);
  await page.goto(`/#${fragment}`);
  await begun(page);
}

/** The pages that tests share; where one is on which its test has done nothing yet, else null. */
const beginnings = new WeakMap<Page, string | null>();

/** How often a page was drawn anew, as it is for each link that is opened, and the window that it is in. Its address follows what is done with it. */
async function placeOf(page: Page): Promise<string> {
  const drawn = await page.evaluate(() => {
    const main = document.querySelector<HTMLElement & { drawn?: string }>("#root main");
    if (main) main.drawn ??= crypto.randomUUID();
    return main?.drawn;
  });
  return `${drawn} ${JSON.stringify(page.viewportSize())}`;
}

/** Opens the link to the example in a page that another test may have had. */
async function begin(page: Page, viewport: ViewportSize | null): Promise<void> {
  const isNew = page.url() === "about:blank";
  if (viewport && !isNew) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await openLink(page, EXAMPLE);
  if (isNew) {
    await settled(page);
    await expect(page.locator(".cm-content[aria-autocomplete=list]")).toBeAttached();
    // What keeps drafts, which comes last, remembers where it keeps that of this tab.
    await page.waitForFunction(() => sessionStorage.length > 0);
    page.on("domcontentloaded", () => loadedAnew.add(page));
  }
  beginnings.set(page, await placeOf(page));
}

/** Opens a fragment in the page that is there, waits until the page of before is gone, and drops the draft that was made of that. */
async function openFragment(fragment: string): Promise<void> {
  const root = document.getElementById("root");
  const before = root?.querySelector("main");
  const gone = new Promise<void>((resolve) => {
    const look = (_: unknown, observer: MutationObserver) => {
      if (before?.isConnected) return;
      observer.disconnect();
      resolve();
    };
    if (root) new MutationObserver(look).observe(root, { childList: true });
  });
  // A link ends before a full stop: with something new behind it, the page opens it even where it is open already.
  location.hash = `${fragment}.${crypto.randomUUID()}`;
  await gone;
  document.querySelector<HTMLElement>(".notice.draft > button")?.click();
}

/** Whether the next test can go on with a browser: its only page was not loaded anew, and nothing is different that a link leaves as it is. */
async function isReusable(context: BrowserContext): Promise<boolean> {
  const [page, ...others] = context.pages();
  if (!page || others.length > 0 || loadedAnew.has(page)) return false;
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  return page.evaluate(() => {
    const media = ["print", "(prefers-color-scheme: dark)", "(forced-colors: active)"];
    const isPreferred = localStorage.getItem("robots-txt-playground:preferences") !== null;
    return !isPreferred && media.every((query) => !matchMedia(query).matches);
  });
}

/** Pages that a test loaded anew. */
const loadedAnew = new WeakSet<Page>();

/** Waits until every region has come, with what it has to say of the page as it is. */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** The page itself: what is shown before its script looks the same, and nothing of it is busy. */
const DRAWN = "#root > main:not([inert])";

async function drawn(page: Page): Promise<void> {
  await expect(page.locator(DRAWN)).toBeAttached();
}

/** Waits for the page, and the first of what it shows. */
async function begun(page: Page): Promise<void> {
  await drawn(page);
  await expect(page.locator("[aria-label=Verdicts][aria-busy=true]")).toHaveCount(0);
}

/** Waits for what helps with writing, a moment after the page: completion, hovers, underlines and the keys for problems come in one go. */
export async function aided(page: Page): Promise<void> {
  await expect(editor(page)).toHaveAttribute("aria-autocomplete", "list");
}

export function region(page: Page, name: RegionName): Locator {
  return page.getByRole("region", { name, exact: true });
}

export function editor(page: Page): Locator {
  return page.getByRole("textbox", { name: "robots.txt", exact: true });
}

/** A line of a file that is in sight as a whole: its text, then what the editor notes at its end. */
export function line(page: Page, number: number): Locator {
  return editor(page)
    .locator(".cm-line")
    .nth(number - 1);
}

/** Where the path of a short rule is in its line, for the pointer: paths are no element of their own. */
export const ON_PATH = { position: { x: 100, y: 10 } };

/** The line that reads `text` with its note; for files of which the editor only draws what is in sight. */
export function lineReading(page: Page, text: string): Locator {
  return editor(page)
    .locator(".cm-line")
    .filter({ hasText: new RegExp(`^${escaped(text)}$`) });
}

/** The line that the caret is on. */
export function caretLine(page: Page): Locator {
  return editor(page).locator(".cm-activeLine");
}

/** Facts about the file, along the bottom. */
export function status(page: Page): Locator {
  return page.getByRole("contentinfo");
}

export function addUrls(page: Page): Locator {
  return page.getByRole("textbox", { name: "Add URLs", exact: true });
}

export function addCrawler(page: Page): Locator {
  return page.getByRole("textbox", { name: "Add crawler", exact: true });
}

export function readAs(page: Page): Locator {
  return page.getByRole("combobox", { name: "Read as", exact: true });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Whether the page has the layout for small windows. */
function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 780;
}

/** Presses a button of the bar along the top; on a phone, it is in the menu. */
export async function act(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return button(page, name).click();
  await button(page, "More").click();
  await page
    .getByRole("menuitem", { name, exact: true })
    .or(page.getByRole("menuitemcheckbox", { name, exact: true }))
    .click();
}

/** On a phone, the sheet with the parser, the site and the response. */
export function setupSheet(page: Page): Locator {
  return page.getByRole("dialog", { name: "Parser, site and response", exact: true });
}

/** The line that opens it, and shows what is chosen there. */
export function setupLine(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: /^as / });
}

/** Makes the boxes for the parser, the site and the response visible. */
export async function openSetup(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await setupLine(page).click();
  await expect(setupSheet(page)).toBeVisible();
}

/** Pastes over the whole file, as a person does who brings one along, and keeps the table: of the untouched example, a pasted file would replace the URLs as well. */
export async function replaceFile(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("#");
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, text);
}

/** Pastes where the focus is, through the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
}

/** What the clipboard holds. */
export function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Puts the caret at the end of a line with the mouse. */
export async function caretTo(page: Page, number: number): Promise<void> {
  await line(page, number).click({ position: { x: 16, y: 10 } });
  await page.keyboard.press("End");
  await expect(line(page, number)).toHaveClass(/cm-activeLine/);
}

export async function addUrl(page: Page, url: string): Promise<void> {
  await addUrls(page).fill(url);
  await addUrls(page).press("Enter");
}

/** The table's URLs, from the top. */
export async function urls(page: Page): Promise<string[]> {
  const heads = page.getByRole("grid").getByRole("rowheader");
  // At one stroke: rows come and go.
  return heads.evaluateAll((all) => all.map((head) => head.getAttribute("aria-label") ?? ""));
}

/** The table's crawlers, from the left. */
export async function crawlers(page: Page): Promise<string[]> {
  const heads = page.getByRole("grid").getByRole("columnheader");
  // At one stroke: columns come and go.
  const names = await heads.evaluateAll((all) =>
    all.map((head) => head.getAttribute("aria-label")),
  );
  return names.flatMap((name) => name?.split(": ").slice(0, 1) ?? []);
}

export function urlHead(page: Page, url: string): Locator {
  return page.getByRole("grid").getByRole("rowheader", { name: url, exact: true });
}

export function crawlerHead(page: Page, crawler: string): Locator {
  const name = new RegExp(`^${escaped(crawler)}: `);
  return page.getByRole("grid").getByRole("columnheader", { name });
}

/** A URL with its verdicts. Its accessible name is the URL and the verdicts, from the left. */
export function row(page: Page, url: string): Locator {
  const head = page.getByRole("rowheader", { name: url, exact: true });
  return page.getByRole("grid").getByRole("row").filter({ has: head });
}

/** The cell that says whether `crawler` may fetch `url`, in whichever column the crawler is by then. Its accessible name is the whole verdict. */
export function cell(page: Page, url: string, crawler: string): Locator {
  const head = `//*[@role="columnheader"][starts-with(@aria-label, ${xpathText(`${crawler}: `)})]`;
  return row(page, url).locator(
    `xpath=//*[@role="gridcell"][@aria-colindex = ancestor::*[@role="grid"]${head}/@aria-colindex]`,
  );
}

/** A text as XPath writes it, which has no escapes: one with both kinds of quotes is joined from several. */
function xpathText(text: string): string {
  const parts = text.split('"').map((part) => `"${part}"`);
  return parts.length === 1 ? (parts[0] ?? "") : `concat(${parts.join(`, '"', `)})`;
}

/** Waits until the verdict reads `verdict`, whole: "Allow line 4", "Block no rule". */
export async function expectVerdict(
  page: Page,
  url: string,
  crawler: string,
  verdict: string | RegExp,
  expecting = expect,
): Promise<void> {
  // A verdict that another main parser does not share says so at its end.
  const name =
    typeof verdict === "string"
      ? new RegExp(`^${escaped(verdict)}( Parsers differ: .*)?$`)
      : verdict;
  await expecting(cell(page, url, crawler)).toHaveAccessibleName(name);
}

/** The sentence that answers, in Why. */
export function answer(page: Page): Locator {
  return region(page, "Why").getByRole("paragraph").first();
}

export function shareDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Share", exact: true });
}

/** Opens the Share dialog and takes the link from it. */
export async function share(page: Page): Promise<string> {
  await button(page, "Share").click();
  const link = shareDialog(page).getByRole("textbox", { name: "Link", exact: true });
  await expect(link).toHaveValue(/#[01][\w-]+$/);
  return link.inputValue();
}

/** The dialog Examples. */
export function examplesDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Examples", exact: true });
}

/** What Download hands out. */
export async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "Download")]);
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** Opens a file, given by its path or as the bytes of a robots.txt, with the Open button and the browser's dialog. */
export async function openFile(page: Page, file: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), act(page, "Open")]);
  await chooser.setFiles(
    typeof file === "string" ? file : { name: "robots.txt", mimeType: "text/plain", buffer: file },
  );
}

/** Waits until what was changed first is being kept: what keeps it comes a moment after the page. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("robots-txt-playground:has-draft"));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/**
 * Writes down from now on what each frame shows, where it is something else than the frame before:
 * the caret's line, then the first verdict on `url`, or without one the totals. Answers how to get it.
 */
export async function framesOf(page: Page, url?: string): Promise<() => Promise<string[]>> {
  const handle = await page.evaluateHandle((wanted) => {
    const frames: string[] = [];
    const totals = () => {
      const list = document.querySelector("[aria-label^=Totals]");
      const items = [...(list?.children ?? [])].map((item) => item.textContent);
      return `${list?.getAttribute("aria-label")}: ${items.join(", ")}`;
    };
    const verdict = () => {
      const heads = [...document.querySelectorAll("[role=rowheader]")];
      const head = heads.find((it) => it.getAttribute("aria-label") === wanted);
      const cell = head?.nextElementSibling;
      return cell?.getAttribute("aria-label") ?? cell?.textContent;
    };
    const look = () => {
      const line = document.querySelector(".cm-activeLine")?.textContent ?? "";
      const frame = `${line}: ${wanted === undefined ? totals() : verdict()}`;
      if (frame !== frames.at(-1)) frames.push(frame);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return frames;
  }, url);
  // The last change is in the frame after it.
  return () =>
    handle.evaluate(
      (frames) =>
        new Promise<string[]>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(frames))),
        ),
    );
}

/** The rows that are drawn now, in order: their index from 0, then the URL and each verdict in words. */
export function shownRows(page: Page): Promise<{ index: number; texts: string[] }[]> {
  return page.evaluate(() => {
    const textOf = (cell: Element) => {
      const copy = cell.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return [...copy.children].map(({ textContent }) => textContent).join(" ");
    };
    const rows = [...document.querySelectorAll("[role=grid] [role=row]:has([role=rowheader])")];
    return rows
      .map((row) => ({
        index: Number(row.getAttribute("aria-rowindex")) - 2,
        texts: [...row.children].map((cell) => cell.getAttribute("aria-label") ?? textOf(cell)),
      }))
      .sort((a, b) => a.index - b.index);
  });
}

/** Opens an address, and returns the paths of what was fetched before its first verdict. */
export async function fetchedBeforeVerdict(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    const look = () => {
      // Before the script comes, verdicts are there that nothing can be asked of.
      const verdict = document.querySelector("#root > :not([inert]) [role=gridcell]");
      if (!verdict?.textContent) requestAnimationFrame(look);
      else
        Object.assign(window, {
          fetched: performance.getEntriesByType("resource").map(({ name }) => name),
        });
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => "fetched" in window);
  const fetched = await page.evaluate(() => (window as unknown as { fetched: string[] }).fetched);
  return fetched.map((url) => new URL(url).pathname);
}

/** What the page holds on to once all garbage is collected: the heap of its scripts in bytes, elements and other nodes, and listeners. */
export async function held(
  page: Page,
): Promise<{ heap: number; nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}
