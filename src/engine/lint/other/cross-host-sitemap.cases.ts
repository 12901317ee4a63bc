import type { CheckCases } from "../cases.ts";
import { crossHostSitemap } from "./cross-host-sitemap.ts";

export const cases: CheckCases = {
  check: crossHostSitemap,
  raises: [
    {
      file: ["Sitemap: https://cdn.example/s.xml"],
      site: "https://shop.example",
      at: ["1:9-34 information"],
    },
  ],
  leaves: [
    { file: ["Sitemap: https://shop.example/s.xml"], site: "https://shop.example" },
    { file: ["Sitemap: https://SHOP.example:443/s.xml"], site: "https://shop.example" },
    { file: ["Sitemap: https://cdn.example/s.xml"] },
    { file: ["Sitemap: /s.xml"], site: "https://shop.example" },
  ],
};
