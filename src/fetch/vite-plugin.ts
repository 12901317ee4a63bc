import type { Connect, HttpServer, Plugin } from "vite";
import { failed } from "./failures.ts";
import { jsonOf } from "./handle-robots.ts";
import { type ListenerOptions, robotsListener, sendResponse } from "./node/robots-listener.ts";
import { isLoopbackAddress } from "./public-address.ts";

/** What a project may set. `allowPublic`: answers even where other machines can reach the server. */
export interface RobotsApiOptions extends ListenerOptions {
  readonly allowPublic?: boolean;
}

/** Answers `api/robots`, below the project's base, in Vite's dev and preview servers. */
export function robotsApi({ allowPublic = false, ...options }: RobotsApiOptions = {}): Plugin {
  const listener = robotsListener(options);
  let path = "";
  const mount = ({ middlewares, httpServer }: Mounted) => {
    middlewares.use(path, (incoming, outgoing) => {
      const isOn = allowPublic || isLocal(httpServer);
      if (isOn) void listener(incoming, outgoing);
      else void sendResponse(jsonOf(failed("switched-off")), outgoing);
    });
  };
  return {
    name: "robots-api",
    apply: "serve",
    configResolved: ({ base }) => {
      // A relative base is served from the root.
      path = `${base.startsWith("/") ? base : "/"}api/robots`;
    },
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

interface Mounted {
  readonly middlewares: Connect.Server;
  readonly httpServer: HttpServer | null;
}

/** Whether only this machine can reach a server; of a pipe or another's server nothing is known. */
function isLocal(server: HttpServer | null): boolean {
  const bound = server?.address();
  return typeof bound === "object" && bound !== null && isLoopbackAddress(bound.address);
}
