import type { EditorState } from "@codemirror/state";
import fc from "fast-check";
import { analysisOf, requestContextOf } from "../src/core/derived.ts";
import { openText, readAs } from "../src/core/intents.ts";
import { createSession } from "../src/core/session.ts";
import { decide } from "../src/engine/decide/decide.ts";
import { dialects } from "../src/engine/dialects/index.ts";
import { applyEdits, EffectSearch, editsFor } from "../src/features/problems/effect.ts";
import { problemsIn } from "../src/lint/lint-file.ts";
import { type Finding, fixLabel, sentenceOf } from "../src/lint/problem.ts";
import { expectThat } from "./expect.ts";
import { property } from "./property.ts";
import { line } from "./texts.ts";

const CRAWLERS = ["Googlebot", "GPTBot", "bingbot"];
const URLS = ["/", "/a", "/a/", "/a/b", "/A", "/b", "/ab", "/a?x", "/x.pdf", "/%2F", "//a"];

/** Parts of paths that mean something to one check or another. */
const PARTS = ["/", "/", "a", "A", "b", "*", "$", "?", "%2F", "%7E", " ", ".pdf", "index.html"];

const named = fc.constantFrom("*", "foo", "GPTBot", "Googlebot", "Googlebot/2.1", "gptbot, foo");
const path = fc.array(fc.constantFrom(...PARTS), { maxLength: 5 }).map((parts) => parts.join(""));

const lines = () =>
  fc.oneof(
    { weight: 2, arbitrary: named.map((name) => `User-agent: ${name}`) },
    { weight: 3, arbitrary: path.map((written) => `Disallow: ${written}`) },
    { weight: 2, arbitrary: path.map((written) => `Allow: /${written}`) },
    { weight: 1, arbitrary: line() },
  );

/** Whatever the file and its parser: a fix takes its own problem away, and changes no verdict but those that it announces. */
export const fixes = property(
  "fixes of problems",
  () =>
    fc.record({
      file: fc.array(lines()).map((all) => all.join("\n")),
      reader: fc.constantFrom(...dialects.map(({ id }) => id)),
    }),
  ({ file, reader }) => {
    const session = createSession();
    session.dispatch(openText(session.getState(), file));
    session.dispatch(readAs(reader));
    const before = session.getState();
    const found = problemsOf(before);
    for (const finding of found)
      for (const fix of finding.fixes) {
        const claim = `${finding.problem.code}, ${fixLabel(finding, fix)}`;
        const edits = editsFor(before, [fix]);
        const { state: after, changes } = before.update(applyEdits(edits));
        const { from, to } = before.doc.line(finding.line);
        const isDeleted = edits.some(
          (edit) => edit.insert === "" && edit.from <= from && edit.to >= to,
        );
        const line = isDeleted ? null : after.doc.lineAt(changes.mapPos(from, 1)).number;
        // A parser can read several fields in one line.
        const left = sameAs(finding, problemsOf(after), line);
        expectThat(left < sameAs(finding, found, finding.line), `${claim}: it is gone`);
        const search = new EffectSearch(before, edits);
        search.run(() => false);
        const said = search.result?.crawlers ?? [];
        for (const crawler of CRAWLERS)
          for (const url of URLS)
            expectThat(
              said.includes(crawler) ||
                outcomeIn(before, crawler, url) === outcomeIn(after, crawler, url),
              `${claim}: ${crawler} ${url} changes only if it is said`,
            );
      }
  },
);

/** How many findings on a line say the same. */
function sameAs(finding: Finding, among: readonly Finding[], line: number | null): number {
  const sentence = sentenceOf(finding);
  return among.filter(
    (other) =>
      other.problem === finding.problem && other.line === line && sentenceOf(other) === sentence,
  ).length;
}

function problemsOf(state: EditorState): readonly Finding[] {
  return problemsIn(analysisOf(state), { context: requestContextOf(state), urls: [] });
}

function outcomeIn(state: EditorState, crawler: string, url: string) {
  return decide(analysisOf(state), crawler, url).outcome;
}
