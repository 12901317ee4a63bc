/** Calls `act` for Escape in the middle of the page, where nothing else uses it. Returns how to stop. */
export function onEscape(act: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (isInTheMiddle(event.target) && !document.querySelector("dialog[open], :popover-open"))
      act();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

/** Not in a box of the bar, which a person would leave with it. */
function isInTheMiddle(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest("main") !== null);
}
