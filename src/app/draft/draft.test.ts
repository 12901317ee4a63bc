import { describe, expect, test } from "vitest";
import { DRAFT_VERSION, draftIn, NewerDraft, upgraded } from "./draft.ts";

const first = {
  changed: 1,
  family: "a",
  fragment: "",
  isOwn: true,
  page: {
    text: "User-agent: *\r\n",
    encoding: "utf-8",
    urls: ["/a"],
    crawlers: ["Googlebot"],
    readAs: "google",
    site: "https://shop.example",
    answer: "404",
    expectations: "a",
    focus: { url: 0, crawler: 0 },
  },
  former: null,
};

const page = { ...first.page, lesson: "a-lesson" };
const second = { ...first, page, former: page, tried: [page] };

describe("a stored draft", () => {
  // A golden draft of every version there was; they stay for ever.
  test.each([
    [1, first, { ...first, page: { ...first.page, lesson: null }, tried: [] }],
    [2, second, second],
  ])("of version %d is read", (version, stored, draft) => {
    expect(draftIn(upgraded(stored, version))).toEqual(draft);
  });

  test("goes through the step of each version after its own", () => {
    const steps = [
      (draft: unknown) => ({ two: draft }),
      (draft: unknown) => ({ three: draft }),
    ] as const;
    expect(upgraded("x", 1, steps)).toEqual({ three: { two: "x" } });
    expect(upgraded("x", 2, steps)).toEqual({ three: "x" });
    expect(upgraded("x", 3, steps)).toBe("x");
    expect(() => upgraded("x", 4, steps)).toThrow(NewerDraft);
  });

  test("of the version that is written needs no step", () => {
    expect(upgraded(second, DRAFT_VERSION)).toBe(second);
    expect(() => upgraded(second, DRAFT_VERSION + 1)).toThrow(NewerDraft);
  });

  test.each([
    [{ ...second, changed: "1" }],
    [{ ...second, page: null }],
    [{ ...second, page: { ...second.page, encoding: "latin-1" } }],
    [{ ...second, page: { ...second.page, urls: [1] } }],
    [{ ...second, tried: undefined }],
    [[]],
    [undefined],
  ])("that is none (%j) is not read", (stored) => {
    expect(draftIn(stored)).toBeNull();
  });
});
