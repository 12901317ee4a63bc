import type { Writable } from "node:stream";

/** What the command line is given by the program that starts it; `process` has it all. */
export interface Surroundings {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

type Stream = Writable & { readonly isTTY?: boolean };

/** The input is not usable, or the command was given wrongly: exit status 2. The message is a sentence for people; `more`: lines after it. */
export class Unusable extends Error {
  readonly more: readonly string[];

  constructor(sentence: string, more: readonly string[] = []) {
    super(sentence);
    this.more = more;
  }
}

/** The version of the project, which the build writes here. */
export const version: string = import.meta.env.VITE_VERSION ?? "0.0.0";
