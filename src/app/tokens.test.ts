import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * What is left of a colour, in linear sRGB, for people without one of the three kinds of cones.
 * Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision
 * Deficiency, 2009: severity 1.0.
 */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red (protanopia)": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green (deuteranopia)": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** The least that can be told apart side by side is about 0.02 in OKLab; stripes are a few pixels wide. */
const BETWEEN_NEIGHBOURS = 0.1;
const BETWEEN_ANY = 0.06;

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const colours = [...tokens.matchAll(/--group-[a-h]: light-dark\((#\w{6}), (#\w{6})\)/g)];
const ground = /--surface: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? [];

describe.each([
  ["light", 1],
  ["dark", 2],
] as const)("the colours of groups on the %s page", (_, theme) => {
  const own = colours.map((found) => linear(found[theme] ?? ""));

  test("are eight", () => {
    expect(own).toHaveLength(8);
  });

  test.each(Object.entries(SIGHTS))("are told apart by who sees %s", (_, sight) => {
    const seen = own.map((colour) => oklab(seenThrough(sight, colour)));
    const tooNear = seen.flatMap((one, i) =>
      seen.slice(i + 1).flatMap((other, j) => {
        const isNext = j === 0 || (i === 0 && i + j + 2 === seen.length);
        const apart = distance(one, other);
        const name = `${"abcdefgh"[i]} and ${"abcdefgh"[i + 1 + j]}: ${apart.toFixed(3)}`;
        return apart < (isNext ? BETWEEN_NEIGHBOURS : BETWEEN_ANY) ? [name] : [];
      }),
    );
    expect(tooNear).toEqual([]);
  });

  test("carry a letter that can be read, in the colour of the page (WCAG 2.2, 1.4.3)", () => {
    const letter = luminance(linear(ground[theme] ?? ""));
    const faint = own.filter((colour) => contrast(luminance(colour), letter) < 4.5);
    expect(faint).toEqual([]);
  });
});

/** Linear sRGB of `#rrggbb`. */
function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times([a, b, c]: Matrix, [x, y, z]: Triple): Triple {
  const row = ([p, q, r]: Triple) => p * x + q * y + r * z;
  return [row(a), row(b), row(c)];
}

function seenThrough(sight: Matrix, colour: Triple): Triple {
  const [red, green, blue] = times(sight, colour).map((part) => Math.min(1, Math.max(0, part)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Björn Ottosson, A perceptual color space for image processing, 2020. */
function oklab(colour: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
