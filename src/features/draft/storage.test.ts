import { expect, test } from "vitest";
import { changedOf, type Slot } from "./model-slot.ts";
import { type Database, flushedTo, type SlotStorage } from "./storage.ts";

/** Slots in memory, which writes before it returns. */
function memory() {
  const stored = new Map<string, Slot>();
  const storage: SlotStorage = {
    names: async () => [...stored.keys()],
    read: async (name) => stored.get(name) ?? null,
    write: async (name, slot) => void stored.set(name, slot),
    remove: async (name) => void stored.delete(name),
    flush: () => {},
  };
  return { stored, storage };
}

/** A database that writes when it is told to go on. */
function slowDatabase(before: Iterable<readonly [string, Slot]> = []) {
  const { stored, storage } = memory();
  for (const [name, slot] of before) stored.set(name, slot);
  const waiting: (() => void)[] = [];
  let failure: Error | null = null;
  const store = (name: string, slot: Slot) => {
    if (failure) throw failure;
    stored.set(name, slot);
  };
  const database: Database = {
    ...storage,
    async write(name, slot) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      store(name, slot);
    },
    async writeIfLater(name, slot) {
      if (changedOf(stored.get(name)) < changedOf(slot)) store(name, slot);
    },
  };
  const fail = () => {
    failure = new Error("full");
  };
  const writeAtOnce = () => {
    database.write = async (name, slot) => store(name, slot);
  };
  const goOn = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { stored, database, fail, goOn, writeAtOnce };
}

const slot = (changed: number): Slot => ({ state: { changed }, version: 2 });

/** A page with its local storage and its database. */
async function openedPage() {
  const local = memory();
  const database = slowDatabase();
  const storage = await flushedTo(local.storage, database.database);
  return { local, database, storage };
}

/** The database of the next page: it has what the one before had written. */
async function nextDatabase({ local, database }: Awaited<ReturnType<typeof openedPage>>) {
  const next = slowDatabase(database.stored);
  next.writeAtOnce();
  await flushedTo(local.storage, next.database);
  return next;
}

test("what was not written when the page was left is in the slot on the next", async () => {
  const page = await openedPage();
  page.storage.write("mine", slot(1));
  page.storage.write("mine", slot(2));
  page.storage.flush?.();
  const next = await nextDatabase(page);
  expect([...next.stored]).toEqual([["mine", slot(2)]]);
  expect(page.local.stored.size).toBe(0);
});

test("what is written is not kept twice, whether it was flushed before or not", async () => {
  const { local, database, storage } = await openedPage();
  storage.write("mine", slot(1));
  storage.flush?.();
  expect(local.stored.size).toBe(1);
  await database.goOn();
  expect(local.stored.size).toBe(0);
  storage.flush?.();
  expect(local.stored.size).toBe(0);
});

test("an earlier writing that ends leaves what was flushed since", async () => {
  const { local, database, storage } = await openedPage();
  storage.write("mine", slot(1));
  const first = database.goOn();
  storage.write("mine", slot(2));
  storage.flush?.();
  await first;
  expect(local.stored.get("mine")).toEqual(slot(2));
});

test("a later draft in the database stays", async () => {
  const page = await openedPage();
  page.storage.write("mine", slot(2));
  page.storage.flush?.();
  page.database.stored.set("mine", slot(3));
  const next = await nextDatabase(page);
  expect(next.stored.get("mine")).toEqual(slot(3));
  expect(page.local.stored.size).toBe(0);
});

test("what the database still refuses stays where it was flushed to", async () => {
  const { local, storage } = await openedPage();
  storage.write("mine", slot(1));
  storage.flush?.();
  const full = slowDatabase();
  full.fail();
  await flushedTo(local.storage, full.database);
  expect(local.stored.get("mine")).toEqual(slot(1));
});

test("what cannot be read is kept under a name of its own", async () => {
  const page = await openedPage();
  const broken: Slot = { version: 2, state: { page: { text: "mine" } } };
  page.local.stored.set("mine", broken);
  const next = await nextDatabase(page);
  expect([...next.stored.values()]).toEqual([broken]);
  expect(next.stored.has("mine")).toBe(false);
  expect(page.local.stored.size).toBe(0);
});

test("a failure to write is told, and nothing of it is flushed", async () => {
  const { local, database, storage } = await openedPage();
  database.fail();
  const writing = storage.write("mine", slot(1));
  database.goOn();
  await expect(writing).rejects.toThrow("full");
  storage.flush?.();
  expect(local.stored.size).toBe(0);
});
