// @chunk keep-draft
import { undoDepth } from "@codemirror/commands";
import { StateEffect } from "@codemirror/state";
import { createStore, type StoreApi } from "zustand/vanilla";
import { expectationsOf } from "../../core/derived.ts";
import { wholePageIn } from "../../core/intents.ts";
import type { Session } from "../../core/session.ts";
import { prepareLetters } from "../../tasks/expectations/letters.ts";
import { fragment } from "../../ui/address.ts";
import { whenIdle } from "../../ui/browser.ts";
import { followWork } from "./follow-address.ts";
import { isSameWork, restoreDraft, takeUp } from "./model.ts";
import { type Draft, draftIn, isNewer, isWhole, readableIn, slotOf } from "./model-slot.ts";
import { work, workOf } from "./model-work.ts";
import { openStorage, type SlotStorage } from "./storage.ts";
import {
  browserTabs,
  type LockedSlot,
  lockNewSlot,
  lockSlot,
  type TabMessage,
  type Tabs,
} from "./tabs.ts";

/** What there is to say about the draft. */
interface DraftStatus {
  /** Another tab with a copy of the same draft, and when it changed, in milliseconds since 1970. */
  readonly other: { readonly name: string; readonly changed: number } | null;
  /** What prevents drafts from being saved or found again. */
  readonly trouble: "no-storage" | "full" | "failed" | "unread" | "newer" | null;
  /** What can be read of drafts that are damaged, a text each. They stay where they are. */
  readonly damaged: readonly string[];
  /** Whether the draft had a log whose counts were too many to be saved. */
  readonly lacksLog: boolean;
  /** Whether the address lost its link, because none to the page as it is fits there. */
  readonly isLinkGone: boolean;
}

/** What a draft needs of the browser. */
interface Environment {
  /** Null where the browser does not let the page store anything. */
  readonly storage: SlotStorage | null;
  readonly tabs: Tabs;
  /** The fragment of the address. */
  readonly fragment: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Whether there is a database of a later version of this program. */
  readonly isNewer?: boolean;
}

/** Keeps the draft of this tab in its slot; README.md says which slot is whose. */
export class DraftKeeper {
  readonly status: StoreApi<DraftStatus>;
  readonly hasDraft: boolean;
  /** Whether the user had begun something before the draft was found; it is not saved yet. */
  readonly hasBegun: boolean;
  /** The fragment whose page is open already: it was before this tab was loaded again, or the draft is that page. Or null. */
  readonly openedFragment: string | null;
  /** The fragment that opens the page as it is but for its focus, if the address has one; follow-address.ts says which. */
  linked: string | null = null;
  /** The fragment that the latest one replaced. */
  replaced = "";
  private readonly session: Session;
  private readonly environment: Environment;
  /** What this tab tells the others. */
  private own: Omit<TabMessage, "kind">;
  private readonly ignored = new Set<string>();
  /** The latest time at which a draft was saved, as far as this tab knows. */
  private latest: number;

  private constructor(session: Session, environment: Environment, found: FoundDraft) {
    const { name, from, draft, trouble, damaged } = found;
    const own = name === from ? draft : null;
    this.session = session;
    this.environment = environment;
    this.own = { name, origin: draft?.origin ?? name, changed: own?.changed ?? 0 };
    this.latest = draft?.changed ?? 0;
    this.status = createStore(() => ({
      other: null,
      trouble,
      damaged,
      lacksLog: draft?.lacksLog ?? false,
      isLinkGone: false,
    }));
    this.hasDraft = draft !== null;
    this.hasBegun = undoDepth(session.getState()) > 0;
    if (draft?.isLinked) this.linked = draft.fragment;
    const address = environment.fragment();
    const isReload = name === environment.tabs.remembered();
    const before = own && isReload ? [own.fragment, own.replaced] : [];
    this.openedFragment = [this.linked, ...before].includes(address) ? address : null;
    session.dispatch({ effects: StateEffect.appendConfig.of(work()) });
    if (draft) session.dispatch(restoreDraft(session.getState(), draft.page, draft, this.hasBegun));
    environment.tabs.listen((message) => this.hear(message));
    this.tell("hello");
  }

  /** Finds the draft of this tab, and shows it. Never rejects. */
  static async begin(session: Session, environment: Environment): Promise<DraftKeeper> {
    return new DraftKeeper(session, environment, await findDraft(environment));
  }

  /** Saves the draft as it is now, and tells the other tabs. */
  save(): void {
    const { storage, tabs, now } = this.environment;
    const { name, origin } = this.own;
    const fragment = this.environment.fragment();
    const address = { fragment, isLinked: fragment === this.linked, replaced: this.replaced };
    // The clock may go back, and what is saved later must be found as the later one.
    const changed = Math.max(now(), this.latest + 1);
    this.latest = changed;
    tabs.remember(name);
    if (!storage) this.status.setState({ trouble: "no-storage" });
    else {
      const state = this.session.getState();
      const page = wholePageIn(state);
      const slot = slotOf({ ...workOf(state), page, changed, origin, ...address });
      const onError = (error: unknown) => this.onWritten(error);
      storage.write(name, slot).then(() => this.onWritten(null), onError);
    }
    this.own = { name, origin, changed };
    this.tell("changed");
  }

  /** Opens the work of the other tab; the user can go back to that of this tab. */
  async takeOther(): Promise<void> {
    const { other } = this.status.getState();
    const { storage } = this.environment;
    if (!other || !storage) return;
    const slot = await storage.read(other.name).catch(() => null);
    // The user may have pressed again, or pressed Keep mine.
    if (this.status.getState().other?.name !== other.name) return;
    const draft = draftIn(slot);
    if (!draft) return this.status.setState({ trouble: isNewer(slot) ? "newer" : "unread" });
    this.status.setState({ other: null });
    this.session.dispatch(takeUp(this.session.getState(), draft.page));
  }

  /** Stops notices about the other tab. */
  keepMine(): void {
    const { other } = this.status.getState();
    if (other) this.ignored.add(other.name);
    this.status.setState({ other: null });
  }

  /** Tells the other tabs about this one. */
  tell(kind: TabMessage["kind"]): void {
    this.environment.tabs.post({ kind, ...this.own });
  }

  private hear({ kind, name, origin, changed }: TabMessage): void {
    this.latest = Math.max(this.latest, changed);
    if (origin !== this.own.origin || name === this.own.name) return;
    if (kind === "gone") {
      if (this.status.getState().other?.name === name) this.status.setState({ other: null });
      return;
    }
    if (kind === "hello" && this.own.changed > 0) this.tell("changed");
    // A copy without changes is of no interest.
    if (changed > 0 && !this.ignored.has(name)) this.status.setState({ other: { name, changed } });
  }

  private onWritten(error: unknown): void {
    const { trouble } = this.status.getState();
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    if (error !== null) this.status.setState({ trouble: isFull ? "full" : "failed" });
    else if (trouble === "full" || trouble === "failed") this.status.setState({ trouble: null });
  }
}

/** The slot of a tab, and the draft that it begins with. */
interface FoundDraft extends LockedSlot, Pick<DraftStatus, "trouble" | "damaged"> {
  readonly draft: Draft | null;
}

async function findDraft({ storage, tabs, isNewer: isLater }: Environment): Promise<FoundDraft> {
  const damaged: string[] = [];
  // The tab still remembers a slot that it cannot read, and tries it again after a reload.
  const without = async (trouble: DraftStatus["trouble"]) => {
    return { ...(await lockNewSlot(tabs, null)), draft: null, trouble, damaged };
  };
  const trouble = isLater ? "newer" : null;
  if (!storage) return without(trouble);
  try {
    let names = await storage.names();
    for (;;) {
      const locked = await lockSlot(tabs, names);
      const { from } = locked;
      tabs.remember(locked.name);
      const slot = from === null ? null : await storage.read(from);
      if (isNewer(slot)) return await without("newer");
      const draft = draftIn(slot);
      if (!slot || (draft && isWhole(slot, draft))) return { ...locked, draft, trouble, damaged };
      damaged.push(readableIn(slot));
      // A draft of which a part is damaged is copied, so that no save replaces it.
      if (draft) return { ...(await lockNewSlot(tabs, from)), draft, trouble, damaged };
      names = names.filter((name) => name !== from);
    }
  } catch {
    return without("unread");
  }
}

/** Shows the draft of this tab, saves each change, a moment later, or at once where the page may be closing, and lets the address follow. `openWithout` is called where there is no draft. */
export async function keepDraft(
  session: Session,
  openWithout: () => void,
  beforeSave: () => void,
): Promise<DraftKeeper> {
  const { storage, isNewer: isLater } = await openStorage();
  const tabs = browserTabs();
  const environment = { storage, tabs, fragment, now: Date.now, isNewer: isLater };
  const keeper = await DraftKeeper.begin(session, environment);
  if (!keeper.hasDraft) openWithout();
  const saving = saveSoon(session, keeper, beforeSave);
  const saveNow = () => {
    saving.soon();
    saving.now();
  };
  followWork(session, keeper, saveNow);
  if (keeper.hasBegun) saving.soon();
  session.subscribe((state, previous) => {
    if (!isSameWork(state, previous)) saving.soon();
  });
  const beforeGoing = () => {
    saving.now();
    storage?.flush?.();
  };
  document.addEventListener("visibilitychange", beforeGoing);
  addEventListener("pagehide", beforeGoing);
  addEventListener("pagehide", () => keeper.tell("gone"));
  if (storage) whenIdle().then(() => removeOldSlots(storage, tabs).catch(() => {}));
  return keeper;
}

/** How long nothing must change before a change is saved, and the longest that a change waits, in milliseconds. */
const QUIET_MS = 400;
const LONGEST_MS = 3000;

/** Saves unsaved changes: `soon` after a moment without changes, `now` at once. */
function saveSoon(session: Session, keeper: DraftKeeper, beforeSave: () => void) {
  let unsavedSince: number | null = null;
  let lastChange = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unsavedSince === null) return;
    unsavedSince = null;
    beforeSave();
    keeper.save();
  };
  const prepare = (isTimeUp: () => boolean) => prepareSave(session, isTimeUp);
  const prepared = () => session.scheduler.finish(prepare, { priority: "beside" });
  const wait = () => {
    const due = Math.min(lastChange + QUIET_MS, (unsavedSince ?? 0) + LONGEST_MS);
    const left = due - Date.now();
    timer = left > 0 ? setTimeout(wait, left) : undefined;
    if (left <= 0) whenIdle().then(prepared).then(now);
  };
  const soon = () => {
    lastChange = Date.now();
    unsavedSince ??= lastChange;
    // A timer that goes off too early waits on.
    timer ??= setTimeout(wait, QUIET_MS);
  };
  return { soon, now };
}

/** Prepares what a save needs until the time is up; returns whether it is finished. */
function prepareSave(session: Session, isTimeUp: () => boolean): boolean {
  const { former, tried } = workOf(session.getState());
  const waiting = [former, ...tried].flatMap((page) => page?.expectations ?? []);
  const all = [expectationsOf(session.getState()), ...waiting];
  return all.every((expectations) => prepareLetters(expectations, isTimeUp));
}

/** How many slots are kept; older ones that no open tab has are deleted. */
const MOST_KEPT = 12;

async function removeOldSlots(storage: SlotStorage, tabs: Tabs): Promise<void> {
  const names = await storage.names();
  // What cannot be read stays until a person has seen it.
  for (const name of names.slice(MOST_KEPT))
    if ((await tabs.lock(name)) && draftIn(await storage.read(name))) await storage.remove(name);
}
