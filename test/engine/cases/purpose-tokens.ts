import { dialects } from "../../../src/engine/dialects/index.ts";
import type { DialectId } from "../../../src/engine/parse/dialect.ts";
import type { UseValue } from "../../../src/engine/preferences/preferences-for.ts";

/** What a file says of training, and the numbers of the lines that it rests on. */
type Expected = readonly [UseValue, ...lines: number[]];

/** What the group of a purpose token says of training, for a crawler X that no group names: by most parsers, and by those that read the group in another way. */
export interface PurposeCase {
  readonly why: string;
  readonly robots: readonly string[];
  readonly url: string;
  readonly training: Expected;
  readonly otherwise?: Readonly<Partial<Record<DialectId, Expected>>>;
}

const TOKEN = "User-agent: __usage_ai-training";
const OPEN = ["User-agent: *", "Disallow: /private/", ""];

/** Parsers that know no Allow, even as the end of a list of user-agent lines. */
function withoutAllow(expected: Expected): PurposeCase["otherwise"] {
  const unknowing = dialects.filter(({ grouping }) => !grouping.ruleFields.includes("allow"));
  return Object.fromEntries(unknowing.map(({ id }) => [id, expected]));
}

/** Parsers for which the first rule that matches decides. */
const FIRST = dialects.filter(({ precedence }) => precedence === "first");

function byFirst(expected: Expected): Readonly<Partial<Record<DialectId, Expected>>> {
  return Object.fromEntries(FIRST.map(({ id }) => [id, expected]));
}

/**
 * draft-kelley-aipref-training-preference-signal-00 (30 October 2026), abstract: preferences are
 * ordinary groups, and “the path language, longest-match precedence, and group structure of
 * robots.txt are not changed”. Where the abstract does not say what something means, nothing is
 * stated.
 */
export const purposeCases: readonly PurposeCase[] = [
  {
    why: "the whole site is refused",
    robots: [...OPEN, TOKEN, "Disallow: /"],
    url: "/a",
    training: ["refused", 5],
  },
  {
    why: "a path is refused",
    robots: [...OPEN, TOKEN, "Disallow: /blog/"],
    url: "/blog/1",
    training: ["refused", 5],
  },
  {
    why: "of other paths nothing is stated",
    robots: [...OPEN, TOKEN, "Disallow: /blog/"],
    url: "/shop/1",
    training: ["unstated"],
  },
  {
    why: "the longest match decides: an exception is allowed",
    robots: [...OPEN, TOKEN, "Disallow: /", "Allow: /blog/"],
    url: "/blog/1",
    training: ["allowed", 6],
    otherwise: { ...byFirst(["refused", 5]), ...withoutAllow(["refused", 5]) },
  },
  {
    why: "an exception that comes first is allowed by all that know Allow",
    robots: [...OPEN, TOKEN, "Allow: /blog/", "Disallow: /"],
    url: "/blog/1",
    training: ["allowed", 5],
    otherwise: {
      "www-robotrules": ["refused", 6],
      ...withoutAllow(["refused", 6]),
    },
  },
  {
    why: "Disallow without a path states nothing",
    robots: [...OPEN, TOKEN, "Disallow:"],
    url: "/a",
    training: ["unstated"],
  },
  {
    why: "a group without rules states nothing",
    robots: [...OPEN, TOKEN],
    url: "/a",
    training: ["unstated"],
  },
  {
    why: "the * group states nothing of training",
    robots: OPEN,
    url: "/a",
    training: ["unstated"],
  },
  {
    why: "what may not be fetched needs no answer",
    robots: [...OPEN, TOKEN, "Disallow: /"],
    url: "/private/1",
    training: ["not-applicable"],
  },
  {
    why: "capital letters do not matter in a token",
    robots: [...OPEN, "User-agent: __USAGE_AI-Training", "Disallow: /"],
    url: "/a",
    training: ["refused", 5],
  },
  {
    why: "other marks make another token",
    robots: [...OPEN, "User-agent: usage_ai-training", "Disallow: /"],
    url: "/a",
    training: ["unstated"],
  },
  {
    why: "a part of the token is no token, though some parsers obey it for a crawler of this name",
    robots: [...OPEN, "User-agent: training", "Disallow: /"],
    url: "/a",
    training: ["unstated"],
  },
  {
    why: "beside a crawler in one list, the rules are for both",
    robots: [...OPEN, "User-agent: GPTBot", TOKEN, "Disallow: /"],
    url: "/a",
    training: ["refused", 6],
  },
  {
    why: "with Content-Signal, the most restrictive answer counts",
    robots: ["User-agent: *", "Content-Signal: ai-train=yes", "Allow: /", "", TOKEN, "Disallow: /"],
    url: "/a",
    training: ["refused", 2, 6],
    // The specification of 1994 has no Allow, and a record without a Disallow is none. For HTTrack and
    // Wget2, the user-agent lines on either side of the Allow are one list: HTTrack reads only the last
    // of them, and for Wget2 the group of * blocks the page.
    otherwise: {
      "original-1994": ["refused", 6],
      httrack: ["refused", 6],
      wget2: ["not-applicable"],
    },
  },
  {
    why: "a rule of the token also matches /robots.txt, which crawlers may always fetch",
    robots: [...OPEN, TOKEN, "Disallow: /"],
    url: "/robots.txt",
    training: ["refused", 5],
  },
];
