import { afterEach, describe, expect, test, vi } from "vitest";
import { browserTabs, lockSlot } from "./tabs.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const REFUSALS = {
  throws: () => {
    throw new DOMException("no", "SecurityError");
  },
  "never answers": () => new Promise(() => {}),
};

describe("a browser whose", () => {
  test.each(Object.entries(REFUSALS))(
    "locks.request %s gives the tab a slot of its own",
    async (_, request) => {
      vi.useFakeTimers();
      vi.stubGlobal("navigator", { locks: { request } });
      const locking = lockSlot(browserTabs(), ["latest"]);
      await vi.advanceTimersByTimeAsync(60_000);
      const { name, from } = await locking;
      expect(from).toBe("latest");
      expect(name).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test("BroadcastChannel throws, and crypto has no randomUUID, keeps drafts all the same", async () => {
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        constructor() {
          REFUSALS.throws();
        }
      },
    );
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes });
    const tabs = browserTabs();
    tabs.listen(() => {});
    tabs.post({ kind: "hello", name: "a", origin: "a", changed: 0 });
    expect(await lockSlot(tabs, [])).toEqual({ name: "0".repeat(32), from: null });
  });
});
