import { redo, undo, undoDepth } from "@codemirror/commands";
import {
  type ChangeDesc,
  type EditorState,
  StateEffect,
  StateField,
  type Text,
  Transaction,
} from "@codemirror/state";
import { fileTextOf } from "../../core/derived.ts";
import { undoable } from "../../core/inputs.ts";
import { openFileText } from "../../core/intents.ts";
import { askToOpen } from "../../core/latest.ts";
import { type Notice, saying } from "../../core/notices.ts";
import { openedOf } from "../../core/opened.ts";
import { createSession, type Session } from "../../core/session.ts";
import { octetText } from "../../engine/text/bytes.ts";
import { comparingWords } from "../../tasks/compare/words.ts";
import { fragment, requestIn } from "../../ui/address.ts";
import type { PageControls } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";
import { openFile } from "../opening/open-file.ts";

const setName = StateEffect.define<string>();

/** What the file of Before is called, until another text replaces all of it. */
const nameField = StateField.define<string>({
  create: () => "",
  update(before, { effects, changes }) {
    const chosen = effects.find((effect) => effect.is(setName));
    if (chosen?.is(setName)) return chosen.value;
    return changes.empty || keptIn(changes) > 0 ? before : "";
  },
});

/** How many characters of a text stay as they are. */
export function keptIn(changes: ChangeDesc): number {
  let kept = 0;
  changes.iterGaps((_from, _to, length) => {
    kept += length;
  });
  return kept;
}

/** The session of Before; at first it has the text of this state. */
export function createBefore(from: EditorState): Session {
  const before = createSession(undoable({ field: nameField, set: setName }));
  before.dispatch({ ...asItIs(before, from), annotations: Transaction.addToHistory.of(false) });
  return before;
}

/** What the file of Before is called, or nothing. */
export function nameOf(state: EditorState): string {
  return state.field(nameField);
}

/** Copies the file of Now to Before. */
export function takeNow(before: Session, now: Session): void {
  before.dispatch(asItIs(before, now.getState()));
}

/** Opens a text as Before, under this name, or without one. */
export function takeText(before: Session, text: string, name = ""): void {
  before.dispatch(opened(before, text, name));
}

/** Opens a file of the user's as Before; says why where it could not. */
export function openBefore(before: Session, file: File): Promise<Notice | null> {
  return openFile(before, file, (text) => takeText(before, text, file.name));
}

/** Opens the file of a link as Before; says why where it could not. */
export async function openLinkBefore(before: Session, fragment: string): Promise<Notice | null> {
  const isWanted = askToOpen(before);
  const links = await import("../../tasks/links/links.ts").catch(() => null);
  if (!links) return saying(actionWords.linksNotLoaded);
  const { page, notice } = await links.pageIn(fragment);
  if (!page || !isWanted()) return notice;
  const text = octetText({ text: page.text, encoding: page.encoding ?? "utf-8" });
  takeText(before, text, comparingWords.pastedLink);
  return null;
}

/** Swaps the two files. Where undo or redo under Now does so again, Before follows, unless it was changed since. */
export function swap(before: Session, now: Session): void {
  const [was, is] = [before.getState(), now.getState()];
  before.dispatch(openFileText(was, fileTextOf(is)));
  now.dispatch(openFileText(is, fileTextOf(was)));
  const swaps = swapsOf.get(before) ?? followSwaps(before, now);
  swaps.push({ was: was.doc, is: is.doc });
}

/** The texts of Before and Now, as they were before they were swapped. */
interface Swapped {
  readonly was: Text;
  readonly is: Text;
}

const swapsOf = new WeakMap<Session, Swapped[]>();

/** Lets Before follow where undo or redo under Now passes one of the swaps in the list that it returns. */
function followSwaps(before: Session, now: Session): Swapped[] {
  const swaps: Swapped[] = [];
  swapsOf.set(before, swaps);
  now.subscribe((state, previous) => {
    if (state.doc === previous.doc) return;
    const steps = undoDepth(state) - undoDepth(previous);
    const isTurn = (from: Text, to: Text) => previous.doc.eq(from) && state.doc.eq(to);
    const has = (doc: Text) => before.getState().doc.eq(doc);
    const isBack = ({ was, is }: Swapped) => isTurn(was, is) && has(is);
    const isForth = ({ was, is }: Swapped) => isTurn(is, was) && has(was);
    const target = { state: before.getState(), dispatch: before.dispatch };
    if (steps < 0 && swaps.some(isBack)) undo(target);
    if (steps > 0 && swaps.some(isForth)) redo(target);
  });
  return swaps;
}

function asItIs(before: Session, now: EditorState) {
  return opened(before, fileTextOf(now), comparingWords.asItWasAt(Date.now()));
}

function opened(before: Session, text: string, name: string) {
  const { effects = [], ...rest } = openFileText(before.getState(), text);
  return { ...rest, effects: [effects, setName.of(name)].flat() };
}

const befores = new WeakMap<PageControls["shown"], Session>();

/** The session of Before that a page is compared with, kept even while no comparison is shown. A new one has the text of `from`, or of Before as it was when this tab was reloaded, which one undo takes back. A link that is opened later in the tab is another page. */
export function beforeOf({ session, shown }: PageControls, from = session.getState()): Session {
  const known = befores.get(shown);
  if (known) return known;
  const before = createBefore(from);
  befores.set(shown, before);
  keepOnLeaving(before);
  const [text, name] = attempt(() => readKept(session)) ?? [];
  // A copy of Now leaves nothing to take back.
  const isOther = typeof text === "string" && text !== fileTextOf(from);
  if (isOther && typeof name === "string") takeText(before, text, name);
  return before;
}

// Of the tab, as Before is.
const KEPT = "robots-txt-playground:before";

let kept = new AbortController();

/** Keeps Before for when the tab is reloaded, until the address opens another page. Where the browser stores nothing, or has no room, a reload loses it. */
function keepOnLeaving(before: Session): void {
  kept.abort();
  kept = new AbortController();
  const { signal } = kept;
  const drop = () => attempt(() => sessionStorage.removeItem(KEPT));
  const keep = () => {
    const state = before.getState();
    // The address that it has then: it follows the page.
    const texts = [fileTextOf(state), nameOf(state), fragment()];
    drop();
    attempt(() => sessionStorage.setItem(KEPT, JSON.stringify(texts)));
  };
  const leave = () => {
    if (requestIn(fragment())) return;
    kept.abort();
    drop();
  };
  addEventListener("pagehide", keep, { signal });
  addEventListener("hashchange", leave, { signal });
}

// A page that this tab opens anew, such as a link, is not compared with what was here before.
function readKept(session: Session): readonly unknown[] {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return [];
  const isAnother =
    openedOf(session.getState()).table !== openedOf(session.getInitialState()).table;
  if (navigation.type === "navigate" || isAnother) return [];
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  // As the address was when the tab was reloaded: it may have followed the page since.
  const fragments: unknown[] = [fragment(), new URL(navigation.name).hash.slice(1)];
  return Array.isArray(stored) && fragments.includes(stored[2]) ? stored : [];
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
