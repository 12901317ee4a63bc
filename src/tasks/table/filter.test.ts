import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Query, readQuery, unknownIn } from "./filter.ts";

/** A query in short: words in angle brackets, all else as kind and value. */
function shown({ words, origins, crawlers, cells }: Query): string {
  const sign = ({ negated }: { readonly negated: boolean }) => (negated ? "-" : "");
  return [
    ...words.map((term) => `${sign(term)}<${term.asked}>`),
    ...origins.map((term) => `${sign(term)}of ${term.asked}`),
    ...crawlers.map((term) => `${sign(term)}${Object.values(term.asked).join(" ")}`),
    ...cells.map((term) => `${sign(term)}${cellText(term.asked)}`),
  ].join(" ");
}

function cellText(asked: Query["cells"][number]["asked"]): string {
  switch (asked.kind) {
    case "outcome":
      return asked.outcome;
    case "line":
      return `lines ${asked.ranges.map(({ first, last }) => `${first}-${last}`).join()}`;
    case "no-line":
      return "no line";
    case "standing":
      return `${asked.standing}`;
    case "listed":
    case "differ":
    case "use-unmet":
      return asked.kind;
    case "requested":
      return `requested ${asked.outcome}`;
    case "requests":
      return `${asked.least} to ${asked.most} requests`;
    case "use":
      return `${asked.purpose} ${asked.value}`;
  }
}

describe("a query", () => {
  test.each([
    ["", ""],
    ["   ", ""],
    ["cart", "<cart>"],
    ["  Cart\tHELP ", "<cart> <help>"],
    ['"a b" c', "<a b> <c>"],
    ['-"a b"', "-<a b>"],
    ['"a b', "<a b>"],
    ['""', ""],
    ['"', ""],
    ["-x", "-<x>"],
    ["--x", "-<-x>"],
    ["-", "<->"],
    ["/a-b", "</a-b>"],
    ["line:29", "lines 29-29"],
    ["LINE:29", "lines 29-29"],
    ["line:29-35", "lines 29-35"],
    ["line:35–29", "lines 29-35"],
    ["line:29,31-33", "lines 29-29,31-33"],
    ['line:"29"', "lines 29-29"],
    ["-line:29", "-lines 29-29"],
    ["line:none", "no line"],
    ["-line:None", "-no line"],
    ["use:train=refused", "training refused"],
    ["-use:Input=Not-Applicable", "-input not-applicable"],
    ['use:"search=unstated"', "search unstated"],
    ["origin:https://Shop.example:443", "of https://shop.example/robots.txt"],
    ["-origin:http://shop.example/cart", "-of http://shop.example/robots.txt"],
    ["origin:shop.example", "of https://shop.example/robots.txt"],
    ["origin:/cart", "<origin:/cart>"],
    ["-use:unexpected", "-use-unmet"],
    ["requested:blocked", "requested disallow"],
    ["-requested:allow", "-requested allow"],
    ["requests:>100", "101 to Infinity requests"],
    ["requests:>=100", "100 to Infinity requests"],
    ["requests:<5", "0 to 4 requests"],
    ["requests:<=5", "0 to 5 requests"],
    ["requests:0", "0 to 0 requests"],
    ["requests:9-5", "5 to 9 requests"],
    ["requested:often", "<requested:often>"],
    ["requested:expected", "<requested:expected>"],
    ["requests:>x", "<requests:>x>"],
    ["requests:>1234567890", "<requests:>1234567890>"],
    ["group:b", "group b"],
    ["group:AA", "group aa"],
    ["-group:none", "-group none"],
    ["crawler:GPTBot", "crawler gptbot"],
    ['crawler:"My Bot"', "crawler my bot"],
    ["purpose:AI-training", "purpose ai-training"],
    ["is:block", "disallow"],
    ["is:allow", "allow"],
    ["is:blocked", "disallow"],
    ["-is:Allowed", "-allow"],
    ["is:differ", "differ"],
    ["is:listed", "listed"],
    ["is:Undefined", "undefined"],
    ["-is:not-governed", "-not-governed"],
    ["is:unexpected", "unmet"],
    ["is:expected", "met"],
    ["is:no-expectation", "null"],
    ["cart line:4 -is:allow group:B /help", "<cart> </help> group b lines 4-4 -allow"],
  ])("%j reads as %s", (text, query) => {
    expect(shown(readQuery(text))).toBe(query);
  });

  test.each([
    ["is:", "<is:>"],
    ["is:blokced", "<is:blokced>"],
    ["is:constructor", "<is:constructor>"],
    ["line:", "<line:>"],
    ["line: 4", "<line:> <4>"],
    ["line:x", "<line:x>"],
    ["line:4-", "<line:4->"],
    ["line:4,", "<line:4,>"],
    ["line:-4", "<line:-4>"],
    ["line:1234567890", "<line:1234567890>"],
    ["use:train=no", "<use:train=no>"],
    ["use:training=refused", "<use:training=refused>"],
    ["use:train=refused=x", "<use:train=refused=x>"],
    ["group:1", "<group:1>"],
    ["purpose:world-peace", "<purpose:world-peace>"],
    ["crawler:", "<crawler:>"],
    ["-toString:x", "-<tostring:x>"],
    ["https://shop.example/", "<https://shop.example/>"],
    ['"line:29"', "<line:29>"],
    ['key:"a b"', "<key:a b>"],
    [".*(a+)+$", "<.*(a+)+$>"],
  ])("takes what it does not know for a word: %j is %s", (text, query) => {
    expect(shown(readQuery(text))).toBe(query);
  });

  test.each([
    ["is:nonsense", "is:nonsense"],
    ["cart -line:abc", "line:abc"],
    ["use:train=zzz", "use:train=zzz"],
    ["origin:/cart", "origin:/cart"],
    ["is:block line:3 cart https://a.example/ my:key", null],
    ["", null],
  ])("%j has the unknown condition %j", (query, unknown) => {
    expect(unknownIn(query)).toBe(unknown);
  });

  test("is no longer than a thousand characters and 16 terms", () => {
    expect(readQuery("a".repeat(2_000)).words[0]?.asked).toHaveLength(1_000);
    expect(readQuery("a ".repeat(100)).words).toHaveLength(16);
  });

  test("never fails", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'-:",0 line is group\ud800İ') }), (text) => {
        readQuery(text);
      }),
      { endOnFailure: true },
    );
  });

  test("finds every URL by the URL itself in quotation marks", () => {
    const urls = fc.string().filter((url) => !url.includes('"') && url !== "");
    const finds = (url: string) => {
      const { words } = readQuery(`"${url}"`);
      expect(words).toEqual([{ asked: url.toLowerCase(), negated: false }]);
    };
    fc.assert(fc.property(urls, finds), { endOnFailure: true });
  });
});
