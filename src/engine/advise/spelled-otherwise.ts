import { outcomeOf } from "../decide/decision.ts";
import { comparedPath } from "../decide/verdict.ts";
import { align, type Pattern } from "../match/pattern.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import { encodeText } from "../text/bytes.ts";
import { isAscii, lowerCase } from "../text/characters.ts";
import type { Span } from "../text/line.ts";
import { type Asked, missAt, type NearMiss } from "./near-miss.ts";
import { originOf, ShadowRules } from "./shadow-rules.ts";

const MOST_TRIED = 64;

const folded = {
  allow: foldedRules("allow"),
  disallow: foldedRules("disallow"),
} as const;

/** The rules that differ from the URL only in upper and lower case, or only in percent-encoding. */
export function missesBySpelling(asked: Asked): readonly NearMiss[] {
  const { group, target, dialect, wanted } = asked;
  if (!group) return [];
  const { path, queryPath } = target;
  const flat = { ...target, path: foldAll(path), queryPath: foldAll(queryPath) };
  const found = asked.find(folded[wanted].search(group, dialect, flat)) ?? [];
  return found
    .map(originOf)
    .filter((entry) => !asked.isMatching(group.numberOf(entry)))
    .slice(0, MOST_TRIED)
    .flatMap((entry) => missOf(asked, group, group.ruleOf(entry)) ?? []);
}

function foldedRules(outcome: NearMiss["outcome"]): ShadowRules {
  return new ShadowRules((entry) =>
    outcomeOf(entry) === outcome ? flattened(entry.pattern) : null,
  );
}

function flattened(pattern: Pattern): Pattern {
  return { ...pattern, pieces: pattern.pieces.map(foldAll) };
}

function missOf(asked: Asked, group: Group, rule: Rule): NearMiss | null {
  const path = comparedPath(rule, asked.target);
  for (const [kind, fold] of FLAWS) {
    const spelled = respelled(path, rule.pattern, fold);
    if (!spelled) continue;
    const miss = missAt(asked, group, { ...spelled, flaw: { kind } });
    return miss?.rule.line.number === rule.line.number ? miss : null;
  }
  return null;
}

// Percent-encodings may differ in case too: `%2f` and `%2F`.
const FLAWS = [
  ["escape", foldEscapes],
  ["case", foldCase],
] as const;

/** A URL's path, written as a rule writes it, and the places that differ. */
interface Respelled {
  readonly path: string;
  readonly marks: readonly Span[];
}

/** The path as the pattern writes it; null if they differ in more than what `fold` treats as equal. */
function respelled(
  path: string,
  pattern: Pattern,
  fold: (text: string) => Folded,
): Respelled | null {
  const url = fold(path);
  const pieces = pattern.pieces.map((piece) => ({ piece, folded: fold(piece) }));
  const texts = pieces.map(({ folded }) => folded.text);
  const segments = align({ ...pattern, pieces: texts }, url.text);
  if (!segments) return null;
  const literals = pieces.filter(({ piece }) => piece !== "").values();
  const marks: Span[] = [];
  let spelled = "";
  let end = 0;
  for (const { kind, from, to } of segments) {
    const literal = kind === "literal" ? literals.next().value : undefined;
    if (literal) addMarks(marks, spelled.length, literal, path, { url, from });
    spelled += literal?.piece ?? path.slice(url.at(from), url.at(to));
    end = to;
  }
  return { path: spelled + path.slice(url.at(end)), marks };
}

interface Literal {
  readonly piece: string;
  readonly folded: Folded;
}

/** Marks the places where a piece differs from its part of the path; adjacent places become one. */
function addMarks(
  marks: Span[],
  shift: number,
  { piece, folded }: Literal,
  path: string,
  { url, from }: { readonly url: Folded; readonly from: number },
): void {
  for (let unit = 0; unit < folded.text.length; unit++) {
    const [start, end] = [folded.at(unit), folded.at(unit + 1)];
    const theirs = path.slice(url.at(from + unit), url.at(from + unit + 1));
    if (piece.slice(start, end) === theirs || start === end) continue;
    const last = marks.at(-1);
    const joined = last?.to === shift + start ? marks.pop() : undefined;
    marks.push({ from: joined?.from ?? shift + start, to: shift + end });
  }
}

/** A text in which different forms of a character are equal. `at`: the place in the original text for a unit; for the length, the end. */
interface Folded {
  readonly text: string;
  readonly at: (unit: number) => number;
}

/** A to Z in lower case. */
function foldCase(text: string): Folded {
  return { text: lowerCase(text), at: (unit) => unit };
}

/** One unit for each byte, percent-encoded or not. */
function foldEscapes(text: string): Folded {
  if (isAscii(text) && !text.includes("%")) return { text, at: (unit) => unit };
  const starts: number[] = [];
  let octets = "";
  let reach = 0;
  for (const { 0: found, index } of text.matchAll(/%[0-9A-Fa-f]{2}|./gsu)) {
    const end = index + found.length;
    for (const octet of octetsOf(found)) {
      // Several bytes that share a place all begin at the first.
      starts.push(reach === end ? end : index);
      octets += String.fromCharCode(octet);
      reach = end;
    }
  }
  return { text: octets, at: (unit) => starts[unit] ?? text.length };
}

/** Both at once. */
function foldAll(text: string): string {
  return lowerCase(foldEscapes(text).text);
}

function octetsOf(found: string): Iterable<number> {
  return found.length === 3 ? [Number.parseInt(found.slice(1), 16)] : encodeText(found);
}
