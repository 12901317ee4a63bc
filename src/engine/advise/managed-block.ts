// @chunk panels
import type { Analysis } from "../parse/analysis.ts";
import type { Layout } from "../parse/layout.ts";
import type { BlockReading } from "../parse/scan.ts";

/** The lines, both inclusive, that Cloudflare puts before a site’s own file at the edge. They are not in the owner’s file. */
export interface ManagedBlock {
  readonly first: number;
  readonly last: number;
}

// As sites quoted it from 2025 to August 2026; the last word occurs with and without a capital.
const MARKER = /^#[ \t]*(BEGIN|END) Cloudflare Managed Content[ \t]*$/i;

const blocks = new WeakMap<Layout, { readonly found: ManagedBlock | null }>();

/** The managed block of a file: from its BEGIN line to its END line; null without both. */
export function managedBlockOf({ layout }: Pick<Analysis, "layout">): ManagedBlock | null {
  // An editor asks for each line in sight.
  const { found } = blocks.get(layout) ?? { found: managedBlockIn(layout) };
  blocks.set(layout, { found });
  return found;
}

function managedBlockIn(layout: Layout): ManagedBlock | null {
  let first: number | null = null;
  for (const [index, reading] of layout.readings.entries())
    for (const { line, isBegin } of markersIn(reading)) {
      const number = layout.numberOf(index) + line;
      if (isBegin) first ??= number;
      else if (first !== null) return { first, last: number };
    }
  return null;
}

interface Marker {
  /** From 0, in its block. */
  readonly line: number;
  readonly isBegin: boolean;
}

const markersByBlock = new WeakMap<BlockReading, readonly Marker[]>();

/** Edits keep most blocks of a text, and so what is known of them. */
function markersIn(reading: BlockReading): readonly Marker[] {
  const known = markersByBlock.get(reading);
  if (known) return known;
  const text = reading.block.toString();
  const markers = text.includes("Cloudflare Managed")
    ? reading.lines.flatMap(({ span }, line): Marker[] => {
        if (span.to - span.from > LONGEST) return [];
        const [, word] = MARKER.exec(text.slice(span.from, span.to)) ?? [];
        return word ? [{ line, isBegin: word.toUpperCase() === "BEGIN" }] : [];
      })
    : [];
  markersByBlock.set(reading, markers);
  return markers;
}

const LONGEST = 80;
