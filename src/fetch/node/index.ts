// What the README's sample for Node imports, bundled by npm run build:handler.
export { Limiter } from "../limiter.ts";
export { dnsResolver, nodeTransport } from "./node-transport.ts";
export { robotsListener } from "./robots-listener.ts";
