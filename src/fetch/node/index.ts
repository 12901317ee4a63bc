// What the README's sample for Node imports, bundled by npm run build:handler.
export { Limiter } from "../limiter.ts";
export { nodeTransport } from "./node-transport.ts";
export { dnsResolver } from "./resolvers.ts";
export { robotsListener } from "./robots-listener.ts";
