import type { FieldName } from "../text/line.ts";

/** Fields by how many slips of the pen still let a word be taken for them: of a short name, few are another word. */
const SLIPS: readonly (readonly [FieldName, number])[] = [
  ["user-agent", 2],
  ["disallow", 2],
  ["allow", 1],
  ["sitemap", 1],
  ["crawl-delay", 2],
  ["request-rate", 2],
  ["visit-time", 2],
  ["clean-param", 2],
  ["noindex", 1],
  ["content-signal", 2],
  ["content-usage", 2],
  ["license", 1],
];

/** The field that a word in lower case was likely meant to be, or null. */
export function nearField(word: string): FieldName | null {
  for (const slips of [1, 2])
    for (const [name, most] of SLIPS) if (slips <= most && isNear(word, name, slips)) return name;
  return null;
}

/** Whether at most so many letters are missing, too many, wrong, or changed places with the next. */
function isNear(word: string, name: string, slips: number): boolean {
  if (Math.abs(word.length - name.length) > slips) return false;
  let same = 0;
  while (same < name.length && word[same] === name[same]) same++;
  if (slips === 0) return same === name.length;
  const [left, right] = [word.slice(same), name.slice(same)];
  if (left === right) return true;
  const fewer = slips - 1;
  return (
    isNear(left.slice(1), right, fewer) ||
    isNear(left, right.slice(1), fewer) ||
    isNear(left.slice(1), right.slice(1), fewer) ||
    (left[0] === right[1] && left[1] === right[0] && isNear(left.slice(2), right.slice(2), fewer))
  );
}
