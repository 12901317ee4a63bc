import { Readable, Writable } from "node:stream";
import { main } from "../src/cli/main.ts";

/** What a command wrote, and its exit status. */
interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. `stdin`: what is piped into it; `isTTY`: whether a terminal shows the output. */
export async function robotsTxt(
  args: readonly string[],
  stdin: string | Uint8Array | AsyncIterable<Uint8Array> = "",
  { isTTY = false } = {},
): Promise<Ran> {
  const [stdout, stderr] = [new Written(isTTY), new Written(isTTY)];
  const pieces =
    typeof stdin === "string" || stdin instanceof Uint8Array ? [Buffer.from(stdin)] : stdin;
  const status = await main(args, { stdin: Readable.from(pieces), stdout, stderr, env: {} });
  return { status, stdout: stdout.text, stderr: stderr.text };
}

/** Runs a command, and reads each line of its output as JSON. */
export async function records(
  args: readonly string[],
  stdin?: Parameters<typeof robotsTxt>[1],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { stdout } = await robotsTxt([...args, "--format", "ndjson"], stdin);
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

class Written extends Writable {
  private readonly parts: Buffer[] = [];
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  get text(): string {
    return Buffer.concat(this.parts).toString();
  }

  override _write(part: Buffer, _: string, done: () => void): void {
    this.parts.push(part);
    done();
  }
}
