import { testProblem } from "../../../test/lint-cases.ts";
import { exceptionInOtherCase } from "./R403-exception-in-other-case.ts";

testProblem(exceptionInOtherCase, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /Shop/", "Allow: /shop/terms"],
      at: ["3:7-18 warning"],
    },
    { file: ["User-agent: *", "Disallow: /images", "Allow: /Images"], at: ["3:7-14 warning"] },
    { file: ["User-agent: *", "Disallow: /JS", "Allow: /js/*.js$"], at: ["3:7-16 warning"] },
    // Said once of a group.
    {
      file: ["User-agent: *", "Allow: /A/1", "Allow: /A/2", "Disallow: /a/"],
      at: ["2:7-11 warning"],
    },
  ],
  leaves: [
    // Who writes both spellings knows of the difference.
    { file: ["User-agent: *", "Disallow: /Images/", "Disallow: /images/"] },
    { file: ["User-agent: *", "Allow: /Images/", "Allow: /images/"] },
    { file: ["User-agent: *", "Disallow: /Shop/", "Disallow: /shop/", "Allow: /shop/terms"] },
    { file: ["User-agent: *", "Disallow: /shop/", "Allow: /shop/Terms"] },
    { file: ["User-agent: *", "Disallow: /", "Disallow: /Shop/", "Allow: /shop/"] },
    { file: ["User-agent: *", "Disallow: /Shop/$", "Allow: /shop/terms"] },
    { file: ["User-agent: *", "Disallow: /Shop/x", "Allow: /shop/"] },
    // RFC 9309 2.2.2: an escape is the same in either case.
    { file: ["User-agent: *", "Disallow: /%c3%a4", "Allow: /%C3%A4/b"] },
    // Only the case of A to Z is a matter of spelling.
    { file: ["User-agent: *", "Disallow: /ä", "Allow: /Ä"] },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: B", "Allow: /A"] },
  ],
  meant: [
    ["AnyBot", "/shop/cart", "disallow"],
    ["AnyBot", "/shop/terms", "allow"],
    ["AnyBot", "/", "allow"],
  ],
});
