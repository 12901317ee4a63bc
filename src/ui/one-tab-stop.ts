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
