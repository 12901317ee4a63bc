import { percentEncode } from "../url.ts";

/** URLs that a rule is evidently about, and URLs that it is nearly about; the most telling first. Whether it matches them is the dialect's to say. */
export interface Variants {
  readonly hits: readonly string[];
  readonly misses: readonly string[];
}

/** What may stand in the place of a star, and behind what a rule spells out. */
const WORD = "a";
const MORE = "2";
const PARAMETER = "a=1";

/** The variants of a path as written in a rule. `isLiteral`: `*` and `$` are letters like any other. */
export function variantsOf(written: string, isLiteral: boolean): Variants {
  const { pieces, anchored } = isLiteral ? literalShape(written) : shapeOf(written);
  const bare = joined(pieces, WORD);
  const ending = endingOf(bare);
  const end = anchored ? "" : ending;
  const isOpenEnded = !anchored && ending === "";
  return {
    hits: asPaths([
      bare + end,
      bare,
      joined(pieces, "") + end,
      ...(isOpenEnded ? [bare + MORE, withParameter(bare)] : []),
    ]),
    misses: asPaths([
      ...(anchored ? [withParameter(bare)] : []),
      ...(bare.endsWith("/") ? [shortened(bare)] : []),
      // A rule that spells out `?sort=` wants that parameter to be the first.
      (bare + end).replace("?", `?${PARAMETER}&`),
      joined(pieces.map(inOtherCase), WORD) + end,
      ...(anchored ? [bare + (ending || MORE)] : []),
      shortened(bare),
    ]),
  };
}

/** A path cut at its stars, those apart that it ends with. */
interface Shape {
  readonly pieces: readonly string[];
  readonly anchored: boolean;
}

function literalShape(written: string): Shape {
  return { pieces: [written], anchored: false };
}

function shapeOf(written: string): Shape {
  const dollar = written.endsWith("$") ? written.length - 1 : written.length;
  let end = dollar;
  while (written[end - 1] === "*") end--;
  return {
    pieces: written.slice(0, end).split("*"),
    anchored: dollar < written.length && end === dollar,
  };
}

function joined(pieces: readonly string[], word: string): string {
  const path = pieces.join(word);
  return path.startsWith("/") ? path : `/${path}`;
}

/** What people expect behind a path that ends so. */
function endingOf(path: string): string {
  if (path.endsWith("/")) return "page";
  if (path.endsWith("=")) return "1";
  return /[?&]$/.test(path) ? PARAMETER : "";
}

function withParameter(path: string): string {
  return path + (path.includes("?") ? "&" : "?") + PARAMETER;
}

function shortened(path: string): string {
  return path.replace(/(?:%[0-9A-Fa-f]{2}|.)$/su, "");
}

function inOtherCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}

/** As URLs have them, each once. What begins with two slashes would pass for a host. */
function asPaths(texts: readonly string[]): readonly string[] {
  const paths = texts.map((text) => text.replace(/[^!-~]/gu, percentEncode));
  return [...new Set(paths)].filter((path) => isPath(path));
}

/** Whether a URL can be given as this path alone: one that begins with two slashes would pass for a host. */
export function isPath(text: string): boolean {
  return text.startsWith("/") && !text.startsWith("//");
}
