/**
 * What is typed, and what the page must show after each key. This is reckoned here by hand and
 * not asked of the engine: else a page that shows an old verdict by an old engine would pass.
 */

/** Blocks of keys that are typed into each page, and those before them that are not counted. */
export const blockCount = 10;
export const warmUpBlocks = 1;

/** The table's crawlers, from the left. The first is among those that go by the group of "*". */
export const crawlers = [
  ...["Googlebot", "Bingbot", "DuckDuckBot", "Slurp", "Baiduspider", "YandexBot", "Applebot"],
  ...["GPTBot", "CCBot", "ClaudeBot", "AhrefsBot", "PerplexityBot", "Bytespider", "Amazonbot"],
  ...["SemrushBot", "MJ12bot", "DotBot", "Twitterbot", "facebookexternalhit", "LinkedInBot"],
];

/** The crawlers that have groups of their own. */
export const ownGroups = ["GPTBot", "CCBot", "ClaudeBot", "AhrefsBot"];

const start = "Disallow: /probe/";
const tail = "klmnopqrstuv";
const letters = "archive";
const newRule = "Disallow: /x";

/**
 * The rules that are typed into, one a block, line by line and each an octet shorter than the one
 * before: all match the first probe, and the longest decides. The first letter typed into it ends
 * its match, and the next target decides. The last is never typed into.
 */
export const targets = Array.from(tail, (_, cut) => start + tail.slice(0, tail.length - cut));

/** Paths of the first two URLs: one that the targets decide, and one that no rule matches. */
export const probes = [`/probe/${tail}/page`, "/unruled/page"];

/** Where the caret goes in a target before the block: into the middle of its path. */
export const caretOffset = start.length;

/**
 * The 20 keys of a block: a word into the path, then Enter at the line's end and a rule of its own.
 * Each has its kind, the text of the caret's line, and the line that decides each probe (null: no
 * rule does, and it is allowed). `targetLine`: of the first target, before anything was typed.
 */
export function keysOf(block, targetLine) {
  // Every block before this one has brought one line.
  const line = targetLine + 2 * block;
  const target = targets[block];
  const word = Array.from(letters, (key, at) => ({
    key,
    kind: "letter in a path",
    text: start + letters.slice(0, at + 1) + target.slice(start.length),
    deciding: [line + 1, null],
  }));
  const enter = { key: "Enter", kind: "Enter", text: "", deciding: [line + 2, null] };
  const rule = Array.from(newRule, (key, at) => ({
    key,
    kind: "new rule",
    text: newRule.slice(0, at + 1),
    // "Disallow: /" decides what nothing else does, until the "x" comes.
    deciding: [line + 2, key === "/" ? line + 1 : null],
  }));
  return [...word, enter, ...rule];
}
