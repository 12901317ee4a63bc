/** Whether what has the focus takes letters, and has an undo of its own. */
export function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, .cm-editor") !== null
  );
}
