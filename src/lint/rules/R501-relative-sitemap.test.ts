import { testProblem } from "../../../test/lint-cases.ts";
import { relativeSitemap } from "./R501-relative-sitemap.ts";

testProblem(relativeSitemap, {
  raises: [
    {
      file: ["Sitemap: /s.xml", "Sitemap: news.xml # daily"],
      site: "https://shop.example:8443",
      at: ["1:9-15 error", "2:9-17 error"],
      fix: {
        name: "write-whole",
        file: [
          "Sitemap: https://shop.example:8443/s.xml",
          "Sitemap: https://shop.example:8443/news.xml # daily",
        ],
        changes: [],
      },
    },
    { file: ["Sitemap: /s.xml"], at: ["1:9-15 error"] },
    {
      file: ["Sitemap: //cdn.example/s.xml", "Sitemap: cdn.example/s.xml"],
      at: ["1:9-28 error", "2:9-26 error"],
      fix: {
        name: "write-whole",
        file: ["Sitemap: https://cdn.example/s.xml", "Sitemap: https://cdn.example/s.xml"],
        changes: [],
      },
    },
    { file: ["Sitemap: https:///s.xml"], at: ["1:9-23 error"] },
    { file: ["Sitemap: htps://shop.example/s.xml"], at: ["1:9-34 error"] },
    { file: ["Sitemap: https:/shop.example/s.xml"], at: ["1:9-34 error"] },
  ],
  leaves: [
    { file: ["Sitemap: https://shop.example/s.xml"] },
    { file: ["sitemap: HTTP://shop.example"] },
    { file: ["Sitemap: ftp://shop.example/s.xml"] },
    { file: ["Sitemap:"] },
    { file: ["# Sitemap: /s.xml"] },
  ],
  meant: [["AnyBot", "/", "allow"]],
  unharmed: "A Sitemap line decides no verdict.",
});
