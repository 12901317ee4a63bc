import { parseArgs } from "node:util";
import { hostOf } from "../engine/url/host.ts";
import { DEFAULT_LIMITS } from "../fetch/limiter.ts";
import { DEFAULT_POLICY } from "../fetch/policy.ts";
import { BLOCKED_PORTS } from "./blocked-ports.ts";
import { WRONG } from "./words.ts";

/** What the operator of a server may set. */
export interface ServerOptions {
  /** Null: 4173, or the next free port. */
  readonly port: number | null;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly trustProxy: number;
  readonly clientBurst: number;
  readonly clientPerMinute: number;
  readonly clientAtOnce: number;
  readonly allBurst: number;
  readonly allPerMinute: number;
  readonly allAtOnce: number;
  readonly timeout: number;
  readonly connections: number;
}

/** An option that the server cannot use; the message says which, why, and what would be right. */
export class WrongOption extends Error {}

interface Option<T> {
  /** In the environment. */
  readonly name: string;
  /** On the command line, which wins over the environment. */
  readonly flag: string;
  /** As text; empty where there is none. */
  readonly byDefault: string;
  /** What it does, for --help and docs/hosting.md. */
  readonly meaning: string;
  /** The value of a text that is not empty. Throws WrongOption. */
  readonly read: (text: string, name: string) => T;
  readonly without: T;
}

type OptionsTable = { readonly [Key in keyof ServerOptions]: Option<ServerOptions[Key]> };

const { perClient, statusInAll, atOnce, atOncePerClient } = DEFAULT_LIMITS;

/** Every option, in the order of the documents. */
export const OPTIONS: OptionsTable = {
  port: {
    name: "PORT",
    flag: "port",
    byDefault: "4173, or the next free port",
    meaning: "The port to listen on.",
    read: portOf,
    without: null,
  },
  host: {
    name: "HOST",
    flag: "host",
    byDefault: "127.0.0.1",
    meaning: "The address to listen on. 0.0.0.0 and :: let other machines reach the server.",
    read: (text) => text,
    without: "127.0.0.1",
  },
  allowedHosts: {
    name: "ALLOWED_HOSTS",
    flag: "allowed-hosts",
    byDefault: "",
    meaning:
      "The host names of the playground, with commas between them. Open live works only under these names, and under localhost if no other machine can reach the server.",
    read: hostsOf,
    without: [],
  },
  trustProxy: {
    name: "TRUST_PROXY",
    flag: "trust-proxy",
    byDefault: "0",
    meaning:
      "How many proxies in front of the server add to X-Forwarded-For. The server needs this to tell clients apart.",
    read: wholeNumber(0, 10),
    without: 0,
  },
  clientBurst: limit(
    "CLIENT_BURST",
    perClient.burst,
    "How many requests of Open live one client may make in quick succession.",
  ),
  clientPerMinute: limit(
    "CLIENT_PER_MINUTE",
    perClient.perMinute,
    "How many more one client may make in each minute.",
  ),
  clientAtOnce: limit(
    "CLIENT_AT_ONCE",
    atOncePerClient,
    "How many requests of one client may run at the same time.",
  ),
  allBurst: limit(
    "ALL_BURST",
    statusInAll.burst,
    "How many requests all clients together may make in quick succession.",
  ),
  allPerMinute: limit(
    "ALL_PER_MINUTE",
    statusInAll.perMinute,
    "How many more all clients together may make in each minute.",
  ),
  allAtOnce: limit(
    "ALL_AT_ONCE",
    atOnce,
    "How many requests of all clients may run at the same time.",
  ),
  timeout: limit(
    "TIMEOUT",
    DEFAULT_POLICY.milliseconds / 1000,
    "How many seconds Open live waits for a site.",
    30,
  ),
  connections: limit("CONNECTIONS", 20_000, "How many connections may be open at the same time."),
};

/** Reads the options. Throws WrongOption. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  const flags = flagsIn(args);
  const chosen = <T>({ name, flag, read, without }: Option<T>): T => {
    const given = flags[flag];
    const text = `${given ?? environment[name] ?? ""}`.trim();
    if (text !== "") return read(text, given === undefined ? name : `--${flag}`);
    if (given !== undefined) throw new WrongOption(WRONG.empty(`--${flag}`));
    return without;
  };
  return {
    port: chosen(OPTIONS.port),
    host: chosen(OPTIONS.host),
    allowedHosts: chosen(OPTIONS.allowedHosts),
    trustProxy: chosen(OPTIONS.trustProxy),
    clientBurst: chosen(OPTIONS.clientBurst),
    clientPerMinute: chosen(OPTIONS.clientPerMinute),
    clientAtOnce: chosen(OPTIONS.clientAtOnce),
    allBurst: chosen(OPTIONS.allBurst),
    allPerMinute: chosen(OPTIONS.allPerMinute),
    allAtOnce: chosen(OPTIONS.allAtOnce),
    timeout: chosen(OPTIONS.timeout),
    connections: chosen(OPTIONS.connections),
  };
}

/** Whether the command line asks for help. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes("--help") || args.includes("-h");
}

function flagsIn(args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const options = Object.fromEntries(
    Object.values(OPTIONS).map(({ flag }) => [flag, { type: "string" as const }]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new WrongOption(WRONG.flags(saidBy(error)));
  }
}

/** The first sentence of the argument parser. Its others are for programmers. */
function saidBy(error: unknown): string {
  return `${error instanceof Error ? error.message : error}`.split(/\.\s/)[0] ?? "";
}

function limit(name: string, usual: number, meaning: string, most = 1_000_000): Option<number> {
  return {
    name,
    flag: name.toLowerCase().replaceAll("_", "-"),
    byDefault: `${usual}`,
    meaning,
    read: wholeNumber(1, most),
    without: usual,
  };
}

function wholeNumber(least: number, most: number): Option<number>["read"] {
  return (text, name) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new WrongOption(WRONG.number(name, text, least, most));
  };
}

function portOf(text: string, name: string): number {
  const port = wholeNumber(1, 65_535)(text, name);
  if (BLOCKED_PORTS.has(port)) throw new WrongOption(WRONG.blockedPort(name, port));
  return port;
}

function hostsOf(text: string, name: string): readonly string[] {
  const hosts = text.split(",").map((host) => host.trim());
  const wrong = hosts.find((host) => hostOf(host) === null);
  if (wrong !== undefined) throw new WrongOption(WRONG.host(name, wrong));
  return hosts;
}
