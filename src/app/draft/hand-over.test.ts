import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import type { Drawers, StoredDraft } from "./drawers.ts";
import { type Database, handingOver } from "./hand-over.ts";

/** Drawers in memory, which write before they return. */
class Memory implements Drawers {
  readonly stored = new Map<string, StoredDraft>();
  async names() {
    return [...this.stored.keys()];
  }
  async read(name: string) {
    return this.stored.get(name) ?? null;
  }
  async write(name: string, draft: StoredDraft) {
    this.stored.set(name, draft);
  }
  async remove(name: string) {
    this.stored.delete(name);
  }
}

/** A database that writes when it is told to. */
class Slow extends Memory implements Database {
  private waiting: (() => void)[] = [];
  failure: unknown = null;
  override async write(name: string, draft: StoredDraft) {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.failure) throw this.failure;
    this.stored.set(name, draft);
  }
  async writeIfLater(name: string, draft: StoredDraft) {
    if (this.failure) throw this.failure;
    const there = this.stored.get(name)?.state?.changed ?? 0;
    if (there < (draft.state?.changed ?? 0)) this.stored.set(name, draft);
  }
  async goOn() {
    for (const resolve of this.waiting.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const draft = (changed: number): StoredDraft => ({ state: { changed } as Draft, version: 2 });

/** A page with the same storage, and a database of which nothing is lost but what it was still writing. */
async function pageWith(atOnce: Memory, before = new Slow()) {
  const database = new Slow();
  for (const [name, kept] of before.stored) database.stored.set(name, kept);
  const { drawers, handOver } = await handingOver(database, atOnce);
  const write = (name: string, each: StoredDraft) => drawers?.write(name, each);
  return { database, write, handOver };
}

test("what was not written when the page was left is in the drawer on the next", async () => {
  const atOnce = new Memory();
  const page = await pageWith(atOnce);
  page.write("mine", draft(1));
  page.write("mine", draft(2));
  page.handOver();
  const next = await pageWith(atOnce, page.database);
  expect([...next.database.stored]).toEqual([["mine", draft(2)]]);
  expect(atOnce.stored.size).toBe(0);
});

test("what is written is not kept twice, whether it was handed over before or not", async () => {
  const atOnce = new Memory();
  const page = await pageWith(atOnce);
  page.write("mine", draft(1));
  page.handOver();
  expect(atOnce.stored.size).toBe(1);
  await page.database.goOn();
  expect(atOnce.stored.size).toBe(0);
  page.handOver();
  expect(atOnce.stored.size).toBe(0);
});

test("an earlier writing that ends leaves what was handed over since", async () => {
  const atOnce = new Memory();
  const page = await pageWith(atOnce);
  page.write("mine", draft(1));
  const first = page.database.goOn();
  page.write("mine", draft(2));
  page.handOver();
  await first;
  expect(atOnce.stored.get("mine")).toEqual(draft(2));
});

test("a later draft in the database stays", async () => {
  const atOnce = new Memory();
  const page = await pageWith(atOnce);
  page.write("mine", draft(2));
  page.handOver();
  page.database.stored.set("mine", draft(3));
  const next = await pageWith(atOnce, page.database);
  expect(next.database.stored.get("mine")).toEqual(draft(3));
  expect(atOnce.stored.size).toBe(0);
});

test("what the database still refuses stays where it was handed over to", async () => {
  const atOnce = new Memory();
  const page = await pageWith(atOnce);
  page.write("mine", draft(1));
  page.handOver();
  const full = new Slow();
  full.failure = new Error("full");
  await handingOver(full, atOnce);
  expect(atOnce.stored.get("mine")).toEqual(draft(1));
});

test("a failure to write is told, and nothing is handed over of it", async () => {
  const atOnce = new Memory();
  const page = await pageWith(atOnce);
  page.database.failure = new Error("full");
  const writing = page.write("mine", draft(1));
  page.database.goOn();
  await expect(writing).rejects.toThrow("full");
  page.handOver();
  expect(atOnce.stored.size).toBe(0);
});
