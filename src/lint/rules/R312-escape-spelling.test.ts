import { testProblem } from "../../../test/lint-cases.ts";
import { escapeSpelling } from "./R312-escape-spelling.ts";

testProblem(escapeSpelling, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a%2Fb"],
      at: ["2:10-16 information"],
      fix: {
        name: "add-twin",
        file: ["User-agent: *", "Disallow: /a%2Fb", "Disallow: /a/b"],
        changes: [["AnyBot", "/a/b", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /wiki/Special%3A", "Disallow: /wiki/User%3A"],
      at: ["2:10-26 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /search%3Fq%3D1%26to%3D%2Fa"],
      at: ["2:10-37 information"],
      fix: {
        name: "add-twin",
        file: [
          "User-agent: *",
          "Disallow: /search%3Fq%3D1%26to%3D%2Fa",
          "Disallow: /search?q=1&to=%2Fa",
        ],
        changes: [["AnyBot", "/search?q=1&to=%2Fa", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /100%/"], at: ["2:10-16 information"] },
    { file: ["User-agent: *", "Disallow: /a%zz"], at: ["2:10-15 information"] },
    // RFC 9309 2.2.2 has unreserved characters decoded; Google's parser leaves them.
    { file: ["User-agent: *", "Disallow: /%7Ejoe"], readAs: "google", at: ["2:10-17 information"] },
    {
      file: ["User-agent: *", "Disallow: /%c3%b6"],
      readAs: "original-1994",
      at: ["2:10-17 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /%7Ejoe/%c3%b6"] },
    { file: ["User-agent: *", "Disallow: /%c3%b6"], readAs: "google" },
    { file: ["User-agent: *", "Disallow: /wiki/Special%3A", "Disallow: /wiki/Special:"] },
    { file: ["User-agent: *", "Disallow: /wiki/Special%3A", "Disallow: /wiki/"] },
    { file: ["User-agent: *", "Allow: /wiki/Special%3A"] },
    // 2.2.2, second row of the table.
    { file: ["User-agent: *", "Disallow: /out?to=https%3A%2F%2Fshop.example"] },
    { file: ["User-agent: *", "Disallow: /search%3Fq=", "Disallow: /search"] },
    { file: ["User-agent: *", "Disallow: /search?q=%3F%3D"] },
    // Inside a value they are no separators.
    { file: ["User-agent: *", "Disallow: /s?q=a%26b%3Dc%2Bd"] },
    { file: ["User-agent: *", "Disallow: /my%20folder/%C3%B6"] },
    // Beginnings of an escape, which a star completes.
    { file: ["User-agent: *", "Disallow: /*URL%*"] },
    { file: ["User-agent: *", "Disallow: *url%2*watches"] },
    { file: ["User-agent: *", "Disallow: /a%"] },
    // Python decodes all of them.
    { file: ["User-agent: *", "Disallow: /a%2Fb"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/a%2Fb", "disallow"],
    ["AnyBot", "/a/b", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
