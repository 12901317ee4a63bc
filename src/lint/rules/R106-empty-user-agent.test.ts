import { testProblem } from "../../../test/lint-cases.ts";
import { emptyUserAgent } from "./R106-empty-user-agent.ts";

testProblem(emptyUserAgent, {
  raises: [
    { file: ["User-agent:", "Disallow: /"], at: ["1:0-10 error"] },
    { file: ["User-agent: # all", "Disallow: /"], readAs: "google", at: ["1:0-10 error"] },
    // robotparser.py, Entry.applies_to: an empty text is in every name.
    { file: ["user-agent: \t", "Disallow: /"], readAs: "python", at: ["1:0-10 warning"] },
    { file: ["User-agent:", "Disallow: /"], readAs: "python-rfc9309", at: ["1:0-10 warning"] },
    { file: ["User-agent:", "Disallow: /"], readAs: "protego", at: ["1:0-10 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["# User-agent:"] },
    { file: ["User-agent:\u00a0"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
