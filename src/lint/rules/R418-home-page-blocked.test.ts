import { testProblem } from "../../../test/lint-cases.ts";
import { homePageBlocked } from "./R418-home-page-blocked.ts";

testProblem(homePageBlocked, {
  raises: [
    { file: ["User-agent: *", "Disallow: /$"], at: ["2:10-12 warning"] },
    { file: ["User-agent: bingbot", "Disallow: /$", "Allow: /a"], at: ["2:10-12 warning"] },
    {
      file: ["User-agent: *", "Disallow: /$", "User-agent: Googlebot", "Disallow: /a"],
      at: ["2:10-12 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /*$"] },
    { file: ["User-agent: *", "Disallow: /$", "Allow: /"], readAs: "python" },
    { file: ["User-agent: GPTBot", "Disallow: /$"] },
    { file: ["User-agent: *", "Disallow: /?"] },
    // A plain character to the parser.
    { file: ["User-agent: *", "Disallow: /$"], readAs: "original-1994" },
  ],
  meant: [
    ["Googlebot", "/", "allow"],
    ["Googlebot", "/drafts/a", "disallow"],
  ],
});
