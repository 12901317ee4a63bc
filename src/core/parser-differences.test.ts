import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectGarbage } from "../../test/garbage.ts";
import { Hand } from "../../test/hand.ts";
import { runs } from "../../test/runs.ts";
import { sessionWith } from "../../test/session-with.ts";
import { followerNamed } from "../engine/crawlers/index.ts";
import { answerFor, PLAIN } from "../engine/decide/request-context.ts";
import { select } from "../engine/decide/select.ts";
import { google } from "../engine/dialects/google.ts";
import { rfc9309 } from "../engine/dialects/rfc9309.ts";
import { analyse } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import { dialectFor, readingsOf, reportOf } from "./derived.ts";
import { EACH_AS_ITSELF, type ReadAs } from "./inputs.ts";
import { readAs } from "./intents.ts";
import { mainParsersFor, parserDifferencesOf } from "./parser-differences.ts";
import { openSample, sample } from "./sample.ts";
import { Scheduler } from "./scheduler.ts";
import { createSession, type Session } from "./session.ts";

const never = () => false;

/** True at every seventh ask, so that all work is done in small slices. */
function impatient(): () => boolean {
  let asked = 0;
  return () => ++asked % 7 === 0;
}

/** A session with the example, changed; it always has the time to decide a cell. */
function started(page: Partial<typeof sample> = {}): Session {
  return sessionWith({ ...sample, ...page }, createSession([], new Scheduler(new Hand())));
}

/** Every cell with the other verdicts, as `/a Googlebot: allow rfc9309`. */
function shown(session: Session): readonly string[] {
  const state = session.getState();
  const differences = parserDifferencesOf(state);
  const { urls, crawlers } = reportOf(state).question;
  return urls.flatMap((url, row) =>
    crawlers.flatMap((crawler, column) => {
      const others = differences.at(row, column);
      const said = others.map(({ dialect, outcome }) => `${outcome} ${dialect.id}`);
      return said.length > 0 ? `${url} ${crawler}: ${said.join(", ")}` : [];
    }),
  );
}

/** The same by reading the text anew by each parser and asking it about each cell. */
function slowly(session: Session): readonly string[] {
  const state = session.getState();
  const { urls, crawlers, context = PLAIN } = reportOf(state).question;
  const text = state.doc.toString();
  return urls.flatMap((url) =>
    crawlers.flatMap((crawler) => {
      const outcomeBy = (dialect: Dialect) => {
        const analysis = analyse(text, dialect);
        const { group } = select(analysis, followerNamed(crawler));
        return answerFor(analysis, group, url, context).outcome;
      };
      const ours = outcomeBy(dialectFor(state, crawler));
      const said = [...mainParsersFor(crawler)].flatMap((dialect) => {
        const theirs = outcomeBy(dialect);
        const isAsked = ours !== "not-governed" && theirs !== "not-governed";
        return isAsked && theirs !== ours ? `${theirs} ${dialect.id}` : [];
      });
      return said.length > 0 ? `${url} ${crawler}: ${said.join(", ")}` : [];
    }),
  );
}

describe("a new page", () => {
  test("says where another main parser decides differently", () => {
    const session = createSession([], new Scheduler(new Hand()));
    openSample(session);
    expect(shown(session)).toEqual(["/tmp/export.csv Googlebot: allow rfc9309"]);
    const differences = parserDifferencesOf(session.getState());
    expect(differences.run(never)).toBe(true);
    expect(differences.result).toBe(1);
  });

  test("says so of the crawler’s own parser and of Google’s where it is read as RFC 9309", () => {
    const session = started();
    session.dispatch(readAs("rfc9309"));
    expect(shown(session)).toEqual(["/tmp/export.csv Googlebot: disallow google"]);
  });

  test("says so where only the crawler itself goes on without the file", () => {
    const answer = { kind: "unreachable", lasting: "short", cachedCopy: false } as const;
    const session = started({ urls: ["/"], crawlers: ["Amazonbot", "GPTBot"], answer });
    expect(shown(session)).toEqual(["/ Amazonbot: disallow rfc9309, disallow google"]);
    session.dispatch(readAs("rfc9309"));
    expect(shown(session)).toEqual([]);
  });
});

const LINES = [
  "User-agent: *",
  "User-agent: Googlebot",
  "User-agent: YandexBot",
  "User-agent: GPTBot/1.0",
  "Disallow: /a",
  "Disalow: /b",
  "Allow: /a/index.html",
  "Allow /b",
  "Crawl-delay: 2",
  "",
];
const file = fc.array(fc.constantFrom(...LINES), { maxLength: 10 });
const tables = fc.record({
  text: file.map((lines) => lines.join("\n")),
  urls: fc.uniqueArray(
    fc.constantFrom("/", "/a", "/a/", "/b/c", "/robots.txt", "ftp://x.example/a", "mailto:a"),
    { maxLength: 5 },
  ),
  crawlers: fc.uniqueArray(
    fc.constantFrom("Googlebot", "YandexBot", "GPTBot", "bingbot", "Baidu"),
    {
      maxLength: 4,
    },
  ),
  readAs: fc.constantFrom<ReadAs>(EACH_AS_ITSELF, "rfc9309", "google", "python", "google-2019"),
  answer: fc.constantFrom<(typeof sample)["answer"]>(
    { kind: "ok" },
    { kind: "html" },
    { kind: "status", status: 401 },
  ),
});
const edits = fc.array(
  fc.record({ line: fc.nat(20), insert: fc.constantFrom(...LINES.map((line) => `${line}\n`)) }),
  { maxLength: 4 },
);

describe("differences", () => {
  test("are those that reading the file anew by each parser finds, after edits too", () => {
    fc.assert(
      fc.property(tables, edits, (table, changes) => {
        const session = started({ ...table, focus: null });
        expect(shown(session)).toEqual(slowly(session));
        for (const { line, insert } of changes) {
          const { doc } = session.getState();
          session.dispatch({ changes: { from: doc.line((line % doc.lines) + 1).from, insert } });
          // Sometimes nobody asks between two edits.
          if (line % 2 === 0) continue;
          parserDifferencesOf(session.getState()).run(never);
          expect(shown(session)).toEqual(slowly(session));
        }
        expect(shown(session)).toEqual(slowly(session));
      }),
      { numRuns: runs(150) },
    );
  });

  test("of an earlier text stay where the verdict is the same, and go at once where it is not", () => {
    const session = started();
    const earlier = parserDifferencesOf(session.getState());
    const { urls, crawlers } = reportOf(session.getState()).question;
    const cell = [urls.indexOf("/tmp/export.csv"), crawlers.indexOf("Googlebot")] as const;
    const still = () => earlier.stillAt(reportOf(session.getState()), ...cell).length;
    expect(still()).toBe(1);
    session.dispatch({ changes: { from: 0, insert: "# a comment\n" } });
    expect(still()).toBe(1);
    const from = session.getState().doc.toString().indexOf("Disalow");
    session.dispatch({ changes: { from, to: from + "Disalow: /tmp".length } });
    expect(still()).toBe(0);
  });

  test("are counted in slices, each cell once", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const session = started({ ...table, focus: null });
        const differences = parserDifferencesOf(session.getState());
        const isTimeUp = impatient();
        while (!differences.run(isTimeUp)) expect(differences.result).toBeNull();
        expect(differences.result).toBe(slowly(session).length);
      }),
      { numRuns: runs(100) },
    );
  });

  test("of a long text are not looked for together with an edit", () => {
    const text = `User-agent: *\nDisalow: /b\n${"# filler\n".repeat(10_000)}`;
    // A clock by which every reading takes long.
    let time = 0;
    const now = () => {
      time += 5;
      return time;
    };
    const session = sessionWith(
      { ...sample, text, urls: ["/b"], crawlers: ["Googlebot"] },
      createSession([], new Scheduler({ now, after: () => () => {} })),
    );
    const differences = parserDifferencesOf(session.getState());
    const isRead = () => readingsOf(session.getState()).has(rfc9309);
    differences.runAtOnce();
    expect(isRead()).toBe(false);
    expect(differences.at(0, 0)).toEqual([]);
    expect(differences.result).toBeNull();
    const isTimeUp = impatient();
    while (!differences.run(isTimeUp));
    expect(isRead()).toBe(true);
    expect(differences.at(0, 0)).toMatchObject([{ outcome: "allow" }]);
    expect(differences.result).toBe(1);
  });
});

test("the verdicts before an edit are forgotten once those after it are known", async () => {
  const hand = new Hand();
  const session = sessionWith(sample, createSession([], new Scheduler(hand)));
  const before = () => {
    const state = session.getState();
    parserDifferencesOf(state).run(never);
    return new WeakRef(readingsOf(state).by(google));
  };
  const analysis = before();
  sessionWith({ ...sample, text: "User-agent: *\n" }, session);
  parserDifferencesOf(session.getState()).run(never);
  // The settled state follows.
  hand.all();
  await collectGarbage();
  expect(analysis.deref()).toBeUndefined();
});
