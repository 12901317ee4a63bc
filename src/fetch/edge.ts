// What the README's samples for platforms without sockets import, bundled by npm run build:handler.
export { fetchTransport } from "./fetch-transport.ts";
export { handleRobots } from "./handle-robots.ts";
export { Limiter } from "./limiter.ts";
