import type { CheckCases } from "../cases.ts";
import { starBetweenSlashes } from "./star-between-slashes.ts";

export const cases: CheckCases = {
  check: starBetweenSlashes,
  raises: [
    {
      file: ["User-agent: *", "Disallow: /*/feed/"],
      at: ["2:10-13 information"],
      fix: {
        name: "add-root",
        file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /feed/"],
        changes: [["AnyBot", "/feed/", "allow", "disallow"]],
      },
    },
    // Said once of a group.
    {
      file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /*/print$", "Disallow: /*/cart*"],
      at: ["2:10-13 information"],
    },
    { file: ["User-agent: *", "Disallow: /", "Allow: /*/feed/"], at: ["3:7-10 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /feed/"] },
    { file: ["User-agent: *", "Disallow: /*/feed/", "Disallow: /fee"] },
    { file: ["User-agent: *", "Disallow: */feed/"] },
    { file: ["User-agent: *", "Disallow: /*feed/"] },
    // So many folders are always there.
    { file: ["User-agent: *", "Disallow: /*/*/tree/"] },
    { file: ["User-agent: *", "Disallow: /*/blob/*/raw"] },
    { file: ["User-agent: *", "Disallow: /*/"] },
    { file: ["User-agent: *", "Allow: /*/feed/"] },
    { file: ["User-agent: *", "Disallow: /*/feed/"], readAs: "original-1994" },
  ],
};
