import type { ReactNode } from "react";
import { firstPaint } from "./later.tsx";

// No key comes before the page is painted.
const load = () => firstPaint.then(() => import("./rove.ts"));

/** As the `ref` of a list or a bar, makes it one stop of Tab, with arrow keys, Home and End within it. Until that has loaded, and where it fails, each control is a stop. */
export function oneTabStop(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let isGone = false;
  let stop = () => {};
  load()
    .then(({ rove }) => {
      if (!isGone) stop = rove(list);
    })
    .catch(() => {});
  return () => {
    isGone = true;
    stop();
  };
}

/** Buttons in a bar that together are one stop of Tab; laid out as if they were in what is around them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="toolbar" ref={oneTabStop} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}
