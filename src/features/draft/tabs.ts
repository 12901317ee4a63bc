/** What tabs tell each other: a tab is open, its draft was saved, it is closing. */
export interface TabMessage {
  readonly kind: "hello" | "changed" | "gone";
  /** The slot of the tab. */
  readonly name: string;
  /** The slot in which its draft began: only tabs with a copy of the same draft are interested. */
  readonly origin: string;
  /** When its draft was saved, in milliseconds since 1970; 0 for a copy without changes. */
  readonly changed: number;
}

/** This tab among the others. */
export interface Tabs {
  /** The slot that this tab had before it was reloaded; null for a new tab. */
  remembered(): string | null;
  remember(name: string): void;
  /** Locks a slot while this tab is open; false where another open tab has it. */
  lock(name: string): Promise<boolean>;
  post(message: TabMessage): void;
  /** Calls `listener` with what other tabs post. */
  listen(listener: (message: TabMessage) => void): void;
}

/** The slot of this tab, and the one whose draft it begins with: its own, one that it copies, or none. */
export interface LockedSlot {
  readonly name: string;
  readonly from: string | null;
}

/** Locks a slot for this tab. `names`: all slots in use, the latest first. It is the slot that the tab had before a reload; or the latest that no open tab has; or a new one, for a copy of the latest. */
export async function lockSlot(tabs: Tabs, names: readonly string[]): Promise<LockedSlot> {
  const own = tabs.remembered();
  // A slot in which nothing was saved is not used again.
  if (own !== null && names.includes(own))
    // A duplicated tab remembers the slot of another open tab.
    return (await tabs.lock(own)) ? { name: own, from: own } : lockNewSlot(tabs, own);
  for (const name of names) if (await tabs.lock(name)) return { name, from: name };
  return lockNewSlot(tabs, names[0] ?? null);
}

/** Locks a slot that no tab has had, for a copy of the draft in `from`. */
export async function lockNewSlot(tabs: Tabs, from: string | null): Promise<LockedSlot> {
  const name = newName();
  await tabs.lock(name);
  return { name, from };
}

/** A name that no slot has. Over plain HTTP, browsers have no randomUUID (W3C, Secure Contexts). */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const REMEMBERED = "robots-txt-playground:tab";
const LOCK_PREFIX = "robots-txt-playground:draft:";

/** A page that is closing still has its lock for a moment, in milliseconds. */
const LONGEST_WAIT_MS = 100;

/** Some browsers never answer, in milliseconds. Then it is unknown which tabs are open, and a new tab copies. */
const LONGEST_LOCKING_MS = 2_000;

/** The tabs of this browser. */
export function browserTabs(): Tabs {
  // Where a browser has none, or refuses it, tabs do not know of each other.
  const channel = attempt(() => new BroadcastChannel("robots-txt-playground:drafts"));
  const remembered = attempt(() => sessionStorage.getItem(REMEMBERED)) ?? null;
  return {
    remembered: () => remembered,
    remember: (name) => attempt(() => sessionStorage.setItem(REMEMBERED, name)),
    // Over plain HTTP there are no locks: it is unknown which tabs are open, and a new tab copies.
    lock: async (name) =>
      navigator.locks ? requestLock(name, name === remembered) : name === remembered,
    post: (message) => attempt(() => channel?.postMessage(message)),
    listen: (listener) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** The browser gives the lock back when the tab closes, crashes or loads another page. */
function requestLock(name: string, waits: boolean): Promise<boolean> {
  const options = waits ? { signal: AbortSignal.timeout(LONGEST_WAIT_MS) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const forStatus = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    };
    setTimeout(resolve, LONGEST_LOCKING_MS, false);
    // It may also throw, as in a frame without an origin.
    const asked = attempt(() => navigator.locks.request(LOCK_PREFIX + name, options, forStatus));
    if (!asked) resolve(false);
    asked?.catch(() => resolve(false));
  });
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
