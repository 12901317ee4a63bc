import { describe, expect, test } from "vitest";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { openFileText, openText, readAs, setAnswer } from "../../core/intents.ts";
import { Scheduler } from "../../core/scheduler.ts";
import { createSession, type Session } from "../../core/session.ts";
import { purposeOf, tokensOf } from "../../engine/crawlers/purposes.ts";
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

const TRAINING = tokensOf(purposeOf("ai-training"));
const BLOCK_TRAINING = `${TRAINING.map((token) => `User-agent: ${token}`).join("\n")}\nDisallow: /\n`;

describe("what the file says to crawlers", () => {
  test("is found after the change, not with it", () => {
    const { shown, slice } = followed("");
    expect(shown).toEqual([]);
    slice();
    expect(shown).toHaveLength(1);
  });

  test("is whether each may fetch /, and how many of the table’s URLs are alike", () => {
    const file = "User-agent: GPTBot\nDisallow: /\nAllow: /a\n\nUser-agent: mine\nDisallow: /b";
    const { shown, slice } = followed(file, ["/", "/a/1", "/b"], ["mine"]);
    slice();
    expect(shown[0]?.urlCount).toBe(3);
    expect(shown[0]?.of.get("GPTBot")).toEqual({ outcome: "disallow", alike: 2 });
    expect(shown[0]?.of.get("mine")).toEqual({ outcome: "allow", alike: 2 });
    expect(shown[0]?.of.get("bingbot")).toEqual({ outcome: "allow", alike: 3 });
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

  test("is not counted for a table of very many URLs, but still known of /", () => {
    const urls = Array.from({ length: MOST_COUNTED / 100 }, (_, index) => `/${index}`);
    const { shown, slice } = followed("User-agent: *\nDisallow: /", urls);
    slice();
    expect(shown[0]?.of.get("GPTBot")).toEqual({ outcome: "disallow", alike: null });
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
