import type { LogRequest, NoRequest } from "./log-request.ts";

/** The formats that are read; `words.ts` has what they are called. */
export type LogFormatId =
  | "combined"
  | "proxy-combined"
  | "haproxy"
  | "alb"
  | "squid"
  | "w3c"
  | "caddy"
  | "traefik"
  | "cloudflare"
  | "google-cloud"
  | "json"
  | "wget";

/** One format of logs. The comment above each names its documentation and the version that it was compared with. */
export interface LogFormat {
  readonly id: LogFormatId;
  /** Begins to read the lines of a log, one after another. */
  readonly begin: () => ReadLine;
}

/** Reads a line. Null for a comment, a heading and an empty line; a line of another format is “no-request”. */
export type ReadLine = (line: string) => LogRequest | NoRequest | null;
