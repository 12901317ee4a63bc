import { describe, expect, test } from "vitest";
import { exampleFragment, problemFragment, requestIn, termFragment } from "./address.ts";

describe("a fragment asks for", () => {
  test.each([
    { fragment: problemFragment("R101"), request: { kind: "problem", name: "R101" } },
    { fragment: exampleFragment("a-lesson"), request: { kind: "example", name: "a-lesson" } },
    { fragment: termFragment("path"), request: { kind: "term", name: "path" } },
    { fragment: "problem=", request: { kind: "problem", name: "" } },
    // A link of the page's own, whose first character is its version.
    { fragment: "1AAAAAAAA", request: null },
    { fragment: "text=problem=R101", request: null },
    { fragment: "", request: null },
  ])("$request by $fragment", ({ fragment, request }) => {
    expect(requestIn(fragment)).toEqual(request);
  });
});
