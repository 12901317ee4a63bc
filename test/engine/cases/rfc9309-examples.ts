import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import type { Case } from "./case.ts";

const robots = `
          User-Agent: *
          Disallow: *.gif$
          Disallow: /example/
          Allow: /publications/

          User-Agent: foobot
          Disallow:/
          Allow:/example/page.html
          Allow:/example/allowed.gif

          User-Agent: barbot
          User-Agent: bazbot
          Disallow: /example/page.html

          User-Agent: quxbot

          EOF
`.slice(1);
const ask = (
  group: string,
  crawler: string,
  url: string,
  outcome: Outcome,
  line: number,
): Case => ({ source: `RFC 9309 5.1, ${group}`, robots, crawler, url, outcome, line });

/** Section 5.1, printed as it stands there, indented and with its EOF. */
export const simpleExample: readonly Case[] = [
  ask("*: access to the /publications/ prefix", "otherbot", "/publications/x", "allow", 4),
  ask("*: no access to the /example/ prefix", "otherbot", "/example/x", "disallow", 3),
  ask("*: no access to URLs with a .gif suffix", "otherbot", "/x/a.gif", "disallow", 2),
  ask("*: no access to URLs with a .gif suffix", "otherbot", "/a.gif?x", "allow", 0),
  ask("*: the longest match decides", "otherbot", "/example/a.gif", "disallow", 3),
  ask("*: the longest match decides", "otherbot", "/publications/a.gif", "allow", 4),
  ask("foobot: access to two prefixes only", "foobot", "/", "disallow", 7),
  ask("foobot: access to two prefixes only", "foobot", "/publications/x", "disallow", 7),
  ask("foobot: access to two prefixes only", "foobot", "/example/page.html", "allow", 8),
  ask("foobot: access to two prefixes only", "foobot", "/example/allowed.gif", "allow", 9),
  ask("barbot and bazbot: no access to one prefix", "barbot", "/example/page.html", "disallow", 13),
  ask(
    "barbot and bazbot: no access to one prefix",
    "bazbot",
    "/example/page.html?x",
    "disallow",
    13,
  ),
  ask("barbot and bazbot: the rest is unrestricted", "barbot", "/example/a.gif", "allow", 0),
  ask("quxbot: an empty group, unrestricted access", "quxbot", "/example/page.html", "allow", 0),
];

const twoRules = {
  robots: "User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n",
  crawler: "foobot",
};

/** Section 5.2. */
export const longestMatch: readonly Case[] = [
  {
    source: "RFC 9309 5.2: of two rules the longest is used",
    ...twoRules,
    url: "example.com/example/page/disallowed.gif",
    outcome: "disallow",
    line: 3,
  },
  {
    source:
      "RFC 9309 5.2, where the URI is misprinted: the rule for disallowed.gif does not match it",
    ...twoRules,
    url: "example.com/example/page/disallow.gif",
    outcome: "allow",
    line: 2,
  },
];
