import type { Entry } from "./entry.ts";

/** Where RFC 9309 says which characters of a path are special. */
export const SPECIAL_CHARACTERS: Entry["source"] = {
  title: "RFC 9309, 2.2.3",
  url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3",
};
