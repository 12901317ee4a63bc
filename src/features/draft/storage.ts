import { changedOf, type Slot } from "./model-slot.ts";
import { newName } from "./tabs.ts";

/** Slots with names, in the browser. Every promise rejects where the browser refuses. */
export interface SlotStorage {
  /** The names of the slots in use: those first of which it is not known when they were saved, then the latest saved. */
  names(): Promise<readonly string[]>;
  read(name: string): Promise<Slot | null>;
  write(name: string, slot: Slot): Promise<void>;
  remove(name: string): Promise<void>;
  /** Saves at once what may not be written yet; for a page that may be closing. */
  flush?(): void;
}

/** A storage in which writing takes a while. */
export interface Database extends SlotStorage {
  /** Writes a slot unless a later one is there; nothing can come between the check and the write. */
  writeIfLater(name: string, slot: Slot): Promise<void>;
}

/** The best storage that the browser gives the page. */
export async function openStorage(): Promise<OpenedStorage> {
  const local = openLocalStorage();
  try {
    const database = await indexedDbSlots();
    return { storage: local ? await flushedTo(local, database) : database, isNewer: false };
  } catch (error) {
    const isLater = error instanceof DOMException && error.name === "VersionError";
    if (!(error instanceof NoAnswer)) return { storage: local, isNewer: isLater };
    // A draft stored elsewhere while the database does not answer would never be found again.
    const refuse = () => Promise.reject(error);
    const storage = { names: refuse, read: refuse, write: refuse, remove: refuse };
    return { storage, isNewer: false };
  }
}

/** A storage, or null where the browser gives none; and whether there is a database of a later version of this program, which stays as it is. */
interface OpenedStorage {
  readonly storage: SlotStorage | null;
  readonly isNewer: boolean;
}

/** A database loses what it has not written when its page closes. This storage puts that into `local`, where writing takes no time; at first it moves what is there into the database. */
export async function flushedTo(local: SlotStorage, database: Database): Promise<SlotStorage> {
  await moveInto(database, local).catch(() => {});
  const unwritten = new Map<string, Slot>();
  return {
    ...database,
    async write(name, slot) {
      const isLast = () => unwritten.get(name) === slot;
      unwritten.set(name, slot);
      try {
        await database.write(name, slot);
        if (isLast()) await local.remove(name);
        if (isLast()) unwritten.delete(name);
      } catch (error) {
        // What is written late may be lost with the page.
        if (isLast() && !(error instanceof NoAnswer)) unwritten.delete(name);
        throw error;
      }
    },
    flush() {
      // Where there is no room, the page closes before it could say so.
      for (const [name, slot] of unwritten) local.write(name, slot).catch(() => {});
    },
  };
}

async function moveInto(database: Database, local: SlotStorage): Promise<void> {
  for (const name of await local.names()) {
    const slot = await local.read(name);
    // What cannot be read is kept under a name of its own, and told of.
    if (slot && changedOf(slot) > 0) await database.writeIfLater(name, slot);
    else if (slot) await database.write(newName(), slot);
    await local.remove(name);
  }
}

const PREFIX = "robots-txt-playground:draft:";

function openLocalStorage(): SlotStorage | null {
  try {
    localStorage.setItem(PREFIX, "");
    localStorage.removeItem(PREFIX);
    return localStorageSlots;
  } catch {
    return null;
  }
}

const localStorageSlots: SlotStorage = {
  names: async () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, changed: changedOf(localSlot(key)) }))
      .sort((one, other) => (other.changed || Infinity) - (one.changed || Infinity))
      .map(({ key }) => key.slice(PREFIX.length)),
  read: async (name) => localSlot(PREFIX + name),
  write: async (name, slot) => localStorage.setItem(PREFIX + name, JSON.stringify(slot)),
  remove: async (name) => localStorage.removeItem(PREFIX + name),
};

/** The slot under a key; null where there is none. What is not readable is a slot without a draft: it must not stop the others. */
function localSlot(key: string): Slot | null {
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  try {
    const slot = JSON.parse(stored);
    return typeof slot === "object" && slot !== null ? slot : { version: 0, state: slot };
  } catch {
    return { version: 0, state: { page: { text: stored } } };
  }
}

const DATABASE = "robots-txt-playground";
const STORE = "drafts";
const BY_CHANGE = "by-change";

/** Some browsers never answer, and a busy machine answers late; in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** Thrown where it is unknown whether there are drafts in the database, or whether one was written. */
class NoAnswer extends Error {}

/** Rejects where there is no database, and with `NoAnswer` where that is unknown. */
async function indexedDbSlots(): Promise<Database> {
  const database = await openDatabase();
  const slots = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async names() {
      // The keys of the index are sorted by change, and come without the drafts themselves.
      const keys = await answered(slots("readonly").index(BY_CHANGE).getAllKeys());
      const all = await answered(slots("readonly").getAllKeys());
      const sorted = keys.map(String).reverse();
      const known = new Set(sorted);
      return [...all.map(String).filter((name) => !known.has(name)), ...sorted];
    },
    read: async (name) => (await answered(slots("readonly").get(name))) ?? null,
    write: async (name, slot) => done(slots("readwrite").put(slot, name)),
    async writeIfLater(name, slot) {
      const store = slots("readwrite");
      const stored: Slot | undefined = await answered(store.get(name));
      if (changedOf(stored) < changedOf(slot)) await done(store.put(slot, name));
    },
    remove: async (name) => done(slots("readwrite").delete(name)),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE).createIndex(BY_CHANGE, "state.changed");
  };
  const database = await answered(request);
  // A later version of the playground in another tab must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new NoAnswer()), LONGEST_WAIT_MS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once the transaction is complete: only then does the browser know that there is room. */
function done<T>({ transaction }: IDBRequest<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!transaction) return resolve();
    setTimeout(() => reject(new NoAnswer()), LONGEST_WAIT_MS);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    // The page may be closing.
    transaction.commit();
  });
}
