import { ChangeSet, type Text } from "@codemirror/state";

/** The smallest replaced middle that makes one text another; no change where they are the same. */
export function difference(from: Text, to: Text): ChangeSet {
  if (from.eq(to)) return ChangeSet.empty(from.length);
  const [before, after] = [from.toString(), to.toString()];
  const start = alikeAtStart(before, after);
  const end = alikeAtEnd(before, after, Math.min(from.length, to.length) - start);
  return ChangeSet.of(
    { from: start, to: from.length - end, insert: to.slice(start, to.length - end) },
    from.length,
  );
}

function alikeAtStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return isHighSurrogate(a, length - 1) ? length - 1 : length;
}

function alikeAtEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (
    length < most &&
    a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)
  )
    length++;
  // The caret must not come to stand inside a character.
  return isHighSurrogate(a, a.length - length - 1) || isHighSurrogate(b, b.length - length - 1)
    ? Math.max(length - 1, 0)
    : length;
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}
