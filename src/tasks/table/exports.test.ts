import type { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { loggedOf } from "../../../test/logged-of.ts";
import { readUrls } from "../../../test/read-urls.ts";
import { sessionWith } from "../../../test/session-with.ts";
import { reportOf } from "../../core/derived.ts";
import { Expectations } from "../../core/expectations.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import type { Page } from "../../core/intents.ts";
import { otherFiles } from "../../core/other-files.ts";
import { sample } from "../../core/sample.ts";
import { createSession } from "../../core/session.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import { importExpectations } from "../expectations/import-expectations.ts";
import {
  LONGEST_RULE,
  verdictFormats,
  verdictsCsv,
  verdictsJson,
  verdictsMarkdown,
} from "./exports.ts";

const page = {
  text: "User-agent: *\r\nDisallow: /cart # all of it\r\n  ALLOW : /cart/help\r\n",
  urls: ["/cart", "/cart/help", "/"],
  crawlers: ["Googlebot"],
};

function stateOf(changed: Partial<Page>): EditorState {
  return sessionWith({ ...page, ...changed }).getState();
}

function joined(parts: Iterable<string>): string {
  return [...parts].join("");
}

describe("the verdicts as CSV", () => {
  test.each<readonly [name: string, changed: Partial<Page>, lines: readonly string[]]>([
    [
      "are a row for each cell",
      {},
      [
        "/cart,Googlebot,Block,2,Disallow: /cart",
        "/cart/help,Googlebot,Allow,3,ALLOW : /cart/help",
        "/,Googlebot,Allow,,",
      ],
    ],
    [
      "have crawlers in the order of the table",
      { urls: ["/cart"], crawlers: ["GPTBot", "A"] },
      ["/cart,GPTBot,Block,2,Disallow: /cart", "/cart,A,Block,2,Disallow: /cart"],
    ],
    ["are a header alone where there is no URL", { urls: [] }, []],
    [
      "are the URLs alone where there is no crawler",
      { crawlers: [] },
      ["/cart,,,,", "/cart/help,,,,", "/,,,,"],
    ],
    [
      "quote separators and quotes",
      { text: 'User-agent: *\nDisallow: /a,"b"\n', urls: ['/a,"b"'] },
      ['"/a,""b""",Googlebot,Block,2,"Disallow: /a,""b"""'],
    ],
    [
      "hold no formula",
      { text: "", urls: ["=1+1", "+1", "-1", "@x", "/=1"], crawlers: ["=cmd|'/c calc'!A1"] },
      ["'=1+1", "'+1", "'-1", "'@x", "/=1"].map((url) => `${url},'=cmd|'/c calc'!A1,Allow,,`),
    ],
    [
      "say what no rule says",
      { site: "https://a.example", urls: ["https://b.example/cart"] },
      ["https://b.example/cart,Googlebot,Not governed,,"],
    ],
    [
      "say what the answer for robots.txt says",
      { answer: { kind: "status", status: 404 }, urls: ["/cart"] },
      ["/cart,Googlebot,Allow,,"],
    ],
  ])("%s", (_, changed, lines) => {
    const head = "url,user_agent,verdict,line,rule,other_parsers";
    expect(joined(verdictsCsv(stateOf(changed)))).toBe(
      [head, ...lines.map((line) => `${line},`)].map((line) => `${line}\r\n`).join(""),
    );
  });

  test("name no line where two rules leave it open, and say what other main parsers decide", () => {
    const text = "User-agent: *\nAllow: /*.html\nDisallow: /\nDisalow: /*.html$\n";
    const state = stateOf({ text, urls: ["/a.html"], readAs: "google-2019" });
    expect(joined(verdictsCsv(state)).split("\r\n")[1]).toBe(
      '/a.html,Googlebot,Undefined,,,"Allow by RFC 9309, Block by Google’s parser"',
    );
  });

  test("are read back as the URLs of the table", () => {
    const state = stateOf({ urls: ["/a,b", '/"c"', "/;d", "https://shop.example/é"] });
    const found = readUrls(joined(verdictsCsv(state)));
    expect(found).toMatchObject({ kind: "csv", columns: { taken: 0 }, bad: [] });
    expect(found.urls).toEqual(reportOf(state).question.urls);
  });

  test("cut a rule that nobody reads to its end", () => {
    const rule = `Disallow: /${"*".repeat(1_000_000)}`;
    const csv = joined(verdictsCsv(stateOf({ text: `User-agent: *\n${rule}`, urls: ["/a"] })));
    expect(csv).toContain(`,2,${rule.slice(0, LONGEST_RULE)}…,\r\n`);
  });
});

describe("the verdicts and uses", () => {
  const text =
    "User-agent: *\nDisallow: /no\nContent-Usage: train-ai=n\nContent-Signal: ai-train=no, search=yes\n";
  const urls = ["/", "/no"];
  const expectations = Expectations.none(urls, ["Googlebot"]).edited((expectOf) => {
    expectOf(0, 0, "disallow", "training");
    expectOf(0, 0, "disallow", "input");
  });

  test("are columns of CSV, whatever the table shows", () => {
    const [head, first, second] = joined(verdictsCsv(stateOf({ text, urls }))).split("\r\n");
    expect(head).toBe(
      "url,user_agent,verdict,line,rule,other_parsers,training,training_lines,input,input_lines,search,search_lines",
    );
    expect(first).toBe("/,Googlebot,Allow,,,,refused,3 4,unstated,,allowed,4");
    expect(second).toBe(
      "/no,Googlebot,Block,2,Disallow: /no,,not-applicable,,not-applicable,,not-applicable,",
    );
  });

  test("have what is expected of uses, and whether it is met", () => {
    const state = stateOf({ text, urls, expectations });
    const [head, first] = joined(verdictsCsv(state)).split("\r\n");
    expect(head).toContain(
      ",training,training_lines,training_expected,training_met,input,input_lines,input_expected,input_met,",
    );
    expect(first).toContain(",refused,3 4,refused,yes,unstated,,refused,no,allowed,4,,");
    expect(JSON.parse(joined(verdictsJson(state))).urls[0].verdicts[0]).toMatchObject({
      training: "refused",
      trainingLines: [3, 4],
      trainingExpected: "refused",
      trainingMet: true,
      inputMet: false,
      searchExpected: null,
      searchMet: null,
    });
    expect(joined(verdictsMarkdown(state))).toContain(
      "| Refused | 3, 4 | refused | yes | Not stated |  | refused | **no** | Allowed | 4 |  |  |",
    );
  });

  test("are expected of a file that says nothing of uses, too", () => {
    const state = stateOf({ urls, expectations });
    expect(joined(verdictsCsv(state))).toContain(",unstated,,refused,no,");
  });
});

describe("the verdicts as JSON", () => {
  test("are this object", () => {
    const state = stateOf({ urls: ["/cart", '/"\u2028'], site: "shop.example" });
    const verdict = {
      crawler: "Googlebot",
      outcome: "disallow",
      line: 2,
      rule: "Disallow: /cart",
      otherParsers: [],
    };
    const none = {
      crawler: "Googlebot",
      outcome: "allow",
      line: null,
      rule: null,
      otherParsers: [],
    };
    expect(JSON.parse(joined(verdictsJson(state)))).toEqual({
      format: "robots-verdicts",
      version: 1,
      readAs: "rfc9309",
      site: "shop.example",
      answer: "ok",
      urls: [
        { url: "/cart", verdicts: [verdict] },
        { url: '/"\u2028', verdicts: [none] },
      ],
    });
  });

  test("have the main parsers that decide differently, by the ids of links", () => {
    const { urls } = JSON.parse(joined(verdictsJson(stateOf(sample))));
    expect(urls[3].verdicts[0]).toMatchObject({
      outcome: "disallow",
      otherParsers: [{ parser: "rfc9309", outcome: "allow" }],
    });
  });

  test("of an empty table are JSON as well", () => {
    expect(JSON.parse(joined(verdictsJson(stateOf({ urls: [] }))))).toMatchObject({ urls: [] });
  });
});

describe("the verdicts as Markdown", () => {
  test("are a table in which URLs and rules are code", () => {
    const state = stateOf({
      text: "User-agent: *\nDisallow: /a|`b\n",
      urls: ["/a|`b", "/@octocat"],
    });
    expect(joined(verdictsMarkdown(state))).toBe(
      [
        "| URL | Crawler | Verdict | Line | Rule | Other parsers |",
        "| --- | --- | --- | --- | --- | --- |",
        "| ``/a\\|`b`` | `Googlebot` | Block | 2 | ``Disallow: /a\\|`b`` |  |",
        "| `/@octocat` | `Googlebot` | Allow |  |  |  |",
        "",
      ].join("\n"),
    );
  });
});

describe("the verdicts of a table of which something is expected", () => {
  const urls = ["/cart", "/media", "/"];
  const crawlers = ["Googlebot", "GPTBot"];
  const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
    expectOf(0, 0, "allow");
    expectOf(1, 1, "disallow");
  });
  const state = () =>
    stateOf({ text: "User-agent: *\nDisallow: /cart\n", urls, crawlers, expectations });

  test("as CSV say what, and whether it is so", () => {
    const [head, ...lines] = joined(verdictsCsv(state())).split("\r\n");
    expect(head).toBe("url,user_agent,verdict,line,rule,expected,met,other_parsers");
    expect(lines.slice(0, 4)).toEqual([
      "/cart,Googlebot,Block,2,Disallow: /cart,Allow,no,",
      "/cart,GPTBot,Block,2,Disallow: /cart,,,",
      "/media,Googlebot,Allow,,,,,",
      "/media,GPTBot,Allow,,,Block,no,",
    ]);
  });

  test("as JSON say what, and whether it is so", () => {
    const { urls } = JSON.parse(joined(verdictsJson(state())));
    expect(urls[0].verdicts).toMatchObject([
      { outcome: "disallow", expected: "allow", met: false },
      { outcome: "disallow", expected: null, met: null },
    ]);
  });

  test("as Markdown say what, and whether it is so", () => {
    const allowed = expectations.edited((expectOf) => expectOf(0, 1, "disallow"));
    const both = () =>
      stateOf({ text: "User-agent: *\nDisallow: /cart\n", urls, crawlers, expectations: allowed });
    const lines = joined(verdictsMarkdown(both())).split("\n");
    expect(lines[0]).toBe(
      "| URL | Crawler | Verdict | Line | Rule | Expected | Met | Other parsers |",
    );
    expect(lines[2]).toBe(
      "| `/cart` | `Googlebot` | Block | 2 | `Disallow: /cart` | Allow | **no** |  |",
    );
    expect(lines[3]).toBe(
      "| `/cart` | `GPTBot` | Block | 2 | `Disallow: /cart` | Block | yes |  |",
    );
    expect(lines[4]).toBe("| `/media` | `Googlebot` | Allow |  |  |  |  |  |");
  });
});

describe("an export", () => {
  test.each(verdictFormats)("as $title has a name and pauses without losing anything", (format) => {
    const urls = Array.from({ length: 3000 }, (_, n) => `/${n % 2 ? "cart" : "media"}/${n}`);
    const state = stateOf({ ...sample, urls });
    const parts = [...format.partsOf(state)];
    expect(format.fileName).toMatch(/^robots-verdicts\.(csv|json|md)$/);
    for (const url of urls.slice(-9)) expect(parts.join("")).toContain(url);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(2000);
  });

  test.each(verdictFormats)("as $title has the rows of a view, in its order", (format) => {
    const state = stateOf({ urls: ["/b", "/cart/1", "/a", "/help", "/cart/0"] });
    const show = "disallow" as const;
    const sort = { column: "url", descending: false };
    const shownAs = (view: Partial<typeof ALL_ROWS>) =>
      joined(format.partsOf(state, { ...ALL_ROWS, ...view })).match(
        /\/(a|b|help|cart\/\d)(?=["`,])/g,
      );
    expect(shownAs({})).toEqual(["/b", "/cart/1", "/a", "/help", "/cart/0"]);
    expect(shownAs({ sort })).toEqual(["/a", "/b", "/cart/0", "/cart/1", "/help"]);
    expect(shownAs({ query: "help" })).toEqual(["/help"]);
    expect(shownAs({ show, sort })).toEqual(["/cart/0", "/cart/1"]);
  });

  test("is of the state it was asked of, whatever is edited meanwhile", () => {
    const session = sessionWith(page);
    const expected = joined(verdictsCsv(session.getState()));
    const parts = verdictsCsv(session.getState());
    const first = [parts.next().value, parts.next().value];
    session.dispatch({ changes: { from: 0, insert: "# new\n" } });
    session.dispatch({ changes: { from: 0, to: session.getState().doc.length } });
    expect(first.join("") + joined(parts)).toBe(expected);
  });
});

describe("where the file of another site decides", () => {
  const site = { scheme: "https", host: "cdn.example", port: 443 } as const;
  const fileText = "# the CDN\r\nUser-agent: *\r\nDisallow: /b # b\r\n";
  const others = otherFiles([{ site, fileText, answer: { kind: "ok" }, opened: null }]);
  const urls = ["/cart", "https://cdn.example/b"];
  const state = stateOf({ urls, others, site: "https://shop.example" });

  test("CSV names it beside the line", () => {
    const [head, ...rows] = joined(verdictsCsv(state)).trimEnd().split("\r\n");
    expect(head).toBe("url,user_agent,verdict,line,file,rule,other_parsers");
    expect(rows).toEqual([
      "/cart,Googlebot,Block,2,,Disallow: /cart,",
      "https://cdn.example/b,Googlebot,Block,3,https://cdn.example/robots.txt,Disallow: /b,",
    ]);
  });

  test("JSON names it beside the line", () => {
    const { urls: found } = JSON.parse(joined(verdictsJson(state)));
    expect(found[0].verdicts[0]).toMatchObject({ line: 2, file: null });
    expect(found[1].verdicts[0]).toMatchObject({
      line: 3,
      file: "https://cdn.example/robots.txt",
      rule: "Disallow: /b",
    });
  });
});

describe("the verdicts, with a log", () => {
  const requests = loggedOf(
    ["Googlebot", "/cart", Date.UTC(2026, 10, 7, 3, 12), 404],
    ["Googlebot", "/cart", Date.UTC(2026, 10, 5)],
    ["GPTBot", "/"],
  );
  const state = stateOf({ crawlers: ["Googlebot", "GPTBot"], urls: ["/cart", "/"], requests });

  test("have how often the crawler asked for the URL, when last, and what it got", () => {
    const lines = joined(verdictsCsv(state)).split("\r\n");
    expect(lines[0]).toMatch(/,other_parsers,requests,last_request,last_status$/);
    expect(lines[1]).toMatch(/,2,2026-11-07T03:12:00\.000Z,404$/);
    expect(lines.slice(2, 5).map((line) => line.split(",").slice(-3))).toEqual([
      ["0", "", ""],
      ["0", "", ""],
      ["1", "", "200"],
    ]);
    const { urls } = JSON.parse(joined(verdictsJson(state)));
    expect(urls[0].verdicts[0]).toMatchObject({
      requests: 2,
      lastRequest: "2026-11-07T03:12:00.000Z",
      lastStatus: 404,
    });
    expect(urls[0].verdicts[1]).toMatchObject({ requests: 0, lastRequest: null, lastStatus: null });
    expect(joined(verdictsMarkdown(state))).toContain("| Requests | Last request | Last status |");
  });

  test.each(verdictFormats)("are read back from $title as the same table", async (format) => {
    const session = createSession();
    await importExpectations(session, joined(format.partsOf(state, ALL_ROWS)), () => true);
    expect(session.getState().field(urlsInput.field)).toEqual(["/cart", "/"]);
    expect(session.getState().field(crawlersInput.field)).toEqual(["Googlebot", "GPTBot"]);
  });
});
