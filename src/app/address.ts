/** The address bar; the only file that touches location or history. */

/** What stands after the `#`. It never reaches a server. */
export function fragment(): string {
  return location.hash.slice(1);
}

/** This page's address with another fragment. */
export function addressWith(fragmentText: string): string {
  return `${location.origin}${location.pathname}#${fragmentText}`;
}

/** Calls `listener` when the fragment is changed by hand or by Back; returns how to stop. */
export function onFragmentChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
