/** WebKitGTK's small browser; undefined where it, its driver or a display in memory is missing. */
export function findMiniBrowser(): string | undefined;
