import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** Where a server of this machine listens. */
export type Target =
  | { readonly socketPath: string }
  | { readonly host: string; readonly port: number };

/** What a server answers to a GET with `host` in its Host header, which `fetch` cannot be told. */
export async function getUnder(host: string, target: Target, path: string): Promise<Response> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ ...target, path, headers: { Host: host }, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
  return new Response(await text(incoming), { status: incoming.statusCode ?? 0 });
}
