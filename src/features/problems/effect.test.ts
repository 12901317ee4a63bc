import { describe, expect, test, vi } from "vitest";
import {
  crawlersInput,
  type OtherFile,
  otherFilesInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import { openText, readAs, setAnswer } from "../../core/intents.ts";
import { makeLintFacet, problemsOf } from "../../core/linting.ts";
import { otherFiles } from "../../core/other-files.ts";
import { createSession, type Session } from "../../core/session.ts";
import type { Site } from "../../engine/url/scope.ts";
import type { Finding, Fix, Problem } from "../../lint/problem.ts";
import { unknownField } from "../../lint/rules/R101-unknown-field.ts";
import { misspeltField } from "../../lint/rules/R102-misspelt-field.ts";
import { Lint } from "../../lint/run.ts";
import { plain } from "../../words/quoting.ts";
import {
  alike,
  applyEdits,
  type Effect,
  EffectSearch,
  editsFor,
  WithoutProblems,
} from "./effect.ts";
import { fixingWords } from "./words.ts";

function opened(text: string): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  return session;
}

function sessionWith(text: string): Session {
  const session = opened(text);
  session.dispatch({
    effects: [urlsInput.set.of(["/a", "/b"]), crawlersInput.set.of(["Googlebot", "GPTBot"])],
  });
  return session;
}

/** What replacing a text that stands once in the file would do. */
function effectOfReplacing(session: Session, old: string, insert: string): Effect {
  const state = session.getState();
  const from = state.doc.toString().indexOf(old);
  const search = new EffectSearch(state, [{ from, to: from + old.length, insert }]);
  search.run(() => false);
  if (!search.result) throw new Error("the search has not ended");
  return search.result;
}

describe("the effect of an edit", () => {
  test("is neutral where nothing but a repetition goes", () => {
    const session = sessionWith("User-agent: *\nDisallow: /a\nDisallow: /a # twice\n");
    const effect = effectOfReplacing(session, "Disallow: /a # twice\n", "");
    expect(effect.isNeutral).toBe(true);
    expect(fixingWords.effect(effect)).toBe("Changes no verdict.");
  });

  test("lists the verdicts of the page that would change", () => {
    const session = sessionWith("User-agent: GPTBot\nDisalow: /a\n");
    const effect = effectOfReplacing(session, "Disalow", "Disallow");
    expect(effect.turns).toEqual([
      { url: "/a", crawler: "GPTBot", before: "allow", after: "disallow" },
    ]);
    expect(effect.turns.map((turn) => plain(fixingWords.turn(turn)))).toEqual([
      "GPTBot “/a”: Allow, then Block",
    ]);
    expect(effect.crawlers).toEqual(["GPTBot"]);
    expect(fixingWords.effect(effect)).toBe(
      "1 verdict in the table changes, and other verdicts can change for GPTBot.",
    );
  });

  test("leaves out the URLs that the file of another site decides", () => {
    const session = sessionWith("User-agent: *\nDisallow: /a\n");
    const site: Site = { scheme: "https", host: "b.example", port: 443 };
    const file: OtherFile = { site, fileText: "", answer: { kind: "ok" }, opened: null };
    session.dispatch({
      effects: [
        urlsInput.set.of(["/a", "https://b.example/a"]),
        crawlersInput.set.of(["Googlebot"]),
        siteInput.set.of("a.example"),
        otherFilesInput.set.of(otherFiles([file])),
      ],
    });
    expect(effectOfReplacing(session, "/a", "/b").turns).toEqual([
      { url: "/a", crawler: "Googlebot", before: "disallow", after: "allow" },
    ]);
  });

  test("finds a URL that changes for crawlers of the catalogue, though no verdict of the page does", () => {
    const session = sessionWith("User-agent: CCBot\nDisallow: /x/\n");
    const effect = effectOfReplacing(session, "/x/", "/x");
    expect(effect).toMatchObject({ isNeutral: false, turnCount: 0, crawlers: ["CCBot"] });
    expect(plain(fixingWords.effect(effect))).toBe(
      "No verdict in the table changes, but other verdicts can change for CCBot, for example CCBot “/x”: Allow, then Block.",
    );
  });

  test("finds a URL that can be typed, where its path would be read as a host", () => {
    const session = sessionWith("User-agent: CCBot\nDisallow: //x\n");
    expect(effectOfReplacing(session, "//x", "//").example).toEqual({
      url: "https://example.com//",
      crawler: "CCBot",
      before: "allow",
      after: "disallow",
    });
  });

  test.each([
    { rules: "Disallow: /a*", old: "/a*", now: "/a", isNeutral: true },
    { rules: "Disallow: /a\nAllow: /a*", old: "/a*", now: "/a", isNeutral: true },
    // Without the star the two are a tie, and Allow wins.
    { rules: "Disallow: /a*\nAllow: /a", old: "/a*", now: "/a", isNeutral: false },
    {
      rules: "Disallow: /\nDisallow: /b/*.php$",
      old: "Disallow: /b/*.php$",
      now: "",
      isNeutral: true,
    },
  ])(
    "of writing $now for $old in $rules is neutral: $isNeutral",
    ({ rules, old, now, isNeutral }) => {
      const session = sessionWith(`User-agent: *\n${rules}\n`);
      expect(effectOfReplacing(session, old, now).isNeutral).toBe(isNeutral);
    },
  );

  test("is seen by whoever reads the file", () => {
    const session = sessionWith("User-agent: GPTBot\nDisalow: /a\n");
    session.dispatch(readAs("google"));
    expect(effectOfReplacing(session, "Disalow", "Disallow").isNeutral).toBe(true);
    session.dispatch(readAs("each-as-itself"));
    expect(effectOfReplacing(session, "Disalow", "Disallow").isNeutral).toBe(false);
  });

  test("is none on crawlers for which the response decides in place of the rules", () => {
    const session = sessionWith("User-agent: GPTBot\nUser-agent: Googlebot\nDisallow: /a\n");
    session.dispatch(readAs("each-as-itself"));
    session.dispatch(
      setAnswer({ kind: "status", status: 503, lasting: "short", cachedCopy: false }),
    );
    const effect = effectOfReplacing(session, "Disallow: /a", "");
    expect(effect).toMatchObject({ turnCount: 0, crawlers: [], example: null });
    expect(fixingWords.effect(effect)).toBe(
      "No verdict in the table changes. For every other crawler in the catalogue, all verdicts stay the same.",
    );
  });

  test("comes true when the edit is made", () => {
    const session = sessionWith("User-agent: GPTBot\nDisalow: /a\n");
    const before = session.getState().doc.toString();
    const from = before.indexOf("Disalow");
    session.dispatch(applyEdits([{ from, to: from + 7, insert: "Disallow" }]));
    expect(session.getState().doc.toString()).toBe("User-agent: GPTBot\nDisallow: /a\n");
  });
});

describe("what problems do to the table", () => {
  test("is what would be different with the surest fix of each", () => {
    vi.useFakeTimers();
    const makeLint = makeLintFacet.of((analysis, around) => new Lint(analysis, around));
    const session = createSession(makeLint);
    session.dispatch(openText(session.getState(), "User-agent: *\nDisalow: /a\nDisalow: /b\n"));
    session.dispatch({
      effects: [urlsInput.set.of(["/a", "/b", "/c"]), crawlersInput.set.of(["CCBot", "GPTBot"])],
    });
    vi.runAllTimers();
    vi.useRealTimers();
    const findings = problemsOf(session.getState()).findings ?? [];
    const turnCountWithout = (problems: readonly Finding[]) => {
      const search = new WithoutProblems(session.getState(), problems);
      search.run(() => false);
      return search.result?.turnCount;
    };
    const misspelt = findings.filter(({ problem }) => problem === misspeltField);
    expect(misspelt).toHaveLength(2);
    expect(turnCountWithout(misspelt)).toBe(4);
    expect(turnCountWithout(misspelt.slice(0, 1))).toBe(2);
    expect(turnCountWithout(misspelt.map((gone) => ({ ...gone, line: 9 })))).toBe(0);
  });
});

/** What fixes make of a text, applied at once. */
function fixed(text: string, fixes: readonly Fix[]): string {
  const session = opened(text);
  session.dispatch(applyEdits(editsFor(session.getState(), fixes)));
  return session.getState().doc.toString();
}

function deleting(...lines: readonly number[]): Fix {
  return { name: "delete", edits: lines.map((line) => ({ kind: "delete-line", line })) };
}

function replacing(line: number, from: number, to: number, insert: string): Fix {
  return { name: "replace", edits: [{ kind: "replace", line, from, to, insert }] };
}

describe("a fix", () => {
  test.each([
    { text: "a\nb\nc", fixes: [deleting(2)], after: "a\nc" },
    { text: "a\nb\nc\n", fixes: [deleting(3)], after: "a\nb\n" },
    { text: "a\nb", fixes: [deleting(2)], after: "a" },
    { text: "a", fixes: [deleting(1)], after: "" },
    { text: "a\nb\nc", fixes: [deleting(1), deleting(3)], after: "b" },
    // The last line goes with the end of the one before, be that deleted too.
    { text: "a\nb\nc", fixes: [deleting(3), deleting(2)], after: "a" },
    { text: "a\nb\nc\nd", fixes: [deleting(1), deleting(3, 4)], after: "b" },
    { text: "a\nb", fixes: [deleting(1), deleting(2)], after: "" },
    { text: "abc", fixes: [replacing(1, 1, 2, "x\ny")], after: "ax\nyc" },
    // Of fixes that would touch the same text the first counts.
    { text: "abc", fixes: [replacing(1, 0, 2, "x"), replacing(1, 1, 3, "y")], after: "xc" },
    { text: "abc", fixes: [replacing(1, 3, 3, "x"), replacing(1, 3, 3, "x")], after: "abcx" },
    { text: "a\nb", fixes: [deleting(1), replacing(1, 0, 1, "x")], after: "x\nb" },
    // A line that is there no more.
    { text: "a", fixes: [deleting(7)], after: "a" },
  ])("makes $after of $text", ({ text, fixes, after }) => {
    expect(fixed(text, fixes)).toBe(after);
  });
});

describe("all fixes of one kind", () => {
  const finding = (problem: Problem, line: number, ...fixes: Fix[]): Finding => ({
    problem,
    severity: "error",
    line,
    span: { from: 0, to: 1 },
    facts: { reader: "", under: "" },
    fixes,
  });

  test("are those of the same name, of every problem of the same code", () => {
    const [first, second] = [deleting(1), deleting(4)];
    const findings = [
      finding(unknownField, 1, first, replacing(1, 0, 1, "x")),
      finding(misspeltField, 2, deleting(2)),
      finding(unknownField, 3, replacing(3, 0, 1, "x")),
      finding(unknownField, 4, replacing(4, 0, 1, "x"), second),
    ];
    const [problem] = findings;
    expect(problem && alike(findings, problem, first)).toEqual([first, second]);
  });
});
