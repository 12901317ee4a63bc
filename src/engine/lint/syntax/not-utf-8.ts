import { percentEncode } from "../../url/url.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import type { Fix } from "../finding.ts";
import { replacing } from "../replacing.ts";
import { withoutComment } from "./without-comment.ts";

/** R115: bytes that are not UTF-8. RFC 9309 2.3: the file must be UTF-8. */
export const notUtf8: LineCheck = {
  code: "R115",
  severity: "warning",
  inLine: ({ text, field, rule }) => {
    if (!field?.name) return NOTHING_FOUND;
    const at = text.search(OCTETS);
    const written = at < 0 ? "" : withoutComment(text);
    if (at < 0 || at >= written.length) return NOTHING_FOUND;
    const octets = /^[\udc80-\udcff]{1,8}/u.exec(written.slice(at))?.[0] ?? "";
    const isLatin = !NOT_LATIN.test(written);
    return [
      {
        span: { from: at, to: at + octets.length },
        facts: {
          octets: percentEncode(octets).slice(1).replaceAll("%", " "),
          letter: isLatin ? latin(octets) : "",
          isRule: rule !== null,
        },
        fixes: rule ? fixesFor(written, at, isLatin) : [],
      },
    ];
  },
};

// Octets that are no UTF-8 are lone surrogates (see decodeText).
const OCTETS = /[\udc80-\udcff]/gu;

/** Letters of Latin-1 stand alone between others; several octets in a row are another encoding. */
const NOT_LATIN = /[\udc80-\udcbf]|[\udc80-\udcff]{2}/u;

function latin(octet: string): string {
  return String.fromCharCode(octet.charCodeAt(0) - 0xdc00);
}

function fixesFor(written: string, at: number, isLatin: boolean): readonly Fix[] {
  const fixBy = (name: string, letterOf: (octet: string) => string): Fix => {
    const insert = written.slice(at).replace(OCTETS, (octet) => percentEncode(letterOf(octet)));
    return replacing(name, { from: at, to: written.length }, insert);
  };
  const escaped = fixBy("escape", (octet) => octet);
  return isLatin ? [fixBy("as-utf-8", latin), escaped] : [escaped];
}
