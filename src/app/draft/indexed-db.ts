import type { StoredDraft } from "./drawers.ts";
import type { Database } from "./hand-over.ts";

const DATABASE = "robots-txt-playground";
const STORE = "drafts";
const BY_CHANGE = "by-change";

/** Some browsers never answer, and a busy machine is slow to; in milliseconds. */
const PATIENCE_MS = 10_000;

/** That the database may be there, with drafts in it, but does not say so. */
export class NoAnswer extends Error {}

/** Drawers in the browser's database. Rejects where there is none, with `NoAnswer` where that cannot be known. */
export async function indexedDbDrawers(): Promise<Database> {
  const database = await opened();
  const drafts = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async names() {
      // Sorted by when they changed, without the drafts themselves.
      const keys = await answered(drafts("readonly").index(BY_CHANGE).getAllKeys());
      return keys.map(String).reverse();
    },
    read: async (name) => (await answered(drafts("readonly").get(name))) ?? null,
    write: async (name, draft) => done(drafts("readwrite").put(draft, name)),
    async writeIfLater(name, draft) {
      const store = drafts("readwrite");
      const stored: StoredDraft | undefined = await answered(store.get(name));
      if (changedOf(stored) < changedOf(draft)) await done(store.put(draft, name));
    },
    remove: async (name) => done(drafts("readwrite").delete(name)),
  };
}

function changedOf(stored: StoredDraft | undefined): number {
  return stored?.state?.changed ?? 0;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE).createIndex(BY_CHANGE, "state.changed");
    };
    request.onsuccess = () => {
      // A later program in another tab must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new NoAnswer("The database does not answer.")), PATIENCE_MS);
  });
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Nothing is kept before the transaction is through; that there is no room is only known then. */
function done<T>(request: IDBRequest<T>): Promise<void> {
  const { transaction } = request;
  return new Promise((resolve, reject) => {
    if (!transaction) return resolve();
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    // The page may be about to go.
    transaction.commit();
  });
}
