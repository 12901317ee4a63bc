import { testProblem } from "../../../test/lint-cases.ts";
import { escapedWildcard } from "./R311-escaped-wildcard.ts";

testProblem(escapedWildcard, {
  raises: [
    { file: ["User-agent: *", "Disallow: /file-%2A.html"], at: ["2:16-19 information"] },
    { file: ["User-agent: *", "Disallow: /*/a%24"], at: ["2:14-17 information"] },
    // Matches: octet by octet, as given.
    {
      file: ["User-agent: *", "Disallow: /file-%2a.html"],
      readAs: "google",
      at: ["2:16-19 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /file-%2A.html"],
      readAs: "robots-parser",
      at: ["2:16-19 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /file-%2A.html"],
      readAs: "crawler-commons",
      at: ["2:16-19 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /file-*.html$"] },
    { file: ["User-agent: *", "Disallow: /file-%2B.html"] },
    { file: ["User-agent: *", "Disallow: /file-%252A.html"] },
    { file: ["User-agent: *", "Disallow: /file # %2A"] },
    // A star is a star there, however it is spelled.
    { file: ["User-agent: *", "Disallow: /file-%2A.html"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/file-*.html", "disallow"],
    ["AnyBot", "/file.html", "allow"],
  ],
});
