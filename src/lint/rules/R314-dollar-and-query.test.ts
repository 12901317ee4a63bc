import { testProblem } from "../../../test/lint-cases.ts";
import { dollarAndQuery } from "./R314-dollar-and-query.ts";

testProblem(dollarAndQuery, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /$ # home"],
      at: ["3:8-9 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /", "Allow: /$ # home", "Allow: /?"],
        changes: [["AnyBot", "/?utm=1", "disallow", "allow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /*.pdf$", "Disallow: /*.doc$"],
      at: ["2:16-17 information"],
      fix: {
        name: "add-twin",
        file: [
          "User-agent: *",
          "Disallow: /*.pdf$",
          "Disallow: /*.pdf?",
          "Disallow: /*.doc$",
          "Disallow: /*.doc?",
        ],
        changes: [["AnyBot", "/a.pdf?download=1", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /mail/", "Allow: /mail/$"], at: ["3:13-14 information"] },
    {
      file: ["User-agent: *", "Disallow: /*?replytocom=$"],
      at: ["2:24-25 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*?replytocom=$", "Disallow: /*?replytocom="],
        changes: [["AnyBot", "/post?replytocom=5", "allow", "disallow"]],
      },
    },
    // Another rule would still decide the URL with a query.
    {
      file: ["User-agent: *", "Allow: /*p=0$", "Disallow: /*p=*"],
      readAs: "python-rfc9309",
      at: ["2:12-13 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /", "Allow: //$$"],
      readAs: "temoto",
      at: ["3:10-11 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*?s=$", "Disallow: /*?a=1$"] },
    { file: ["User-agent: *", "Disallow: /*?a=$", "Disallow: /*?a="] },
    { file: ["User-agent: *", "Disallow: /*.pdf"] },
    // The page without a query alone is meant to be closed, or is all there is.
    { file: ["User-agent: *", "Disallow: /404$"] },
    { file: ["User-agent: *", "Disallow: /*/nojs$"] },
    { file: ["User-agent: *", "Disallow: /*?sort=a$"] },
    // Nothing forbids the other.
    { file: ["User-agent: *", "Allow: /$"] },
    { file: ["User-agent: *", "Disallow: /misc/", "Allow: /misc/*.js$", "Allow: /misc/*.js?"] },
    { file: ["User-agent: *", "Disallow: /*.pdf$", "Disallow: /*?"] },
    { file: ["User-agent: *", "Disallow: /*.pdf$", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /*.pdf$"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/", "allow"],
    ["AnyBot", "/?utm=1", "allow"],
    ["AnyBot", "/x", "disallow"],
  ],
});
