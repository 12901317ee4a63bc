import { changedOf, type Slot } from "./model-slot.ts";

/** Slots with names, in the browser. Every promise rejects where the browser refuses. */
export interface SlotStorage {
  /** The names of the slots in use, the latest saved first. */
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

/** The best storage that the browser gives the page; null where it gives none. */
export async function openStorage(): Promise<SlotStorage | null> {
  const local = openLocalStorage();
  try {
    const database = await indexedDbSlots();
    return local ? await flushedTo(local, database) : database;
  } catch (error) {
    if (!(error instanceof NoAnswer)) return local;
    // A draft stored elsewhere while the database does not answer would never be found again.
    const refuse = () => Promise.reject(error);
    return { names: refuse, read: refuse, write: refuse, remove: refuse };
  }
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
      } finally {
        if (isLast()) unwritten.delete(name);
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
    if (slot) await database.writeIfLater(name, slot);
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
      .sort((one, other) => other.changed - one.changed)
      .map(({ key }) => key.slice(PREFIX.length)),
  read: async (name) => localSlot(PREFIX + name),
  write: async (name, slot) => localStorage.setItem(PREFIX + name, JSON.stringify(slot)),
  remove: async (name) => localStorage.removeItem(PREFIX + name),
};

/** The slot under a key; null where there is none, or what is there is not readable: it must not stop the others. */
function localSlot(key: string): Slot | null {
  try {
    const slot = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof slot === "object" ? slot : null;
  } catch {
    return null;
  }
}

const DATABASE = "robots-txt-playground";
const STORE = "drafts";
const BY_CHANGE = "by-change";

/** Some browsers never answer, and a busy machine answers late; in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** Thrown where it is unknown whether there are drafts in the database. */
class NoAnswer extends Error {}

/** Rejects where there is no database, and with `NoAnswer` where that is unknown. */
async function indexedDbSlots(): Promise<Database> {
  const database = await openDatabase();
  const slots = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async names() {
      // The keys of the index are sorted by change, and come without the drafts themselves.
      const keys = await answered(slots("readonly").index(BY_CHANGE).getAllKeys());
      return keys.map(String).reverse();
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
  const noAnswer = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new NoAnswer()), LONGEST_WAIT_MS),
  );
  const database = await Promise.race([answered(request), noAnswer]);
  // A later version of the playground in another tab must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once the transaction is complete: only then does the browser know that there is room. */
function done<T>({ transaction }: IDBRequest<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!transaction) return resolve();
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    // The page may be closing.
    transaction.commit();
  });
}
