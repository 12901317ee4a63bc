import { describe, expect, it } from "vitest";
import type { DifferenceNews } from "../../tasks/compare/crawler-differences.ts";
import {
  type DifferenceSearch,
  ended,
  failed,
  findingsOf,
  SAME,
  searchAfter,
  withNews,
} from "./difference-search.ts";

function news(token: string, isLast = false): DifferenceNews {
  return {
    done: isLast ? 2 : 1,
    total: 2,
    found: [{ token, difference: { kind: "equal", why: "rules" } }],
    summary: isLast ? { kind: "equal" } : null,
  };
}

/** Whom something is shown of, and whether that is of the files as they are. */
function shown(search: DifferenceSearch): string {
  const { found, summary, isCurrent } = findingsOf(search);
  const names = found.map(({ token }) => token).join();
  return [names, summary?.kind ?? "no summary", isCurrent ? "current" : "earlier"].join(" ");
}

const first = searchAfter(SAME);
const begun = withNews(first, news("A"));
const whole = ended(withNews(begun, news("B", true)));

describe("a search for differences", () => {
  it("shows what it finds as it is found, where nothing was found before", () => {
    expect(shown(first)).toBe(" no summary earlier");
    expect(shown(begun)).toBe("A no summary earlier");
    expect(begun.phase).toEqual({ kind: "searching", done: 1, total: 2 });
  });

  it("has all it found at its end", () => {
    expect(shown(whole)).toBe("A,B equal current");
    expect(whole.phase).toEqual({ kind: "done" });
  });

  it("leaves what the one before it found until it comes to an end", () => {
    const second = withNews(searchAfter(whole), news("C"));
    expect(shown(second)).toBe("A,B equal earlier");
    expect(shown(searchAfter(second))).toBe("A,B equal earlier");
    expect(shown(ended(withNews(second, news("D", true))))).toBe("C,D equal current");
  });

  it("shows what it found when it was stopped, and says how far it came", () => {
    const stopped = ended(withNews(searchAfter(whole), news("C")));
    expect(shown(stopped)).toBe("C no summary current");
    expect(stopped.phase).toEqual({ kind: "stopped", done: 1, total: 2 });
  });

  it("shows what there was before where it fails, and does not pass it for current", () => {
    expect(shown(failed(searchAfter(whole)))).toBe("A,B equal earlier");
  });

  it("has nothing to show once the files are the same", () => {
    expect(shown(SAME)).toBe(" equal current");
    expect(shown(searchAfter(SAME))).toBe(" no summary earlier");
  });
});
