import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { Expectations } from "../../core/expectations.ts";
import type { Page } from "../../core/intents.ts";
import { otherFiles } from "../../core/other-files.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import { reportParts } from "./report.ts";

const page = {
  text: "User-agent: *\r\nDisallow: /cart\r\n",
  urls: ["/cart", "/a|b"],
  crawlers: ["Googlebot", "GPTBot"],
};
const link = "https://playground.example/#1abc";

function reported(changed: Partial<Page>, url = link, view = ALL_ROWS): string {
  const session = sessionWith({ ...page, ...changed });
  return [...reportParts(session.getState(), url, view)].join("");
}

describe("a report", () => {
  test("names the files of other sites, and where they decide", () => {
    const site = { scheme: "https", host: "cdn.example", port: 443 } as const;
    const fileText = "User-agent: *\nDisallow: /b\n";
    const others = otherFiles([{ site, fileText, answer: { kind: "ok" }, opened: null }]);
    const urls = ["/cart", "https://cdn.example/b", "https://cdn.example/"];
    const crawlers = ["Googlebot"];
    const expectations = Expectations.none(urls, crawlers).edited((expect) => {
      expect(1, 0, "allow");
    });
    const text = reported({ urls, crawlers, others, expectations, site: "https://shop.example" });
    const file = "`https://cdn.example/robots.txt`";
    expect(text).toContain(`URLs of other sites are judged by ${file}.`);
    expect(text).toContain("| `/cart` | Block (line 2) |");
    expect(text).toContain(`| \`https://cdn.example/b\` | Block (line 2 of ${file}) |`);
    expect(text).toContain(`| \`https://cdn.example/\` | Allow (${file}) |`);
    expect(text).toContain(`| Allow | Block | 2 | Line 2 of ${file} blocks this URL. |`);
  });

  test("has the file, the verdicts and a link", () => {
    expect(reported({})).toBe(`robots.txt, read as: RFC 9309

\`\`\`text
User-agent: *
Disallow: /cart
\`\`\`

| URL | \`Googlebot\` | \`GPTBot\` |
| --- | --- | --- |
| \`/cart\` | Block (line 2) | Block (line 2) |
| \`/a\\|b\` | Allow | Allow |

[Open in the playground](${link})
`);
  });

  test("has the rows that the table shows, in their order, and counts those that it hides", () => {
    const urls = ["/b", "/cart/1", "/a", "/cart/0"];
    const sort = { column: "url", descending: false };
    expect(
      reported({ urls, crawlers: ["A"] }, link, { ...ALL_ROWS, query: "cart", sort }),
    ).toContain(`
| URL | \`A\` |
| --- | --- |
| \`/cart/0\` | Block (line 2) |
| \`/cart/1\` | Block (line 2) |

Not shown: 2 more URLs.
`);
  });

  test.each<readonly [changed: Partial<Page>, head: string]>([
    [{ readAs: "each-as-itself" }, "robots.txt, read as: Each crawler as itself"],
    [
      { site: "shop.example", answer: { kind: "status", status: 404 } },
      "robots.txt, read as: RFC 9309; site: `shop.example`; HTTP response: 404",
    ],
  ])("of %j begins %j", (changed, head) => {
    expect(reported(changed).split("\n")[0]).toBe(head);
  });

  test("has no table where nothing is asked", () => {
    expect(reported({ urls: [], crawlers: [] })).not.toContain("| URL |");
  });

  test("says which verdicts are not as expected, and why", () => {
    const { urls, crawlers, text } = page;
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      expectOf(0, 0, "allow");
      expectOf(0, 1, "disallow");
      expectOf(1, 1, "disallow");
    });
    expect(reported({ expectations, text: `${text}Disalow: /a|` })).toContain(`
Not as expected: 2 verdicts. As expected: 1.

| URL | Crawler | Expected | Actual | Line | Why |
| --- | --- | --- | --- | --- | --- |
| \`/cart\` | \`Googlebot\` | Allow | Block | 2 | Line 2, \`Disallow: /cart\`, blocks this URL. |
| \`/a\\|b\` | \`GPTBot\` | Block | Allow |  | Line 3, \`Disalow: /a\\|\`, would block this URL, but RFC 9309 does not know the field \`Disalow\`. |

[Open`);
  });

  test("says where all is as expected", () => {
    const { urls, crawlers } = page;
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      expectOf(0, 0, "disallow");
    });
    expect(reported({ expectations })).toContain("\nAll as expected: 1 verdict.\n");
  });

  test("lists the first verdicts that are not as expected and counts the others", () => {
    const urls = Array.from({ length: 15 }, (_, n) => `/cart/${n}`);
    const crawlers = ["Googlebot"];
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      for (const url of urls.keys()) expectOf(url, 0, "allow");
    });
    const text = reported({ urls, crawlers, expectations });
    expect(text.match(/\| Allow \| Block \|/g)).toHaveLength(10);
    expect(text).toContain("\nNot shown: 5 more verdicts not as expected.\n");
  });

  test("cannot be ended by the file", () => {
    const text = "```\n````\n# <b>\n";
    expect(reported({ text })).toContain(`\n\`\`\`\`\`text\n${text}\`\`\`\`\`\n`);
  });

  test("encodes what would end the link", () => {
    expect(reported({}, "https://x.example/#a) <b>")).toContain("/#a%29%20%3Cb%3E)\n");
  });

  test("is compact, and counts what it leaves out", () => {
    const many = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, n) => `${prefix}${n}`);
    const text = `User-agent: *\n${many(9000, "Disallow: /").join("\n")}`;
    const long = reported({ text, urls: many(1500, "/"), crawlers: many(20, "bot") });
    expect(long.length).toBeLessThan(65_536);
    expect(long).toMatch(/\nNot shown: [\d,]+ more lines\.\n/);
    expect(long).toContain("\nNot shown: 1,450 more URLs and 8 more crawlers.\n");
    expect(reported({ text: "a".repeat(1_000_000) })).toContain("\nNot shown: 1 more line.\n");
  });

  test("says which lines are not as expected, and why", () => {
    const { urls, crawlers } = page;
    const lines = [
      { agent: "", text: "Disallow: /cart", expected: "yes" },
      { agent: "GPTBot", text: "Disallow: /...", expected: "no" },
    ] as const;
    expect(reported({ expectations: Expectations.none(urls, crawlers, lines) })).toContain(
      "\nLines not as expected: 1. As expected: 1.\n\n- `GPTBot`: no `Disallow: /...`: Line 2 says `Disallow: /cart`.\n",
    );
  });

  test("says which uses are not as expected, and why", () => {
    const { urls, crawlers } = page;
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      expectOf(1, 0, "disallow", "training");
      expectOf(1, 1, "allow", "training");
      expectOf(0, 0, "disallow", "training");
    });
    const text = `${page.text}Content-Usage: /a train-ai=n\n`;
    expect(reported({ expectations, text })).toContain(`
Uses not as expected: 2. As expected: 1.

- \`Googlebot\` \`/cart\`: Expected training to be refused. This crawler may not fetch the URL, so no line says anything about its use.
- \`GPTBot\` \`/a\\|b\`: Expected training to be allowed. Line 3 (Content-Usage) refuses it for \`/a\`.
`);
  });
});
