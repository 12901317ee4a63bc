/** How many characters at the start of two texts are the same. */
export function alikeAtStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  // The browser compares a block faster than a loop its characters.
  for (const block of BLOCKS)
    while (
      length + block <= most &&
      a.slice(length, length + block) === b.slice(length, length + block)
    )
      length += block;
  return length;
}

/** How many characters at the end of two texts are the same, at most so many. */
export function alikeAtEnd(a: string, b: string, most: number): number {
  let length = 0;
  for (const block of BLOCKS)
    while (length + block <= most && blockAtEnd(a, length, block) === blockAtEnd(b, length, block))
      length += block;
  return length;
}

const BLOCKS = [4096, 64, 1];

function blockAtEnd(text: string, after: number, block: number): string {
  const end = text.length - after;
  return text.slice(end - block, end);
}
