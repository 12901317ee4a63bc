import type { Reply } from "./transport.ts";

/** Where the reply of `url` leads (RFC 9110 15.4), without a fragment; null where it is an answer itself. */
export function redirectOf(reply: Reply, url: URL): URL | null {
  const location = reply.header("location");
  if (!REDIRECTS.has(reply.status) || location === null) return null;
  if (!URL.canParse(location, url.href)) return null;
  const target = new URL(location, url.href);
  target.hash = "";
  return target;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
