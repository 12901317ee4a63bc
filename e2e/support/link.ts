import { crc32 } from "node:zlib";
import { sample } from "../../src/core/sample.ts";

/** What a page shows that a link opened. */
export interface Linked {
  readonly text: string;
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  /** The id of the parser. */
  readonly readAs: string;
  readonly focus: { readonly url: number; readonly crawler: number } | null;
}

/** The example as a new visitor sees it, with each crawler read as itself. */
export const FIRST: Linked = sample;

/** The page that most tests begin on: the example, read as RFC 9309, by which they have their verdicts. */
export const EXAMPLE: Linked = { ...FIRST, readAs: "rfc9309" };

/** The fragment that opens a page, as docs/permalink.md has it: in version 0, which needs no dictionary. */
export function linkTo({ text, urls, crawlers, readAs, focus }: Linked): string {
  const fields: readonly (readonly [tag: number, bytes: Buffer])[] = [
    [4, Buffer.from(crawlers.join("\n"))],
    [5, Buffer.from(readAs)],
    [6, Buffer.from(urls.join("\n"))],
    ...(focus ? [[8, Buffer.from([...leb128(focus.url), ...leb128(focus.crawler)])] as const] : []),
  ];
  const frame = Buffer.concat([
    ...fields
      .filter(([, bytes]) => bytes.length > 0)
      .flatMap(([tag, bytes]) => [Buffer.from([tag, ...leb128(bytes.length)]), bytes]),
    Buffer.of(1),
    Buffer.from(text),
  ]);
  const check = crc32(frame);
  const head = [...leb128(frame.length), check & 255, (check >> 8) & 255, (check >> 16) & 255];
  const payload = Buffer.concat([Buffer.from(head), frame]);
  const isPadded = payload.length % 3 === 0;
  return `0${(isPadded ? Buffer.concat([payload, Buffer.of(0)]) : payload).toString("base64url")}`;
}

function leb128(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb128(value >>> 7)];
}
