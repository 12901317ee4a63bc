import { describe, expect, test } from "vitest";
import { reportOf } from "../../core/derived.ts";
import { crawlersInput, otherFilesInput, urlsInput } from "../../core/inputs.ts";
import { openFileText, openText, readAs, setAnswer, setSite } from "../../core/intents.ts";
import { otherFiles } from "../../core/other-files.ts";
import { Scheduler } from "../../core/scheduler.ts";
import { createSession, type Session } from "../../core/session.ts";
import { purposeOf, tokensOf } from "../../engine/crawlers/purposes.ts";
import { siteOf } from "../../engine/url/scope.ts";
import { type CrawlerAnswers, followAnswers, MOST_COUNTED } from "./crawler-answers.ts";

/** A session whose time stands still unless each look at the clock takes a `step`, and what is shown of its file. */
function followed(text: string, urls: readonly string[] = [], crawlers: readonly string[] = []) {
  const due = new Set<() => void>();
  const clock = { time: 0, step: 0 };
  const timing = {
    now() {
      clock.time += clock.step;
      return clock.time;
    },
    after(_: number, run: () => void) {
      due.add(run);
      return () => due.delete(run);
    },
  };
  const session = createSession([], new Scheduler(timing));
  write(session, text);
  session.dispatch(readAs("rfc9309"));
  session.dispatch({ effects: [urlsInput.set.of(urls), crawlersInput.set.of(crawlers)] });
  const shown: (CrawlerAnswers | null)[] = [];
  const stop = followAnswers(session, (answers) => shown.push(answers));
  const slice = () => {
    const [first] = due;
    if (first) due.delete(first);
    // By then no key has come for a while.
    clock.time += 100;
    first?.();
  };
  return { session, shown, stop, clock, slice };
}

function write(session: Session, text: string): void {
  session.dispatch(openText(session.getState(), text));
}

/** What a file of another site says besides its text: nothing. */
const UNSAID = { answer: { kind: "ok" }, opened: null } as const;

/** What is shown of a crawler: whether it may fetch `/`, and the counts of the table’s URLs. */
function said(shown: CrawlerAnswers | null | undefined, token: string) {
  const { outcome, counts } = shown?.of.get(token) ?? {};
  return [outcome, counts && { allow: counts.allow, disallow: counts.disallow }];
}

const TRAINING = tokensOf(purposeOf("ai-training"));
const BLOCK_TRAINING = `${TRAINING.map((token) => `User-agent: ${token}`).join("\n")}\nDisallow: /\n`;

describe("what the file says to crawlers", () => {
  test("is found after the change, not with it", () => {
    const { shown, slice } = followed("");
    expect(shown).toEqual([]);
    slice();
    expect(shown).toHaveLength(1);
  });

  test("is whether each may fetch /, and how many of the table’s URLs have which outcome", () => {
    const file = "User-agent: GPTBot\nDisallow: /\nAllow: /a\n\nUser-agent: mine\nDisallow: /b";
    const { shown, slice } = followed(file, ["/", "/a/1", "/b"], ["mine"]);
    slice();
    expect(shown[0]?.urlCount).toBe(3);
    expect(said(shown[0], "GPTBot")).toEqual(["disallow", { allow: 1, disallow: 2 }]);
    expect(said(shown[0], "mine")).toEqual(["allow", { allow: 2, disallow: 1 }]);
    expect(said(shown[0], "bingbot")).toEqual(["allow", { allow: 3, disallow: 0 }]);
  });

  test("is by the files that decide the table, with URLs of several sites", () => {
    const { shown, slice, session } = followed(
      "User-agent: *\nDisallow: /a",
      ["https://shop.example/a", "https://other.example/a", "https://other.example/b"],
      ["GPTBot"],
    );
    const fileText = "User-agent: *\nDisallow: /b";
    const address = siteOf("https://other.example/");
    const file = address.kind === "site" && { site: address.site, fileText, ...UNSAID };
    session.dispatch(setSite("https://shop.example"));
    session.dispatch({ effects: otherFilesInput.set.of(otherFiles(file ? [file] : [])) });
    slice();
    for (const token of ["GPTBot", "bingbot"])
      expect(said(shown[0], token)[1]).toEqual({ allow: 1, disallow: 2 });
    expect(reportOf(session.getState()).countsOf(0)).toMatchObject({ allow: 1, disallow: 2 });
  });

  test("is counted by purpose", () => {
    const { shown, slice, session } = followed(BLOCK_TRAINING);
    slice();
    expect(shown[0]?.blocked.get("ai-training")).toBe(purposeOf("ai-training").named.length);
    expect(shown[0]?.blocked.get("ai-search")).toBe(0);
    session.dispatch(setAnswer({ kind: "status", status: 404 }));
    slice();
    expect(shown[1]?.blocked.get("ai-training")).toBe(0);
  });

  test("is by the chosen parser, or by each crawler’s own", () => {
    // Only Google’s parser knows the misspelling.
    const { shown, slice, session } = followed("User-agent: *\nDisalow: /");
    slice();
    expect(shown[0]?.of.get("Googlebot")?.outcome).toBe("allow");
    session.dispatch(readAs("each-as-itself"));
    slice();
    expect(shown[1]?.of.get("Googlebot")?.outcome).toBe("disallow");
    expect(shown[1]?.of.get("GPTBot")?.outcome).toBe("allow");
  });

  test("is not told again where a change leaves it as it is", () => {
    const { shown, slice, session } = followed(BLOCK_TRAINING);
    slice();
    write(session, `# a comment\n${BLOCK_TRAINING}`);
    slice();
    expect(shown).toHaveLength(1);
  });

  test("is shown as not known while it takes longer than a time slice", () => {
    const { shown, slice, session, clock } = followed(BLOCK_TRAINING);
    slice();
    write(session, "");
    clock.step = 9;
    // The first slice is for the settled state.
    slice();
    slice();
    expect(shown[1]).toBeNull();
    clock.step = 0;
    slice();
    expect(shown[2]?.blocked.get("ai-training")).toBe(0);
  });

  test("is shown as not known as soon as another file is opened", () => {
    const { shown, slice, session, clock } = followed(BLOCK_TRAINING);
    slice();
    session.dispatch(openFileText(session.getState(), ""));
    clock.step = 9;
    // For the settled state: no crawler has been asked about yet.
    slice();
    expect(shown.slice(1)).toEqual([null]);
    clock.step = 0;
    slice();
    expect(shown[2]?.blocked.get("ai-training")).toBe(0);
  });

  test("is counted for the table’s crawlers alone where the verdicts are very many", () => {
    const groups = Array.from({ length: 11 }, (_, index) => `User-agent: own${index}\nAllow: /x`);
    const file = ["User-agent: *\nDisallow: /", ...groups].join("\n");
    const urls = Array.from({ length: MOST_COUNTED / 10 }, (_, index) => `/${index}`);
    const { shown, slice } = followed(file, urls, ["mine"]);
    while (shown.at(-1)?.isCounting ?? true) slice();
    expect(said(shown.at(-1), "mine")).toEqual(["disallow", { allow: 0, disallow: urls.length }]);
    expect(said(shown.at(-1), "own3")).toEqual(["allow", null]);
  });

  test("is followed no longer than it is wanted", () => {
    const { shown, slice, session, stop } = followed("");
    slice();
    stop();
    write(session, BLOCK_TRAINING);
    slice();
    expect(shown).toHaveLength(1);
  });
});
