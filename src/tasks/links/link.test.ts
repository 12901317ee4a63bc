import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, test } from "vitest";
import { GOLDEN, PLAIN } from "../../../test/golden-links.ts";
import { runs } from "../../../test/runs.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { decodeText, encodeText } from "../../engine/text/bytes.ts";
import type { LinkState } from "./frame.ts";
import { DICTIONARY } from "./inflate.ts";
import { CHARACTER_LIMIT, checkOf, decodeLink, UPGRADERS } from "./link.ts";
import { encodeLink, sealContainer, writeFrame } from "./write-link.ts";

// fast-check's own "binary" unit lists every code point first, which takes seconds.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** What may stand in a link or end it, in eight parts. */
const EIGHTHS = Array.from({ length: 8 }, (_, part) =>
  [...`${ALPHABET}.=&`].filter((_character, at) => at % 8 === part),
);
const LONG = GOLDEN.map(({ fragment }) => fragment).find(({ length }) => length > 80) ?? "";

/** A link of version 1 with this frame, whatever the frame says. */
function sealed(frame: Uint8Array): string {
  return sealContainer(
    "1",
    deflateSync(frame, { level: 9, dictionary: DICTIONARY }),
    checkOf(frame),
  );
}

/** Numbers without an order, the same ones every time (xorshift). */
function* noise(): Generator<number, never> {
  for (let x = 2463534242; ; ) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    yield x >>> 0;
  }
}

/** Letters that do not compress below six bits each. */
function incompressible(length: number): string {
  const numbers = noise();
  let text = "";
  while (text.length < length) text += ALPHABET.charAt(numbers.next().value % 64);
  return text;
}

// Through bytes and back: two raw bytes side by side may be a character, and then are one.
const line = fc.oneof(
  fc.constantFrom("User-agent: *", "Disallow: /wp-admin/", "Allow: /*?a=$", "# été", "", "\uFEFF"),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.uint8Array({ maxLength: 12 }).map(decodeText),
);
const lineEnd = fc.constantFrom("\n", "\r\n", "\r", "");
const text = fc.oneof(
  fc
    .array(fc.tuple(line, lineEnd), { maxLength: 30 })
    .map((lines) => decodeText(encodeText(lines.flat().join("")))),
  fc.array(line, { maxLength: 30 }).map((lines) => decodeText(encodeText(lines.join("\r\n")))),
);
const entry = line.map((some) => decodeText(encodeText(some.replaceAll("\n", ""))));
const letters = fc
  .array(fc.constantFrom("-", "a", "b"), { maxLength: 20 })
  .map((letters) => letters.join(""));
const uses = fc.record({ purpose: fc.constantFrom(null, ...purposes), expected: letters });
const state: fc.Arbitrary<LinkState> = fc
  .record({
    text,
    urls: fc.array(fc.oneof(fc.webUrl(), entry), { maxLength: 5 }),
    crawlers: fc.array(fc.oneof(fc.constantFrom("Googlebot", "GPTBot"), entry), { maxLength: 4 }),
    dialect: fc.constantFrom("rfc9309", "google", "original-1994", "x"),
    site: fc.constantFrom("", "https://shop.example", "müller.example"),
    answer: fc.constantFrom("ok", "404", "redirects 6 other-host", "503 over-30-days copy"),
    expectations: letters,
    uses: fc.option(uses),
    focus: fc.option(fc.record({ url: fc.nat(100_000), crawler: fc.nat(200) })),
  })
  .map(({ uses, ...sent }) => {
    const cells = sent.urls.length * sent.crawlers.length;
    const within = (letters: string, most: number) => letters.slice(0, most).replace(/-+$/, "");
    return {
      ...sent,
      expectations: within(sent.expectations, cells),
      ...(uses && { uses: { ...uses, expected: within(uses.expected, 3 * cells) } }),
    };
  });

describe("a whole link", () => {
  test("carries any state", async () => {
    await fc.assert(
      fc.asyncProperty(state, async (sent) => {
        const fragment = await encodeLink(sent);
        expect(fragment).toMatch(/^[01][\w-]*[A-Za-z0-9]$/);
        expect(await decodeLink(fragment)).toEqual({ kind: "whole", state: sent });
        expect(await decodeLink(`#${fragment}`)).toEqual({ kind: "whole", state: sent });
      }),
      { numRuns: runs(60) },
    );
  });

  test("carries any file, byte for byte", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const back = await decodeLink(await encodeLink({ ...PLAIN, text: decodeText(bytes) }));
        expect(back.kind === "whole" && encodeText(back.state.text)).toEqual(bytes);
      }),
    );
  });

  test.each(GOLDEN)("of format 1 is read for ever: $name", async ({ fragment, state: sent }) => {
    expect(await decodeLink(fragment)).toEqual({ kind: "whole", state: sent });
  });

  test.each(GOLDEN)(
    "is hardly longer than the shortest: $name",
    async ({ fragment, state: sent }) => {
      const written = await encodeLink(sent);
      // Those of before leave the parser out where it is the default.
      const named = sent.dialect === "rfc9309" ? 16 : 0;
      expect(written.length).toBeLessThanOrEqual(1.03 * fragment.length + named);
    },
  );

  test("pays for no default but the parser", async () => {
    const sent = { ...PLAIN, text: "# a file" };
    expect(writeFrame(sent)).toHaveLength(9 + 1 + sent.text.length);
    // Version, length, check, frame; and no deflate, which would be longer.
    expect(await encodeLink(sent)).toHaveLength(1 + Math.ceil(((1 + 3 + 18) * 4) / 3));
  });

  test("pays as much for CRLF as for LF", async () => {
    const lf = "User-agent: *\nDisallow: /a\nDisallow: /b\nAllow: /\n";
    const [short, long] = [lf, lf.replaceAll("\n", "\r\n")].map((some) =>
      encodeLink({ ...PLAIN, text: some }),
    );
    expect((await long)?.length).toBe((await short)?.length);
  });

  test("carries a file of 500 KiB", async () => {
    const sent = { ...PLAIN, text: "User-agent: a\nDisallow: /b\n".repeat(18_963) };
    const fragment = await encodeLink(sent);
    const back = await decodeLink(fragment);
    expect(back.kind === "whole" && back.state.text === sent.text).toBe(true);
  });
});

describe("what cannot be carried is an error:", () => {
  test.each<readonly [string, Partial<LinkState>, RegExp]>([
    ["half a character", { text: "a\uD800b" }, /altered/],
    ["half a character in a URL", { urls: ["/\uDC00"] }, /altered/],
    ["raw bytes that together are a character", { text: "\uDCC3\uDCA9" }, /altered/],
    ["a line break in a URL", { urls: ["/a\n/b"] }, /line break/],
    ["a line break in a crawler", { crawlers: ["a\nb"] }, /line break/],
    ["a focus that is no index", { focus: { url: 0.5, crawler: 0 } }, /indexes/],
    ["a dialect without a name", { dialect: "" }, /altered/],
    ["a state beyond 2 MiB", { text: "a".repeat(2 ** 21) }, /too-many-bytes.*2097162.*2097152/],
    [
      "a link beyond 262,144 characters",
      { text: incompressible(265_000) },
      /too-many-characters.*262144/,
    ],
  ])("%s", async (_, part, message) => {
    await expect(encodeLink({ ...PLAIN, ...part })).rejects.toThrow(message);
  });
});

describe("on the way,", () => {
  test.each([
    ".",
    ")",
    "**",
    "&utm_source=x",
    "&utm_campaign=a-name-that-is-longer-than-a-short-link-and-has-no-sign-in-it",
    "\u200B",
    "%E2%80%8B",
    "\r\n",
    ">",
    "_",
    "abc",
  ])("%j glued to a link changes nothing", async (glue) => {
    for (const { fragment, state: sent } of GOLDEN)
      expect(await decodeLink(fragment + glue)).toEqual({ kind: "whole", state: sent });
  });

  test.each(["\n", "\r\n  ", "\u200B", "\u00AD", "%0A", "%C2%AD"])(
    "%j anywhere in a link changes nothing",
    async (inserted) => {
      for (const { fragment, state: sent } of GOLDEN)
        for (let at = 0; at <= fragment.length; at += 3) {
          const broken = fragment.slice(0, at) + inserted + fragment.slice(at);
          expect(await decodeLink(broken)).toEqual({ kind: "whole", state: sent });
        }
    },
  );

  test("a link that loses its end is cut, and is read as far as it reaches", async () => {
    for (const { fragment, state: sent } of GOLDEN) {
      // A body of 128 bytes and more has a length of two bytes, which need one more character.
      const known = fragment.length < 177 ? 3 : 4;
      for (let arrived = 1; arrived < fragment.length; arrived++) {
        const result = await decodeLink(fragment.slice(0, arrived));
        const expected = arrived < known ? 8 : fragment.length;
        expect(result).toMatchObject({ kind: "cut", arrived, expected });
        if (result.kind !== "cut" || result.recovered === null) continue;
        expect(sent.text.startsWith(result.recovered.text)).toBe(true);
        for (const list of ["urls", "crawlers"] as const)
          expect(sent[list].join("\n").startsWith(result.recovered[list].join("\n"))).toBe(true);
      }
    }
  });

  test("a cut link gives back most of its text", async () => {
    const sent = { ...PLAIN, urls: ["/a"], text: `${incompressible(3000)}\r\nDisallow: /é\r\n` };
    const fragment = await encodeLink(sent);
    const result = await decodeLink(fragment.slice(0, fragment.length / 2));
    const recovered = result.kind === "cut" ? result.recovered : null;
    expect(recovered?.urls).toEqual(["/a"]);
    expect(recovered?.text.length).toBeGreaterThan(1300);
    expect(sent.text.startsWith(recovered?.text ?? "none")).toBe(true);
  });

  test("a link cut before its text gives back the lists that arrived", async () => {
    const urls = Array.from({ length: 300 }, (_, n) => `/${incompressible(30).slice(n % 20)}${n}`);
    const sent = { ...PLAIN, crawlers: ["Googlebot", "GPTBot"], urls, text: "User-agent: *\n" };
    const fragment = await encodeLink(sent);
    const result = await decodeLink(fragment.slice(0, fragment.length / 2));
    const recovered = result.kind === "cut" ? result.recovered : null;
    expect(recovered?.crawlers).toEqual(sent.crawlers);
    expect(recovered?.urls.length).toBeGreaterThan(100);
    expect(recovered?.urls.slice(0, -1)).toEqual(urls.slice(0, (recovered?.urls.length ?? 0) - 1));
    expect(recovered?.text).toBe("");
  });

  test.each(Object.keys(UPGRADERS))("version %s has golden links", (version) => {
    expect(GOLDEN.filter(({ fragment }) => fragment.startsWith(version))).not.toEqual([]);
  });

  test("a link with one other character never gives a wrong state", { tags: "long" }, async () => {
    const kinds = new Set<string>();
    for (const { fragment, state: sent } of GOLDEN) {
      for (let at = 0; at < fragment.length; at++)
        // Every eighth, from another one at each place.
        for (const other of EIGHTHS[at % 8] ?? []) {
          const changed = fragment.slice(0, at) + other + fragment.slice(at + 1);
          const result = await decodeLink(changed);
          kinds.add(result.kind);
          // Whole only where the bits that changed are padding.
          if (result.kind === "whole") expect(result.state).toEqual(sent);
        }
    }
    expect([...kinds].sort()).toEqual(["cut", "damaged", "newer", "none", "whole"]);
  });

  test("a link changed anyhow never gives a wrong state", async () => {
    const change = fc.record({
      at: fc.nat(400),
      removed: fc.nat(12),
      inserted: fc.string({ unit: fc.constantFrom(...`${ALPHABET}.=&%# `), maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(
        state,
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (sent, changes) => {
          let fragment = await encodeLink(sent);
          for (const { at, removed, inserted } of changes) {
            const from = at % (fragment.length + 1);
            fragment = fragment.slice(0, from) + inserted + fragment.slice(from + removed);
          }
          const result = await decodeLink(fragment);
          if (result.kind === "whole") expect(result.state).toEqual(sent);
        },
      ),
      { endOnFailure: true, numRuns: runs(100) },
    );
  });

  test("a link with two characters exchanged is damaged or cut", async () => {
    for (let at = 1; at + 1 < LONG.length; at++) {
      const [a, b] = [LONG.charAt(at), LONG.charAt(at + 1)];
      if (a === b) continue;
      const { kind } = await decodeLink(LONG.slice(0, at) + b + a + LONG.slice(at + 2));
      expect(["damaged", "cut"]).toContain(kind);
    }
  });

  test("a damaged link gives back what can be read", async () => {
    const sent = { ...PLAIN, urls: ["/a"], text: incompressible(3000) };
    const fragment = await encodeLink(sent);
    const changed = `${fragment.slice(0, -9)}${fragment.at(-9) === "A" ? "B" : "A"}${fragment.slice(-8)}`;
    const result = await decodeLink(changed);
    const recovered = result.kind === "damaged" ? result.recovered : null;
    expect(recovered?.urls).toEqual(["/a"]);
    expect(recovered?.text.slice(0, 2900)).toBe(sent.text.slice(0, 2900));
  });
});

describe("a hostile link", () => {
  test("of a newer version is said to be newer", async () => {
    expect(await decodeLink(`2${LONG.slice(1)}`)).toEqual({ kind: "newer" });
    for (const tag of [7, 9, 11, 17])
      expect(await decodeLink(sealed(Uint8Array.of(tag, 0, 1, 65)))).toEqual({ kind: "newer" });
  });

  test("with a field that may be ignored is read without it", async () => {
    expect(await decodeLink(sealed(Uint8Array.of(12, 1, 9, 1, 65)))).toEqual({
      kind: "whole",
      state: { ...PLAIN, text: "A" },
    });
  });

  test("with fields that make no sense is damaged though its check agrees", async () => {
    for (const frame of [[], [4], [4, 0, 4, 0, 1], [8, 1, 0, 1], [5, 0, 1], [3, 13]])
      expect((await decodeLink(sealed(Uint8Array.from(frame)))).kind).toBe("damaged");
  });

  test("that inflates a thousandfold is too large, cut or not", { tags: "long" }, async () => {
    const frame = Buffer.alloc(180 * 1024 * 1024, "a");
    frame[0] = 1;
    const bomb = sealContainer("1", deflateRawSync(frame, { level: 9 }), 0);
    expect(bomb.length).toBeLessThan(CHARACTER_LIMIT);
    expect(await decodeLink(bomb)).toEqual({ kind: "too-large" });
    expect(await decodeLink(bomb.slice(0, -5))).toMatchObject({ kind: "cut", recovered: null });
  });

  test("of more than 262,144 characters is too large", async () => {
    expect(await decodeLink(`1${"BYJzvm".repeat(50_000)}`)).toEqual({ kind: "too-large" });
  });

  test("that is anything at all is answered", async () => {
    const fragment = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 60 }).map((some) => `1${some}`),
      fc.uint8Array({ minLength: 1 }).map((body) => sealContainer("1", body, 0)),
      fc.uint8Array({ minLength: 1 }).map((frame) => sealContainer("0", frame, checkOf(frame))),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    );
    await fc.assert(
      fc.asyncProperty(fragment, async (some) => {
        expect(typeof (await decodeLink(some)).kind).toBe("string");
      }),
      { numRuns: runs(250) },
    );
  });
});

test.each([
  "",
  "#",
  "#section",
  "getting-started",
  "text=User-agent:%20*%0ADisallow:%20/&url=/a",
  "example=order-of-rules",
])("%j is no link", async (fragment) => {
  expect(await decodeLink(fragment)).toEqual({ kind: "none" });
});
