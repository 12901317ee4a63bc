import { testProblem } from "../../../test/lint-cases.ts";
import { pathWithHost } from "./R320-path-with-host.ts";

testProblem(pathWithHost, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: www.shop.example/private/"],
      at: ["2:10-26 error"],
      fix: {
        name: "path",
        file: ["User-agent: *", "Disallow: /private/"],
        changes: [["AnyBot", "/private/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: preview.shop.com"], at: ["2:10-26 error"] },
    { file: ["User-agent: *", "Disallow: preview.shop.com*"], at: ["2:10-26 error"] },
    { file: ["User-agent: *", "Disallow: 192.0.2.1:8080/a"], at: ["2:10-24 error"] },
    { file: ["User-agent: *", "Disallow: //shop.com/a"], at: ["2:10-20 error"] },
    { file: ["User-agent: *", "Disallow: *.dev.shop.com/"], at: ["2:10-24 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /private/"] },
    { file: ["User-agent: *", "Disallow: index.php/admin"] },
    { file: ["User-agent: *", "Disallow: jquery.min.js"] },
    { file: ["User-agent: *", "Disallow: .com/"] },
    { file: ["User-agent: *", "Disallow: *.php"] },
    { file: ["User-agent: *", "Disallow: *.min.js"] },
    { file: ["User-agent: *", "Disallow: shop.community/"] },
    { file: ["User-agent: *", "Disallow: /www.shop.example/"] },
    { file: ["User-agent: *", "Disallow: //"] },
    { file: ["User-agent: *", "Disallow: //wp-admin/"] },
    { file: ["User-agent: *", "Disallow: https://www.shop.example/a"] },
    { file: ["User-agent: *", "Disallow: //shop.com/a"], readAs: "www-robotrules" },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
