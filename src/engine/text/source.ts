import { octetsOf } from "./bytes.ts";
import { countOf } from "./characters.ts";
import { lastAtMost } from "./lists.ts";

/** A change of a text: `insert` replaces the text from `from` up to `to` (UTF-16 offsets into the old text). */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const LF = 0x0a;

// A new text has a few large blocks. Around an edit, blocks are small and can be read again
// quickly.
const BLOCK_LENGTH = 4096;
const EDITED_BLOCK_LENGTH = 512;
// A block that edits have made shorter than this joins the next.
const LEAST_LENGTH = 128;

/** Whole lines of a text with their ends, from `from` up to `to`. Only the last block ends with a line that has no line end; that line may be empty. */
export class Block {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
  private octets = -1;
  private lineFeeds = -1;

  constructor(text: string, from: number, to: number, isLast: boolean) {
    this.text = text;
    this.from = from;
    this.to = to;
    this.isLast = isLast;
  }

  get length(): number {
    return this.to - this.from;
  }

  /** Its bytes in the file; each LF counts `breakOctets`. */
  octetsWith(breakOctets: number): number {
    if (this.octets < 0) {
      this.octets = octetsOf(this.text, this.from, this.to);
      this.lineFeeds = countOf("\n", this.toString());
    }
    return this.octets + this.lineFeeds * (breakOctets - 1);
  }

  toString(): string {
    return this.text.slice(this.from, this.to);
  }
}

/**
 * The text of a file in blocks. An edit makes new blocks only where it changes the text. All other
 * blocks are the same objects as before, so what was read from them stays valid.
 */
export class Source {
  readonly blocks: readonly Block[];
  readonly length: number;
  private readonly starts: readonly number[];

  constructor(blocks: readonly Block[]) {
    this.blocks = blocks;
    const starts: number[] = [];
    let length = 0;
    for (const block of blocks) {
      starts.push(length);
      length += block.length;
    }
    this.starts = starts;
    this.length = length;
  }

  static of(text: string): Source {
    const blocks: Block[] = [];
    cut(text, true, BLOCK_LENGTH, blocks);
    return new Source(blocks);
  }

  /** The offset in the whole text at which a block begins. */
  startOf(index: number): number {
    return this.starts[index] ?? this.length;
  }

  /** The index of the block that contains this offset; the end of the text is in the last block. */
  blockAt(offset: number): number {
    return lastAtMost(this.starts, offset);
  }

  /** The text after these edits, which are in order and do not overlap. */
  edited(edits: readonly Edit[]): Source {
    return edits.length === 0 ? this : new Source(new Editing(this).apply(edits));
  }

  /** The text up to `offset`. */
  before(offset: number): Source {
    return this.edited([{ from: offset, to: this.length, insert: "" }]);
  }

  /** The bytes of the whole file; each LF counts `breakOctets`. */
  octetsWith(breakOctets: number): number {
    return this.blocks.reduce((sum, block) => sum + block.octetsWith(breakOctets), 0);
  }

  /** The whole text. The cost is proportional to its length. */
  toString(): string {
    return this.blocks.join("");
  }
}

/** Joins the blocks of an edited text: unchanged blocks as they are, with new blocks between them. */
class Editing {
  private readonly source: Source;
  private readonly blocks: Block[] = [];
  /** The first old block that is neither kept nor replaced yet. */
  private next = 0;
  /** The new text since the last kept block, and the end of its part of the old text; null if there is none. */
  private region: string | null = null;
  private reach = 0;

  constructor(source: Source) {
    this.source = source;
  }

  apply(edits: readonly Edit[]): readonly Block[] {
    for (const { from, to, insert } of edits) {
      this.open(from);
      this.region = `${this.region}${this.between(this.reach, from)}${insert}`;
      this.reach = to;
      this.next = Math.max(this.next, this.source.blockAt(to) + 1);
    }
    this.close();
    this.keepTo(this.source.blocks.length);
    return this.blocks;
  }

  /** Makes the region contain `from`. */
  private open(from: number): void {
    const index = this.source.blockAt(from);
    if (this.region !== null) this.settle(index + 1);
    if (this.region !== null && index < this.next) return;
    this.close();
    this.keepTo(index);
    this.region = "";
    this.reach = this.source.startOf(index);
  }

  private close(): void {
    if (this.region === null) return;
    const { blocks } = this.source;
    this.settle(blocks.length);
    const text = this.textOfRegion();
    cut(text, this.next === blocks.length, lengthFor(text), this.blocks);
    this.region = null;
  }

  /** Adds further blocks to the region, up to `limit`, until it may end. */
  private settle(limit: number): void {
    while (this.next < limit && !this.isWhole(this.textOfRegion())) this.next++;
  }

  private textOfRegion(): string {
    return this.region + this.between(this.reach, this.source.startOf(this.next));
  }

  /** Whether a block may end here: after whole lines, and with enough text. */
  private isWhole(text: string): boolean {
    if (text === "") return true;
    return text.length >= LEAST_LENGTH && text.charCodeAt(text.length - 1) === LF;
  }

  private keepTo(index: number): void {
    for (; this.next < index; this.next++) {
      const block = this.source.blocks[this.next];
      if (block) this.blocks.push(block);
    }
  }

  /** The old text from `from` up to `to`; both are in the blocks that the region replaces. */
  private between(from: number, to: number): string {
    let text = "";
    for (let at = from; at < to; ) {
      const index = this.source.blockAt(at);
      const block = this.source.blocks[index];
      if (!block) break;
      const offset = block.from - this.source.startOf(index);
      const end = Math.min(to, this.source.startOf(index) + block.length);
      text += block.text.slice(at + offset, end + offset);
      at = end;
    }
    return text;
  }
}

/** A large pasted text is cut like a new text; typed text is cut small, because more edits will follow. */
function lengthFor(text: string): number {
  return text.length > BLOCK_LENGTH * 4 ? BLOCK_LENGTH : EDITED_BLOCK_LENGTH;
}

/** Cuts whole lines into blocks. They end at LF only, because not every parser ends a line at CR. */
function cut(text: string, isLast: boolean, length: number, blocks: Block[]): void {
  const from = text.length > length * 2 ? cutOff(text, length, blocks) : 0;
  if (from < text.length || isLast) blocks.push(new Block(text, from, text.length, isLast));
}

/** Cuts off blocks as long as the rest is long enough, and returns where the rest begins. */
function cutOff(text: string, length: number, blocks: Block[]): number {
  let from = 0;
  while (text.length - from > length * 2) {
    const found = text.indexOf("\n", from + length);
    if (found < 0 || found >= text.length - 1) break;
    blocks.push(new Block(text, from, found + 1, false));
    from = found + 1;
  }
  return from;
}
