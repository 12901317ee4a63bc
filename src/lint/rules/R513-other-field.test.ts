import { testProblem } from "../../../test/lint-cases.ts";
import { otherField } from "./R513-other-field.ts";

testProblem(otherField, {
  raises: [
    { file: ["User-agent: *", "Request-rate: 1/5", "Allow: /"], at: ["2:0-17 information"] },
    // Each once.
    {
      file: ["Request-rate: 1/5", "Request-rate: 1/6", "visit-time: 0600-0845"],
      at: ["1:0-17 information", "3:0-21 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /a", "Allow: /b"],
      readAs: "original-1994",
      at: ["3:0-9 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /", "Allow: /a"] },
    { file: ["User-agent: *", "Crawl-delay: 1", "Noindex: /", "Host: a.example"] },
    // Why says what they come to.
    { file: ["User-agent: *", "Content-Usage: train-ai=n", "License: https://a.example/"] },
    { file: ["# Visit-time: 0600-0845"] },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
