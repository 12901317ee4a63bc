/**
 * Which queries ask for the page in a frame, as the query is written: the server, the service worker,
 * the first screen and the page decide by this, because what one of them shows to other sites, the
 * others must not take for a page of one's own. The settings in deploy/ have the same pattern.
 */
export const EMBEDDED = /(?:^\?|&)embed(?:[=&]|$)/;
