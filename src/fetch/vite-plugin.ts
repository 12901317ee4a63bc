import type { Connect, Plugin } from "vite";
import { type ListenerOptions, robotsListener } from "./node/robots-listener.ts";

/**
 * What a project may set. `allowPublic`: answers even if other machines can reach the server, under
 * every host name that Vite allows (`server.allowedHosts`, `preview.allowedHosts`).
 */
export interface RobotsApiOptions extends ListenerOptions {
  readonly allowPublic?: boolean;
}

/** A plugin for Vite: answers `api/robots`, which fetches the robots.txt of a site as a crawler would, below the project's base, in Vite's dev and preview servers. */
export function robotsApi({ allowPublic = false, ...options }: RobotsApiOptions = {}): Plugin {
  const listener = robotsListener(allowPublic ? { ...options, hosts: "any" } : options);
  let path = "";
  const mount = ({ middlewares }: ServerWithMiddlewares) => {
    middlewares.use(path, (incoming, outgoing) => void listener(incoming, outgoing));
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

interface ServerWithMiddlewares {
  readonly middlewares: Connect.Server;
}
