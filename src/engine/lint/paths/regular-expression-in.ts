import type { Span } from "../../text/line.ts";

// Brackets, parentheses, plus signs and `.*` also stand in paths that mean them: `?filter[x]=`,
// `Foo_(bar)`, `/+source`, `tv-schedule.*`. What is here is more than one of them.
const SIGNS: readonly RegExp[] = [
  /^\^/,
  /\\(?:[.+?$/()[\]{}|^-]|[dws][+*{])/,
  /\[\^?(?:[A-Za-z0-9]-[A-Za-z0-9]){1,4}[^\][]{0,20}\][+*?]?/,
  /\([^()|]*\|[^()]*\)/,
  /\(\.[*+]\??\)|\(\?[:=!<]/,
  /\{[^{}:,"]*,[^{}:"]*\}/,
  /(?<=[^*]\/)\.[*+](?=$|[/$])/,
];

/** Where in a path the first part stands that only a regular expression or a shell's pattern would have, or null. */
export function regularExpressionIn(path: string): Span | null {
  if (!/[\\^[({]|\/\.[*+]/.test(path)) return null;
  for (const sign of SIGNS) {
    const found = sign.exec(path);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}
