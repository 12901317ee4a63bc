import type { Rule } from "../parse/types.ts";
import type { Span } from "../text/line.ts";
import { type Asked, missAt, type NearMiss, type NearUrl } from "./near-miss.ts";

/** A near URL, and whether a rule matches it because of the difference. */
interface Variant extends NearUrl {
  readonly isTelling?: (rule: Rule) => boolean;
}

/** The rules that match the URL with one slash added or removed at the end of its path. */
export function missesBySlash(asked: Asked): readonly NearMiss[] {
  return missesBy(asked, [withOtherSlash(asked.target.queryPath)]);
}

/** The rules whose `$` demands that the URL ends earlier. */
export function missesByEnd(asked: Asked): readonly NearMiss[] {
  return missesBy(asked, cutsOf(asked.target.queryPath));
}

/** The rules that match if another parameter comes first. */
export function missesByParameter(asked: Asked): readonly NearMiss[] {
  return missesBy(asked, withOtherFirst(asked.target.queryPath));
}

function missesBy(asked: Asked, variants: readonly (Variant | null)[]): readonly NearMiss[] {
  const { group } = asked;
  if (!group) return [];
  return variants.flatMap((variant) => {
    const miss = variant && missAt(asked, group, variant);
    return miss && variant?.isTelling?.(miss.rule) !== false ? [miss] : [];
  });
}

function withOtherSlash(path: string): Variant | null {
  const end = path.search(/\?|$/);
  const last = end - 1;
  if (path[last] !== "/") {
    const longer = `${path.slice(0, end)}/${path.slice(end)}`;
    return { path: longer, marks: [oneAt(end)], flaw: { kind: "slash", isMissing: true } };
  }
  if (last === 0) return null;
  const shorter = path.slice(0, last) + path.slice(end);
  return { path: shorter, marks: [oneAt(last)], flaw: { kind: "slash", isMissing: false } };
}

const MOST_CUTS = 32;

/** The URL, cut before its query and before each separator. */
function cutsOf(path: string): readonly Variant[] {
  const query = path.indexOf("?");
  const cuts = query > 0 ? [cutAt(path, query, "query")] : [];
  for (const { index } of path.matchAll(/[/?&=;,.:!@+]/g)) {
    if (cuts.length === MOST_CUTS) break;
    if (index > 0 && index !== query) cuts.push(cutAt(path, index, "more"));
  }
  return cuts;
}

function cutAt(path: string, at: number, before: "query" | "more"): Variant {
  return {
    path: path.slice(0, at),
    marks: [oneAt(at)],
    flaw: { kind: "end", before },
    // `/$` is the home page, and is not similar to every other page.
    isTelling: ({ pattern }) =>
      pattern.anchored &&
      (before === "query" || pattern.pieces.some((piece) => /[^/]/.test(piece))),
  };
}

const MOST_PARAMETERS = 32;

/** The URL with each of its parameters in first place. */
function withOtherFirst(path: string): readonly Variant[] {
  const from = path.indexOf("?") + 1;
  if (from === 0) return [];
  const parameters = path.slice(from).split("&");
  return parameters.slice(1, MOST_PARAMETERS).flatMap((parameter, index) => {
    const name = parameter.slice(0, parameter.search(/=|$/));
    if (name === "") return [];
    const others = parameters.toSpliced(index + 1, 1);
    return {
      path: path.slice(0, from) + [parameter, ...others].join("&"),
      marks: [{ from, to: from + parameter.length }],
      flaw: { kind: "parameter", name },
      isTelling: ({ pattern }) => pattern.pieces.some((piece) => piece.includes(`?${name}`)),
    };
  });
}

function oneAt(at: number): Span {
  return { from: at, to: at + 1 };
}
