import { testProblem } from "../../../test/lint-cases.ts";
import { unfilledValue } from "./R120-unfilled-value.ts";

testProblem(unfilledValue, {
  raises: [
    { file: ["User-agent: undefined", "Disallow: /a"], at: ["1:12-21 error"] },
    { file: ["User-agent: [object Object]", "Disallow: /a"], at: ["1:12-27 error"] },
    {
      file: ["User-agent: *", "Disallow: undefined", "Allow: null", "Crawl-delay: NaN"],
      at: ["2:10-19 error", "3:7-11 error", "4:13-16 error"],
    },
    { file: ["User-agent: *", "Disallow: /[object Object]"], at: ["2:10-26 error"] },
    { file: ["Sitemap: undefined"], at: ["1:9-18 error"] },
    // C, and two ways of Go.
    {
      file: ["User-agent: *", "Disallow: (null)", "Disallow: <nil>", "Allow: %!s(MISSING)"],
      at: ["2:10-16 error", "3:10-15 error", "4:7-19 error"],
    },
    { file: [`Sitemap: \${BASE_URL}/sitemap.xml`], at: ["1:9-32 error"] },
    {
      file: ["Sitemap: https://$SITE_URL/s.xml", "Sitemap: %SITE_URL%/s.xml"],
      at: ["1:9-32 error", "2:9-25 error"],
    },
    {
      file: ["User-agent: %s", "Disallow: /%s/", "Sitemap: https://%s/s.xml", "Sitemap: %s/s.xml"],
      at: ["1:12-14 error", "2:10-14 error", "3:9-25 error", "4:9-17 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a/%s/", "Disallow: /%sa", "Disallow: /%20/"] },
    { file: ["User-agent: *", "Disallow: /undefined", "Disallow: /null/", "Disallow: /*$PRICE"] },
    { file: ["User-agent: undefinedbot", "Disallow: /a"] },
    { file: ["Remark: undefined"] },
    { file: ["Sitemap: https://shop.example/undefined.xml"] },
  ],
  meant: [["AnyBot", "/private/a", "disallow"]],
});
