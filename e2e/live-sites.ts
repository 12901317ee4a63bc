import type { RequestListener } from "node:http";
import { nodeTransport } from "../src/fetch/node/node-transport.ts";
import { robotsListener } from "../src/fetch/node/robots-listener.ts";
import { openPorts, openSite } from "../test/fetch/local-sites.ts";

/** What opens live sites for a page under test: only those on this machine, whatever their name in `.test`. */
export function localRobots(): RequestListener {
  const robots = robotsListener({
    transport: nodeTransport({
      resolve: async (name) => (name.endsWith(".test") ? ["127.0.0.1"] : []),
    }),
    policy: {
      get allowedPorts() {
        return openPorts();
      },
      allowAddress: (address) => address === "127.0.0.1",
    },
  });
  return (request, response) => void robots(request, response);
}

/** A robots.txt that a site answers with. */
export interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Opens a site that answers so; its origin, as `name.test` with a port. */
export async function openLocal(name: string, served: Served): Promise<string> {
  const { status = 200, headers = { "Content-Type": "text/plain" }, body = "" } = served;
  const { port } = await openSite((_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  return `http://${name}.test:${port}`;
}
