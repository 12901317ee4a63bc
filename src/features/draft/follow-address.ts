// @chunk keep-draft
import { undoDepth } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import type { StoreApi } from "zustand/vanilla";
import { otherFilesOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { showSameWork } from "../../core/intents.ts";
import { askToOpen, onlyLatest } from "../../core/latest.ts";
import { openedOf } from "../../core/opened.ts";
import type { Session } from "../../core/session.ts";
import { fragment, fragmentFor, onFragmentChange, requestIn } from "../../ui/address.ts";
import { whenIdle } from "../../ui/browser.ts";

/** How long nothing must change before the address does, in milliseconds. */
const QUIET_MS = 500;

/** The longest fragment that the address gets, in characters: most programs for chat and mail take it whole. */
const LONGEST_FRAGMENT = 2_000;

/** The most characters and cells for which a link is tried: hardly any more would fit. */
const MOST_TRIED = 32_000;

/** The draft, as far as the address is concerned. */
interface Followed {
  readonly hasBegun: boolean;
  readonly openedFragment: string | null;
  readonly status: Pick<StoreApi<{ readonly isLinkGone: boolean }>, "setState">;
  linked: string | null;
  replaced: string;
}

/**
 * Lets the address follow the page: once nothing changes for a moment, its fragment is replaced by a
 * link to the page, or removed where that does not fit. To look at a page changes no address.
 * `saveNow`: a reload must find the draft that was open with the new address.
 */
export function followWork(session: Session, draft: Followed, saveNow: () => void): void {
  let known = fragment();
  /** Whether the page that the address asks for is still to be opened. */
  let isComing = false;
  let example: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = onlyLatest();
  const stop = () => {
    clearTimeout(timer);
    return ask();
  };
  const follow = async (isWanted: () => boolean) => {
    const made = example === null ? await linkTo(session) : fragmentFor("example", example);
    // Where the address is another, what it asks for comes next.
    if (!isWanted() || fragment() !== known || (made === null && known === "")) return;
    if (!replaceFragment(made ?? "")) return;
    draft.replaced = known;
    known = made ?? "";
    draft.linked = made;
    draft.status.setState({ isLinkGone: made === null });
    saveNow();
  };
  const later = () => {
    const isWanted = stop();
    timer = setTimeout(() => whenIdle().then(() => follow(isWanted)), QUIET_MS);
  };
  session.subscribe((state, previous) => {
    if (showSameWork(state, previous)) return;
    const isOpened = isOpening(state, previous);
    const isOfAddress = isOpened && isComing;
    isComing = false;
    example = isOpened ? openedOf(state).lesson : null;
    draft.linked = isOfAddress ? known : null;
    if (!isOfAddress) later();
  });
  const isOpen = known === draft.openedFragment;
  // What was done before the draft was there.
  const steps = undoDepth(session.getState());
  if (draft.hasBegun) {
    if (steps === 1 && asksForPage(known)) draft.linked = known;
    else later();
  } else if (asksForPage(known)) {
    isComing = !isOpen;
    // The tab was loaded again before the address had followed.
    if (isOpen && draft.linked !== known) later();
  }
  // After the page itself listens, because it ends what the page asks for.
  void whenIdle().then(() =>
    onFragmentChange(() => {
      stop();
      known = fragment();
      draft.status.setState({ isLinkGone: false });
      isComing = known !== draft.linked && asksForPage(known);
      // Back from an entry of the reference: the page is open already.
      if (known === draft.linked) askToOpen(session);
    }),
  );
}

/** Whether a page was opened, and not only brought back by undo. */
function isOpening(state: EditorState, previous: EditorState): boolean {
  const isAnother = openedOf(state).table !== openedOf(previous).table;
  return isAnother && undoDepth(state) > undoDepth(previous);
}

/** Whether an address with this fragment may open a page; entries of the reference leave the page as it is. */
function asksForPage(text: string): boolean {
  const request = requestIn(text);
  return text !== "" && (request === null || request.kind === "example");
}

/** The fragment that opens the page; null where it would be too long, or cannot be. */
async function linkTo(session: Session): Promise<string | null> {
  if (amountIn(session.getState()) > MOST_TRIED) return null;
  try {
    const { makeLink } = await import("../../tasks/links/make-link.ts");
    const made = await makeLink(session);
    return made.length > LONGEST_FRAGMENT ? null : made;
  } catch {
    return null;
  }
}

function amountIn(state: EditorState): number {
  const [urls, crawlers] = [state.field(urlsInput.field), state.field(crawlersInput.field)];
  const texts = otherFilesOf(state)?.files.map(({ fileText }) => fileText) ?? [];
  let amount = state.doc.length + urls.length * crawlers.length;
  for (const list of [urls, crawlers, texts]) for (const { length } of list) amount += length;
  return amount;
}

/** Replaces the fragment of the address, without an entry for Back; an empty one goes with its `#`. The state of the entry tells a reload that it was so. False where the browser refuses it, as Safari does after many times. */
function replaceFragment(text: string): boolean {
  const { pathname, search } = location;
  try {
    history.replaceState(true, "", text === "" ? pathname + search : `#${text}`);
    return true;
  } catch {
    return false;
  }
}
