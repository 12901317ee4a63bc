import type { CheckCases } from "../cases.ts";
import { caseVariant } from "./case-variant.ts";

export const cases: CheckCases = {
  check: caseVariant,
  raises: [
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /A"], at: ["3:10-12 information"] },
    // Once per group.
    {
      file: ["User-agent: *", "Disallow: /ab", "Disallow: /Ab", "Allow: /AB", "Allow: /aB"],
      at: ["3:10-13 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /A$"] },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: B", "Disallow: /A"] },
    // RFC 9309 2.2.2: an escape is the same in either case.
    { file: ["User-agent: *", "Disallow: /%c3%a4", "Disallow: /%C3%A4"] },
    // Only the case of A to Z is a matter of spelling.
    { file: ["User-agent: *", "Disallow: /ä", "Disallow: /Ä"] },
    // Rules that match nothing.
    { file: ["User-agent: *", "Disallow: a", "Disallow: A"], readAs: "yandex" },
  ],
};
