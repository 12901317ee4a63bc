import { testProblem } from "../../../test/lint-cases.ts";
import { fullUrlPath } from "./R302-full-url-path.ts";

testProblem(fullUrlPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: https://shop.example/private/?a=1"],
      at: ["2:10-30 error"],
      fix: {
        name: "path",
        file: ["User-agent: *", "Disallow: /private/?a=1"],
        changes: [["AnyBot", "https://shop.example/private/?a=1", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Allow: HTTP://user@shop.example:8080/a*b"], at: ["2:7-36 error"] },
    // The path of these would be the whole site; no fix.
    { file: ["User-agent: *", "Disallow: https://shop.example/"], at: ["2:10-30 error"] },
    { file: ["User-agent: *", "Disallow: https://shop.example"], at: ["2:10-30 error"] },
    { file: ["User-agent: *", "Disallow: https://shop.example/*"], at: ["2:10-30 error"] },
    // What Protego and Google of 2018 make of it has a slash before it, and matches no page either.
    {
      file: ["User-agent: *", "Disallow: https://shop.example/a"],
      readAs: "protego",
      at: ["2:10-30 error"],
    },
    {
      file: ["User-agent: *", "Disallow: https://shop.example/a"],
      readAs: "google-pre-2019",
      at: ["2:10-30 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /private/"] },
    { file: ["User-agent: *", "Disallow: /out?to=https://shop.example/"] },
    { file: ["User-agent: *", "Disallow: */https://"] },
    { file: ["User-agent: *", "Disallow: ://shop.example/"] },
    { file: ["User-agent: *", "Sitemap: https://shop.example/s.xml"] },
    { file: ["User-agent: *", "Disallow: https://shop.example/a"], readAs: "www-robotrules" },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
