import { testProblem } from "../../../test/lint-cases.ts";
import { nonAsciiPath } from "./R309-non-ascii-path.ts";

testProblem(nonAsciiPath, {
  raises: [
    // Letters with accents of their own, as macOS writes names of files.
    {
      file: ["User-agent: *", "Disallow: /cafe\u0301/"],
      at: ["2:15-16 warning"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /caf%C3%A9/"],
        changes: [["AnyBot", "/caf%C3%A9/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /*\uff1fsort\uff1d"],
      at: ["2:12-13 warning"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /*?sort="],
        changes: [["AnyBot", "/a?sort=up", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /sign\u2013in/"], at: ["2:15-16 warning"] },
    {
      file: ["User-agent: *", "Disallow: /könyvek/"],
      readAs: "original-1994",
      at: ["2:12-13 error"],
      fix: {
        name: "encode",
        file: ["User-agent: *", "Disallow: /k%C3%B6nyvek/"],
        changes: [["AnyBot", "/k%C3%B6nyvek/", "allow", "disallow"]],
      },
    },
    // Said once of a group where it does no harm.
    {
      file: ["User-agent: *", "Disallow: /поиск/*.pdf$", "Disallow: /*?q=ä"],
      at: ["2:11-16 information"],
    },
    { file: ["User-agent: *", "Disallow: /a😀b"], readAs: "google", at: ["2:12-14 information"] },
    {
      file: ["User-agent: *", "Disallow: /ö"],
      readAs: "www-robotrules",
      at: ["2:11-12 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /ö", "Disallow: /ä"],
      readAs: "original-1994",
      at: ["2:11-12 error", "3:11-12 error"],
    },
  ],
  leaves: [
    // LaxURI.getPathQuery: Heritrix would not find the percent-encoded form.
    { file: ["User-agent: *", "Disallow: /könyvek/"], readAs: "heritrix" },
    { file: ["User-agent: *", "Disallow: /k%C3%B6nyvek/"] },
    // Both forms: R401 says so where they are equal.
    { file: ["User-agent: *", "Disallow: /könyvek/", "Disallow: /k%C3%B6nyvek/"] },
    {
      file: ["User-agent: *", "Disallow: /könyvek/", "Disallow: /k%C3%B6nyvek/"],
      readAs: "original-1994",
    },
    { file: ["User-agent: *", "Disallow: /a # könyvek"] },
    { file: ["User-agent: könyv", "Disallow: /"] },
    // What is not seen, and what was no UTF-8, is another problem.
    { file: ["User-agent: *", "Disallow: /a\u200bb"] },
    { file: ["User-agent: *", "Disallow: /a\u00a0b"] },
    { file: ["User-agent: *", "Disallow: /a\udcf6b"] },
    { file: ["User-agent: *", "Disallow: /a\ud800b"] },
  ],
  meant: [
    ["AnyBot", "/k%C3%B6nyvek/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
