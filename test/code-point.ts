import fc from "fast-check";

/**
 * Any code point, half of a surrogate pair too: what fast-check calls "binary", without the map of
 * all of them that it fills first, for a second.
 */
export const codePoint = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
