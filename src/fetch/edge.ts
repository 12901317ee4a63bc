import { FetchFailure } from "./failures.ts";
import type { NameTransport, Reply } from "./transport.ts";

// What the README's samples for platforms without sockets import, bundled by npm run build:handler.
export { handleRobots } from "./handle-robots.ts";
export { Limiter } from "./limiter.ts";

/**
 * Sends requests with the platform's own `fetch`, for platforms without sockets. It cannot check
 * which address a name has: the README says what that leaves open.
 */
export function fetchTransport(send: (request: Request) => Promise<Response>): NameTransport {
  return {
    kind: "by-name",
    get: async ({ url, headers, signal }) =>
      replyOf(await send(new Request(url, { headers, signal, redirect: "manual" }))),
  };
}

function replyOf(response: Response): Reply {
  // A browser hides a redirect behind status 0, and is not a place for this code.
  if (response.status === 0) throw new FetchFailure("refused");
  const reader = response.body?.getReader();
  return {
    status: response.status,
    family: null,
    header: (name) => response.headers.get(name),
    body: chunksOf(reader),
    discard: () => void reader?.cancel().catch(() => {}),
  };
}

async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    yield chunk.value;
  }
}
