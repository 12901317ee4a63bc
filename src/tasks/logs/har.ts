import { isObject } from "./json-lines.ts";

/** Whether a text begins as a HAR: what a browser or a proxy recorded of its requests. */
export function isHar(start: string): boolean {
  return /^\s*\{\s*"log"\s*:\s*\{/.test(start);
}

/**
 * The requests of a HAR, each a line of JSON, which the reader of logs reads as any other; null where
 * it is not whole. URLs that are fetched from no server, such as those of data:, are left out.
 *
 * w3c.github.io/web-performance/specs/HAR (1.2)
 */
export function linesOfHar(text: string): string | null {
  const lines = entriesOf(text)?.flatMap((entry) => {
    const { request = {}, response = {}, startedDateTime: time } = objectOr(entry);
    const { method, url, headers } = objectOr(request);
    if (typeof url !== "string" || !/^https?:/i.test(url)) return [];
    const { status } = objectOr(response);
    return [JSON.stringify({ time, method, url, status, user_agent: userAgentOf(headers) })];
  });
  return lines?.join("\n") ?? null;
}

function entriesOf(text: string): readonly unknown[] | null {
  try {
    const { log }: { readonly log?: unknown } = JSON.parse(text);
    const { entries } = objectOr(log);
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}

function objectOr(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The User-Agent of a request, as the reader of logs expects it: a dash stands for none. */
function userAgentOf(headers: unknown): string {
  const all: readonly unknown[] = Array.isArray(headers) ? headers : [];
  const found = all.map(objectOr).find(({ name }) => /^user-agent$/i.test(`${name}`));
  return typeof found?.value === "string" ? found.value : "-";
}
