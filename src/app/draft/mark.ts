const MARK = "robots-txt-playground:has-draft";

/** Whether there may be a draft here: on a first visit, the page need not wait for one. */
export function isStored(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Notes that there may be a draft from now on. */
export function markStored(): void {
  try {
    if (!isStored()) localStorage.setItem(MARK, "1");
  } catch {
    // Then the draft is found a moment after the page is there.
  }
}
