import { closedTo, type Misunderstanding } from "./misunderstanding.ts";

/** Numbers 17 to 20, 26 and 27: names of crawlers. */
export const agents: readonly Misunderstanding[] = [
  {
    number: 17,
    truth: "A user-agent line has one product token",
    file: closedTo("Googlebot, Bingbot"),
    told: [
      ["Bingbot", "/", "allow", null],
      ["Googlebot", "/", "disallow", 2],
    ],
    problems: ["R211"],
  },
  {
    number: 18,
    truth: "A star after a name is no wildcard",
    file: closedTo("Google*"),
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R212"],
  },
  {
    number: 18,
    truth: "A star before a name is no wildcard",
    file: closedTo("*bot"),
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R212"],
  },
  {
    number: 18,
    truth: "A version is cut off",
    file: closedTo("Googlebot/2.1"),
    told: [
      ["Googlebot", "/", "disallow", 2],
      ["Googlebot", "/", "allow", null, "rfc9309"],
    ],
    problems: ["R210"],
  },
  {
    number: 18,
    truth: "A product token is not the User-Agent header",
    file: closedTo("Mozilla/5.0 (compatible; GPTBot/1.2)"),
    told: [["GPTBot", "/", "allow", null]],
    problems: ["R213"],
  },
  {
    number: 19,
    truth: "A digit ends a product token",
    file: closedTo("AI2Bot"),
    told: [
      ["AI2Bot", "/", "allow", null],
      ["AI", "/", "disallow", 2],
      ["AI2Bot", "/", "disallow", 2, "rfc9309"],
    ],
    problems: ["R214"],
  },
  {
    number: 19,
    truth: "A space ends a product token",
    file: closedTo("ChatGPT Agent"),
    told: [["ChatGPT", "/", "disallow", 2]],
    problems: ["R214"],
  },
  {
    number: 20,
    truth: "A crawler may fall back to the group of its family",
    file: ["User-agent: googlebot", "Disallow: /bar/", "", "User-agent: *", "Disallow: /foo/"],
    told: [
      ["googlebot-image", "/bar/", "disallow", 2],
      ["googlebot-image", "/foo/", "allow", null],
    ],
    problems: ["R218"],
  },
  {
    number: 20,
    truth: "AdsBot does not follow *",
    file: closedTo("*"),
    told: [["AdsBot-Google", "/", "allow", null]],
    problems: ["R217"],
  },
  {
    number: 26,
    truth: "Names that no crawler has any more block nobody",
    file: closedTo("anthropic-ai", "Claude-Web"),
    told: [["ClaudeBot", "/", "allow", null]],
    problems: ["R209"],
  },
  {
    number: 26,
    truth: "ChatGPT-User is not GPTBot",
    file: closedTo("ChatGPT-User"),
    told: [["GPTBot", "/", "allow", null]],
    problems: ["R216"],
  },
  {
    number: 27,
    truth: "Google-Extended is no crawler",
    file: closedTo("Google-Extended"),
    told: [["Googlebot", "/", "allow", null]],
    problems: ["R215"],
  },
];
