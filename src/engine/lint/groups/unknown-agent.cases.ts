import type { CheckCases } from "../cases.ts";
import { unknownAgent } from "./unknown-agent.ts";

export const cases: CheckCases = {
  check: unknownAgent,
  raises: [
    {
      file: ["User-agent: GPTBot", "User-agent: WebZip", "User-agent: Larbin", "User-agent: psbot"],
      at: ["2:12-18 information"],
    },
    {
      file: [
        "User-agent: A",
        "Disallow: /",
        "User-agent: B",
        "Disallow: /",
        "User-agent: C",
        "Disallow: /",
      ],
      at: ["1:12-13 information"],
    },
  ],
  leaves: [
    // The catalogue is not of all crawlers.
    { file: ["User-agent: WebZip", "User-agent: Larbin"] },
    { file: ["User-agent: GPTBot", "User-agent: Yandex", "User-agent: msnbot", "User-agent: *"] },
    // Other checks speak of these.
    { file: ["User-agent: A/1", "User-agent: B*", "User-agent: C, D", "User-agent: E (f)"] },
    { file: ["User-agent: Google bot", "User-agent: OpenAI", "User-agent: Googelbot"] },
    { file: ["User-agent: bing", "User-agent: google", "User-agent: ahrefs"], readAs: "python" },
  ],
};
