import { keptText, type Notice, reporting } from "../core/notices.ts";

/** Copies a text, and says whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so with `copied`; where the browser does not let us, gives the text, called `name`, to be copied by hand. */
export async function copyAndTell(
  text: string,
  words: { readonly copied: string; readonly notCopied: string; readonly name: string },
): Promise<Notice> {
  if (await copyText(text)) return reporting(words.copied);
  return { text: words.notCopied, recovered: keptText(words.name, text) };
}

/** Hands a file to the user. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** No page is busy for longer, in milliseconds. */
const LONGEST_MS = 2000;

/** Waits until the browser has nothing to do, so that what comes then delays neither the first frame nor the first key. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in window)) setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
  });
}

/** Whether the visitor asked for less data, such as in the settings of a phone; unknown outside of Chromium. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator && navigator.connection;
  const isKnown = typeof connection === "object" && connection !== null;
  return isKnown && "saveData" in connection && connection.saveData === true;
}

/** Whether what has the focus takes letters, and has an undo of its own. */
export function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, .cm-editor") !== null
  );
}
