import { changedOf, type Slot } from "./model-slot.ts";

/** Slots with names, in the browser. All promises reject where the browser refuses. */
export interface SlotStorage {
  /** The names of those in use, the one that was saved last first. */
  names(): Promise<readonly string[]>;
  read(name: string): Promise<Slot | null>;
  write(name: string, slot: Slot): Promise<void>;
  remove(name: string): Promise<void>;
  /** Keeps at once what may not be written yet; for when the page may be about to go. */
  flush(): void;
}

/** A storage in which writing takes a while. */
export interface Database extends Omit<SlotStorage, "flush"> {
  /** Writes a slot unless a later one is there; nothing comes between looking and writing. */
  writeIfLater(name: string, slot: Slot): Promise<void>;
}

/** The best storage that the browser lets the page have; null where it lets the page store nothing. */
export async function openStorage(): Promise<SlotStorage | null> {
  const local = openLocalStorage();
  try {
    const database = await indexedDbSlots();
    return local ? await flushedTo(local, database) : { ...database, flush: () => {} };
  } catch (error) {
    if (!(error instanceof NoAnswer)) return local;
    // A draft that is stored elsewhere while the database does not answer would never be found again.
    const refuse = () => Promise.reject(error);
    return { names: refuse, read: refuse, write: refuse, remove: refuse, flush: () => {} };
  }
}

/** A database drops what it has not written when its page is left. This one puts that into `local`, where writing takes no time, and begins with moving what is there into the database. */
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
      // Where there is no room for it, the page is gone before it could say so.
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
  flush: () => {},
};

function localSlot(key: string): Slot | null {
  return JSON.parse(localStorage.getItem(key) ?? "null");
}

const DATABASE = "robots-txt-playground";
const STORE = "drafts";
const BY_CHANGE = "by-change";

/** Some browsers never answer, and a busy machine is slow to; in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** Thrown where nobody can know whether there are drafts in the database. */
class NoAnswer extends Error {}

/** Rejects where there is no database, and with `NoAnswer` where that cannot be known. */
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
  // A later version of this page in another tab must not wait for this one.
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
    // The page may be about to go.
    transaction.commit();
  });
}
