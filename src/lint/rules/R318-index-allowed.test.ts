import { testProblem } from "../../../test/lint-cases.ts";
import { indexAllowed } from "./R318-index-allowed.ts";

testProblem(indexAllowed, {
  raises: [
    {
      file: ["User-agent: *", "Allow: /x/index.html"],
      readAs: "google",
      at: ["2:10-20 information"],
    },
    {
      file: ["User-agent: *", "Allow: /x/index.html"],
      readAs: "protego",
      at: ["2:10-20 information"],
    },
    // isAllowed: for Disallow as well.
    {
      file: ["User-agent: *", "Disallow: /x/index.htm"],
      readAs: "crawler-commons",
      at: ["2:13-22 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Allow: /x/index.html"] },
    { file: ["User-agent: *", "Disallow: /x/index.html"], readAs: "google" },
    { file: ["User-agent: *", "Allow: /x/myindex.html"], readAs: "google" },
    { file: ["User-agent: *", "Allow: /index.html/x"], readAs: "google" },
    { file: ["User-agent: *", "Allow: /x/index.htm"], readAs: "protego" },
    { file: ["User-agent: *", "Allow: /price$index.htm"], readAs: "protego" },
  ],
  meant: [
    ["AnyBot", "/docs/", "allow"],
    ["AnyBot", "/docs/x", "disallow"],
  ],
});
