import { deflateSync } from "fflate";
import {
  CHARACTER_LIMIT,
  checkOf,
  type Opened,
  openContainer,
  sealContainer,
} from "./container.ts";
import { squeeze } from "./deflate/squeeze.ts";
import { DICTIONARY } from "./dictionary.ts";
import { type LinkState, readFrame, salvageFrame, writeFrame } from "./frame.ts";
import { type Inflated, inflate, OUTPUT_LIMIT } from "./inflate.ts";
import { UPGRADERS } from "./versions.ts";

export type { LinkState } from "./frame.ts";

/** What a fragment turned out to be. Only "whole" may be loaded; anything recovered is for reading. */
export type LinkResult =
  /** All of it, and its check agrees. */
  | { readonly kind: "whole"; readonly state: LinkState }
  /** The end is missing: characters that arrived and that were sent, and what they say as far as they reach. */
  | {
      readonly kind: "cut";
      readonly arrived: number;
      readonly expected: number;
      readonly recovered: LinkState | null;
    }
  /** The check disagrees or the fields make no sense; `recovered` may be wrong anywhere. */
  | { readonly kind: "damaged"; readonly recovered: LinkState | null }
  /** Made by a newer version of this program. */
  | { readonly kind: "newer" }
  /** Longer than 262,144 characters, or more than 2 MiB or a second of work to read. */
  | { readonly kind: "too-large" }
  /** Empty, or no link of ours. */
  | { readonly kind: "none" };

/** Why a link cannot carry what it should: it is too much, or would arrive as something else, as a lone surrogate would, which is no character and no byte. */
export type WhyNoLink =
  | {
      readonly kind: "too-many-bytes" | "too-many-characters";
      readonly count: number;
      readonly most: number;
    }
  | { readonly kind: "altered" };

/** A link cannot carry what it should. */
export class NoLink extends Error {
  readonly why: WhyNoLink;

  constructor(why: WhyNoLink) {
    super(`A link cannot carry this: ${JSON.stringify(why)}`);
    this.why = why;
  }
}

/**
 * The fragment, without "#", that carries `state`. Rejects with an Error where a link cannot carry
 * it: a line feed in a URL or crawler, a lone surrogate that stands for no byte, or too much of it.
 */
export async function encodeLink(state: LinkState): Promise<string> {
  const frame = writeFrame(state);
  if (frame.length > OUTPUT_LIMIT)
    throw new NoLink({ kind: "too-many-bytes", count: frame.length, most: OUTPUT_LIMIT });
  const deflated = deflate(frame);
  const check = checkOf(frame);
  const fragment =
    deflated.length < frame.length
      ? sealContainer("1", deflated, check)
      : sealContainer("0", frame, check);
  if (fragment.length > CHARACTER_LIMIT)
    throw new NoLink({
      kind: "too-many-characters",
      count: fragment.length,
      most: CHARACTER_LIMIT,
    });
  const back = await decodeLink(fragment);
  if (back.kind === "whole" && same(back.state, state)) return fragment;
  throw new NoLink({ kind: "altered" });
}

// Beyond this, nobody waits for a link to become a twentieth shorter. In bytes.
const LARGEST_SQUEEZED = 8192;

function deflate(frame: Uint8Array): Uint8Array {
  const usual = deflateSync(frame, { level: 9, dictionary: DICTIONARY });
  if (frame.length > LARGEST_SQUEEZED) return usual;
  const squeezed = squeeze(frame, DICTIONARY);
  return squeezed.length < usual.length ? squeezed : usual;
}

/** What `fragment` (with or without "#") carries. Never throws or rejects; `unpack` inflates a body of version 1. */
export async function decodeLink(
  fragment: string,
  unpack: (body: Uint8Array) => Promise<Inflated> = inflate,
): Promise<LinkResult> {
  const opened = openContainer(fragment);
  switch (opened.kind) {
    case "sealed":
      return unseal(opened, unpack);
    case "cut": {
      const { arrived, expected } = opened;
      return { kind: "cut", arrived, expected, recovered: beginningOf(opened) };
    }
    case "damaged":
      return { kind: "damaged", recovered: null };
    default:
      return opened;
  }
}

async function unseal(
  { version, body, check }: Extract<Opened, { kind: "sealed" }>,
  unpack: (body: Uint8Array) => Promise<Inflated>,
): Promise<LinkResult> {
  const inflated = await UPGRADERS[version].frameIn(body, unpack);
  if (inflated.kind === "too-large") return inflated;
  if (checkOf(inflated.bytes) === check) return readFrame(inflated.bytes);
  return { kind: "damaged", recovered: salvageFrame(inflated.bytes) };
}

function beginningOf({ version, body }: Extract<Opened, { kind: "cut" }>): LinkState | null {
  const inflated = UPGRADERS[version].beginningIn(body);
  return inflated.kind === "too-large" ? null : salvageFrame(inflated.bytes);
}

function same(a: LinkState, b: LinkState): boolean {
  return (
    a.text === b.text &&
    a.dialect === b.dialect &&
    a.site === b.site &&
    a.answer === b.answer &&
    a.expectations === b.expectations &&
    a.urls.join("\n") === b.urls.join("\n") &&
    a.urls.length === b.urls.length &&
    a.crawlers.join("\n") === b.crawlers.join("\n") &&
    a.crawlers.length === b.crawlers.length &&
    a.focus?.url === b.focus?.url &&
    a.focus?.crawler === b.focus?.crawler
  );
}
