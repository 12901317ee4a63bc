import type { CheckCases } from "../cases.ts";
import { missingColon } from "./missing-colon.ts";

export const cases: CheckCases = {
  check: missingColon,
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
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /c"] },
    { file: ["# Disallow /c"] },
    { file: ["Disallowed paths follow"] },
    { file: ["User-agent * : x"] },
  ],
};
