import { testProblem } from "../../../test/lint-cases.ts";
import { exceptionTooShort } from "./R404-exception-too-short.ts";

testProblem(exceptionTooShort, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /downloads/", "Allow: /*.pdf$"],
      at: ["3:7-14 warning"],
    },
    // The order does not matter, nor that it works elsewhere.
    {
      file: ["User-agent: *", "Allow: /*.css", "Disallow: /a/", "Disallow: /scripts"],
      at: ["2:7-13 warning"],
    },
    // Once per group.
    {
      file: ["User-agent: *", "Allow: *.css", "Allow: *.js", "Disallow: /library/"],
      at: ["2:7-12 warning"],
    },
    { file: ["User-agent: *", "Disallow: /folders/", "Allow: /f*.gif"], at: ["3:7-14 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a/", "Allow: /*.pdf$"] },
    { file: ["User-agent: *", "Disallow: /downloads/", "Allow: /downloads/*.pdf$"] },
    { file: ["User-agent: *", "Disallow: /downloads/", "Allow: /uploads/*.gif"] },
    // A tie: Allow wins.
    { file: ["User-agent: *", "Disallow: /12345", "Allow: /*.pdf"] },
    // Another Allow is longer.
    {
      file: ["User-agent: *", "Disallow: /downloads/", "Allow: /*.pdf$", "Allow: /downloads/"],
    },
    // Not evidently an exception to all.
    { file: ["User-agent: *", "Disallow: /search/results", "Allow: /*?page="] },
    { file: ["User-agent: *", "Disallow: /es/downloads/", "Allow: /es/*"] },
    // A page has no files in it.
    { file: ["User-agent: *", "Disallow: /error-404.html", "Allow: /*.css"] },
    // No wildcard to the reader, and no length.
    { file: ["User-agent: *", "Disallow: /downloads/", "Allow: /*.pdf$"], readAs: "python" },
    // What a rule matches counts, not what it says.
    {
      file: ["User-agent: *", "Disallow: /downloads/", "Allow: /*.pdf$"],
      readAs: "python-rfc9309",
    },
    // Left open by the document.
    {
      file: ["User-agent: *", "Disallow: /downloads/", "Allow: /*.pdf$"],
      readAs: "google-2019",
    },
  ],
  meant: [
    ["AnyBot", "/downloads/x.zip", "disallow"],
    ["AnyBot", "/downloads/x.pdf", "allow"],
  ],
});
