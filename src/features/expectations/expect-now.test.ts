import type { EditorState } from "@codemirror/state";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf, mismatchesOf } from "../../core/derived.ts";
import { Expectations } from "../../core/expectations.ts";
import { expectationsInput } from "../../core/inputs.ts";
import type { Page } from "../../core/intents.ts";
import { lettersOf } from "../../tasks/expectations/letters.ts";
import { expectingNow } from "./expect-now.ts";

afterEach(() => void vi.useRealTimers());

const page = {
  text: "User-agent: *\nDisallow: /a\n\nUser-agent: B\nDisallow: /b\n",
  urls: ["/a", "/b", "/c"],
  crawlers: ["A", "B"],
};

function stateOf(changed: Partial<Page>): EditorState {
  return sessionWith({ ...page, ...changed }).getState();
}

function expectedNow(state: EditorState) {
  const work = expectingNow(state);
  while (!work.run(() => false));
  return work.result;
}

describe("expecting what every verdict says now", () => {
  test.each<readonly [name: string, changed: Partial<Page>, letters: string, skipped: number]>([
    ["expects allow and block", {}, "baabaa", 0],
    [
      "expects nothing of what the file does not govern",
      { site: "https://a.example", urls: ["https://b.example/a", "https://a.example/a"] },
      "--ba",
      2,
    ],
    [
      "expects nothing where the dialect leaves it open",
      {
        text: "User-agent: *\nAllow: /*.html\nDisallow: /\n",
        urls: ["/a.html", "/b"],
        crawlers: ["A"],
        readAs: "google-2019",
      },
      "-b",
      1,
    ],
    ["expects nothing of an empty table", { urls: [], crawlers: [] }, "", 0],
  ])("%s", (_, changed, letters, skipped) => {
    const state = stateOf(changed);
    const result = expectedNow(state);
    expect(result && lettersOf(result.expectations)).toBe(letters);
    expect(result?.skipped).toBe(skipped);
  });

  test("takes back what was expected before", () => {
    // What is counted is counted for as long as there is time: here the clock stands still.
    vi.useFakeTimers({ toFake: ["performance"] });
    const { urls, crawlers } = page;
    const before = Expectations.none(urls, crawlers).edited((expectOf) => expectOf(0, 0, "allow"));
    const state = stateOf({ expectations: before });
    const now = state.update({
      effects: expectationsInput.set.of(expectedNow(state)?.expectations ?? before),
    }).state;
    expect(mismatchesOf(state).total).toBe(1);
    expect(mismatchesOf(now).run(() => false)).toBe(true);
    expect(mismatchesOf(now).total).toBe(0);
    expect(lettersOf(expectationsOf(now))).toBe("baabaa");
  });

  test("has no result before it is done, and the same one in time slices", () => {
    // So many that none is counted with the change, however fast the machine is.
    const urls = Array.from({ length: 10_001 }, (_, n) => `/${n % 3 ? "a" : "b"}/${n}`);
    const state = stateOf({ urls });
    const work = expectingNow(state);
    let asks = 0;
    let slices = 1;
    for (; !work.run(() => ++asks % 2 === 0); slices++) expect(work.result).toBeNull();
    expect(slices).toBeGreaterThan(2);
    const [inSlices, atOnce] = [work.result, expectedNow(state)];
    expect(inSlices && lettersOf(inSlices.expectations)).toBe(
      atOnce && lettersOf(atOnce.expectations),
    );
  });
});
