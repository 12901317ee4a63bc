import { testProblem } from "../../../test/lint-cases.ts";
import { blocksResources } from "./R406-blocks-resources.ts";

testProblem(blocksResources, {
  raises: [
    ...["/*.*", "/*/", "/*?ver="].map((path) => ({
      file: ["User-agent: *", `Disallow: ${path}`],
      at: [`2:10-${10 + path.length} information`],
    })),
    { file: ["User-agent: *", "Disallow: /*.css"], at: ["2:10-16 warning"] },
    { file: ["User-agent: *", "Disallow: /assets/"], at: ["2:10-18 warning"] },
    { file: ["User-agent: bingbot", "Disallow: /a/JS/*"], at: ["2:10-17 warning"] },
    { file: ["User-agent: *", "Disallow: /wp-includes"], at: ["2:10-22 warning"] },
    // Folders of frameworks and programs.
    ...[
      "/_astro/",
      "/_nuxt/",
      "/_app/",
      "/_next/",
      "/packs/",
      "/page-data/",
      "/wp-content/themes/",
      "/wp-content/plugins/",
    ].map((path) => ({
      file: ["User-agent: *", `Disallow: ${path}`],
      at: [`2:10-${10 + path.length} warning`],
    })),
    // Of some programs; of others, the words mean other things.
    ...[
      "/dist/",
      "/build/",
      "/templates/",
      "/media/",
      "/skin/",
      "/core/",
      "/sites/",
      "/typo3temp/",
      "/etc.clientlibs/",
      "/bundles/",
    ].map((path) => ({
      file: ["User-agent: *", `Disallow: ${path}`],
      at: [`2:10-${10 + path.length} information`],
    })),
    // The table shows it.
    {
      file: ["User-agent: *", "Disallow: /layout/"],
      urls: ["/layout/2025/main.css?v=3"],
      at: ["2:10-18 warning"],
    },
    // Pages are open, and nothing that they are drawn with.
    { file: ["User-agent: *", "Disallow: /", "Allow: /$"], at: ["2:10-11 information"] },
    { file: ["User-agent: *", "Allow: /docs", "Disallow: /"], at: ["3:10-11 information"] },
    {
      file: ["User-agent: *", "Allow: /docs", "Disallow: /"],
      urls: ["/docs/a.js", "/_next/static/a.js"],
      at: ["3:10-11 warning"],
    },
    // Once per group.
    { file: ["User-agent: *", "Disallow: /css/", "Disallow: /*.js$"], at: ["2:10-15 warning"] },
    // Scripts are open, style sheets are not.
    {
      file: ["User-agent: *", "Disallow: /static/", "Allow: /static/*.js"],
      at: ["2:10-18 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*.json"] },
    { file: ["User-agent: *", "Disallow: /*.jsp$"] },
    { file: ["User-agent: *", "Disallow: /assets/pdf/"] },
    { file: ["User-agent: *", "Disallow: /_next/data/"] },
    { file: ["User-agent: *", "Disallow: /tracking/pixel.js"] },
    { file: ["User-agent: *", "Disallow: /css-guide"] },
    { file: ["User-agent: *", "Allow: /assets/"] },
    { file: ["User-agent: *", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /"], urls: ["/a.js"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /docs", "Allow: /_next/static/"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /docs", "Allow: /*.js$"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /robots.txt"] },
    { file: ["User-agent: *", "Disallow: /video/build/"] },
    { file: ["User-agent: *", "Disallow: /core/", "Allow: /core/*.css", "Allow: /core/*.js"] },
    { file: ["User-agent: GPTBot", "Disallow: /a/"], urls: ["/a/x.css"] },
    { file: ["User-agent: *", "Disallow: /", "Disallow: /css/"] },
    { file: ["User-agent: *", "Disallow: /css/", "Allow: /*.css$"] },
    { file: ["User-agent: *", "Disallow: /css/", "Allow: /css/"] },
    // It renders nothing.
    { file: ["User-agent: GPTBot", "Disallow: /css/"] },
    // A plain character to the reader.
    { file: ["User-agent: *", "Disallow: /*.css"], readAs: "original-1994" },
    { file: ["User-agent: *", "Disallow: /constructor/"] },
  ],
  meant: [
    ["AnyBot", "/assets/drafts/x", "disallow"],
    ["AnyBot", "/assets/site.css", "allow"],
  ],
});
