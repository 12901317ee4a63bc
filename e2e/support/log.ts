import type { Locator, Page } from "@playwright/test";
import { act, button } from "./page.ts";

/** A line of a log in the Combined format, of a day of November 2026 at noon. */
export function logLine(agent: string, path: string, day = 1, status = 200): string {
  const date = `${day}`.padStart(2, "0");
  return `203.0.113.9 - - [${date}/Nov/2026:12:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 12 "-" "${agent}"\n`;
}

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Requests of two crawlers and a browser for the example’s site, in no order of time. */
export const LOG = [
  logLine("Bytespider", "/cart/1", 1),
  logLine("Bytespider", "/cart/1", 7, 403),
  logLine("Bytespider", "/cart/1", 5),
  logLine("Bytespider", "/robots.txt", 2, 503),
  logLine(GOOGLEBOT, "/cart/help", 3),
  logLine(GOOGLEBOT, "/search?q=boots", 4),
  logLine(BROWSER, "/cart/2", 4),
  "nginx: ready\n",
].join("");

/** A log as a file. */
export interface LogFile {
  readonly name: string;
  readonly text: string | Buffer;
}

/** Brings logs into the table, by the button for lists. */
export async function readLogs(page: Page, ...logs: readonly LogFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "From a file").click(),
  ]);
  await chooser.setFiles(logs.map(fileOf));
}

/** Opens a log as a robots.txt is opened. */
export async function openLog(page: Page, log: LogFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), act(page, "Open")]);
  await chooser.setFiles(fileOf(log));
}

function fileOf({ name, text }: LogFile) {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

/** What the page says of a log that was read. */
export function logReport(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /requests? / });
}

/** How many requests are blocked, and what shows them. */
export function requestedTotal(page: Page): Locator {
  return page.getByRole("button", { name: /Requested though blocked/ });
}
