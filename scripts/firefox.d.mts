/** The Firefox that is installed, FIREFOX_PATH first; undefined when there is none. */
export function findFirefox(): string | undefined;
/** What starts Firefox for Playwright; it finds it by FIREFOX_PATH. */
export const firefoxRelay: string;
