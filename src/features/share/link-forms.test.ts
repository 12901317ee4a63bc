import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { sample } from "../../core/sample.ts";
import { createSession } from "../../core/session.ts";
import { isTooFar, linkAs, reachOf } from "./link-forms.ts";

const ADDRESS = "https://page.example/#1BYJzvmPELQUAAA";

/** The state of a page with one cell, which is in focus. */
function asking(crawler: string, url: string) {
  const focus = { url: 0, crawler: 0 };
  return sessionWith({ ...sample, urls: [url], crawlers: [crawler], focus }).getState();
}

describe("a link is copied", () => {
  const state = asking("Googlebot", "/cart?a=1&b=2");

  test("as it is", () => {
    expect(linkAs("link", ADDRESS, state)).toBe(ADDRESS);
  });

  test("in Markdown with the question in focus", () => {
    expect(linkAs("markdown", ADDRESS, state)).toBe(
      `[May \`Googlebot\` fetch \`/cart?a=1&b=2\`?](${ADDRESS})`,
    );
  });

  test("in HTML with the question in focus", () => {
    expect(linkAs("html", ADDRESS, state)).toBe(
      `<a href="${ADDRESS}">May Googlebot fetch /cart?a=1&amp;b=2?</a>`,
    );
  });

  test("as a frame with the question as its title, which runs only what it needs", () => {
    expect(linkAs("embed", ADDRESS, state)).toBe(
      '<iframe src="https://page.example/?embed#1BYJzvmPELQUAAA" title="May Googlebot fetch /cart?a=1&amp;b=2?" width="100%" height="420" loading="lazy" style="border:0" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>',
    );
  });

  test("with words of its own where there is no question", () => {
    const empty = createSession().getState();
    expect(linkAs("markdown", ADDRESS, empty)).toBe(`[A robots.txt and its verdicts](${ADDRESS})`);
  });
});

test("a stranger's question stays text", () => {
  const state = asking("a`](https://evil.example)", `/"><script>alert('x')</script>`);
  for (const form of ["html", "embed"] as const)
    expect(linkAs(form, ADDRESS, state)).not.toMatch(/<script|'/);
  expect(linkAs("markdown", ADDRESS, state)).toContain("``a`](https://evil.example)``");
  const long = asking("Googlebot", `/${"a".repeat(5000)}`);
  expect(linkAs("html", ADDRESS, long).length).toBeLessThan(400);
});

test.each([
  [0, "anywhere"],
  [1000, "anywhere"],
  [1001, "chat"],
  [2000, "chat"],
  [2001, "browsers"],
  [8000, "browsers"],
  [8001, "nowhere"],
  [262_144, "nowhere"],
])("a link of %i characters: %s", (length, reach) => {
  expect(reachOf(length)).toBe(reach);
  expect(isTooFar(length)).toBe(length > 8000);
});
