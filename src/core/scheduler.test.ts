import { describe, expect, test } from "vitest";
import { collectGarbage } from "../../test/garbage.ts";
import { Hand } from "../../test/hand.ts";
import { Scheduler, type Task, withoutPauses } from "./scheduler.ts";

function begun() {
  const hand = new Hand();
  const scheduler = new Scheduler(hand);
  const done: string[] = [];
  /** Work of so many steps of a millisecond each, that notes each slice it has. */
  const work = (name: string, steps: number, terms: Partial<Task> = {}) => {
    let left = steps;
    return scheduler.start({
      priority: "screen",
      onDone: () => done.push(`${name} done`),
      ...terms,
      run(isTimeUp) {
        let own = 0;
        for (; left > 0 && !isTimeUp(); left--, own++) hand.spend(1);
        done.push(`${name} ${own}`);
        return left === 0;
      },
    });
  };
  return { hand, scheduler, done, work };
}

describe("work", () => {
  test("is begun after what starts it, and done in slices", () => {
    const { hand, done, work } = begun();
    work("a", 20);
    expect(done).toEqual([]);
    hand.next();
    expect(done).toEqual(["a 9"]);
    hand.all();
    expect(done).toEqual(["a 9", "a 9", "a 2", "a done"]);
  });

  test("of little time shares a slice", () => {
    const { hand, done, work } = begun();
    work("a", 3);
    work("b", 3);
    hand.next();
    expect(done).toEqual(["a 3", "a done", "b 3", "b done"]);
  });

  test("of one priority takes turns", () => {
    const { hand, done, work } = begun();
    work("a", 18);
    work("b", 18);
    hand.all();
    expect(done).toEqual(["a 9", "b 9", "a 9", "a done", "b 9", "b done"]);
  });

  test("goes by its priority, whenever it came", () => {
    const { hand, done, work } = begun();
    work("counted", 12, { priority: "count" });
    hand.next();
    work("beside", 1, { priority: "beside" });
    work("shown", 12, { priority: "screen" });
    work("focused", 12, { priority: "focus" });
    hand.all();
    expect(done.filter((entry) => entry.endsWith("done"))).toEqual([
      "focused done",
      "shown done",
      "counted done",
      "beside done",
    ]);
  });

  test("may start other work and wait for no more than the page", () => {
    const { hand, scheduler, done, work } = begun();
    work("a", 1, { onDone: () => work("b", 1) });
    hand.all();
    expect(done).toEqual(["a 1", "b 1", "b done"]);
    expect(scheduler.now()).toBe(2);
  });
});

describe("stopped work", () => {
  test("is never begun, not gone on with, and its end is not told", () => {
    const { hand, scheduler, done, work } = begun();
    const stopEarly = work("early", 1);
    const stopLate = work("late", 20);
    stopEarly();
    hand.next();
    stopLate();
    const stopWithin = scheduler.start({
      priority: "screen",
      onDone: () => done.push("within done"),
      run() {
        stopWithin();
        return true;
      },
    });
    hand.all();
    expect(done).toEqual(["late 9"]);
  });

  test("does not stop what waits behind it", () => {
    const { hand, done, work } = begun();
    const stop = work("a", 20);
    work("b", 1);
    stop();
    hand.all();
    expect(done).toEqual(["b 1", "b done"]);
  });
});

test("work that has ended or is stopped is forgotten", async () => {
  const { hand, scheduler } = begun();
  const starting = () => {
    const run = () => true;
    return { run: new WeakRef(run), stop: scheduler.start({ priority: "screen", run }) };
  };
  const ended = starting().run;
  hand.all();
  const stopped = () => {
    const { run, stop } = starting();
    stop();
    return run;
  };
  const runs = [ended, stopped()];
  await collectGarbage();
  expect(runs.map((run) => run.deref())).toEqual([undefined, undefined]);
});

describe("a quiet time", () => {
  test("is from the start of the work, and again from each change", () => {
    const { hand, scheduler, done, work } = begun();
    work("a", 1, { quiet: 100 });
    hand.spend(60);
    scheduler.changed();
    hand.next();
    expect([scheduler.now(), done]).toEqual([100, []]);
    hand.all();
    expect([scheduler.now(), done]).toEqual([161, ["a 1", "a done"]]);
  });

  test("is kept between slices, too", () => {
    const { hand, scheduler, done, work } = begun();
    work("a", 12, { quiet: 100 });
    hand.next();
    expect(done).toEqual(["a 9"]);
    scheduler.changed();
    hand.all();
    expect([scheduler.now(), done]).toEqual([212, ["a 9", "a 3", "a done"]]);
  });

  test.each([
    ["later than 16 ms, by what is later", 40, 124],
    ["in time, not at all", 16, 100],
  ])("is put off by a frame that begins %s", (_, frameMs, due) => {
    const hand = new Hand();
    const scheduler = new Scheduler({
      now: () => hand.now(),
      after: (milliseconds, run) => hand.after(milliseconds, run),
      atFrame: (run) => void hand.after(frameMs, run),
    });
    const began: number[] = [];
    scheduler.changed();
    const run = () => began.push(hand.now()) > 0;
    scheduler.start({ priority: "screen", quiet: 100, run });
    hand.all();
    expect(began).toEqual([due]);
  });

  test("does not hold up work without one", () => {
    const { hand, scheduler, done, work } = begun();
    work("quiet", 1, { quiet: 100, priority: "focus" });
    work("counted", 1, { priority: "count" });
    hand.next();
    expect([scheduler.now(), done]).toEqual([1, ["counted 1", "counted done"]]);
  });
});

describe("work that fails", () => {
  const failing: Task = {
    priority: "focus",
    run() {
      throw new Error("failed");
    },
  };

  test("throws in its slice, where the page hears of it, and the other work goes on", () => {
    const { hand, scheduler, done, work } = begun();
    scheduler.start(failing);
    work("a", 1);
    expect(() => hand.next()).toThrow("failed");
    hand.all();
    expect(done).toEqual(["a 1", "a done"]);
  });

  test("tells who asked to hear of it", () => {
    const { hand, scheduler, done, work } = begun();
    const errors: unknown[] = [];
    scheduler.start({ ...failing, onError: (error) => errors.push(error) });
    work("a", 1);
    hand.all();
    expect(errors).toEqual([new Error("failed")]);
    expect(done).toEqual(["a 1", "a done"]);
  });
});

describe("work that is waited for", () => {
  test("is over once the page could draw after its last slice", async () => {
    const { hand, scheduler } = begun();
    let isOver = false;
    const waiting = scheduler.finish(() => true).then(() => (isOver = true));
    hand.next();
    await Promise.resolve();
    expect(isOver).toBe(false);
    hand.next();
    await waiting;
    expect(isOver).toBe(true);
  });

  test("rejects with what it throws", async () => {
    const { hand, scheduler } = begun();
    const waiting = scheduler.finish(() => {
      throw new Error("failed");
    });
    hand.all();
    await expect(waiting).rejects.toThrow("failed");
  });
});

describe("time for what is done at once", () => {
  test("is up after so many milliseconds", () => {
    const { hand, scheduler } = begun();
    const isTimeUp = scheduler.budget(3);
    expect(isTimeUp()).toBe(false);
    hand.spend(4);
    expect(isTimeUp()).toBe(true);
  });

  test("is 10 ms of each 50, and begins anew with a change", () => {
    const { hand, scheduler } = begun();
    const { isTurnOver } = scheduler;
    expect(isTurnOver()).toBe(false);
    hand.spend(11);
    expect(isTurnOver()).toBe(true);
    scheduler.changed();
    expect(isTurnOver()).toBe(false);
    hand.spend(11);
    expect(isTurnOver()).toBe(true);
    hand.spend(40);
    expect(isTurnOver()).toBe(false);
  });

  test("is each scheduler's own", () => {
    const hand = new Hand();
    const [one, other] = [new Scheduler(hand), new Scheduler(hand)];
    one.changed();
    hand.spend(11);
    other.changed();
    expect([one.isTurnOver(), other.isTurnOver()]).toEqual([true, false]);
  });
});

describe("the timing of the page", () => {
  test("calls what is due in its order, but not at once, nor what is called off", async () => {
    const timing = withoutPauses();
    const called: string[] = [];
    await new Promise<void>((resolve) => {
      timing.after(0, () => called.push("first"));
      timing.after(0, () => called.push("called off"))();
      timing.after(1, () => timing.after(0, resolve));
      timing.after(0, () => called.push("second"));
      called.push("before");
    });
    expect(called).toEqual(["before", "first", "second"]);
  });
});
