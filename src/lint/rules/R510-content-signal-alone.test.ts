import { testProblem } from "../../../test/lint-cases.ts";
import { contentSignalAlone } from "./R510-content-signal-alone.ts";

const TRAINERS = ["GPTBot", "ClaudeBot", "CCBot", "meta-externalagent", "Amazonbot"];

testProblem(contentSignalAlone, {
  raises: [
    {
      file: ["User-agent: *", "Content-Signal: search=yes, ai-train=no", "Allow: /"],
      at: ["2:28-39 information"],
    },
    // Once per file.
    {
      file: [
        "User-agent: *",
        "Content-Signal: ai-input=no",
        "Allow: /",
        "User-agent: GPTBot",
        "Content-Signal: ai-train=no",
        "Allow: /",
      ],
      at: ["2:16-27 information"],
    },
    { file: ["User-agent: bingbot", "Content-signal: SEARCH=no"], at: ["2:16-25 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Content-Signal: search=yes", "Allow: /"] },
    { file: ["User-agent: *", "Content-Signal: ai-train=no", "Disallow: /"] },
    { file: ["Content-Signal: ai-train=no"] },
    { file: ["User-agent: SomeBot", "Content-Signal: ai-train=no", "Allow: /"] },
    {
      file: [
        "User-agent: *",
        "Content-Signal: ai-train=no",
        "Allow: /",
        ...TRAINERS.map((name) => `User-agent: ${name}`),
        "Disallow: /",
      ],
    },
  ],
  meant: [
    ["GPTBot", "/", "disallow"],
    ["Amazonbot", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
