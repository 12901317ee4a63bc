import fc from "fast-check";
import { createSession } from "../src/core/session.ts";
import { DraftKeeper } from "../src/features/draft/keep-draft.ts";
import { draftIn, isWhole, type Slot } from "../src/features/draft/model-slot.ts";
import { workBeforeDraft } from "../src/features/draft/model-work.ts";
import type { SlotStorage } from "../src/features/draft/storage.ts";
import { draftOf, firstVisit, memory, oneTab } from "./drafts.ts";
import { expectSame, expectThat } from "./expect.ts";
import { property } from "./property.ts";

const TEXT = "# what the person wrote";

/** What a storage does instead of its part; a hanging read is ended by storage.ts. */
const FAULTS = {
  read: ["none", "throws"],
  write: ["none", "throws", "hangs"],
} as const;

/** A draft of which any part is something else, in a storage that fails or hangs: it is never replaced unless all of it was read, its text is offered, and what cannot be saved is told. */
export const damagedDrafts = property(
  "damaged drafts, and storage that fails or hangs",
  () =>
    fc.record({
      at: fc.nat(),
      by: fc.jsonValue(),
      read: fc.constantFrom(...FAULTS.read),
      write: fc.constantFrom(...FAULTS.write),
    }),
  async ({ at, by, read, write }) => {
    const { session: first } = await firstVisit();
    first.dispatch({ changes: { from: 0, to: first.getState().doc.length, insert: TEXT } });
    const whole = structuredClone(draftOf(first.getState()));
    const places = placesIn(whole.state);
    const place = places[at % places.length] ?? [];
    const slot: Slot = { ...whole, state: replaced(whole.state, place, by) };
    const inner = memory();
    await inner.write("mine", slot);
    const session = createSession(workBeforeDraft());
    const environment = {
      storage: { ...inner, ...faulty(inner, { read, write }) },
      tabs: oneTab(),
      fragment: () => "",
      now: () => 2,
    };
    const keeper = await DraftKeeper.begin(session, environment);
    const { damaged, trouble } = keeper.status.getState();
    session.dispatch({ changes: { from: 0, insert: "other\n" } });
    keeper.save();
    await new Promise((resolve) => setTimeout(resolve));
    const draft = draftIn(slot);
    const isRead = read === "none" && draft !== null && isWhole(slot, draft);
    if (!isRead) expectSame(await inner.read("mine"), slot);
    if (read === "throws") expectThat(trouble === "unread", "a draft that is not read is told of");
    else if (!isRead) {
      expectThat(damaged.length === 1, "a damaged draft is told of");
      const has = JSON.stringify(slot).includes(TEXT);
      expectThat(!has || damaged.join().includes(TEXT), "what can be read of it is offered");
    }
    if (write === "throws")
      expectThat(keeper.status.getState().trouble !== null, "what is not saved is told of");
    expectThat(session.getState().doc.lineAt(1).text === "other", "the page goes on");
  },
);

function faulty(
  { read, write }: SlotStorage,
  faults: { readonly read: string; readonly write: string },
): Pick<SlotStorage, "read" | "write"> {
  return {
    read: (name) => (faults.read === "throws" ? Promise.reject(new Error("unread")) : read(name)),
    write(name, slot) {
      if (faults.write === "hangs") return new Promise(() => {});
      return faults.write === "throws" ? Promise.reject(new Error("unwritten")) : write(name, slot);
    },
  };
}

type Place = readonly string[];

/** The way to every part of what is stored. */
function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== "object" || value === null) return [[]];
  const within = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map((place) => [key, ...place]),
  );
  return [[], ...within];
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return by;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === key ? replaced(part, rest, by) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
