import { describe, expect, test } from "vitest";
import { PLAIN } from "../../../test/golden-links.ts";
import { linkNotice } from "./link-notices.ts";

describe("what is said of a link", () => {
  test("is nothing where it is whole, or none", () => {
    expect(linkNotice({ kind: "whole", state: PLAIN })).toBeNull();
    expect(linkNotice({ kind: "none" })).toBeNull();
  });

  test("that was cut is how much arrived, and what can be read of it", () => {
    const recovered = { ...PLAIN, text: "Allow: /\n", urls: ["/a", "/b"] };
    const notice = linkNotice({ kind: "cut", arrived: 1200, expected: 3400, recovered });
    expect(notice?.text).toContain("1,200 of 3,400 characters arrived");
    expect(notice?.recovered).toEqual([
      { name: "file", text: "Allow: /\n" },
      { name: "URLs", text: "/a\n/b" },
    ]);
  });

  test("that was damaged warns of what can be read only where there is any", () => {
    const warning = "any part of it may be wrong";
    const recovered = { ...PLAIN, text: "a" };
    expect(linkNotice({ kind: "damaged", recovered })?.text).toContain(warning);
    expect(linkNotice({ kind: "damaged", recovered: null })?.text).not.toContain(warning);
  });

  test("that is too large gives what it holds, where that is known and there is any", () => {
    const recoveredOf = (recovered: typeof PLAIN) =>
      linkNotice({ kind: "too-large", recovered })?.recovered;
    expect(recoveredOf({ ...PLAIN, crawlers: ["Foo"] })).toEqual([
      { name: "crawlers", text: "Foo" },
    ]);
    expect(recoveredOf(PLAIN)).toBeNull();
    expect(linkNotice({ kind: "too-large" })?.recovered).toBeNull();
  });
});
