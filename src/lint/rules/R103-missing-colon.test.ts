import { testProblem } from "../../../test/lint-cases.ts";
import { missingColon } from "./R103-missing-colon.ts";

testProblem(missingColon, {
  raises: [
    {
      file: ["User-agent: *", "Disallow /c"],
      at: ["2:0-8 error"],
      fix: {
        name: "add-colon",
        file: ["User-agent: *", "Disallow: /c"],
        changes: [["AnyBot", "/c", "allow", "disallow"]],
      },
    },
    {
      // robots.cc, GetKeyAndValueFrom: white space between exactly two words is a separator.
      file: ["User-agent *", "Disallow /c"],
      readAs: "google",
      at: ["1:0-10 warning", "2:0-8 warning"],
      fix: { name: "add-colon", file: ["User-agent: *", "Disallow: /c"], changes: [] },
    },
    { file: ["user-agent", "SITEMAP https"], at: ["1:0-10 error", "2:0-7 error"] },
    { file: ["  Disallow\t/c # all of c"], at: ["1:2-10 error"] },
    // The colon of a URL ends what stands before it, even where two words would do.
    { file: ["Sitemap https://shop.example/s.xml"], readAs: "google", at: ["1:0-7 error"] },
    { file: ["Disallow /c:d"], at: ["1:0-8 error"] },
    // Protego knows names in lower case before a space.
    { file: ["disallow /c"], readAs: "protego", at: ["1:0-8 warning"] },
    { file: ["disallow all of it"], readAs: "protego", at: ["1:0-8 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /c"] },
    { file: ["Disallow : /c"] },
    { file: ["# Disallow /c"] },
    { file: ["Disallowed paths follow"] },
    { file: ["Allow me to explain", "Disallow all of it"] },
    { file: ["User-agent * : x"] },
    { file: ["Disallow/c"] },
    { file: ["a /c"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
