import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asciiLabel } from "./host.ts";

// RFC 3492 7.1, in lower case.
const SAMPLES: readonly (readonly [string, string])[] = [
  ["ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"],
  ["למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"],
  ["なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"],
  ["почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  ["porquénopuedensimplementehablarenespañol", "porqunopuedensimplementehablarenespaol-fmd56a"],
  ["ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"],
  ["majiでkoiする5秒前", "majikoi5-783gue6qz075azm5e"],
  ["そのスピードで", "d9juau41awczczp"],
];

describe("the ASCII form of a label", () => {
  test.each(SAMPLES)("of %s is xn--%s (RFC 3492 7.1)", (label, encoded) => {
    expect(asciiLabel(label)).toBe(`xn--${encoded}`);
  });

  test("of an ASCII label is the label itself", () => {
    for (const label of ["", "www", "xn--mller-kva", "a-b_c"])
      expect(asciiLabel(label)).toBe(label);
  });

  test("is the platform's", () => {
    const letters = "aez09äöüßàéñçłžαβγабвгдеכלםابتحजनता中文字日本かなカ한국어ไทย";
    const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(label, (text) => {
        // A text that the platform refuses (a lone combining mark, mixed directions) is no label.
        const known = domainToASCII(`${text}.example`);
        if (known) expect(`${asciiLabel(text)}.example`).toBe(known);
      }),
      { numRuns: 1000 },
    );
  });
});
