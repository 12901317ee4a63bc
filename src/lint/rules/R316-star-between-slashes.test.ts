import { testProblem } from "../../../test/lint-cases.ts";
import { starBetweenSlashes } from "./R316-star-between-slashes.ts";

testProblem(starBetweenSlashes, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /**/private/"],
      at: ["2:10-14 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /**/private/", "Disallow: /private/"],
        changes: [["AnyBot", "/private/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /*/feed/"],
      at: ["2:10-13 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /feed/"],
        changes: [["AnyBot", "/feed/", "allow", "disallow"]],
      },
    },
    // Said once of a group.
    {
      file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /*/print$"],
      at: ["2:10-13 information"],
    },
    // Others have a counterpart at the root.
    {
      file: [
        "User-agent: *",
        "Disallow: /cart",
        "Disallow: /*/cart",
        "Disallow: /error/",
        "Disallow: /*/error",
        "Disallow: /*/price/",
      ],
      at: ["6:10-13 information"],
    },
    { file: ["User-agent: *", "Disallow: /", "Allow: /*/feed/"], at: ["3:7-10 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /feed/"] },
    { file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /fee"] },
    { file: ["User-agent: *", "Disallow: /*/config", "Disallow: /config/"] },
    // A folder, for the language or a member, is always there.
    {
      file: ["User-agent: *", "Disallow: /*/forks", "Disallow: /*/stars", "Disallow: /*/tags/"],
    },
    { file: ["User-agent: *", "Disallow: */feed/"] },
    { file: ["User-agent: *", "Disallow: /*feed/"] },
    // So many folders are always there.
    { file: ["User-agent: *", "Disallow: /*/*/tree/"] },
    { file: ["User-agent: *", "Disallow: /*/blob/*/raw"] },
    { file: ["User-agent: *", "Disallow: /*/"] },
    { file: ["User-agent: *", "Allow: /*/feed/"] },
    { file: ["User-agent: *", "Disallow: /*/feed/"], readAs: "original-1994" },
  ],
  meant: [
    ["AnyBot", "/feed/", "disallow"],
    ["AnyBot", "/blog/feed/", "disallow"],
    ["AnyBot", "/blog/", "allow"],
  ],
});
