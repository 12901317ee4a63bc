import { testProblem } from "../../../test/lint-cases.ts";
import { parameterPosition } from "./R315-parameter-position.ts";

testProblem(parameterPosition, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /*?sort="],
      at: ["2:12-18 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*?sort=", "Disallow: /*&sort="],
        changes: [["AnyBot", "/c?page=2&sort=asc", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /c/*?sort=asc*", "Disallow: *?p=1$"],
      at: ["2:14-20 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /*?*id=*"],
      at: ["2:13-17 information"],
      fix: {
        name: "both-places",
        file: ["User-agent: *", "Disallow: /*?id=*", "Disallow: /*?*&id=*"],
        changes: [
          ["AnyBot", "/a?paid=1", "disallow", "allow"],
          ["AnyBot", "/a?id=1", "disallow", "disallow"],
          ["AnyBot", "/a?b=1&id=1", "disallow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /s/*q= # search"],
      at: ["2:13-16 information"],
      fix: {
        name: "both-places",
        file: ["User-agent: *", "Disallow: /s/*?q= # search", "Disallow: /s/*&q="],
        changes: [["AnyBot", "/s/?faq=1", "disallow", "allow"]],
      },
    },
    // A whole word, too, where other names end with it.
    {
      file: ["User-agent: *", "Disallow: /*color="],
      at: ["2:11-18 information"],
      fix: {
        name: "both-places",
        file: ["User-agent: *", "Disallow: /*?color=", "Disallow: /*&color="],
        changes: [
          ["AnyBot", "/a?bgcolor=1", "disallow", "allow"],
          ["AnyBot", "/a?color=1", "disallow", "disallow"],
          ["AnyBot", "/a?b=1&color=1", "disallow", "disallow"],
        ],
      },
    },
    { file: ["User-agent: *", "Disallow: /shop/*Size=*"], at: ["2:16-22 information"] },
    { file: ["User-agent: *", "Disallow: /*?*year="], at: ["2:13-19 information"] },
    {
      file: ["User-agent: *", "Disallow: *page=", "Disallow: /*price="],
      at: ["2:10-16 information"],
    },
    // These two percent-encode an ampersand in a rule without a question mark.
    {
      file: ["User-agent: *", "Disallow: /*?sort="],
      readAs: "python-rfc9309",
      at: ["2:12-18 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*?sort=", "Disallow: /*?*&sort="],
        changes: [["AnyBot", "/c?page=2&sort=asc", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /s/*q="],
      readAs: "protego",
      at: ["2:13-16 information"],
      fix: {
        name: "both-places",
        file: ["User-agent: *", "Disallow: /s/*?q=", "Disallow: /s/*?*&q="],
        changes: [
          ["AnyBot", "/s/?faq=1", "disallow", "allow"],
          ["AnyBot", "/s/?a=1&q=1", "disallow", "disallow"],
        ],
      },
    },
    // The beginning of a name.
    {
      file: ["User-agent: *", "Disallow: /*?utm_"],
      at: ["2:12-17 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*?utm_", "Disallow: /*&utm_"],
        changes: [["AnyBot", "/a?x=1&utm_source=b", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /*?filter_*"], at: ["2:12-20 information"] },
    { file: ["User-agent: *", "Disallow: /*?f["], at: ["2:12-15 information"] },
    { file: ["User-agent: *", "Disallow: /*?sort"], at: ["2:12-17 information"] },
    {
      file: ["User-agent: *", "Disallow: /*?jsessionid="],
      at: ["2:12-24 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*?jsessionid=", "Disallow: /*;jsessionid="],
        changes: [["AnyBot", "/shop/item;jsessionid=AB12", "allow", "disallow"]],
      },
    },
    // The other way around.
    {
      file: ["User-agent: *", "Disallow: /*&view="],
      at: ["2:12-18 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*&view=", "Disallow: /*?view="],
        changes: [["AnyBot", "/a?view=grid", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /*?*&utm_"], at: ["2:14-19 information"] },
    // At the top of the site.
    {
      file: ["User-agent: *", "Disallow: /?sort="],
      at: ["2:10-17 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /?sort=", "Disallow: /*?sort="],
        changes: [["AnyBot", "/list?sort=up", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /?utm_"], at: ["2:10-16 information"] },
    { file: ["User-agent: *", "Disallow: /?filter_color=*"], at: ["2:10-26 information"] },
    { file: ["User-agent: *", "Disallow: /;jsessionid="], at: ["2:10-23 information"] },
    { file: ["User-agent: *", "Disallow: /&page="], at: ["2:10-17 information"] },
    // Of one page, where the table shows it.
    {
      file: ["User-agent: *", "Disallow: /blueprints?tags="],
      urls: ["/blueprints?page=2&tags=a"],
      at: ["2:21-27 information"],
    },
    // Both in one group.
    {
      file: ["User-agent: *", "Disallow: /*p=", "Disallow: /*?sort="],
      at: ["2:11-14 information", "3:12-18 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*?sort=", "Disallow: /*&sort="] },
    { file: ["User-agent: *", "Disallow: /*?utm=", "Disallow: /*?*utm="] },
    { file: ["User-agent: *", "Disallow: /*?sort=", "Disallow: /*?"] },
    { file: ["User-agent: *", "Disallow: /*?sort=", "Disallow: /*&"] },
    { file: ["User-agent: *", "Disallow: /search?q=*&page="] },
    // The first parameter of one page is most often its only one.
    { file: ["User-agent: *", "Disallow: /?s=", "Disallow: /?q=user/login/"] },
    { file: ["User-agent: *", "Disallow: /?sort=", "Disallow: /*?sort=", "Disallow: /*&sort="] },
    {
      file: ["User-agent: *", "Disallow: /?sortable=1", "Allow: /?utm_", "Disallow: /?sort="],
      readAs: "python",
    },
    { file: ["User-agent: *", "Disallow: /search?q="] },
    { file: ["User-agent: *", "Disallow: /search?q="], urls: ["/search?a=1", "/find?a=1&q=1"] },
    { file: ["User-agent: *", "Disallow: /*&view=", "Disallow: /*?view="] },
    { file: ["User-agent: *", "Disallow: /*?utm_", "Disallow: /*&utm_"] },
    { file: ["User-agent: *", "Disallow: /*?utm_", "Disallow: /*utm_"] },
    { file: ["User-agent: *", "Disallow: /*?a=1&b="] },
    { file: ["User-agent: *", "Allow: /*?sort="] },
    { file: ["User-agent: *", "Disallow: /*?", "Allow: /*?lang="] },
    { file: ["User-agent: *", "Disallow: /*rt=nc"] },
    { file: ["User-agent: *", "Disallow: /*utm_source="] },
    { file: ["User-agent: *", "Disallow: /*gclid="] },
    { file: ["User-agent: *", "Disallow: /*storeId="] },
    { file: ["User-agent: *", "Disallow: /*color=red"] },
    { file: ["User-agent: *", "Disallow: /*color"] },
    { file: ["User-agent: *", "Disallow: /*&color=", "Disallow: /*?color="] },
    { file: ["User-agent: *", "Disallow: /*color="], readAs: "python" },
    { file: ["User-agent: *", "Disallow: /*q"] },
    { file: ["User-agent: *", "Disallow: /*?sort=", "Disallow: /*id="], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/list?sort=up", "disallow"],
    ["AnyBot", "/list?page=2&sort=up", "disallow"],
    ["AnyBot", "/list", "allow"],
  ],
});
