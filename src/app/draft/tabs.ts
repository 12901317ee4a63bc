/** What tabs tell each other: that one is there, when its draft changed, that it is gone. */
export type TabMessage =
  | { readonly kind: "hello"; readonly name: string; readonly family: string }
  | {
      readonly kind: "changed";
      readonly name: string;
      readonly family: string;
      readonly changed: number;
    }
  | { readonly kind: "gone"; readonly name: string; readonly family: string };

/** This tab among the others. */
export interface Tabs {
  /** The name of the drawer that this tab had before it was loaded again; null for a new tab. */
  remembered(): string | null;
  remember(name: string): void;
  /** Makes a drawer this tab's for as long as it lives; false where another living tab has it. */
  own(name: string): Promise<boolean>;
  post(message: TabMessage): void;
  /** Calls `listener` with what other tabs post. */
  listen(listener: (message: TabMessage) => void): void;
}

const PREFIX = "robots-txt-playground:draft:";
const REMEMBERED = "robots-txt-playground:tab";

/** A page that is just being left still has its drawer for a moment, in milliseconds. */
const PATIENCE_MS = 100;

/** The tabs of this browser. */
export function browserTabs(): Tabs {
  const channel = new BroadcastChannel("robots-txt-playground:drafts");
  const remembered = attempt(() => sessionStorage.getItem(REMEMBERED)) ?? null;
  return {
    remembered: () => remembered,
    remember: (name) => attempt(() => sessionStorage.setItem(REMEMBERED, name)),
    // Without locks (the page comes over plain HTTP) nobody knows who lives, and a new tab copies.
    own: async (name) =>
      navigator.locks ? locked(name, name === remembered) : name === remembered,
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** The browser gives the lock back when the tab closes, crashes or loads another page. */
function locked(name: string, waits: boolean): Promise<boolean> {
  const options = waits ? { signal: AbortSignal.timeout(PATIENCE_MS) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const forLife = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    };
    navigator.locks.request(PREFIX + name, options, forLife).catch(() => resolve(false));
  });
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
