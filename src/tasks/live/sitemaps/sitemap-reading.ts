import { LONGEST_URL } from "../../../core/limits.ts";
import type { Item } from "../../lists/collection.ts";
import { isAbsolute, type Refusable, SitemapStream } from "../../lists/sitemap.ts";
import type { SitemapKind } from "./model.ts";

/** Reads a sitemap of any kind that comes in portions, in one pass. */
export class SitemapReading {
  private readonly stream = new SitemapStream();
  private readonly lines = new Lines();
  private begunAs: "empty" | "xml" | "text" | "other" = "empty";

  /** What it is by its first character that is not a space. */
  get form(): "empty" | "xml" | "text" | "other" {
    return this.begunAs;
  }

  /** Null until it is known. */
  get kind(): SitemapKind | null {
    return this.form === "text" ? "text" : this.stream.locs.kind;
  }

  /** Whether its last element, or line, was there. */
  get isWhole(): boolean {
    return this.form === "text" || this.stream.locs.isWhole;
  }

  /** How many URLs refer to entities of the file itself, which are not expanded. */
  get unexpanded(): number {
    return this.stream.locs.unexpanded;
  }

  /** What strict programs refuse. No sitemap of an index is read that is not absolute. */
  get refusable(): Refusable {
    const { relative, unescaped } = this.stream.locs;
    return { relative: this.kind === "index" ? 0 : relative, unescaped };
  }

  /** What the text so far completes. */
  read(portion: string): Iterable<Item> {
    const start = portion.trimStart();
    if (this.form === "empty") {
      if (start === "") return [];
      this.begunAs = start.startsWith("<") ? "xml" : isAbsolute(start) ? "text" : "other";
    }
    if (this.form === "other") return [];
    return this.form === "text" ? this.lines.read(portion) : this.stream.read(portion);
  }

  /** What the end of the text completes. */
  end(): Iterable<Item> {
    return this.form === "text" ? this.lines.end() : this.stream.end();
  }
}

/** Reads lines that come in portions. */
class Lines {
  private begun = "";

  *read(portion: string): Generator<Item, void> {
    const lines = (this.begun + portion).split(/\r\n|\r|\n/);
    // Of a line that is too long, only so much is kept as shows that it is.
    this.begun = (lines.pop() ?? "").slice(0, LONGEST_URL + 1);
    for (const line of lines) yield* itemsOf(line);
  }

  *end(): Generator<Item, void> {
    yield* itemsOf(this.begun);
  }
}

function* itemsOf(line: string): Generator<Item, void> {
  const text = line.trim();
  if (text === "") return;
  yield isAbsolute(text)
    ? { kind: "url", at: 0, text }
    : { kind: "bad", at: 0, text, reason: "relative" };
}
