import { lowerCase } from "../../engine/text/characters.ts";

/** A piece of markup. Offsets are UTF-16 units, half open; names are in lower case, with their prefix. */
export type Construct =
  | { readonly kind: "text" | "cdata"; readonly from: number; readonly to: number }
  | {
      readonly kind: "start";
      readonly name: string;
      readonly from: number;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: "end"; readonly name: string; readonly from: number }
  /** A comment, a declaration or a processing instruction. */
  | { readonly kind: "other" }
  /** The text ends inside something that begins at `from`. */
  | { readonly kind: "unclosed"; readonly from: number };

// The HTML Standard 13.1.2: these contain only text, up to their own end tag.
const RAW: ReadonlySet<string> = new Set(
  "script style textarea title iframe xmp noembed noframes".split(" "),
);

const NAME = /[^\s/>]+/y;

/**
 * The constructs of an XML or HTML text, one after another, in time linear in its length. It reads
 * any text: nothing has to be well formed, and no declaration has any effect.
 */
export class Markup {
  private readonly text: string;
  private readonly isXml: boolean;
  private readonly wanted: ReadonlySet<string>;
  private at = 0;

  /** `wanted`: the attributes to look for, in lower case. */
  constructor(text: string, language: "xml" | "html", wanted: ReadonlySet<string> = new Set()) {
    this.text = text;
    this.isXml = language === "xml";
    this.wanted = wanted;
  }

  /** The next construct, or null at the end. */
  next(): Construct | null {
    const { text, at } = this;
    if (at >= text.length) return null;
    if (text[at] !== "<") return this.textTo(text.indexOf("<", at));
    const second = text[at + 1] ?? "";
    if (second === "!") return this.declaration();
    if (second === "?") return this.upTo(this.isXml ? "?>" : ">", at + 2);
    if (second === "/") return this.endTag();
    return /[A-Za-z_]/.test(second) ? this.startTag() : this.textTo(text.indexOf("<", at + 1));
  }

  private textTo(found: number): Construct {
    const from = this.at;
    this.at = found < 0 ? this.text.length : found;
    return { kind: "text", from, to: this.at };
  }

  private declaration(): Construct {
    const { text, at } = this;
    if (text.startsWith("<!--", at)) return this.upTo("-->", at + 4);
    if (this.isXml && text.startsWith("<![CDATA[", at)) {
      const { kind } = this.upTo("]]>", at + 9);
      return kind === "unclosed"
        ? { kind, from: at }
        : { kind: "cdata", from: at + 9, to: this.at - 3 };
    }
    const end = text.indexOf(">", at);
    const subset = this.isXml && end >= 0 ? text.slice(at, end).indexOf("[") : -1;
    // A document type with declarations of its own, each of which has its own ">".
    const from = subset < 0 ? at : text.indexOf("]", at + subset);
    return from < 0 ? this.upTo("]", at + subset) : this.upTo(">", from);
  }

  private endTag(): Construct {
    const from = this.at;
    const name = this.nameAt(from + 2);
    const { kind } = this.upTo(">", from + 2 + name.length);
    return kind === "unclosed" ? { kind, from } : { kind: "end", name: lowerCase(name), from };
  }

  private startTag(): Construct {
    const from = this.at;
    const name = this.nameAt(from + 1);
    const tag = readTag(this.text, from + 1 + name.length, this.wanted);
    this.at = tag?.to ?? this.text.length;
    if (!tag) return { kind: "unclosed", from };
    const lower = lowerCase(name);
    if (!this.isXml && RAW.has(lower)) this.at = this.rawEnd(lower);
    return { kind: "start", name: lower, from, attributes: tag.attributes };
  }

  private nameAt(from: number): string {
    NAME.lastIndex = from;
    return NAME.exec(this.text)?.[0] ?? "";
  }

  private rawEnd(name: string): number {
    const { text } = this;
    let at = text.indexOf("</", this.at);
    while (at >= 0 && lowerCase(text.slice(at + 2, at + 2 + name.length)) !== name)
      at = text.indexOf("</", at + 2);
    return at < 0 ? text.length : at;
  }

  private upTo(mark: string, from: number): Construct {
    const start = this.at;
    const found = this.text.indexOf(mark, from);
    this.at = found < 0 ? this.text.length : found + mark.length;
    return found < 0 ? { kind: "unclosed", from: start } : { kind: "other" };
  }
}

// No element has as many; a text that is one tag would otherwise be read without a pause.
const MOST_ATTRIBUTES = 10_000;

const ATTRIBUTE = /[\s/]*(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y;

/**
 * Reads attributes from `from`, after the tag's name, like the HTML Standard (13.2.5.32 and
 * following), which also finds those of XML; null where the text ends before the tag does. Of
 * attributes with the same name the first counts. `wanted`: names in lower case.
 */
function readTag(text: string, from: number, wanted: ReadonlySet<string>) {
  const attributes = new Map<string, string>();
  let at = from;
  for (let count = 0; count < MOST_ATTRIBUTES && at < text.length; count++) {
    ATTRIBUTE.lastIndex = at;
    const [all = "", written = "", double, single, bare] = ATTRIBUTE.exec(text) ?? [];
    const name = lowerCase(written);
    if (wanted.has(name) && !attributes.has(name))
      attributes.set(name, double ?? single ?? bare ?? "");
    at += all.length;
    if (text[at] === ">") break;
  }
  const to = text.indexOf(">", at) + 1;
  return to === 0 ? null : { attributes, to };
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * `text` with its character references decoded, once: the five names of XML 1.0 4.6 and numbers.
 * Any other name stays as it is, even if a document type declares it, so that nothing expands.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d+|[xX][\da-fA-F]+)|(amp|lt|gt|quot|apos));/g,
    (_, number: string, name?: string) =>
      name === undefined ? characterOf(Number(number.replace(/^x/i, "0x"))) : (NAMED[name] ?? ""),
  );
}

// The HTML Standard 13.2.5.80: a number without a character becomes U+FFFD.
function characterOf(point: number): string {
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : "\ufffd";
}
