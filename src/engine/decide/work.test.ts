import { expect, test } from "vitest";
import { collectGarbage } from "../../../test/garbage.ts";
import { Work } from "./work.ts";

const never = () => false;

function* lengthOf(text: { readonly length: number }): Generator<void, number> {
  yield;
  return text.length;
}

test("work is done in steps until the time is up", () => {
  const work = new Work(lengthOf("abc"));
  expect([work.run(() => true), work.result]).toEqual([false, null]);
  expect([work.run(never), work.result]).toEqual([true, 3]);
});

test("work begins once what must be done before is done", () => {
  let left = 2;
  const work = new Work(lengthOf("abc"), () => --left === 0);
  expect([work.run(never), work.result]).toEqual([false, null]);
  expect([work.run(never), work.run(never), work.result]).toEqual([true, true, 3]);
});

test("work that is done forgets what it used, and keeps its result", async () => {
  const begun = () => {
    const used = { length: 3 };
    return { work: new Work(lengthOf(used)), used: new WeakRef(used) };
  };
  const { work, used } = begun();
  work.run(never);
  await collectGarbage();
  expect([work.result, used.deref()]).toEqual([3, undefined]);
});
