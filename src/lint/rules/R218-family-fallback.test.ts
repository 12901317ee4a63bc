import { testProblem } from "../../../test/lint-cases.ts";
import { familyFallback } from "./R218-family-fallback.ts";

testProblem(familyFallback, {
  raises: [
    {
      file: ["User-agent: Googlebot", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      at: ["1:12-21 information"],
    },
    {
      file: ["User-agent: GPTBot", "User-agent: googlebot", "Disallow: /"],
      at: ["2:12-21 information"],
    },
  ],
  leaves: [
    // Nothing that * leaves open.
    { file: ["User-agent: Googlebot", "Disallow: /a", "User-agent: *", "Disallow: /"] },
    { file: ["User-agent: Googlebot", "Disallow:", "User-agent: *", "Disallow: /a"] },
    { file: ["User-agent: Googlebot", "User-agent: *", "Disallow: /a"] },
    // The names say that they are of the family.
    { file: ["User-agent: Baiduspider", "Disallow: /"] },
    { file: ["User-agent: Yandex", "Disallow: /"] },
    { file: ["User-agent: Googlebot-Image", "Disallow: /"] },
    // The reader finds the name in each of theirs, so the group is their own.
    { file: ["User-agent: bingbot", "Disallow: /"], readAs: "google-pre-2019" },
  ],
  meant: [
    ["Googlebot", "/drafts/", "disallow"],
    ["Googlebot-Image", "/drafts/", "allow"],
    ["Applebot", "/drafts/", "allow"],
    ["bingbot", "/drafts/", "allow"],
  ],
});
