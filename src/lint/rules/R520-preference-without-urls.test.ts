import { testProblem } from "../../../test/lint-cases.ts";
import { preferenceWithoutUrls } from "./R520-preference-without-urls.ts";

testProblem(preferenceWithoutUrls, {
  raises: [
    {
      file: [
        "User-agent: *",
        "Disallow: /a",
        "Allow: /b/long/path",
        "Content-Usage: /a/* train-ai=n",
        "Allow: /",
      ],
      at: ["4:15-30 warning"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /a", "Allow: /b/long/path", "Allow: /"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Usage: /$x$ train-ai=n", "Disallow: /"],
      at: ["2:15-30 warning"],
    },
    { file: ["User-agent: *", "Content-Usage: search=y", "Disallow: /"], at: ["2:15-23 warning"] },
  ],
  leaves: [
    // The line is also for B, which may fetch the URLs.
    {
      file: [
        "User-agent: A",
        "User-agent: B",
        "Content-Usage: /a train-ai=n",
        "Allow: /x",
        "User-agent: A",
        "Disallow: /a",
      ],
    },
    { file: ["User-agent: *", "Disallow: /a/", "Content-Usage: /a train-ai=n"] },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a/b", "Content-Usage: /a/ train-ai=n"] },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /*.html", "Content-Usage: /a/ train-ai=n"] },
    { file: ["User-agent: *", "Disallow: /", "Content-Usage: train-ai=n"] },
    { file: ["User-agent: *", "Disallow: /a$", "Content-Usage: /a train-ai=n"] },
    {
      file: [
        "User-agent: A",
        "Disallow: /a",
        "User-agent: B",
        "Content-Usage: /a train-ai=n",
        "Allow: /",
      ],
    },
  ],
  meant: [
    ["X", "/drafts/old/1", "disallow"],
    ["X", "/", "allow"],
  ],
  unharmed: "A preference decides no verdict.",
});
