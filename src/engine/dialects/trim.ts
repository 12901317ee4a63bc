/** `text` without the characters at either end that are blank, by UTF-16 code unit; in one pass, as no RegExp is at the end of a text. */
export function trimmed(text: string, isBlank: (unit: number) => boolean): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}
