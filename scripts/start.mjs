import { ensureBuild, ensureDependencies, root, runScript, SetupError } from "./setup.mjs";

const defaultPort = 4173;

function wantedPort() {
  const text = process.env.PORT;
  if (!text) return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`PORT is ${text}, which is no port. Set it to a number from 1 to 65535.`);
}

async function start() {
  const port = wantedPort();
  ensureDependencies();
  ensureBuild();
  // Vite is there only after the dependencies are.
  const { preview } = await import("vite");
  const open = Boolean(process.stdout.isTTY) && !process.env.CI;
  const server = await preview({
    root,
    preview: { host: "127.0.0.1", port, strictPort: false, open },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(server));
  console.log("\nThe robots.txt playground is running; Ctrl-C stops it.");
  console.log(server.resolvedUrls.local[0]);
}

async function stop(server) {
  await server.close();
  process.exit(0);
}

await runScript(start);
