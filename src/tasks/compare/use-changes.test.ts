import { describe, expect, test } from "vitest";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { parseRobots } from "../../engine/index.ts";
import { type UseChange, UseChanges } from "./use-changes.ts";

const TOKENS = ["GPTBot", "CCBot", "Googlebot"];

function changesOf(before: string, after: string, urls: readonly string[] = []) {
  const analyses = { before: parseRobots(before), after: parseRobots(after) };
  const contexts = { before: PLAIN, after: PLAIN };
  const search = new UseChanges(TOKENS, () => analyses, urls, contexts);
  for (let asks = 0; !search.run(() => ++asks % 3 === 0); );
  return (search.changes ?? []).map(shown);
}

function shown({ purpose, before, after, readers }: UseChange): string {
  const side = ({ value, by }: UseChange["before"]) => value + (by ? ` ${by.line}` : "");
  return `${purpose}: ${side(before)} -> ${side(after)} for ${readers.join()}`;
}

const OPEN = "User-agent: *\nAllow: /\n";

describe("uses that change", () => {
  test("are found once for each purpose and line, with the crawlers they are for", () => {
    const now = `${OPEN}Content-Signal: ai-train=no, search=yes\nContent-Usage: /a train-ai=n\n`;
    expect(changesOf(OPEN, now, ["/", "/b", "/c"])).toEqual([
      "training: unstated -> refused 3 for GPTBot,CCBot,Googlebot",
      "search: unstated -> allowed 3 for GPTBot,CCBot,Googlebot",
    ]);
  });

  test("are named by the line that is gone where none says anything now", () => {
    expect(changesOf(`${OPEN}Content-Usage: train-ai=n\n`, OPEN)).toEqual([
      "training: refused 3 -> unstated for GPTBot,CCBot,Googlebot",
    ]);
  });

  test("are found on the paths of the lines, without a URL of the table", () => {
    const before = `${OPEN}Content-Usage: train-ai=n\n`;
    const now = `${before}Content-Usage: /open/*/x$ train-ai=y\n`;
    expect(changesOf(before, now)).toEqual([
      "training: refused 3 -> allowed 4 for GPTBot,CCBot,Googlebot",
    ]);
  });

  test("are those of a crawler that now has a group of its own", () => {
    const before = `${OPEN}Content-Usage: train-ai=n\n`;
    expect(changesOf(before, `${before}\nUser-agent: CCBot\nAllow: /\n`)).toEqual([
      "training: refused 3 -> unstated for CCBot",
    ]);
  });

  test("are none where the crawler may not fetch the URL before or now, or a line only moves", () => {
    const before = `${OPEN}Content-Usage: train-ai=n\n`;
    expect(changesOf("User-agent: *\nDisallow: /\n", before)).toEqual([]);
    expect(changesOf(before, `# a remark\n${before}`)).toEqual([]);
    expect(changesOf(before, "User-agent: *\nDisallow: /\nContent-Usage: train-ai=y\n")).toEqual(
      [],
    );
  });
});
