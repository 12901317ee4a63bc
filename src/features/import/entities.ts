const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * `text` with its character references decoded, once: the five names of XML 1.0 4.6 and numbers.
 * Every other name stays as it is, whatever a document type declares, so that nothing expands.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d+)|#[xX]([\da-fA-F]+)|(amp|lt|gt|quot|apos));/g,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? "";
      return characterOf(
        decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10),
      );
    },
  );
}

// The HTML Standard 13.2.5.80: what is no character becomes U+FFFD.
function characterOf(point: number): string {
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : "\ufffd";
}
