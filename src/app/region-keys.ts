import { shortcuts } from "../core/shortcuts.ts";

const KEY = shortcuts.page.nextRegion[0];

/** F6 puts the focus into the next region of the page, and with Shift into the one before; after the last comes the bar along the top. Returns how to stop. */
export function followRegionKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key !== KEY || ctrlKey || altKey || metaKey || document.querySelector("dialog[open]"))
      return;
    // Browsers go to their address bar by it.
    event.preventDefault();
    const places = [...document.querySelectorAll<HTMLElement>(PLACES)].filter((place) =>
      place.checkVisibility(),
    );
    const now = places.findIndex((place) => place.contains(document.activeElement));
    const step = shiftKey ? -1 : 1;
    for (let away = 1; away <= places.length; away++) {
      const at = (Math.max(now, shiftKey ? 0 : -1) + away * step) % places.length;
      const target = places.at(at) && firstStop(places.at(at));
      if (!target) continue;
      target.focus();
      return;
    }
  };
  addEventListener("keydown", onKeyDown, true);
  return () => removeEventListener("keydown", onKeyDown, true);
}

const PLACES = ["header.top", "section.panel[aria-label]"].join();

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
