import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { records, robotsTxt } from "../../test/cli.ts";
import { closeSites, openSite } from "../../test/fetch/local-sites.ts";
import { sessionWith } from "../../test/session-with.ts";
import { answerCode } from "../core/answer-codes.ts";
import { focusedVerdictOf } from "../core/derived.ts";
import { Expectations } from "../core/expectations.ts";
import { focusInput } from "../core/inputs.ts";
import { openPage } from "../core/intents.ts";
import { createSession } from "../core/session.ts";
import { explain } from "../engine/decide/explain.ts";
import { parseRobots, preferencesFor } from "../engine/index.ts";
import { purposes } from "../engine/preferences/preference.ts";
import { lessons, pageOf } from "../features/lessons/lessons.ts";
import { encodeLink } from "../package/link.ts";
import { expectationsCsv, expectationsJson } from "../tasks/expectations/exports.ts";
import { useWords } from "../tasks/preferences/words.ts";
import { whyWords } from "../tasks/why/words.ts";
import { plain } from "../words/quoting.ts";
import { commands } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "robots-txt-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const TEXT = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
const FILE = file("robots.txt", TEXT);

describe("explain", () => {
  test("says what Why says of every example", { tags: "long" }, async () => {
    const cells = lessons.flatMap((lesson) => {
      const page = pageOf(lesson);
      return page.urls.flatMap((_, url) =>
        page.crawlers.map((_, crawler) => ({ page, cell: { url, crawler } })),
      );
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cells), async ({ page, cell }) => {
        const session = createSession();
        session.dispatch(openPage(session.getState(), page));
        session.dispatch({ effects: focusInput.set.of(cell) });
        const shown = focusedVerdictOf(session.getState());
        if (!shown) throw new Error("an example without this cell");
        const { verdict, column } = shown;
        const explanation = explain(verdict, column.analysis.dialect);
        const url = page.urls[cell.url] ?? "";
        const [said] = await records(
          [
            ...["explain", "-", "--agent", column.token, "--url", url],
            ...["--read-as", page.readAs, "--status", answerCode(page.answer)],
            ...(page.site === "" ? [] : ["--site", page.site]),
          ],
          page.text,
        );
        expect(said).toMatchObject({
          sentence: plain(
            whyWords.participles[verdict.outcome] + whyWords.verdict(verdict, explanation),
          ),
          reason: plain(whyWords.reason(column.selection.reason)),
        });
      }),
      { numRuns: cells.length },
    );
  });

  test("lists the rules that match, the ones that nearly do, and the parsers that differ", async () => {
    const { stdout, status } = await robotsTxt([
      ...["explain", FILE, "--agent", "GPTBot", "--url", "/a/b", "--url", "/A"],
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain(
      "GPTBot /a/b\nAllowed by line 3: its length 4 beats length 2 of line 2.",
    );
    expect(stdout).toContain("follows *, no group of its own → group A");
    expect(stdout).toMatch(/line 3 {2}Allow: \/a\/b {3}4 {2}longest, wins\n/);
    expect(stdout).toContain("line 2  Disallow: /a  2  near miss: differs in upper and lower case");
    expect(stdout).toMatch(/Other parsers differ:\n {2}blocked \(line 2\) {2}Baidu/);
  });

  test("says of a URL blocked for a search engine that it can still be listed", async () => {
    const blocked = (agent: string) =>
      robotsTxt(["explain", FILE, "--agent", agent, "--url", "/a/c"]);
    expect((await blocked("Googlebot")).stdout).toContain(whyWords.whenBlocked("search"));
    expect((await blocked("Twitterbot")).stdout).toContain(whyWords.whenBlocked("social"));
    expect((await blocked("GPTBot")).stdout).not.toMatch(/Blocking|preview/);
  });
});

describe("use", () => {
  const USES = file(
    "uses.txt",
    [
      "License: https://shop.example/terms.xml",
      "User-agent: GPTBot",
      "Disallow: /private",
      "Content-Usage: train-ai=n",
      "Content-Usage: /open train-ai=y",
      "Content-Signal: search=yes, ai-input=perhaps",
      "",
    ].join("\n"),
  );
  const asked = ["use", USES, "--agent", "GPTBot", "--url"];

  test("says what the strip of Why says, purpose by purpose", async () => {
    const { status, stdout } = await robotsTxt([...asked, "/a"]);
    expect(status).toBe(1);
    expect(stdout.split("\n")).toEqual([
      "GPTBot /a",
      "Training    Refused         Line 4 (Content-Usage) refuses it.",
      "  Near miss: line 5 would allow training, but “/open” does not match this URL.",
      "AI answers  Not stated      No line says anything about it.",
      expect.stringMatching(/^ {2}Near miss: “ai-input=perhaps” in line 6 says nothing: /),
      "Search      Allowed         Line 6 (Content-Signal) allows it.",
      "Line 1 points to “https://shop.example/terms.xml”.",
      "",
      "",
    ]);
  });

  test("reads the group of the purpose token for every crawler", async () => {
    const text = "User-agent: __usage_ai-training\nDisallow: /\nAllow: /open\n";
    const { status, stdout } = await robotsTxt(
      ["use", "-", "--agent", "Googlebot", "--url", "/a", "--url", "/open"],
      text,
    );
    expect(status).toBe(1);
    expect(stdout).toContain("Training    Refused         Line 2 (purpose token) refuses it");
    expect(stdout).toContain("Training    Allowed         Line 3 (purpose token) allows it");
  });

  test("gives a record for each purpose, with the line that decides", async () => {
    expect(await records([...asked, "/a"])).toMatchObject([
      { url: "/a", verdict: "allowed", purpose: "training", use: "refused", useLine: 4 },
      { purpose: "input", use: "unstated", useLine: null, statements: [] },
      { purpose: "search", use: "allowed", useLine: 6, licenses: [{ line: 1 }] },
    ]);
  });

  test("agrees with the engine and the page for every example", async () => {
    for (const lesson of lessons) {
      const { text, urls, crawlers, site } = pageOf(lesson);
      if (site !== "") continue;
      const said = await records(
        [
          ...["use", "-", "--exact", ...crawlers.flatMap((crawler) => ["--agent", crawler])],
          ...urls.flatMap((url) => ["--url", url]),
        ],
        text,
      );
      const analysis = parseRobots(text);
      const answers = urls.flatMap((url) =>
        crawlers.flatMap((crawler) =>
          purposes.map((purpose) => preferencesFor(analysis, crawler, url)[purpose]),
        ),
      );
      expect(said.map((record) => record.use)).toEqual(answers.map(({ value }) => value));
      for (const [at, answer] of answers.entries())
        if (answer.value !== "not-applicable")
          expect(said[at]?.sentence).toBe(plain(useWords.answer(answer)));
    }
  });

  test("has exit status 0 where no use is refused, and 1 where the URL may not be fetched", async () => {
    expect((await robotsTxt([...asked, "/open"])).status).toBe(0);
    expect((await robotsTxt(["use", FILE, "--agent", "GPTBot", "--url", "/b"])).status).toBe(0);
    const { status, stdout } = await robotsTxt([...asked, "/private"]);
    expect(status).toBe(1);
    expect(stdout).toContain(`Not applicable  ${useWords.blocked}\n`);
    expect(stdout).toContain("line 4 would refuse training if this crawler could fetch the URL.");
  });

  test.each<readonly [why: "response" | "out-of-scope", use: string, options: readonly string[]]>([
    ["response", "unstated", ["/a", "--status", "404"]],
    ["response", "not-applicable", ["/a", "--status", "503"]],
    ["out-of-scope", "not-applicable", ["https://b.example/a", "--site", "https://a.example"]],
  ])(
    "reads no use from a file that is not read, and says why: %s, %s",
    async (why, use, options) => {
      const said = await records([...asked, ...options]);
      expect(said).toHaveLength(3);
      for (const record of said)
        expect(record).toMatchObject({ use, sentence: useWords.notRead[why], licenses: [] });
    },
  );

  test.each([
    ["json", /^\[\n\{.*\},\n\{.*\},\n\{.*\}\n\]\n$/],
    ["csv", /^url,crawler,.*,purpose,use,useLine,sentence\r\n\/a,GPTBot,allowed,.*,refused,4,/],
    ["markdown", /^\| url \| crawler .*\n\| --- .*\n\| `\/a` \|/],
    ["junit", /name="\/a \(Training\)"><failure message="GPTBot: Training, refused"/],
    [
      "github",
      /^::error file=.*uses\.txt,line=4,title=GPTBot%3A Training%2C refused::GPTBot \/a, Training: Line 4 .*\n$/,
    ],
  ])("writes %s", async (format, shape) => {
    expect((await robotsTxt([...asked, "/a", "--format", format])).stdout).toMatch(shape);
  });
});

describe("test", () => {
  const expectations = (...rows: readonly string[]) =>
    file("expected.csv", `user_agent,url,expected\n${rows.join("\n")}\n`);

  test("tells what is not as expected, and why", async () => {
    const asked = ["test", FILE, expectations("GPTBot,/a,allow", "GPTBot,/b,allow")];
    const { status, stdout } = await robotsTxt(asked);
    expect(status).toBe(1);
    expect(stdout).toBe(
      "Not as expected  GPTBot /a: Expected Allow. Line 2, “Disallow: /a”, blocks this URL.\nNot as expected: 1 verdict. As expected: 1.\n",
    );
    expect((await records(asked)).map(({ met }) => met)).toEqual([false, true]);
  });

  test("reads the file as the page did that exported the expectations, and says so", async () => {
    // Google’s parser knows the misspelling; RFC 9309 has no such rule.
    const text = "User-agent: *\nDisalow: /a\n";
    const misspelt = file("misspelt.txt", text);
    const [urls, crawlers] = [["/a"], ["Googlebot", "GPTBot"]];
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      expectOf(0, 0, "disallow");
      expectOf(0, 1, "allow");
    });
    const page = { text, urls, crawlers, expectations, readAs: "each-as-itself" } as const;
    const session = sessionWith(page);
    for (const [name, partsOf] of [
      ["exported.csv", expectationsCsv],
      ["exported.json", expectationsJson],
    ] as const) {
      const exported = file(name, [...partsOf(session.getState())].join(""));
      const { status, stdout, stderr } = await robotsTxt(["test", misspelt, exported]);
      expect([status, stdout, stderr]).toEqual([
        0,
        "Read as “Each crawler as itself”, as EXPECTATIONS says.\nAll as expected: 2 verdicts.\n",
        "",
      ]);
      const asked = ["test", misspelt, exported, "--read-as", "rfc9309"];
      const otherwise = await robotsTxt(asked);
      expect([otherwise.status, otherwise.stderr]).toEqual([
        1,
        expect.stringContaining(
          "EXPECTATIONS was exported with Read as “Each crawler as itself”, but --read-as decides here",
        ),
      ]);
      for (const format of ["text", "junit", "json"])
        expect((await robotsTxt([...asked, "--format", format])).stdout).toContain(
          "As Google’s parser reads the file, the verdict is as expected.",
        );
    }
  });

  test("refuses expectations whose rows name several parsers, or none that is known", async () => {
    for (const [row, reason] of [
      ["GPTBot,/b,allow,google", "the value of “read_as” differs from the entries before"],
      ["GPTBot,/b,allow,gogle", "the value of “read_as” is not a known parser"],
    ] as const) {
      const rows = `user_agent,url,expected,read_as\nGPTBot,/a,block,rfc9309\n${row}\n`;
      const { status, stderr } = await robotsTxt(["test", FILE, file("mixed.csv", rows)]);
      expect(status).toBe(2);
      expect(stderr).toContain(reason);
    }
  });

  test("is quiet and has exit status 0 where all is as expected", async () => {
    const { status, stdout } = await robotsTxt(["test", FILE, expectations("GPTBot,/a,block")]);
    expect([status, stdout]).toEqual([0, "All as expected: 1 verdict.\n"]);
  });

  test("reads JSON, and asks about each --agent where a row has no user agent", async () => {
    const json = file("expected.json", '[{"url": "/a", "expected": "block"}]');
    const said = await records(["test", FILE, json, "--agent", "GPTBot", "--agent", "CCBot"]);
    expect(said.map(({ crawler, met }) => [crawler, met])).toEqual([
      ["GPTBot", true],
      ["CCBot", true],
    ]);
  });

  test("asks about uses, too", async () => {
    const text = "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n";
    const rows = ["GPTBot,/a,,allow", "GPTBot,/a,training,refused", "GPTBot,/a,search,allowed"];
    const asked = [
      "test",
      file("used.txt", text),
      file("uses.csv", `user_agent,url,purpose,expected\n${rows.join("\n")}\n`),
    ];
    const { status, stdout } = await robotsTxt(asked);
    expect(status).toBe(1);
    expect(stdout).toBe(
      "Not as expected  GPTBot /a (search): Expected search to be allowed. No line says anything about it.\nAll as expected: 1 verdict.\nUses not as expected: 1. As expected: 1.\n",
    );
    expect(
      (await records(asked)).map(({ purpose, expected, met }) => [purpose, expected, met]),
    ).toEqual([
      [null, "allowed", true],
      ["training", "refused", true],
      ["search", "allowed", false],
    ]);
    const heads = (await robotsTxt([...asked, "--format", "csv"])).stdout.split("\n");
    expect(new Set(heads.slice(0, 4).map((row) => row.split(",").length)).size).toBe(1);
    const uses = { purpose: null, expected: "a" } as const;
    const state = { text: "", urls: ["/a"], crawlers: ["GPTBot"], uses };
    const link = `https://playground.example/#${await encodeLink(state)}`;
    expect((await robotsTxt(["test", file("used.txt", text), link])).status).toBe(1);
  });

  test("asks about lines, too, from CSV, JSON and links", async () => {
    const text =
      "User-agent: Slurp\nCrawl-delay: 30\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://shop.example/s.xml\n";
    const rows = [
      ["GPTBot", "/a", "", "block"],
      ["", "", "Sitemap: https://shop.example/s.xml", "yes"],
      ["", "", "Sitemap: https://shop.example/...", "only"],
      ["", "", "User-agent: GPTBot", "yes"],
      ["Slurp", "", "Crawl-delay: 60", "yes"],
    ] as const;
    const shop = file("shop.txt", text);
    const csv = rows.map((row) => row.join(",")).join("\n");
    const asked = ["test", shop, file("lines.csv", `user_agent,url,line_text,expected\n${csv}\n`)];
    const why =
      "Not as expected  “Slurp”: “Crawl-delay: 60”: “Slurp” follows group A, in which no line says “Crawl-delay: 60”. Line 2 says “Crawl-delay: 30”.\n";
    const { status, stdout } = await robotsTxt(asked);
    expect([status, stdout]).toEqual([
      1,
      `${why}All as expected: 1 verdict.\nLines not as expected: 1. As expected: 3.\n`,
    ]);
    expect((await records(asked)).map(({ lineText, line, met }) => [lineText, line, met])).toEqual([
      [null, 5, true],
      ["Sitemap: https://shop.example/s.xml", null, true],
      ["Sitemap: https://shop.example/...", null, true],
      ["User-agent: GPTBot", null, true],
      ["Crawl-delay: 60", 2, false],
    ]);
    const heads = (await robotsTxt([...asked, "--format", "csv"])).stdout.trim().split("\r\n");
    expect(new Set(heads.slice(0, 5).map((row) => row.split(",").length)).size).toBe(1);
    expect((await robotsTxt([...asked, "--format", "github"])).stdout).toMatch(/line=2,/);
    const json = rows.map(([agent, url, line, expected]) => ({
      ...(agent && { user_agent: agent }),
      ...(url && { url }),
      ...(line && { line_text: line }),
      expected,
    }));
    const fromJson = ["test", shop, file("lines.json", JSON.stringify(json))];
    expect((await robotsTxt(fromJson)).stdout).toBe(stdout);
    const lines = [["Slurp", "yes", "Crawl-delay: 60"]] as const;
    const link = `https://playground.example/#${await encodeLink({ text: "", lines })}`;
    const linked = await robotsTxt(["test", shop, link]);
    expect([linked.status, linked.stdout.startsWith(why)]).toEqual([1, true]);
  });

  test("takes the expectations of a link, for another file", async () => {
    const state = { text: "", urls: ["/a", "/b"], crawlers: ["GPTBot"], expectations: "ba" };
    const link = `https://playground.example/#${await encodeLink(state)}`;
    expect((await robotsTxt(["test", FILE, link])).status).toBe(0);
    expect((await robotsTxt(["test", file("open.txt", ""), link])).status).toBe(1);
  });

  test("writes JUnit XML as the page does", async () => {
    const asked = ["test", FILE, expectations("GPTBot,/a,allow"), "--format", "junit"];
    const { stdout } = await robotsTxt(asked);
    expect(stdout).toContain('<testsuite name="GPTBot" tests="1" failures="1"');
    expect(stdout).toContain("Expected Allow. Line 2, “Disallow: /a”, blocks this URL.");
  });

  test("refuses a file in which a row is not usable", async () => {
    const { status, stdout, stderr } = await robotsTxt([
      ...["test", FILE, expectations("GPTBot,/a,perhaps", "GPTBot,/b,allow")],
    ]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("neither allow nor block");
  });

  test("names the rows also where none is usable", async () => {
    const { status, stderr } = await robotsTxt(["test", FILE, expectations("GPTBot,/a,perhaps")]);
    expect(status).toBe(2);
    expect(stderr).toContain("\n2: GPTBot, /a, perhaps (the value of “expected” is neither");
  });

  test("names the option that is missing where a row has no user agent", async () => {
    const asked = ["test", FILE, file("any.csv", "url,expected\n/a,block\n")];
    const { status, stderr } = await robotsTxt(asked);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^robots-txt: A row without a user agent .* --agent Googlebot\.\n2: \/a, block/,
    );
    expect((await robotsTxt([...asked, "--agent", "GPTBot"])).status).toBe(0);
  });

  test("refuses a row that contradicts another, because only one of them would be tested", async () => {
    const rows = ["GPTBot,/a,allow", "GPTBot,/b,allow", "gptbot,/a,block", "GPTBot,/b,allow"];
    const { status, stdout, stderr } = await robotsTxt(["test", FILE, expectations(...rows)]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("\n4: gptbot, /a, block (contradicts an earlier entry)\n");
  });
});

describe("stderr says", () => {
  test("that a site has no folder of its own", async () => {
    const { stderr } = await robotsTxt(["lint", FILE, "--site", "https://me.example/docs/"]);
    expect(stderr).toBe(
      "robots-txt: Crawlers look for robots.txt only at the top of a site, not in folders. The rules apply to the whole site.\n",
    );
    expect((await robotsTxt(["lint", FILE, "--site", "https://me.example/"])).stderr).toBe("");
  });

  test("that a file is a program", async () => {
    const program = file("robots.php", '<?php echo "User-agent: *";\n');
    const { stderr } = await robotsTxt(["check", program, "-a", "GPTBot", "-u", "/"]);
    expect(stderr).toContain("is a program or a template that writes a robots.txt");
  });
});

describe("lint", () => {
  test("fails where the whole site is closed to search engines, and names how to allow it", async () => {
    const closed = file("closed.txt", "User-agent: *\nDisallow: /\n");
    const { status, stderr } = await robotsTxt(["lint", closed]);
    expect([status, stderr]).toEqual([
      1,
      "robots-txt: If you mean to block the whole site, add --allow R408. In the GitHub action, write allow: R408.\n",
    ]);
    for (const allowed of ["R408", "R416, R408"]) {
      const after = await robotsTxt(["lint", closed, "--allow", allowed]);
      expect([after.status, after.stderr]).toEqual([0, ""]);
      expect(after.stdout).toContain("R408");
    }
    expect((await robotsTxt(["lint", WRONG, "--allow", "R408"])).status).toBe(1);
    const partly = file("partly.txt", "User-agent: *\nDisallow: /a/\n");
    expect((await robotsTxt(["lint", partly])).status).toBe(0);
  });

  const WRONG = file("wrong.txt", "User-agent: *\nDisalow: /a\nDisallow: /b*\n");

  test("has exit status 1 from the level that is asked for", async () => {
    const status = async (level: string) =>
      (
        await robotsTxt([
          "lint",
          file("note.txt", "User-agent: *\nDisallow: /b\n"),
          "--fail-on",
          level,
        ])
      ).status;
    expect(await status("error")).toBe(0);
    expect(await status("note")).toBe(1);
    expect((await robotsTxt(["lint", WRONG])).status).toBe(1);
  });

  test("names place, severity and code of each problem", async () => {
    const { stdout } = await robotsTxt(["lint", WRONG]);
    expect(stdout).toContain(`${WRONG}:2:1  error  R102  `);
    expect((await records(["lint", WRONG]))[0]).toMatchObject({
      code: "R102",
      severity: "error",
      line: 2,
      column: 1,
    });
  });

  test("takes several files, and names the file of each problem", async () => {
    const said = await records(["lint", WRONG, FILE, file("third.txt", "Disalow: /x\n")]);
    const files = [...new Set(said.map((problem) => problem.file))];
    expect(files).toEqual([WRONG, FILE, join(folder, "third.txt")]);
    expect(await robotsTxt(["lint", WRONG, join(folder, "none")])).toMatchObject({
      status: 2,
      stdout: "",
    });
  });

  test("is a test of its own for each problem of each file, which GitLab would else show once", async () => {
    const [one, two] = [file("one.txt", "Disalow: /x\n"), file("same.txt", "Disalow: /x\n")];
    const { stdout } = await robotsTxt(["lint", one, two, "--format", "junit"]);
    const named = [...stdout.matchAll(/<testcase (classname=".*?" name=".*?")>/g)].map(
      ([, is]) => is,
    );
    expect(named).toContain(`classname="${one}" name="1:1 R102"`);
    expect(named).toContain(`classname="${two}" name="1:1 R102"`);
    expect(new Set(named).size).toBe(named.length);
  });

  test("fails as JUnit only where the exit status does", async () => {
    const note = file("passes.txt", "User-agent: *\nDisallow: /b\n");
    const junit = async (...more: readonly string[]) =>
      robotsTxt(["lint", note, "--format", "junit", ...more]);
    const passed = await junit();
    expect(passed).toMatchObject({ status: 0 });
    expect(passed.stdout).toMatch(
      /<testcase classname=".*" name="2:11 R410"><system-out>.*<\/system-out><\/testcase>/,
    );
    expect(passed.stdout).not.toContain("<failure");
    const failed = await junit("--fail-on", "note");
    expect(failed.status).toBe(1);
    expect(failed.stdout).toMatch(
      /name="2:11 R410"><failure message="R410" type="notice">.*<\/failure><\/testcase>/,
    );
  });

  test("writes SARIF with a rule for each code", async () => {
    const { stdout } = await robotsTxt(["lint", WRONG, "--format", "sarif"]);
    const { version, runs } = JSON.parse(stdout);
    expect(version).toBe("2.1.0");
    const [{ tool, results }] = runs;
    for (const { ruleId, ruleIndex, message, locations } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
      expect(message.text).toMatch(/\.$/);
      expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
    }
  });

  test("writes annotations on the file’s own lines", async () => {
    const { stdout } = await robotsTxt(["lint", WRONG, "--format", "github"]);
    expect(stdout).toMatch(/^::error file=.*wrong\.txt,line=2,title=R102::/);
  });
});

describe("diff", () => {
  const OTHER = file("other.txt", TEXT.replace("/a\n", "/c\n"));

  test("names a URL for each crawler whose verdict changes", async () => {
    const asked = ["diff", FILE, OTHER, "--agent", "GPTBot"];
    expect((await robotsTxt(asked)).status).toBe(1);
    expect(await records(asked)).toEqual([
      {
        crawler: "GPTBot",
        difference: "differs",
        url: "/a",
        before: "blocked",
        beforeLine: 2,
        after: "allowed",
        afterLine: null,
      },
    ]);
  });

  test("proves that nothing changes", async () => {
    const same = file("same.txt", `# the same\n${TEXT.replace("Disallow: /a", "Disallow: /a*")}`);
    expect(await robotsTxt(["diff", FILE, same])).toMatchObject({
      status: 0,
      stdout: "No verdict changes for any crawler on any URL (proven).\n",
    });
  });

  test("links to the new file, of which the old verdicts are expected", async () => {
    const page = ["--page", "https://playground.example/"];
    const { stdout } = await robotsTxt(["diff", FILE, OTHER, ...page, "--format", "markdown"]);
    const [, link = ""] = /\]\((https:\/\/playground\.example\/#\S+)\)/.exec(stdout) ?? [];
    expect((await robotsTxt(["test", FILE, link])).status).toBe(0);
    const changed = await robotsTxt(["test", OTHER, link]);
    expect(changed.status).toBe(1);
    expect(changed.stdout).toContain("/a: Expected Block.");
  });

  test("writes Markdown as the page does", async () => {
    const { stdout } = await robotsTxt(["diff", FILE, OTHER, "--format", "markdown"]);
    expect(stdout).toContain("Two versions of a robots.txt, read as: RFC 9309");
    expect(stdout).toContain("| Crawler | Example URL | Before | Now |");
  });

  test("says nothing of other crawlers than those asked for, in Markdown either", async () => {
    const now = file("one-more.txt", `${TEXT}\nUser-agent: GPTBot\nDisallow: /\n`);
    const asked = ["--agent", "Googlebot", "--format", "markdown"];
    expect(await robotsTxt(["diff", FILE, now, ...asked])).toEqual({
      status: 0,
      stdout:
        "Two versions of a robots.txt, read as: RFC 9309\n\n`Googlebot`: same verdict on every URL (proven)\n",
      stderr: "",
    });
  });

  test("writes one annotation for all crawlers with the same change", async () => {
    const now = file("two.txt", `${TEXT.replace("/a\n", "/c\n")}\nUser-agent: CCBot\nAllow: /\n`);
    const { stdout } = await robotsTxt(["diff", FILE, now, "--format", "github"]);
    expect(stdout.split("\n")).toEqual([
      expect.stringMatching(/^::warning .*::Googlebot, .* more crawlers: \/a was Block by line 2/),
      expect.stringMatching(
        /^::warning .*::CCBot: \/a was Block by line 2, is now Allow by line 6$/,
      ),
      "",
    ]);
  });

  test("names uses that change, although no verdict does", async () => {
    const withUse = (value: string) =>
      file(`use-${value}.txt`, `User-agent: *\nContent-Usage: train-ai=${value}\nDisallow: /a\n`);
    const asked = ["diff", withUse("n"), withUse("y")];
    const sentence =
      "Training is now allowed for GPTBot (line 2). Before, it was refused (line 2).";
    expect(await robotsTxt([...asked, "--agent", "GPTBot"])).toMatchObject({
      status: 0,
      stdout: `GPTBot: same verdict on every URL (proven)\n${sentence}\n`,
    });
    const { stdout } = await robotsTxt([...asked, "--format", "github"]);
    expect(stdout).toMatch(/^::warning file=.*,line=2,title=Uses that changed::Training is now/);
  });
});

describe("link", () => {
  test("carries the file and the questions to the page and back", async () => {
    const asked = ["--agent", "GPTBot", "--url", "/a", "--page", "https://playground.example/x/"];
    const { stdout } = await robotsTxt(["link", FILE, ...asked]);
    expect(stdout).toMatch(/^https:\/\/playground\.example\/x\/#1\S+\n$/);
    const explained = await robotsTxt([
      "explain",
      stdout.trim(),
      "--agent",
      "GPTBot",
      "--url",
      "/a",
    ]);
    expect(explained.stdout).toContain("Blocked by line 2, the only rule of group A that matches.");
  });

  test("is only its fragment where no page is named", async () => {
    expect((await robotsTxt(["link", FILE])).stdout).toMatch(/^#1/);
  });
});

describe("a live site", () => {
  afterEach(closeSites);

  const siteThat = async (status: number, body: string) => {
    const { port } = await openSite((_, response) => {
      response.writeHead(status, { "Content-Type": "text/plain" }).end(body);
    });
    return `http://127.0.0.1:${port}`;
  };

  test("is fetched byte for byte, with the requests on stderr", async () => {
    const origin = await siteThat(200, TEXT);
    const { status, stdout, stderr } = await robotsTxt(["fetch", origin]);
    expect([status, stdout]).toEqual([0, TEXT]);
    expect(stderr).toContain(`${origin}/robots.txt: 200`);
  });

  test("has exit status 1 where it sends no file, and all of the response as JSON", async () => {
    const origin = await siteThat(404, "Not found\n");
    const { status, stdout } = await robotsTxt(["fetch", origin, "--format", "json"]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      site: origin,
      status: 404,
      hops: [{ status: 404, url: `${origin}/robots.txt` }],
      file: "Not found\n",
    });
  });

  test("counts with its status code where a file is asked for", async () => {
    const asked = ["--agent", "GPTBot", "--url", "/x"];
    const down = await records(["check", await siteThat(503, TEXT), ...asked]);
    expect(down).toMatchObject([{ verdict: "blocked", ground: "response" }]);
    const origin = await siteThat(200, TEXT);
    expect(await records(["check", origin, ...asked])).toMatchObject([{ verdict: "allowed" }]);
    const elsewhere = ["--agent", "GPTBot", "--url", "https://other.example/"];
    expect(await records(["check", origin, ...elsewhere])).toMatchObject([
      { verdict: "not-governed" },
    ]);
  });

  test.each([
    ["gzip", gzipSync(TEXT), {}, / sent its robots\.txt compressed with gzip, but without /],
    ["zstd", Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 4]), {}, / compressed with zstd, but without /],
    ["ZIP", Buffer.from("PK\x03\x04"), {}, / compressed with ZIP, but without /],
    ["zstd that it names", Buffer.from("x"), { "Content-Encoding": "zstd" }, /Encoding “zstd”, /],
  ])("in %s is not read in silence by any command", async (_, body, headers, said) => {
    const { port } = await openSite((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/plain", ...headers }).end(body);
    });
    const origin = `http://127.0.0.1:${port}`;
    for (const args of [["lint"], ["fetch"], ["check", "-a", "GPTBot", "-u", "/"]])
      expect((await robotsTxt([...args, origin])).stderr).toMatch(said);
  });

  test("cannot colour the terminal by where it redirects to", async () => {
    const { port } = await openSite((_, response) => {
      // U+009B in UTF-8, which begins a colour as ESC [ does.
      response.writeHead(302, { Location: "http://127.0.0.1:1/\u00c2\u009b31m" }).end();
    });
    const { status, stderr } = await robotsTxt(["fetch", `http://127.0.0.1:${port}`]);
    expect(status).toBe(2);
    expect(stderr).toContain("302 → http://127.0.0.1:1/");
    expect(stderr).not.toMatch(/[\x80-\x9f]/);
  });

  test("that does not answer gives exit status 2", async () => {
    const { status, stdout, stderr } = await robotsTxt(["fetch", "http://127.0.0.1:1"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("No connection was possible");
  });
});

describe("input that is not usable", () => {
  mkdirSync(join(folder, "a-folder"));
  const asked = ["--agent", "GPTBot", "--url", "/"];
  const half = "https://playground.example/#1HC0z4GNhBuYpVrZ0sLPY";

  test.each([
    ["a missing file", ["check", join(folder, "none"), ...asked], /does not exist\.\n$/],
    ["a missing robots.txt", ["check", "no-robots.txt", ...asked], /does not exist\.\n$/],
    [
      "a host without https://",
      ["check", "www.shop.example", ...asked],
      /“www\.shop\.example” does not exist\. For a site, write https:\/\/www\.shop\.example\.\n$/,
    ],
    ["a folder", ["check", join(folder, "a-folder"), ...asked], /is a folder\./],
    [
      "a list that is missing",
      ["check", FILE, "--agent", "a", "--urls", join(folder, "none")],
      /does not exist\./,
    ],
    [
      "a list that is a URL",
      ["check", FILE, "--agent", "a", "--urls", "https://x.example/sitemap.xml"],
      /sitemap\.xml” does not exist\. This input is not fetched: download it, and name the file\.\n$/,
    ],
    [
      "a file in gzip",
      ["check", file("robots.gz", gzipSync(TEXT)), ...asked],
      /“.*robots\.gz” is compressed with gzip\. Unpack it first/,
    ],
    ["expectations in gzip", ["test", FILE, join(folder, "robots.gz")], /is compressed with gzip/],
    ["a link that was cut off", ["test", FILE, half], /cut off: 21 of 44 characters arrived/],
    ["half of a link as the file", ["explain", half, ...asked], /cut off/],
    ["no crawler", ["check", FILE, "--url", "/"], /Name at least one crawler/],
    ["no URL", ["check", FILE, "--agent", "GPTBot"], /Name at least one URL/],
    ["an empty crawler", ["check", FILE, "-a", "", "-u", "/"], /“” names no crawler/],
    ["several crawlers in one", ["diff", FILE, FILE, "-a", "GPTBot,CCBot"], /repeat --agent/],
    ["a crawler after =", ["use", FILE, "-a=GPTBot", "-u", "/"], /“=GPTBot” names no crawler/],
    [
      "an empty URL",
      ["check", FILE, "-a", "a", "-u", ""],
      /A value of --url cannot be a URL: it is empty/,
    ],
    ["a URL of two lines", ["link", FILE, "-u", "/a\nb"], /it contains a control character/],
    ["a value with a dash", ["check", FILE, "-u", "-x"], /missing, or begins with a dash\. “/],
    ["no file", ["check", ...asked], /FILE is missing\./],
    ["a file too many", ["check", FILE, FILE, ...asked], /one argument too many/],
    ["an unknown command", ["chekc"], /“chekc” is not a command/],
    ["no command", [], /Name a command/],
    ["an unknown option", ["check", FILE, "--agnet", "x"], /Unknown option '--agnet'/],
    ["an option of another command", ["lint", FILE, "--page", "x"], /Unknown option '--page'/],
    ["an option without its value", ["check", FILE, "--url"], /argument missing/],
    ["an unknown format", ["check", FILE, ...asked, "-f", "xml"], /no format “xml”/],
    ["an unknown parser", ["check", FILE, ...asked, "--read-as", "x"], /“x” is not a parser/],
    ["no code of a problem", ["lint", FILE, "--allow", "408"], /--allow cannot be “408”/],
    ["an unknown level", ["lint", FILE, "--fail-on", "x"], /--fail-on cannot be “x”/],
    ["an unknown response", ["check", FILE, ...asked, "--status", "x"], /--status cannot be “x”/],
    ["no site", ["check", FILE, ...asked, "--site", "http://"], /is not a site/],
    [
      "a robots.txt in a folder as a site",
      ["check", FILE, ...asked, "--site", "https://me.example/docs/robots.txt"],
      /only at the top of a site, not in folders/,
    ],
    ["stdin for two inputs", ["check", "-", "--agent", "a", "--urls", "-"], /Only one of the/],
    ["stdin for two files", ["lint", "-", "-"], /Only one of the inputs can be “-”/],
    [
      "several lists",
      ["check", FILE, "-a", "a", "--urls", FILE, "--urls", FILE],
      /only one list with --urls/,
    ],
    [
      "a column without a list",
      ["check", FILE, ...asked, "--column", "x"],
      /--column has no effect/,
    ],
    [
      "a column of a sitemap",
      ["check", FILE, "-a", "a", "--urls", file("urlset", "<urlset></urlset>"), "--column", "1"],
      /--column has no effect on a sitemap/,
    ],
    ["an exact token without one", ["sitemaps", "x.example", "--exact"], /--exact has no effect/],
    [
      "a link in a format without one",
      ["diff", FILE, FILE, "--page", "https://x.example/", "-f", "json"],
      /--page has no effect with --format json: only text and markdown/,
    ],
    [
      "a crawler that no row is about",
      [
        ...["test", FILE, file("own.csv", "user_agent,url,expected\nGPTBot,/a,block\n")],
        ...["-a", "gptbot", "-a", "CCBot"],
      ],
      /--agent CCBot has no effect here, because each row/,
    ],
    ["crawlers beside those of a link", ["test", FILE, "#1x", "-a", "a"], /--agent has no effect/],
    [
      "two parsers",
      ["check", FILE, ...asked, "--read-as", "google", "--read-as", "bing"],
      /Give --read-as only once\./,
    ],
    ["colours in a name", ["check", "\u001b[31mx", ...asked], /“\\x1b\[31mx” does not exist/],
    ["colours in an option", ["check", "--\u001b[31mx"], /'--\\x1b\[31mx'/],
    ["no expectations", ["test", FILE, FILE], /No expectations were found/],
    [
      "a missing column",
      ["check", FILE, "--agent", "a", "--urls", FILE, "--column", "x"],
      /no column “x”/,
    ],
    ["a page without a scheme", ["link", FILE, "--page", "x"], /not the URL of a playground/],
  ])("has exit status 2 and a sentence, and nothing on stdout: %s", async (_, args, sentence) => {
    const { status, stdout, stderr } = await robotsTxt(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^robots-txt: .*\.\n/);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain("\u001b");
  });

  test("is named without the colours in it, in a list and in a table", async () => {
    const asked = ["check", FILE, "--agent", "a", "--urls", "-"];
    const { stderr } = await robotsTxt([...asked, "--column", "url"], "\u001b[31mred,b\n");
    expect(stderr).toContain("Its first row has “\\x1b[31mred” and “b”.");
    const list = file("\u001b[31mlist", "/\u0001\n");
    expect((await robotsTxt([...asked.slice(0, -1), list])).stderr).toContain("\\x1b[31mlist");
  });

  test("is not an empty file, but stdin without one is told", async () => {
    const empty = ["check", file("empty.txt", ""), ...asked];
    expect(await robotsTxt(empty)).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout, stderr } = await robotsTxt(["check", "-", ...asked]);
    expect([status, stdout]).toEqual([0, "Allowed  GPTBot  /\n"]);
    expect(stderr).toMatch(
      /^robots-txt: stdin is empty, and an empty robots\.txt allows everything\./,
    );
  });

  test.each([
    ["<!DOCTYPE html>\n<title>404: not found</title>\n", "an HTML page"],
    ['<?xml version="1.0"?>\n<urlset><url><loc>/a</loc></url></urlset>\n', "a sitemap"],
    ["https://x.example/a\nhttps://x.example/b\n", "a list of URLs"],
  ])("is not a file of another format, but every command tells it: %j", async (text, what) => {
    const other = file("other-format", text);
    const sentence = `robots-txt: “${other}” has no rules: it looks like ${what}, not like a robots.txt.\n`;
    for (const args of [
      ...["check", "explain", "use"].map((name) => [name, other, ...asked]),
      ["lint", other],
      ["diff", FILE, other, "--agent", "GPTBot"],
      ["link", other],
      ["test", other, file("one.csv", "user_agent,url,expected\nGPTBot,/a,allow\n")],
    ]) {
      const { status, stderr } = await robotsTxt(args);
      expect([args[0], status < 2, stderr]).toEqual([args[0], true, sentence]);
    }
    expect((await robotsTxt(["check", other, ...asked, "--status", "404"])).stderr).toBe("");
  });

  test("is a file in UTF-16, and stderr tells that most parsers find no rules in it", async () => {
    const utf16 = Buffer.from("\ufeffUser-agent: *\nDisallow: /\n", "utf16le");
    const { status, stdout, stderr } = await robotsTxt(["check", "-", ...asked], utf16);
    expect([status, stdout]).toEqual([0, "Allowed  GPTBot  /\n"]);
    expect(stderr).toBe(
      "robots-txt: stdin is in UTF-16, and most parsers find no rules in it. Save it as UTF-8.\n",
    );
  });

  test("is a file of 20 MB", async () => {
    const { status, stdout, stderr } = await robotsTxt(["lint", "-"], Buffer.alloc(20_000_000, 65));
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe("robots-txt: stdin is larger than 16 MiB, the limit for this input.\n");
  });

  const answered = async (_: string, bytes: string | Uint8Array) => {
    const status = async (...args: readonly string[]) =>
      (await robotsTxt(args, typeof bytes === "string" ? bytes : Buffer.from(bytes))).status;
    for (const name of ["check", "explain", "use"])
      expect(await status(name, "-", ...asked)).toBeLessThan(2);
    expect(await status("lint", "-")).toBeLessThan(2);
    expect(await status("diff", "-", FILE, "--agent", "GPTBot")).toBeLessThan(2);
    expect(await status("link", "-")).toBeLessThan(3);
  };

  test.each([
    ["NULs", "\0".repeat(10_000)],
    ["bytes that are not UTF-8", Uint8Array.from({ length: 10_000 }, (_, at) => 128 + (at % 128))],
    ["nothing", ""],
  ])("is not a file with %s: every command answers", answered);

  test.each([
    ["a line of a megabyte", `User-agent: *\nDisallow: /${"*a".repeat(500_000)}`],
    [
      "many groups",
      Array.from({ length: 5_000 }, (_, at) => `User-agent: a${at}\nDisallow: /${at}\n`).join(""),
    ],
  ])("is not a file with %s: every command answers", { tags: "long" }, answered);
});

describe("help", () => {
  test("has a page for each command, with its options and an example", async () => {
    for (const [name, { options }] of Object.entries(commands)) {
      const { status, stdout } = await robotsTxt([name, "--help"]);
      expect(status).toBe(0);
      expect(await robotsTxt(["help", name])).toMatchObject({ stdout });
      for (const option of options) expect(stdout).toContain(`--${option}`);
      for (const head of ["NAME", "SYNOPSIS", "OPTIONS", "EXIT STATUS", "EXAMPLES"])
        expect(stdout).toContain(`${head}\n`);
      expect(stdout).toContain(`robots-txt ${name} `);
      for (const line of stdout.split("\n")) expect(line.length).toBeLessThan(100);
    }
  });

  test("does not say of fetch that it takes several crawlers", async () => {
    const helpOf = async (name: string) => (await robotsTxt([name, "--help"])).stdout;
    expect(await helpOf("sitemaps")).toContain("May be repeated.");
    expect(await helpOf("fetch")).toContain("Only one.");
    expect(await helpOf("fetch")).not.toContain("May be repeated.");
  });

  test("and the version need no command", async () => {
    expect((await robotsTxt(["--help"])).stdout).toContain("COMMANDS\n");
    expect((await robotsTxt(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await robotsTxt(["check", "-V"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("diff --urls", () => {
  const now = file("now.txt", "User-agent: *\nDisallow: /b\n");
  const list = file("list.txt", "https://shop.example/a/1\nhttps://shop.example/b\n/c\n");
  const asked = ["diff", FILE, now, "--urls", list, "--agent", "GPTBot", "--agent", "CCBot"];

  test("groups the verdicts on a list that change by the lines that decide", async () => {
    const { status, stdout } = await robotsTxt(asked);
    expect([status, stdout.split("\n")]).toEqual([
      1,
      [
        "Line 2 of Before no longer blocks 1 URL for 2 crawlers",
        "  GPTBot https://shop.example/a/1",
        "  CCBot https://shop.example/a/1",
        "Line 2 now blocks 1 URL for 2 crawlers",
        "  GPTBot https://shop.example/b",
        "  CCBot https://shop.example/b",
        "",
      ],
    ]);
  });

  test("writes a record for each, and a table in Markdown", async () => {
    expect((await records(asked))[0]).toEqual({
      crawler: "GPTBot",
      url: "https://shop.example/a/1",
      before: "blocked",
      beforeLine: 2,
      after: "allowed",
      afterLine: null,
    });
    const markdown = await robotsTxt([...asked, "--format", "markdown"]);
    expect(markdown.stdout).toContain("| `https://shop.example/b` | `CCBot` | Allow (no rule) |");
    const github = await robotsTxt([...asked, "--format", "github"]);
    expect(github.stdout.match(/^::warning /gm)).toHaveLength(2);
  });

  test("has exit status 0 where no verdict changes, and 2 without a crawler or a URL", async () => {
    const same = await robotsTxt(["diff", FILE, FILE, "--urls", list, "--agent", "GPTBot"]);
    expect([same.status, same.stdout]).toEqual([
      0,
      "No verdict changes for the 3 URLs in the table.\n",
    ]);
    expect((await robotsTxt(["diff", FILE, now, "--urls", list])).status).toBe(2);
    const empty = file("none.txt", "\n");
    expect((await robotsTxt([...asked.slice(0, 4), empty, "--agent", "A"])).status).toBe(2);
  });
});
