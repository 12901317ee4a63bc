import type { Format, Output } from "./output.ts";
import type { Surroundings } from "./surroundings.ts";

/** Every option by its long name, as `parseArgs` takes it. */
export const OPTIONS = {
  agent: { type: "string", short: "a", multiple: true },
  exact: { type: "boolean" },
  url: { type: "string", short: "u", multiple: true },
  // Several are refused: verdicts on the last one alone would look as if they were all.
  urls: { type: "string", multiple: true },
  column: { type: "string" },
  "read-as": { type: "string" },
  site: { type: "string" },
  status: { type: "string" },
  "fail-on": { type: "string" },
  allow: { type: "string", multiple: true },
  page: { type: "string" },
  by: { type: "string" },
  ranges: { type: "string", multiple: true },
  partial: { type: "boolean" },
  merge: { type: "boolean" },
  format: { type: "string", short: "f" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
} as const;

type OptionName = keyof typeof OPTIONS;

/** The options as given; undefined where one is not. */
export interface Options {
  readonly agent?: readonly string[];
  readonly exact?: boolean;
  readonly url?: readonly string[];
  readonly urls?: readonly string[];
  readonly column?: string;
  readonly "read-as"?: string;
  readonly site?: string;
  readonly status?: string;
  readonly "fail-on"?: string;
  readonly allow?: readonly string[];
  readonly page?: string;
  readonly by?: string;
  readonly ranges?: readonly string[];
  readonly partial?: boolean;
  readonly merge?: boolean;
}

/** What a command works with. */
export interface Call {
  readonly operands: readonly string[];
  readonly options: Options;
  readonly output: Output;
  readonly surroundings: Surroundings;
}

/** A command: how it is called, and what it does. What help says of it is in words.ts, by its name. */
export interface Command {
  readonly operands: readonly string[];
  /** Whether the last operand may be given several times. */
  readonly takesSeveral?: true;
  readonly options: readonly OptionName[];
  /** The first is the default. */
  readonly formats: readonly Format[];
  /** Whether all is allowed, met, clean or the same: exit status 0, else 1. Throws Unusable. */
  readonly run: (call: Call) => Promise<boolean>;
}
