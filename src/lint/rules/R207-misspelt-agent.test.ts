import { testProblem } from "../../../test/lint-cases.ts";
import { misspeltAgent } from "./R207-misspelt-agent.ts";

testProblem(misspeltAgent, {
  raises: [
    {
      file: ["User-agent: Google bot", "Disallow: /"],
      at: ["1:12-22 warning"],
      fix: {
        name: "token",
        file: ["User-agent: Googlebot", "Disallow: /"],
        changes: [["Googlebot", "/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: Googelbot"], at: ["1:12-21 warning"] },
    { file: ["User-agent: GPT-Bot # AI"], at: ["1:12-19 warning"] },
    { file: ["User-agent: GTPBot"], at: ["1:12-18 warning"] },
    { file: ["User-agent: AhrefBot"], at: ["1:12-20 warning"] },
    { file: ["User-agent: claude_bot"], at: ["1:12-22 warning"] },
    // Words for every crawler.
    {
      file: ["User-agent: All", "Disallow: /a"],
      at: ["1:12-15 warning"],
      fix: {
        name: "token",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    ...["any", "everyone", "robots", "all bots", "every crawler", "/"].map((word) => ({
      file: [`User-agent: ${word}`, "Disallow: /a"],
      at: [`1:12-${12 + word.length} warning`],
    })),
    ...["None", "no one", "undefined"].map((word) => ({
      file: [`User-agent: ${word}`, "Disallow: /"],
      at: [`1:12-${12 + word.length} warning`],
    })),
    // A purpose token without its underscores, and with a version.
    {
      file: ["User-agent: usage_ai-training", "Disallow: /"],
      at: ["1:12-29 warning"],
      fix: {
        name: "token",
        file: ["User-agent: __usage_ai-training", "Disallow: /"],
        changes: [["__usage_ai-training", "/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: __usage_ai-training/1.0", "Disallow: /"], at: ["1:12-35 warning"] },
    // A crawler that has one token for all devices.
    ...["Googlebot-Smartphone", "Googlebot-Desktop", "bingbot mobile", "GPTBot-User"].map(
      (name) => ({
        file: [`User-agent: ${name}`, "Disallow: /"],
        at: [`1:12-${12 + name.length} warning`],
      }),
    ),
    // Products and kinds of programs.
    ...["Grok", "xAI", "Copilot", "Meta AI", "AI bots"].map((name) => ({
      file: [`User-agent: ${name}`, "Disallow: /"],
      at: [`1:12-${12 + name.length} warning`],
    })),
    // The names of a company and of a product.
    { file: ["User-agent: OpenAI", "Disallow: /"], at: ["1:12-18 warning"] },
    { file: ["User-agent: ChatGPT", "Disallow: /"], at: ["1:12-19 warning"] },
  ],
  leaves: [
    {
      file: [
        "User-agent: GOOGLEBOT",
        "User-agent: Sogou web spider",
        "User-agent: archive.org_bot",
      ],
    },
    // Other crawlers, with names much like RogerBot’s, UptimeRobot’s, Discordbot’s and dotbot’s.
    {
      file: [
        "User-agent: RoverBot",
        "User-agent: Uptimebot",
        "User-agent: Discobot",
        "User-agent: dobot",
      ],
    },
    // A former sibling of SemrushBot-BA and SemrushBot-SI.
    { file: ["User-agent: SemrushBot-SA", "Disallow: /"] },
    // The name of a family, which its crawlers look for.
    { file: ["User-agent: Yandex"] },
    { file: ["User-agent: *", "User-agent:"] },
    { file: ["User-agent: Googelbot/2.1"] },
    { file: ["User-agent: __usage_ai-training", "Disallow: /"] },
    // Google’s parser reads a token only as far as its characters go.
    { file: ["User-agent: __usage_ai-training/1.0", "Disallow: /"], readAs: "google" },
    {
      file: ["User-agent: bot", "User-agent: crawler", "User-agent: allbot", "User-agent: AnyBot"],
    },
    // Its crawler obeys the group all the same, or every one does.
    { file: ["User-agent: all", "User-agent: *", "Disallow: /"] },
    { file: ["User-agent: GTPBot", "User-agent: GPTBot", "Disallow: /"] },
    // A group for the crawler of the company is there.
    {
      file: ["User-agent: Pinterest", "Disallow:", "", "User-agent: Pinterestbot", "Disallow: /a"],
    },
    // Found within the crawler's name.
    { file: ["User-agent: Googlebo", "Disallow: /"], readAs: "python" },
    { file: ["User-agent: Google", "Disallow: /"], readAs: "google-pre-2019" },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
