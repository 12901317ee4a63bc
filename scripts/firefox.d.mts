/** The Firefox that is installed and new enough, or the one that FIREFOX_PATH names; undefined when there is none. */
export function findFirefox(): string | undefined;
/** What starts Firefox for Playwright; it finds it by FIREFOX_PATH. */
export const firefoxRelay: string;
/** Whether a Firefox of this version, as it names itself, is one to test with. */
export function isNewEnough(version: string): boolean;
