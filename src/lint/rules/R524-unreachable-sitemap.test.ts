import { testProblem } from "../../../test/lint-cases.ts";
import { unreachableSitemap } from "./R524-unreachable-sitemap.ts";

const sitemapAt = (host: string) => ({
  file: [`Sitemap: ${host}/sitemap.xml`],
  at: [`1:9-${21 + host.length} error`],
});

testProblem(unreachableSitemap, {
  raises: [
    ...[
      "http://localhost:3000",
      "https://shop.localhost",
      "http://127.0.0.1:8080",
      "http://10.0.0.3",
      "http://192.168.1.20",
      "http://172.20.0.2",
      "http://[::1]:3000",
      "https://shop.internal",
      "http://nas.local",
      "http://intranet",
      "https://undefined",
      "https://yourdomain.com",
      "https://www.your-site.com",
      "https://staging.test",
      "https://shop.invalid:8443",
      "https://<your-domain>",
      "http://100.64.0.9",
      "https://shop.ddev.site",
      "https://www.yourdomain.co.uk",
      "https://your-store-name.myshopify.com",
      "https://shop.example/undefined",
      "https://shop.example/en/null",
    ].map(sitemapAt),
    { ...sitemapAt("http://localhost:3000"), site: "https://shop.example" },
    {
      file: ["Sitemap: http://www.shop.example/s.xml"],
      site: "https://shop.example",
      at: ["1:9-38 information"],
      fix: { name: "https", file: ["Sitemap: https://www.shop.example/s.xml"], changes: [] },
    },
  ],
  leaves: [
    { file: ["Sitemap: https://shop.example/s.xml", "Sitemap: https://example.com/s.xml"] },
    { file: ["Sitemap: http://shop.example/s.xml"] },
    { file: ["Sitemap: http://shop.example/s.xml"], site: "http://shop.example" },
    { file: ["Sitemap: http://localhost:3000/s.xml"], site: "http://localhost:3000" },
    { file: ["Sitemap: https://172.32.0.1/s.xml", "Sitemap: https://11.0.0.1/s.xml"] },
    { file: ["Sitemap: https://mydomains.com/s.xml", "Sitemap: https://thelocal.de/s.xml"] },
    { file: ["Sitemap: https://100.128.0.1/s.xml", "Sitemap: https://shop.myshopify.com/s.xml"] },
    {
      file: [
        "Sitemap: https://shop.example/undefined.xml",
        "Sitemap: https://a.example/s?x=/null/",
      ],
    },
    // R501.
    { file: ["Sitemap: /s.xml", "Sitemap: localhost/s.xml", "Sitemap: undefined"] },
  ],
  meant: [["AnyBot", "/", "allow"]],
  unharmed: "A Sitemap line decides no verdict.",
});
