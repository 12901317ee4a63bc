import { describe, expect, it } from "vitest";
import { BUDGET, faultsOf, requestsOf, weightOf, withImports } from "./budget.mjs";

const requests = {
  scripts: ["assets/index.js", "first-screen.js"],
  styles: ["assets/index.css"],
  preloads: [],
  page: "assets/page.js",
  link: ["assets/links.js", "assets/dialects.js"],
};

describe("requestsOf", () => {
  it("finds scripts, stylesheets and preloads, and leaves the icon", () => {
    const html = `<head><link rel="icon" href="./icon.svg" type="image/svg+xml" />
      <script type="module" crossorigin src="./assets/index.js"></script>
      <link rel="modulepreload" crossorigin href="./assets/shared.js">
      <link rel="stylesheet" crossorigin href="./assets/index.css"></head>
      <body><script src="./first-screen.js" data-page="./assets/page.js"
        data-link="./assets/links.js" data-dialects="./assets/dialects.js"></script></body>`;
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
    const weights = { page: BUDGET, frame: BUDGET };
    expect(faultsOf(requests, weights, "body { font-family: system-ui }")).toEqual([]);
  });

  it.each([
    ["a third script", { ...requests, scripts: ["a.js", "b.js", "c.js"] }, {}, ""],
    ["no stylesheet", { ...requests, styles: [] }, {}, ""],
    ["a preload", { ...requests, preloads: ["a.js"] }, {}, ""],
    ["no script of the page", { ...requests, page: undefined }, {}, ""],
    ["a seventh script by link", { ...requests, link: ["a.js", "b.js", "c.js", "d.js"] }, {}, ""],
    ["a byte too many", requests, { page: BUDGET + 1, frame: BUDGET }, ""],
    ["a byte too many in a frame", requests, { page: BUDGET, frame: BUDGET + 1 }, ""],
    ["a font", requests, {}, "@font-face { src: url(a.woff2) }"],
  ])("finds %s", (_name, found, weights, css) => {
    expect(faultsOf(found, weights, css)).toHaveLength(1);
  });
});
