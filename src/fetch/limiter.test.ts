import { describe, expect, it } from "vitest";
import { Limiter, type Limits } from "./limiter.ts";

/** A limiter whose clock stands still until it is moved on. */
function stoppedLimiter(limits: Partial<Limits>) {
  let time = 0;
  const limiter = new Limiter({ atOnce: 1_000, atOncePerClient: 1_000, ...limits }, () => time);
  const leaves: (() => void)[] = [];
  return {
    /** Seconds to wait for the turn; 0 when it was granted. */
    ask: (client: string) => {
      const turn = limiter.enter(client);
      if (turn.kind === "refused") return turn.seconds;
      leaves.push(turn.leave);
      return 0;
    },
    /** Gives a turn back, by default the oldest. */
    leave: (index = 0) => leaves.splice(index, 1)[0]?.(),
    pass: (seconds: number) => {
      time += seconds * 1_000;
    },
  };
}

const roomy = { burst: 1_000, perMinute: 1_000 };
const pair = { burst: 2, perMinute: 6 };

describe("a limiter", () => {
  it("grants a client a burst, and then so many a minute", () => {
    const { ask, pass } = stoppedLimiter({ perClient: pair, statusInAll: roomy });
    expect([ask("a"), ask("a"), ask("a")]).toEqual([0, 0, 10]);
    pass(4);
    expect(ask("a")).toBe(6);
    pass(6);
    expect([ask("a"), ask("a")]).toEqual([0, 10]);
  });

  it("never saves up more than a burst", () => {
    const { ask, pass } = stoppedLimiter({ perClient: pair, statusInAll: roomy });
    expect(ask("a")).toBe(0);
    pass(10_000);
    expect([ask("a"), ask("a"), ask("a")]).toEqual([0, 0, 10]);
  });

  it("counts each client alone, and all together", () => {
    const { ask } = stoppedLimiter({ perClient: pair, statusInAll: { burst: 3, perMinute: 60 } });
    expect([ask("a"), ask("a"), ask("b"), ask("b"), ask("c")]).toEqual([0, 0, 0, 1, 1]);
  });

  it("does not count a request that it refuses", () => {
    const { ask, pass } = stoppedLimiter({
      perClient: pair,
      statusInAll: { burst: 3, perMinute: 60 },
    });
    expect([ask("a"), ask("a"), ask("a"), ask("a"), ask("b")]).toEqual([0, 0, 10, 10, 0]);
    expect([ask("c"), ask("c"), ask("c")]).toEqual([1, 1, 1]);
    pass(2);
    expect([ask("c"), ask("c")]).toEqual([0, 0]);
  });

  it("lets only so many run at once", () => {
    const { ask, leave } = stoppedLimiter({ perClient: roomy, statusInAll: roomy, atOnce: 2 });
    expect([ask("a"), ask("b"), ask("c")]).toEqual([0, 0, 1]);
    leave();
    expect([ask("c"), ask("d")]).toEqual([0, 1]);
  });

  it("lets only so many of one client run at once, so that a few cannot take all turns", () => {
    const { ask, leave } = stoppedLimiter({
      perClient: roomy,
      statusInAll: roomy,
      atOncePerClient: 2,
    });
    const [same, household] = ["2001:db8:1:2::3", "2001:db8:1:2::4"];
    expect([ask("a"), ask("a"), ask("a"), ask("b")]).toEqual([0, 0, 1, 0]);
    expect([ask(same), ask(household), ask(same)]).toEqual([0, 0, 1]);
    leave();
    expect([ask("a"), ask("a")]).toEqual([0, 1]);
  });

  it("keeps nothing of turns that were given back", () => {
    const { ask, leave } = stoppedLimiter({
      perClient: roomy,
      statusInAll: roomy,
      atOnce: 3,
      atOncePerClient: 2,
    });
    for (let client = 0; client < 100; client++) {
      expect([ask(`${client}`), ask("a"), ask("a"), ask("b")]).toEqual([0, 0, 0, 1]);
      leave(1);
      expect(ask("a")).toBe(0);
      for (let turn = 0; turn < 3; turn++) leave();
    }
  });

  it.each([
    ["the same address", "192.0.2.1", "192.0.2.1", true],
    ["an address in both ways of writing", "192.0.2.1", "::ffff:192.0.2.1", true],
    ["two addresses", "192.0.2.1", "192.0.2.2", false],
    ["two addresses, seen over IPv6", "::ffff:192.0.2.1", "::ffff:192.0.2.2", false],
    ["one household", "2001:db8:1:2::3", "2001:db8:1:2:ffff::", true],
    ["two households", "2001:db8:1:2::3", "2001:db8:1:3::3", false],
    ["two names", "Ann", "Ben", false],
  ])("takes for one client, or not: %s", (_, one, other, same) => {
    const { ask } = stoppedLimiter({ perClient: { burst: 1, perMinute: 1 }, statusInAll: roomy });
    ask(one);
    expect(ask(other) > 0).toBe(same);
  });

  it("forgets those who asked longest ago", () => {
    const { ask } = stoppedLimiter({
      perClient: { burst: 2, perMinute: 1 },
      statusInAll: roomy,
      clients: 2,
    });
    expect([ask("a"), ask("a"), ask("b"), ask("a") > 0]).toEqual([0, 0, 0, true]);
    expect([ask("c"), ask("a") > 0]).toEqual([0, true]);
    // b was forgotten for c, and begins anew.
    expect([ask("b"), ask("b"), ask("b") > 0]).toEqual([0, 0, true]);
  });
});
