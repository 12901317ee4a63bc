import type { EditorState } from "@codemirror/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { differ } from "../../test/engine/differ.ts";
import { runs } from "../../test/runs.ts";
import { PLAIN } from "../engine/decide/request-context.ts";
import { statusesIn } from "../engine/prove/group-status-search.ts";
import {
  alike,
  applyEdits,
  type Effect,
  EffectSearch,
  editsFor,
} from "../features/problems/effect.ts";
import type { Fix } from "../lint/problem.ts";
import { Lint } from "../lint/run.ts";
import { analysisOf } from "./derived.ts";
import { openText } from "./intents.ts";
import { createSession } from "./session.ts";

function findingsIn(text: string) {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  const analysis = analysisOf(session.getState());
  const lint = new Lint(analysis, {
    context: PLAIN,
    urls: [],
    statusAt: statusesIn(analysis, 100),
  });
  lint.run(() => false);
  const findings = (lint.findings ?? []).filter(
    ({ problem: { code } }) => code === "R415" || code === "R416",
  );
  return { session, analysis, findings };
}

function effectIn(state: EditorState, fixes: readonly Fix[]): Effect | null {
  const search = new EffectSearch(state, editsFor(state, fixes));
  search.run(() => false);
  return search.result;
}

test("two rules that each can go because of the other are not offered to go together", () => {
  const { session, findings } = findingsIn(
    "User-agent: *\nDisallow: /a\nDisallow: *a*\nDisallow: /a/b\n",
  );
  expect(findings.map(({ problem, line }) => `${problem.code} ${line}`)).toEqual([
    "R415 2",
    "R416 4",
  ]);
  const fixes = findings.flatMap((finding) => finding.fixes);
  const together = effectIn(session.getState(), fixes);
  expect(together?.isNeutral).toBe(true);
  const both: Fix = {
    name: "delete",
    edits: [2, 3].map((line) => ({ kind: "delete-line", line })),
  };
  const wrong = effectIn(session.getState(), [both]);
  expect(wrong).toMatchObject({ isNeutral: false, example: { before: "disallow" } });
});

const anyPath = fc.constantFrom("/", "/a", "/A", "/a*", "/a/", "/a$", "/*a", "/*", "/a/b", "/a*b");
const anyLine = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom("Allow", "Disallow"), anyPath) },
  fc.tuple(fc.constant("User-agent"), fc.constantFrom("*", "a", "b")),
);

test("what is offered as one removal, of one rule or of all of its kind, changes no verdict", () => {
  const check = (fields: readonly (readonly [string, string])[]) => {
    const lines = ["User-agent: *", ...fields.map(([name, value]) => `${name}: ${value}`)];
    const { session, analysis, findings } = findingsIn(lines.join("\n"));
    for (const finding of findings)
      for (const fix of finding.fixes)
        for (const fixes of [[fix], alike(findings, finding, fix)]) {
          const state = session.getState();
          const after = analysisOf(state.update(applyEdits(editsFor(state, fixes))).state);
          for (const token of ["*", "a", "b"]) {
            const [was, is] = [analysis.groupNamed(token), after.groupNamed(token)];
            expect([lines, Boolean(was)]).toEqual([lines, Boolean(is)]);
            const { kind } = differ(was, is, analysis.dialect);
            expect([lines, fixes, kind]).toEqual([lines, fixes, "equal"]);
          }
        }
  };
  fc.assert(fc.property(fc.array(anyLine, { maxLength: 9 }), check), {
    numRuns: runs(50),
    endOnFailure: true,
  });
});
