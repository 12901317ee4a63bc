import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BLOCKED_PORTS } from "./blocked-ports.ts";
import { asksForHelp, OPTIONS, readOptions, type ServerOptions, WrongOption } from "./options.ts";
import { readPageFiles } from "./page-files.ts";
import { isOwn, playgroundServer, stopped } from "./playground-server.ts";
import { helpOf, SAID } from "./words.ts";

// Beside the folder of the bundle, build/.
const PAGE = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const USUAL_PORT = 4173;
const MILLISECONDS_TO_END = 10_000;

// One write for many lines: each by itself would be a tenth of the work for a request.
const LOG_MILLISECONDS = 100;
const lines: string[] = [];

/** Where the server is, for the program that started it; null where it did not start. */
export const url: string | null = await main();

async function main(): Promise<string | null> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    console.log(helpOf(Object.values(OPTIONS)));
    return null;
  }
  try {
    return await start(readOptions(args, process.env));
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return null;
  }
}

async function start(options: ServerOptions): Promise<string> {
  if (!existsSync(join(PAGE, "index.html"))) throw new WrongOption(SAID.noPage(PAGE));
  // A full disk or a closed pipe ends the log, not the server.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const server = playgroundServer(readPageFiles(PAGE), options, log);
  await listening(server, options);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  const at = `http://${host}:${port}/`;
  console.log(SAID.running(at));
  if (!isOwn(options.host) && options.allowedHosts.length === 0) console.log(SAID.liveIsOff);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(server));
  return at;
}

function log(line: string): void {
  if (lines.push(line) === 1) setTimeout(writeLog, LOG_MILLISECONDS);
}

function writeLog(): void {
  if (lines.length > 0) process.stdout.write(`${lines.splice(0).join("\n")}\n`);
}

// The same signal again ends the process at once, because nothing listens to it any more.
async function stop(server: Server): Promise<void> {
  console.log(SAID.stopping);
  await stopped(server, MILLISECONDS_TO_END);
  writeLog();
  process.exit(0);
}

async function listening(server: Server, { port, host }: ServerOptions): Promise<void> {
  const first = port ?? USUAL_PORT;
  const last = port ?? USUAL_PORT + 20;
  for (let tried = first; ; tried++) {
    if (port === null && BLOCKED_PORTS.has(tried)) continue;
    try {
      server.listen(tried, host);
      await once(server, "listening");
      return;
    } catch (error) {
      if (codeOf(error) === "EADDRINUSE" && tried < last) continue;
      throw refusalOf(error, tried, host);
    }
  }
}

function refusalOf(error: unknown, port: number, host: string): unknown {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return new WrongOption(SAID.portInUse(port));
  if (code === "EACCES") return new WrongOption(SAID.portForbidden(port));
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new WrongOption(SAID.noAddress(host));
  return error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
