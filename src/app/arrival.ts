import { createStore, type StoreApi } from "zustand/vanilla";
import { openPage } from "../core/intents.ts";
import { askToOpen, type IsWanted, onlyLatest } from "../core/latest.ts";
import type { Session } from "../core/session.ts";
import { pageOf } from "../features/lessons/lesson.ts";
import { fragment, onFragmentChange, requestIn } from "../ui/address.ts";
import { type Notice, saying } from "../ui/notices.ts";
import { actionWords } from "../words/regions.ts";

// Most visits open neither link nor lesson, so the code for them comes when it is wanted.
const loadLinks = () => import("../features/share/links.ts");
const loadLessons = () => import("../features/lessons/index.ts");

/** What the page shows besides the session because of its address. */
export interface Arrival {
  /** What happened, where something must be said. */
  readonly notice: Notice | null;
  /** The problem whose entry in the reference is to be shown. */
  readonly problem: string | null;
}

/** Opens what the address asks for, and what it asks for later; the latest address counts. Resolves once the first that still counts is open. `openFragment`: the fragment whose page is open already, as somebody left it. */
export function followAddress(
  session: Session,
  openFragment: string | null,
): Promise<StoreApi<Arrival>> {
  const shown = createStore<Arrival>(() => NOTHING);
  const ask = onlyLatest();
  return new Promise((resolve) => {
    const open = async (fragmentOpen: string | null) => {
      const isLatest = ask();
      const arrival = await openArrival(session, fragmentOpen, isLatest);
      if (!isLatest()) return;
      shown.setState(arrival, true);
      resolve(shown);
    };
    onFragmentChange(() => open(null));
    open(openFragment);
  });
}

async function openArrival(
  session: Session,
  openFragment: string | null,
  isLatest: IsWanted,
): Promise<Arrival> {
  const text = fragment();
  const request = requestIn(text);
  if (request?.kind === "problem") return { ...NOTHING, problem: request.name };
  if (text === "" || text === openFragment) return NOTHING;
  const isAsked = askToOpen(session);
  const isWanted = () => isLatest() && isAsked();
  const notice = request
    ? await openExample(session, request.name, isWanted)
    : await openLink(session, text, isWanted);
  return { ...NOTHING, notice };
}

async function openExample(
  session: Session,
  name: string,
  isWanted: IsWanted,
): Promise<Notice | null> {
  const loaded = await loadLessons().catch(() => null);
  if (!loaded) return saying(actionWords.lessonsNotLoaded);
  const lesson = loaded.lessonNamed(name);
  if (!lesson) return saying(actionWords.noSuchExample);
  if (isWanted()) session.dispatch(openPage(session.getState(), pageOf(lesson)));
  return null;
}

async function openLink(
  session: Session,
  text: string,
  isWanted: IsWanted,
): Promise<Notice | null> {
  const links = await loadLinks().catch(() => null);
  return links ? links.openLink(session, text, isWanted) : saying(actionWords.linksNotLoaded);
}

const NOTHING: Arrival = { notice: null, problem: null };
