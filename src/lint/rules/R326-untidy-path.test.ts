import { testProblem } from "../../../test/lint-cases.ts";
import { untidyPath } from "./R326-untidy-path.ts";

testProblem(untidyPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a/../private/"],
      at: ["2:12-15 error"],
      fix: {
        name: "tidy",
        file: ["User-agent: *", "Disallow: /private/"],
        changes: [["AnyBot", "/private/x", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /./x"], at: ["2:10-12 error"] },
    { file: ["User-agent: *", "Disallow: /../../private/*/x$"], at: ["2:10-16 error"] },
    { file: ["User-agent: *", "Disallow: /a/./?x="], at: ["2:12-14 error"] },
    { file: ["User-agent: *", "Disallow: /a/..$"], at: ["2:12-15 error"] },
    // URL Standard, 4.1: a double-dot URL path segment.
    { file: ["User-agent: *", "Disallow: /a/%2E%2e/private/"], at: ["2:12-19 error"] },
    {
      file: ["User-agent: *", "Disallow: //tmp/", "Disallow: /a//b/", "Disallow: /a/./b"],
      at: ["2:10-12 warning", "4:12-14 error"],
      fix: {
        name: "tidy",
        file: ["User-agent: *", "Disallow: /tmp/", "Disallow: /a/b/", "Disallow: /a/b"],
        changes: [["AnyBot", "/tmp/x", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /cart//"], at: ["2:15-17 warning"] },
    { file: ["User-agent: *", "Disallow: ///cart"], at: ["2:10-13 warning"] },
    // It would be the whole site.
    { file: ["User-agent: *", "Disallow: /./"], at: ["2:10-12 error"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: //blog/"], at: ["3:7-9 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /admin/ // staff only"] },
    { file: ["User-agent: *", "Disallow: /.git/", "Disallow: /.", "Disallow: /a/..."] },
    { file: ["User-agent: *", "Disallow: /a/.?x", "Disallow: /a/"] },
    // Both forms are blocked.
    { file: ["User-agent: *", "Disallow: //tmp/", "Disallow: /tmp/"] },
    { file: ["User-agent: *", "Disallow: //", "Disallow: /*//", "Disallow: //*"] },
    { file: ["User-agent: *", "Disallow: /http://", "Disallow: /r?to=//a/../b"] },
    { file: ["User-agent: *", "Disallow: /*/../", "Allow: //a/"] },
    // R302, R320.
    { file: ["User-agent: *", "Disallow: https://shop.example/a"] },
    { file: ["User-agent: *", "Disallow: //shop.com/a"] },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/shop/x", "allow"],
  ],
});
