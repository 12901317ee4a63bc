import { testProblem } from "../../../test/lint-cases.ts";
import { folderWithoutItself } from "./R411-folder-without-itself.ts";

testProblem(folderWithoutItself, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /admin/ # staff"],
      urls: ["/admin", "/admin"],
      at: ["2:10-17 warning"],
      fix: {
        name: "add-itself",
        file: ["User-agent: *", "Disallow: /admin/ # staff", "Disallow: /admin$"],
        changes: [
          ["AnyBot", "/admin", "allow", "disallow"],
          ["AnyBot", "/administrator", "allow", "allow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Allow: /", "Disallow: /admin/*"],
      site: "https://shop.example",
      urls: ["https://shop.example/admin#top"],
      at: ["3:10-18 warning"],
    },
    // No `$`, and so no way to forbid that URL alone.
    {
      file: ["User-agent: *", "Disallow: /admin/"],
      urls: ["/admin"],
      readAs: "original-1994",
      at: ["2:10-17 warning"],
    },
    // The rule for that URL alone would be as long as the Allow, which wins a tie.
    {
      file: ["User-agent: *", "Allow: /*$", "Disallow: /a/*"],
      urls: ["/a"],
      readAs: "yandex",
      at: ["3:10-14 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /admin/"] },
    { file: ["User-agent: *", "Disallow: /admin/"], urls: ["/admin/", "/administrator", "/"] },
    { file: ["User-agent: *", "Disallow: /admin/"], urls: ["/admin?x", "/Admin"] },
    { file: ["User-agent: *", "Disallow: /admin/", "Disallow: /admin$"], urls: ["/admin"] },
    { file: ["User-agent: *", "Disallow: /admin/", "Allow: /admin$"], urls: ["/admin"] },
    { file: ["User-agent: *", "Disallow: /admin"], urls: ["/admin"] },
    { file: ["User-agent: *", "Disallow: /*/"], urls: ["/admin"] },
    {
      file: ["User-agent: *", "Disallow: /admin/"],
      site: "https://shop.example",
      urls: ["https://other.example/admin"],
    },
  ],
  meant: [
    ["AnyBot", "/admin", "disallow"],
    ["AnyBot", "/admin/x", "disallow"],
    ["AnyBot", "/administration", "allow"],
  ],
});
