import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { robotsTxt } from "../../test/cli.ts";
import { closeSites, openSite } from "../../test/fetch/local-sites.ts";
import { runs } from "../../test/runs.ts";
import { coloured, lineText, uncoloured } from "./lines.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "robots-txt-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(closeSites);

describe("a line for people", () => {
  test.each([
    ["/a b", "/a b"],
    ["/ä 🛒", "/ä 🛒"],
    ["\x1b[31mred", "\\x1b[31mred"],
    ["\u009b31mred", "\\x9b31mred"],
    ["\udce9", "\\xe9"],
    ["/x\u202egnp.", "/x[U+202E]gnp."],
    ["/\u200bcart\u2028", "/[U+200B]cart[U+2028]"],
    ["a\r\nb", "a\\x0d\\x0ab"],
    ["::error::x", "\\x3a:error::x"],
    [" \t::error::x", " \\x09::error::x"],
    ["  ::error::x", "  \\x3a:error::x"],
    ["a ::error::x", "a ::error::x"],
    ["a ##[group]x", "a \\x23#[group]x"],
    ["###[group]x", "#\\x23#[group]x"],
    ["##vso[task.complete]##teamcity[x]", "\\x23#vso[task.complete]\\x23#teamcity[x]"],
    ["## [x]", "## [x]"],
  ])("shows %j as %s", (text, shown) => {
    expect(lineText([text], uncoloured)).toBe(`${shown}\n`);
  });

  test("has the colours of the program, and no other", () => {
    expect(lineText(["\x1b[31ma", ["\x1b[32mb", "bad"]], coloured)).toBe(
      "\\x1b[31ma\x1b[31m\\x1b[32mb\x1b[39m\n",
    );
  });
});

/** What a terminal or the log of a CI service acts on. */
const ACTS = /[^\n\P{Cc}]|[\p{Cf}\u2028\u2029]|^\s*::|##\w*\[/mu;

const pieces = fc.constantFrom(
  ...["::error::x", "##[group]x", "##vso[task.complete result=Failed]", "\x1b[2J", "\u009b31m"],
  ...[
    "\u202e",
    "\u2066",
    "\u200b",
    "\u2028",
    "\u0085",
    "\r",
    "\x07",
    "\udc9b",
    " ",
    "a",
    "/",
    "%0A",
  ],
  ...[
    "User-agent: ",
    "Disallow: ",
    "Sitemap: ",
    "Content-Usage: train-ai=n",
    "*",
    "$",
    ",",
    '"',
    "\n",
  ],
);
const texts = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(""));
// The operating system takes no NUL, and neither a lone surrogate.
const names = texts.map((text) => text.replaceAll(/[/\udc9b]/g, "_"));

describe("whatever a file, a list, an argument or the name of a file says", () => {
  test.each([
    ["check", (file: string, text: string) => ["check", file, "-a", text, "-u", text]],
    ["check", (file: string, text: string) => ["check", file, "-a", "GPTBot", "-u", text]],
    [
      "explain",
      (file: string, text: string) => ["explain", file, "-a", "GPTBot", "-u", `/${text}`],
    ],
    ["use", (file: string, text: string) => ["use", file, "-a", "GPTBot", "-u", `/${text}`]],
    ["lint", (file: string) => ["lint", file, file]],
    ["diff", (file: string) => ["diff", file, OTHER]],
    ["test", (file: string) => ["test", OTHER, file]],
    ["test", (file: string) => ["test", file, EXPECTED]],
    ["check with a list", (file: string) => ["check", OTHER, "-a", "GPTBot", "--urls", file]],
    ["a command", (file: string, text: string) => [text, file]],
    ["an option", (file: string, text: string) => ["check", file, `--${text}`]],
    ["a parser", (file: string, text: string) => ["lint", file, "--read-as", text]],
    ["a site", (file: string, text: string) => ["lint", file, "--site", text]],
    ["a missing file", (_: string, text: string) => ["lint", `${folder}/missing/${text}`]],
  ])("%s leaves the terminal and the log of CI alone", async (_, args) => {
    const property = fc.asyncProperty(names, texts, texts, async (name, content, text) => {
      const file = join(folder, `f${name}`);
      writeFileSync(file, `User-agent: *\nDisallow: /\n${content}`);
      for (const format of ["text", "github"]) {
        const { stdout, stderr } = await robotsTxt([...args(file, text), "--format", format]);
        const own =
          format === "github" ? stdout.replace(/^::(?=error |warning |notice )/gm, "") : stdout;
        expect(`${own}\n${stderr}`).not.toMatch(ACTS);
      }
      rmSync(file);
    });
    await fc.assert(property, { numRuns: runs(15) });
  });

  const OTHER = join(folder, "other.txt");
  writeFileSync(OTHER, "User-agent: *\nAllow: /\n");
  const EXPECTED = join(folder, "expected.csv");
  writeFileSync(
    EXPECTED,
    'user_agent,url,expected\nGPTBot,"/\x1b[2J\u202e##[group]",allow\nGPTBot,/b,allow\n',
  );

  test("rows of expectations that are left out are repeated without what CI would obey", async () => {
    const rows = join(folder, "rows.csv");
    writeFileSync(rows, 'user_agent,url,expected\nGPTBot,"##[group]\n::error::x",maybe\u202e\n');
    const { status, stderr } = await robotsTxt(["test", OTHER, rows]);
    expect(status).toBe(2);
    expect(stderr).toContain("group");
    expect(stderr).not.toMatch(ACTS);
  });

  test("a live file is shown on a terminal, and sent byte for byte elsewhere", async () => {
    const body = "User-agent: *\r\nDisallow: /\x1b[31mred\x07\n";
    const { port } = await openSite((_, response) => {
      response.writeHead(200, { "Content-Type": "text/plain" }).end(body);
    });
    const asked = ["fetch", `http://127.0.0.1:${port}`];
    expect((await robotsTxt(asked)).stdout).toBe(body);
    const { stdout } = await robotsTxt(asked, "", { isTTY: true });
    expect(stdout).toBe("User-agent: *\nDisallow: /\\x1b[31mred\\x07\n");
  });
});
