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
    {
      file: ["Sitemap: https://a.example/s.xml,", "Sitemap: https://a.example/t.xml."],
      at: ["1:9-33 error", "2:9-33 error"],
      fix: {
        name: "write-whole",
        file: ["Sitemap: https://a.example/s.xml", "Sitemap: https://a.example/t.xml"],
        changes: [],
      },
    },
    {
      file: [
        "Sitemap: https://a.example/",
        "Sitemap: https://a.example",
        "Sitemap: https://a.example/robots.txt",
        "Sitemap: https://a.example/sitemap-*.xml",
      ],
      at: ["1:9-27 error", "2:9-26 error", "3:9-37 error", "4:9-40 error"],
    },
    {
      file: [
        "Sitemap: [https://a.example/s.xml](https://a.example/s.xml)",
        "Sitemap: <https://a.example/s.xml>",
        'Sitemap: <a href="https://a.example/s.xml">https://a.example/s.xml</a>',
        "Sitemap: https://a.example/s.xml\\n",
      ],
      at: ["1:9-59 error", "2:9-34 error", "3:9-70 error", "4:9-34 error"],
      fix: {
        name: "write-whole",
        file: [
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/s.xml",
        ],
        changes: [],
      },
    },
    { file: ["Sitemap: https:///s.xml"], at: ["1:9-23 error"] },
    { file: ["Sitemap: htps://shop.example/s.xml"], at: ["1:9-34 error"] },
    { file: ["Sitemap: https:/shop.example/s.xml"], at: ["1:9-34 error"] },
    {
      file: [
        "Sitemap: https://a.example/s.xml https://a.example/t.xml # both",
        "Sitemap: https://a.example/s.xml, https://a.example/t.xml",
        "Sitemap: https://a.example/s.xmlhttps://a.example/t.xml",
        "Sitemap: /s.xml /t.xml",
      ],
      site: "https://a.example",
      at: ["1:9-56 error", "2:9-57 error", "3:9-55 error", "4:9-22 error"],
      fix: {
        name: "several-lines",
        file: [
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/t.xml # both",
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/t.xml",
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/t.xml",
          "Sitemap: https://a.example/s.xml",
          "Sitemap: https://a.example/t.xml",
        ],
        changes: [],
      },
    },
    {
      file: ["Sitemap: https://https://a.example/s.xml"],
      at: ["1:9-40 error"],
      fix: { name: "write-whole", file: ["Sitemap: https://a.example/s.xml"], changes: [] },
    },
    { file: ["Sitemap: https://a.example/my map.xml"], at: ["1:9-37 error"] },
    {
      file: ["Sitemap: # none yet", "User-agent: *"],
      at: ["1:0-8 information"],
      fix: { name: "delete", file: ["User-agent: *"], changes: [] },
    },
  ],
  leaves: [
    { file: ["Sitemap: https://shop.example/s.xml"] },
    { file: ["sitemap: HTTP://shop.example/s.xml"] },
    { file: ["Sitemap: ftp://shop.example/s.xml"] },
    { file: ["Sitemap: https://a.example/s.php?of=https://b.example/"] },
    { file: ["Sitemap: https://a.example/s.php?a=1,/2"] },
    { file: ["# Sitemap: /s.xml"] },
  ],
  meant: [["AnyBot", "/", "allow"]],
  unharmed: "A Sitemap line decides no verdict.",
});
