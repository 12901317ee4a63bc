import type { Timing } from "../src/core/scheduler.ts";

/** A clock that moves only as told, and the calls that wait for it. */
export class Hand implements Timing {
  private time = 0;
  private readonly calls = new Set<{ readonly at: number; readonly run: () => void }>();

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const call = { at: this.time + milliseconds, run };
    this.calls.add(call);
    return () => this.calls.delete(call);
  }

  /** Work takes this long. */
  spend(milliseconds: number): void {
    this.time += milliseconds;
  }

  /** Makes the call that comes next, at its time; whether there was one. */
  next(): boolean {
    const [first] = [...this.calls].sort((a, b) => a.at - b.at);
    if (!first) return false;
    this.calls.delete(first);
    this.time = Math.max(this.time, first.at);
    first.run();
    return true;
  }

  all(): void {
    while (this.next());
  }
}
