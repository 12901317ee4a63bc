import { testProblem } from "../../../test/lint-cases.ts";
import { agentWildcard } from "./R212-agent-wildcard.ts";

testProblem(agentWildcard, {
  raises: [
    {
      file: ["User-agent: AhrefsBot*", "Disallow: /"],
      at: ["1:12-22 error"],
      fix: {
        name: "without-star",
        file: ["User-agent: AhrefsBot", "Disallow: /"],
        changes: [["AhrefsBot", "/", "allow", "disallow"]],
      },
    },
    // Google's parser reads up to the star, RFC 9309 does not.
    {
      file: ["User-agent: Mediapartners-Google*", "Disallow: /"],
      readAs: "google",
      at: ["1:12-33 information"],
      fix: {
        name: "without-star",
        file: ["User-agent: Mediapartners-Google", "Disallow: /"],
        changes: [],
      },
    },
    { file: ["User-agent: Mediapartners-Google*", "Disallow: /"], at: ["1:12-33 warning"] },
    { file: ["User-agent: *bot", "User-agent: Google*"], at: ["1:12-16 error", "2:12-19 error"] },
    { file: ["User-agent: Google*", "Disallow: /"], readAs: "google", at: ["1:12-19 error"] },
    { file: ["User-agent: Nutch*"], at: ["1:12-18 warning"] },
    {
      file: ["User-agent: **", "Disallow: /"],
      at: ["1:12-14 error"],
      fix: {
        name: "star-alone",
        file: ["User-agent: *", "Disallow: /"],
        changes: [["AnyBot", "/", "allow", "disallow"]],
      },
    },
    // HandleUserAgent: a star and white space are all crawlers.
    {
      file: ["User-agent: * (all)", "Disallow: /", "User-agent: * all"],
      readAs: "google",
      at: ["3:12-17 information"],
    },
    {
      file: ["User-agent: *bot", "User-agent: *", "Disallow: /a"],
      at: ["1:12-16 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "User-agent: Googlebot", "User-agent: "] },
    { file: ["User-agent: * # Google*", "Disallow: /*.pdf"] },
    { file: ["User-agent: * Disallow: /"] },
    // R119.
    { file: ["User-agent: *<br>", "Disallow: /"] },
    { file: ["User-agent: Sphere (www.sphere.com) scout*at*sphere"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
