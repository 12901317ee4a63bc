import { setImmediate as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { atMost } from "./at-most.ts";

it("atMost lets only so much work run at once, in order, also after work that fails", async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = async (number: number) => {
    running++;
    most = Math.max(most, running);
    await pause();
    running--;
    done.push(number);
    if (number % 3 === 0) throw new Error("on purpose");
  };
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  await Promise.allSettled(numbers.map((number) => inTurn(() => work(number))));
  expect(most).toBe(2);
  expect(done).toEqual(numbers);
  await inTurn(() => work(8));
  expect(done).toHaveLength(8);
});
