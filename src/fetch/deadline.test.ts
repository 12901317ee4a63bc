import { describe, expect, it } from "vitest";
import { untilAborted, withinTime } from "./deadline.ts";
import { failureOf } from "./failures.ts";

const never = new Promise<never>(() => {});
const open = new AbortController().signal;

describe("a deadline", () => {
  it("lets work that is done in time be done", async () => {
    expect(await withinTime(60_000, open, async () => "done")).toBe("done");
    expect(await untilAborted(open, Promise.resolve("done"))).toBe("done");
  });

  it("ends work that takes longer, as a timeout", async () => {
    const ended = withinTime(1, open, (signal) => untilAborted(signal, never));
    expect(failureOf(await ended.catch((error: unknown) => error), "refused")).toBe("timeout");
  });

  it("ends work that nobody waits for any more", async () => {
    const gone = new AbortController();
    const ended = withinTime(60_000, gone.signal, (signal) => untilAborted(signal, never));
    gone.abort("gone");
    await expect(ended).rejects.toBe("gone");
  });

  it("ends work that nobody ever waited for", async () => {
    const work = (signal: AbortSignal) => untilAborted(signal, never);
    await expect(withinTime(60_000, AbortSignal.abort("gone"), work)).rejects.toBe("gone");
  });

  it("leaves the failure of work as it is", async () => {
    const failure = new Error("broken");
    await expect(withinTime(60_000, open, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
