import { type Noun, nouns } from "../words/numbers.ts";
import type { Surroundings } from "./surroundings.ts";
import { progressWords } from "./words.ts";

const EVERY_MS = 200;

/** How many URLs, or lines of a log, are done, on a line of stderr that is written anew; nothing where stderr is a file or a pipe. */
export class Progress {
  private readonly stream: Surroundings["stderr"] | null;
  private readonly noun: Noun;
  private readonly began = performance.now();
  private done = 0;
  private told = this.began;

  constructor(stderr: Surroundings["stderr"], isLong: boolean, noun: Noun = nouns.url) {
    this.noun = noun;
    this.stream = stderr.isTTY && isLong ? stderr : null;
  }

  add(count: number): void {
    if (!this.stream) return;
    this.done += count;
    const now = performance.now();
    if (now - this.told < EVERY_MS) return;
    this.told = now;
    const perSecond = Math.round((this.done * 1000) / (now - this.began));
    this.stream.write(`\r${progressWords.done(this.done, perSecond, this.noun)}\x1b[K`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.told !== this.began) this.stream?.write("\r\x1b[K");
  }
}
