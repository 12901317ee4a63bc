// @chunk panels
import { isWrittenIn } from "./browser.ts";

const CONTROLS = ["button", "a[href]", "input", "select", "summary"].join();
const INNER = ["[popover]", "dialog"].join();

/** Makes a list one stop of Tab (WAI-ARIA, roving tabindex): up and down lead to the next row, left and right through a row, Home and End to the first and the last. Returns how to stop. */
export function rove(list: HTMLElement): () => void {
  let stop: HTMLElement | undefined;
  const settle = () => {
    const all = controlsIn(list);
    const isIn = list.contains(document.activeElement);
    // While a person is elsewhere, Tab leads to what is current.
    const current = isIn ? undefined : all.find(isCurrent);
    if (current) stop = current;
    else if (!stop || !all.includes(stop) || stop.matches(":disabled"))
      stop =
        all.find((control) => !control.matches(":disabled, .term")) ??
        all.find((control) => !control.matches(":disabled"));
    for (const control of all) {
      const tabIndex = control === stop ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
    // Firefox makes what scrolls a stop of its own; the control within leads there.
    if (stop) list.tabIndex = -1;
    else list.removeAttribute("tabindex");
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !controlsIn(list).includes(target)) return;
    stop = target;
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey || shiftKey || event.defaultPrevented) return;
    if (!(target instanceof HTMLElement) || isWrittenIn(target)) return;
    const rows = rowsOf(list);
    // A key in an open menu is not for the bar that it is in.
    const row = rows.findIndex((controls) => controls.includes(target));
    if (row < 0 || target instanceof HTMLSelectElement) return;
    const isEnd = key === "Home" || key === "End";
    const next = isEnd ? null : neighbour(rows, row, target, key);
    if (!isEnd && !next) return;
    event.preventDefault();
    if (isEnd) focusEnd(list, key);
    else next?.focus();
  };
  const observer = new MutationObserver(settle);
  const attributeFilter = ["disabled", "aria-current", "aria-pressed"];
  observer.observe(list, { childList: true, subtree: true, attributeFilter });
  list.addEventListener("focusin", onFocus);
  list.addEventListener("keydown", onKeyDown);
  settle();
  return () => {
    observer.disconnect();
    list.removeEventListener("focusin", onFocus);
    list.removeEventListener("keydown", onKeyDown);
  };
}

function isCurrent({ ariaCurrent, ariaPressed }: HTMLElement): boolean {
  return ariaCurrent === "true" || ariaPressed === "true";
}

/** What it holds that takes the focus, without what is in a menu or a dialog that one of them opens. */
function controlsIn(list: HTMLElement): readonly HTMLElement[] {
  const inner = list.closest(INNER);
  const all = [...list.querySelectorAll<HTMLElement>(CONTROLS)];
  return all.filter((control) => control.closest(INNER) === inner);
}

type Row = readonly HTMLElement[];

/** The controls in use, by the rows in which a person sees them. */
function rowsOf(list: HTMLElement): readonly Row[] {
  const rows: { readonly box: DOMRect; readonly controls: HTMLElement[] }[] = [];
  for (const control of controlsIn(list)) {
    if (control.matches(":disabled") || !control.checkVisibility()) continue;
    const box = control.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    const row = rows.at(-1);
    if (row && row.box.top < middle && middle < row.box.bottom) row.controls.push(control);
    else rows.push({ box, controls: [control] });
  }
  return rows.map(({ controls }) => controls);
}

/** Where an arrow key leads from a control of the row at `at`; undefined at the edge, and for any other key. */
function neighbour(rows: readonly Row[], at: number, from: HTMLElement, key: string) {
  const [above, here = [], below] = [rows[at - 1], rows[at], rows[at + 1]];
  const column = here.indexOf(from);
  if (key === "ArrowDown") return below?.[Math.min(column, below.length - 1)];
  if (key === "ArrowUp") return above?.[Math.min(column, above.length - 1)];
  if (key === "ArrowRight") return here[column + 1];
  return key === "ArrowLeft" ? here[column - 1] : undefined;
}

/** Of a long list, the rows at its ends are drawn once it is scrolled there. */
function focusEnd(list: HTMLElement, key: "Home" | "End"): void {
  list.scrollTop = key === "Home" ? 0 : list.scrollHeight;
  const focus = () =>
    rowsOf(list)
      .at(key === "Home" ? 0 : -1)?.[0]
      ?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
