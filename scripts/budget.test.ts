import { describe, expect, it } from "vitest";
import { BUDGET, faultsOf, requestsOf, weightOf, withImports } from "./budget.mjs";

const requests = {
  scripts: ["assets/index.js", "first-screen.js"],
  styles: ["assets/index.css"],
  preloads: [],
};

describe("requestsOf", () => {
  it("finds scripts, stylesheets and preloads, and leaves the icon", () => {
    const html = `<head><link rel="icon" href="./icon.svg" type="image/svg+xml" />
      <script type="module" crossorigin src="./assets/index.js"></script>
      <link rel="modulepreload" crossorigin href="./assets/shared.js">
      <link rel="stylesheet" crossorigin href="./assets/index.css"></head>
      <body><script src="./first-screen.js"></script></body>`;
    expect(requestsOf(html)).toEqual({ ...requests, preloads: ["assets/shared.js"] });
  });
});

describe("withImports", () => {
  it("follows imports of imports, and takes each file once, in a circle too", () => {
    const imports: Readonly<Record<string, readonly string[]>> = {
      "assets/index.js": ["./a.js", "./b.js"],
      "assets/a.js": ["./b.js"],
      "assets/b.js": ["./deep/c.js"],
      "assets/deep/c.js": ["../index.js"],
    };
    const paths = withImports("assets/index.js", (path: string) => imports[path] ?? []);
    expect(paths).toEqual(["assets/index.js", "assets/a.js", "assets/b.js", "assets/deep/c.js"]);
  });
});

describe("weightOf", () => {
  it("adds up what each file is alone", () => {
    const text = "User-agent: *\n".repeat(1000);
    expect(weightOf([text])).toBeLessThan(200);
    expect(weightOf([text, text])).toBe(2 * weightOf([text]));
  });
});

describe("faultsOf", () => {
  it("finds none in its two scripts and one stylesheet within the budget", () => {
    expect(faultsOf(requests, BUDGET, "body { font-family: system-ui }")).toEqual([]);
  });

  it.each([
    ["a third script", { ...requests, scripts: ["a.js", "b.js", "c.js"] }, 0, ""],
    ["no stylesheet", { ...requests, styles: [] }, 0, ""],
    ["a preload", { ...requests, preloads: ["a.js"] }, 0, ""],
    ["a byte too many", requests, BUDGET + 1, ""],
    ["a font", requests, 0, "@font-face { src: url(a.woff2) }"],
  ])("finds %s", (_name, found, weight, css) => {
    expect(faultsOf(found, weight, css)).toHaveLength(1);
  });
});
