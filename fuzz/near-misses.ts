import fc from "fast-check";
import type { NearMiss } from "../src/engine/advise/near-miss.ts";
import { nearMissesOf } from "../src/engine/advise/near-misses-of.ts";
import { judge } from "../src/engine/decide/decide.ts";
import { followerOf, select } from "../src/engine/decide/select.ts";
import { rfc9309 } from "../src/engine/dialects/rfc9309.ts";
import { analyse } from "../src/engine/parse/analysis.ts";
import { expectSame, expectThat } from "./expect.ts";
import { property } from "./property.ts";

/** More are not shown. */
const MOST_SHOWN = 5;

const SEGMENTS = ["a", "b", "account", "en", "a%20b", "a%2520b", ".", "..", ""];
const PARAMETERS = ["utm_source=b", "utm_medium=c", "sort=1", "x=1", "filter.size=4", "q=a%2520b"];

const segments = fc.array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 4 });
const parameters = fc.array(fc.constantFrom(...PARAMETERS), { maxLength: 3 });

const url = fc.tuple(segments, fc.boolean(), parameters).map(([folders, isFolder, query]) => {
  const path = `/${folders.join("/")}${isFolder ? "/" : ""}`;
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
});

/** What rules of this kind are written like: the beginning of a path, or of a parameter. */
const written = fc.oneof(
  fc.tuple(segments, fc.boolean()).map(([folders, isFolder]) => {
    const names = folders.filter((folder) => !/^\.*$/.test(folder));
    return `/${names.join("/")}${isFolder && names.length > 0 ? "/" : ""}`;
  }),
  fc
    .tuple(fc.constantFrom("/*?", "/*&", "/a?", "/*/a?"), fc.constantFrom(...PARAMETERS), fc.nat(8))
    .map(([start, parameter, cut]) => start + parameter.slice(0, parameter.length - cut)),
);

const rules = fc.array(fc.record({ allows: fc.boolean(), path: written }), {
  minLength: 1,
  maxLength: 4,
});

interface PlainRule {
  readonly allows: boolean;
  readonly path: string;
}

/** A near URL, and the rules of which it is likely that they were meant. */
interface PlainVariant {
  readonly url: string;
  readonly isMeant: (rule: string) => boolean;
}

/** RFC 9309 2.2.2 and 2.2.3, letter by letter. */
function matches(rule: string, path: string): boolean {
  const [first = ""] = rule;
  if (first === "") return true;
  if (rule === "$") return path === "";
  if (first === "*")
    return matches(rule.slice(1), path) || (path !== "" && matches(rule, path.slice(1)));
  return path.startsWith(first) && matches(rule.slice(1), path.slice(1));
}

/** The longest of the rules, an Allow among several; undefined of none. */
function strongest(among: readonly PlainRule[]): PlainRule | undefined {
  return among.toSorted(
    (one, other) =>
      other.path.length - one.path.length || Number(other.allows) - Number(one.allows),
  )[0];
}

function isAllowed(among: readonly PlainRule[]): boolean {
  return strongest(among)?.allows ?? true;
}

/** Every URL that is nearly this one, for the kinds of near misses that this reference knows. */
function variantsOf(url: string): readonly PlainVariant[] {
  const [path = "", ...rest] = url.split("?");
  const query = rest.length === 0 ? "" : `?${rest.join("?")}`;
  return [
    ...tidyPaths(path).map((tidy) => ({ url: tidy + query, isMeant: () => true })),
    ...deeperPaths(path).map(({ folder, below }) => ({
      url: below + query,
      isMeant: (rule: string) => (rule.split("*")[0] ?? "").startsWith(`/${folder}`),
    })),
    ...otherQueries(query.slice(1)).map(({ other, isMeant }) => ({
      url: `${path}?${other}`,
      isMeant,
    })),
    {
      url: url.replace(/%(?=[0-9A-F]{2})/g, "%25"),
      isMeant: (rule: string) => /%25[0-9A-F]{2}/.test(rule),
    },
    {
      url: url.replace(/%25(?=[0-9A-F]{2})/g, "%"),
      isMeant: (rule: string) => /%[0-9A-F]{2}/.test(rule),
    },
  ].filter((variant) => variant.url !== url);
}

/** Without doubled slashes, without dots as the URL Standard takes them out, and without both. */
function tidyPaths(path: string): readonly string[] {
  const single = (text: string) => text.split(/\/+/).join("/");
  const resolved = (text: string) => new URL(`https://site.example${text}`).pathname;
  return [single(path), resolved(path), resolved(single(path))];
}

/** What comes after the first one, two or three folders, and its first word. */
function deeperPaths(path: string): readonly { readonly folder: string; readonly below: string }[] {
  const folders = path.slice(1).split("/");
  return [1, 2, 3].flatMap((count) => {
    const left = folders.slice(count);
    const [folder = ""] = left;
    return folder === "" ? [] : { folder, below: `/${left.join("/")}` };
  });
}

/** The query with each other parameter in first place, and with all of them after another one. */
function otherQueries(query: string) {
  const all = query.split("&");
  const about = (sign: string, parameter: string) => (rule: string) =>
    rule.split("*").some((piece) => {
      const text = piece.split(sign).slice(1).join(sign);
      const [name = ""] = parameter.split("=");
      return text !== "" && (parameter.startsWith(text) || text.startsWith(name));
    });
  const moved = all.slice(1).map((parameter, index) => ({
    other: [parameter, ...all.toSpliced(index + 1, 1)].join("&"),
    isMeant: about("?", parameter),
  }));
  return query === "" ? [] : [...moved, { other: `&${query}`, isMeant: about("&", all[0] ?? "") }];
}

/** Where a plain reading of RFC 9309 finds that a rule nearly decided a URL, the engine names it: deeper in the path, behind doubled slashes or dots, by a parameter in another place, or encoded twice. */
export const nearMisses = property(
  "near misses against a plain reference",
  () => fc.record({ url, rules }),
  ({ url: asked, rules: all }) => {
    const text = ["User-agent: *", ...all.map(lineOf)].join("\n");
    const analysis = analyse(text, rfc9309);
    const selection = select(analysis, followerOf("Bot"));
    const verdict = judge(analysis, selection.group, `https://site.example${asked}`);
    const matching = all.filter(({ path }) => matches(path, asked));
    expectSame(verdict.outcome, isAllowed(matching) ? "allow" : "disallow");
    const found = nearMissesOf(verdict, { analysis, selection });
    for (const variant of variantsOf(asked)) {
      const there = all.filter(({ path }) => matches(path, variant.url));
      const rule = strongest(there);
      if (!rule || matching.includes(rule) || !variant.isMeant(rule.path)) continue;
      const turns = rule.allows !== isAllowed(matching);
      if (!turns || isAllowed([...matching, rule]) !== rule.allows) continue;
      expectThat(
        found.length === MOST_SHOWN || found.some((miss) => isOf(miss, rule)),
        `${lineOf(rule)} is a near miss of ${asked}, because it decides ${variant.url}`,
      );
    }
  },
);

function lineOf({ allows, path }: PlainRule): string {
  return `${allows ? "Allow" : "Disallow"}: ${path}`;
}

/** Equal rules are one: any of their lines may be named. */
function isOf({ rule, outcome }: NearMiss, { allows, path }: PlainRule): boolean {
  return rule.path === path && (outcome === "allow") === allows;
}
