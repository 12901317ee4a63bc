import { redo, undo } from "@codemirror/commands";
import { useEffect } from "react";
import type { StoreApi } from "zustand";
import { mismatchesOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import { shortcutKeyOf, shortcuts } from "../core/shortcuts.ts";
import { isWrittenIn } from "../ui/browser.ts";
import type { Feature } from "../ui/feature.ts";
import type { PageShown } from "../ui/workspace.tsx";
import { numberText } from "../words/numbers.ts";

/** What holds wherever the focus is: undo, the count in the title, and what features listen for (`listens`). */
export function useWholePage(
  session: Session,
  shown: StoreApi<PageShown>,
  listens: readonly NonNullable<Feature["listen"]>[],
): void {
  useEffect(() => {
    const stops = [
      undoEverywhere(session),
      countInTitle(session),
      followRegionKeys(),
      ...listens.map((listen) => listen({ session, shown })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, shown, listens]);
}

/** Tells in the title of the page, which is also on the browser's tab, how many verdicts are not as expected. Returns how to stop. */
function countInTitle(session: Session): () => void {
  const own = document.title;
  let shown = 0;
  const show = () => {
    const { total } = mismatchesOf(session.getState());
    // While they are counted, what was known before.
    if (total === null || total === shown) return;
    shown = total;
    document.title = total > 0 ? `≠ ${numberText(total)} · ${own}` : own;
  };
  const stops = [session.subscribe(show), session.counting.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    document.title = own;
  };
}

/** Ctrl-Z and Ctrl-Y undo and redo wherever the focus is, unless it is in a box with an undo of its own. Returns how to stop. */
function undoEverywhere(session: Session): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWrittenIn(event.target)) return;
    const key = shortcutKeyOf(event);
    const command =
      key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
    if (!command) return;
    event.preventDefault();
    command({ state: session.getState(), dispatch: session.dispatch });
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

const KEY = shortcuts.page.nextRegion[0];

/** F6 puts the focus into the next region of the page, and with Shift into the one before; after the last comes the bar along the top, then what the page tells. Returns how to stop. */
function followRegionKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key !== KEY || ctrlKey || altKey || metaKey || document.querySelector("dialog[open]"))
      return;
    // Browsers go to their address bar by it.
    event.preventDefault();
    const places = [...document.querySelectorAll<HTMLElement>(PLACES)].filter((place) =>
      place.checkVisibility(),
    );
    const { activeElement } = document;
    const now = places.findIndex((place) => place.contains(activeElement));
    const step = shiftKey ? -1 : 1;
    // A splitter is in no region: the next one is the first after it.
    const passed = places.findLastIndex((place) => isBefore(place, activeElement));
    const from = now >= 0 ? now : shiftKey ? passed + 1 : passed;
    for (let away = 1; away <= places.length; away++) {
      const at = (from + away * step) % places.length;
      const target = places.at(at) && firstStop(places.at(at));
      if (!target) continue;
      target.focus();
      return;
    }
  };
  addEventListener("keydown", onKeyDown, true);
  return () => removeEventListener("keydown", onKeyDown, true);
}

function isBefore(place: Element, other: Element | null): boolean {
  if (!other) return false;
  return (place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

const PLACES = ["header.top", ".notice", "section.panel[aria-label]"].join();

/** What a person would go on with in a region: its text, its chosen cell, or else the first stop of Tab that is not in its head. */
function firstStop(place: HTMLElement | undefined): HTMLElement | undefined {
  if (!place) return undefined;
  const stops = [...place.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const inHead = (stop: HTMLElement) => stop.closest("section > header") !== null;
  return stops.find((stop) => !inHead(stop)) ?? stops[0];
}

const STOPS = [
  "[contenteditable=true]",
  "[tabindex='0']",
  ...["button", "input", "select", "a[href]"].map(
    (name) => `${name}:not([tabindex='-1'],:disabled)`,
  ),
].join();
