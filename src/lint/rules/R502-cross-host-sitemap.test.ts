import { testProblem } from "../../../test/lint-cases.ts";
import { crossHostSitemap } from "./R502-cross-host-sitemap.ts";

testProblem(crossHostSitemap, {
  raises: [
    {
      file: ["Sitemap: https://cdn.example/s.xml", "Sitemap: https://staging.shop.example/s.xml"],
      site: "https://www.shop.example",
      at: ["2:9-43 warning"],
    },
    {
      file: ["Sitemap: https://dev-shop.example/s.xml"],
      site: "https://test.shop.example",
      at: ["1:9-39 information"],
    },
    {
      file: ["Sitemap: https://cdn.example/s.xml"],
      site: "https://shop.example",
      at: ["1:9-34 information"],
    },
    // Said once.
    {
      file: [
        "Sitemap: https://shop.example/s.xml",
        "Sitemap: https://a.example/s.xml",
        "Sitemap: https://b.example/s.xml",
      ],
      site: "https://shop.example",
      at: ["2:9-32 information"],
    },
    {
      file: ["Sitemap: https://www2.a.example/s.xml"],
      site: "https://a.example",
      at: ["1:9-37 information"],
    },
  ],
  leaves: [
    { file: ["Sitemap: https://shop.example/s.xml"], site: "https://shop.example" },
    { file: ["Sitemap: https://SHOP.example:443/s.xml"], site: "https://shop.example" },
    { file: ["Sitemap: https://www.shop.example/s.xml"], site: "https://shop.example" },
    { file: ["Sitemap: https://shop.example/s.xml"], site: "https://www.shop.example" },
    { file: ["Sitemap: https://cdn.example/s.xml"] },
    { file: ["Sitemap: https://https://a.example/s.xml"], site: "https://shop.example" },
    { file: ["Sitemap: sitemap.xml"], site: "https://shop.example" },
    { file: ["Sitemap: /s.xml"], site: "https://shop.example" },
  ],
  meant: [["AnyBot", "/", "allow"]],
});
