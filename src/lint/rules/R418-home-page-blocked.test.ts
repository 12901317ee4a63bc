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
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /index.html", "Allow: /about"],
      at: ["2:10-11 warning"],
      fix: {
        name: "allow-home",
        file: ["User-agent: *", "Disallow: /", "Allow: /$", "Allow: /index.html", "Allow: /about"],
        changes: [["AnyBot", "/", "disallow", "allow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /", "Allow: /$", "Allow: /about"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /blog/", "Allow: /homes/", "Allow: /*.css"] },
    { file: ["User-agent: GPTBot", "Disallow: /", "Allow: /about"] },
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
