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

/** The rules that match if another parameter comes first, or the first one after another. */
export function missesByParameter(asked: Asked): readonly NearMiss[] {
  const { queryPath } = asked.target;
  return missesBy(asked, [...withOtherFirst(queryPath), withFirstLater(queryPath)]);
}

/** The rules that match if the URL is percent-encoded once more, or once less. */
export function missesByEncoding(asked: Asked): readonly NearMiss[] {
  const { queryPath } = asked.target;
  return missesBy(asked, [encodedAgain(queryPath), decodedOnce(queryPath)]);
}

/** The rules that match the URL without doubled slashes, and without `.` and `..`, as many servers read it. */
export function missesByTidying(asked: Asked): readonly NearMiss[] {
  return missesBy(asked, tidied(asked.target.queryPath));
}

/** The rules that match if the URL has no folders before their path. */
export function missesByFolder(asked: Asked): readonly NearMiss[] {
  return missesBy(asked, withoutFolders(asked.target.queryPath));
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
      flaw: { kind: "parameter", name, place: "first" },
      isTelling: (rule) => isAbout(rule, "?", parameter, name),
    };
  });
}

/** The URL with an empty parameter before its first one. */
function withFirstLater(path: string): Variant | null {
  const from = path.indexOf("?") + 1;
  const [parameter = ""] = path.slice(from).split("&", 1);
  const name = parameter.slice(0, parameter.search(/=|$/));
  if (from === 0 || name === "") return null;
  return {
    path: `${path.slice(0, from)}&${path.slice(from)}`,
    marks: [oneAt(from)],
    flaw: { kind: "parameter", name, place: "later" },
    isTelling: (rule) => isAbout(rule, "&", parameter, name),
  };
}

/** Whether a rule has this parameter, or the beginning of its name, after this sign. */
function isAbout({ pattern }: Rule, sign: "?" | "&", parameter: string, name: string): boolean {
  return pattern.pieces.some((piece) => {
    const written = piece.slice(piece.indexOf(sign) + 1);
    if (written === piece || written === "") return false;
    return parameter.startsWith(written) || written.startsWith(name);
  });
}

const ENCODED = /%(?=[0-9A-Fa-f]{2})/g;
const ENCODED_TWICE = /%25(?=[0-9A-Fa-f]{2})/g;

/** The URL with the percent signs of its percent-encodings percent-encoded. */
function encodedAgain(path: string): Variant | null {
  const places = [...path.matchAll(ENCODED)].slice(0, MOST_CUTS);
  if (places.length === 0) return null;
  return {
    path: path.replace(ENCODED, "%25"),
    marks: places.map(({ index }, at) => ({ from: index + 2 * at, to: index + 2 * at + 3 })),
    flaw: { kind: "encoded-twice", is: "rule" },
    isTelling: ({ pattern }) => pattern.pieces.some((piece) => /%25[0-9A-Fa-f]{2}/.test(piece)),
  };
}

/** The URL with the percent signs of its percent-encodings decoded. */
function decodedOnce(path: string): Variant | null {
  const places = [...path.matchAll(ENCODED_TWICE)].slice(0, MOST_CUTS);
  if (places.length === 0) return null;
  return {
    path: path.replace(ENCODED_TWICE, "%"),
    marks: places.map(({ index }, at) => oneAt(index - 2 * at)),
    flaw: { kind: "encoded-twice", is: "url" },
    isTelling: ({ pattern }) => pattern.pieces.some((piece) => /%[0-9A-Fa-f]{2}/.test(piece)),
  };
}

/** The URL without doubled slashes, without dots, and without either; nothing where it has neither. */
function tidied(path: string): readonly Variant[] {
  const end = path.search(/\?|$/);
  const [folders, query] = [path.slice(0, end), path.slice(end)];
  if (!/\/(?:\/|\.|%2e)/i.test(folders)) return [];
  const single = folders.replace(/\/{2,}/g, "/");
  const resolved = withoutDots(folders);
  const all: readonly (readonly [string, "slashes" | "dots"])[] = [
    [single, "slashes"],
    [resolved, "dots"],
    [withoutDots(single), "dots"],
  ];
  return all.flatMap(([tidy, has]) =>
    tidy === folders || (has === "dots" && tidy === single)
      ? []
      : { path: tidy + query, marks: [], flaw: { kind: "untidy", has } },
  );
}

/** A path as RFC 3986 5.2.4 removes its dot segments; percent-encoded, they are the same (URL Standard, 4.1). */
export function withoutDots(path: string): string {
  if (!/\/(?:\.|%2e)/i.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split("/").slice(1);
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const dots = segment.length > 6 ? segment : segment.replace(/%2e/gi, ".");
    if (dots === "..") kept.pop();
    if (dots !== "." && dots !== "..") kept.push(segment);
    else if (isLast) kept.push("");
  }
  return `/${kept.join("/")}`;
}

const MOST_FOLDERS = 3;

/** The URL without its first folder, its first two, and its first three. */
function withoutFolders(path: string): readonly Variant[] {
  const variants: Variant[] = [];
  const end = path.search(/\?|$/);
  for (let at = path.indexOf("/", 1); at > 0 && at < end - 1; at = path.indexOf("/", at + 1)) {
    if (variants.length === MOST_FOLDERS) break;
    const rest = path.slice(at);
    const [, first = ""] = /^\/([^/?]+)/.exec(rest) ?? [];
    variants.push({
      path: rest,
      marks: [],
      flaw: { kind: "deeper", behind: path.slice(0, at) },
      // Of a word that is only begun, or of any word, it is not likely that it was meant.
      isTelling: ({ pattern }) =>
        first !== "" && pattern.pieces[0]?.startsWith(`/${first}`) === true,
    });
  }
  return variants;
}

function oneAt(at: number): Span {
  return { from: at, to: at + 1 };
}
