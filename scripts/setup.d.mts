/** The Chromium that is installed, CHROMIUM_PATH first; undefined when there is none. */
export function findBrowser(): string | undefined;
