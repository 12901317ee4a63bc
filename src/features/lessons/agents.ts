import { lessonsOn, verdict } from "./lesson.ts";

/** How a crawler finds its name in the file, and which names mean nobody. */
export const agents = lessonsOn("agents", {
  "one-name-a-line": {
    title: "A user-agent line holds one name",
    text: "A list with commas seems a natural way to name several crawlers. Nobody reads it as a list: most readers compare the whole line with their name and find no match, while Google’s parser stops at the comma and takes the first name only. Give each name a line of its own, one below the other.",
    file: `# radio.example
User-agent: Googlebot, Bingbot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/", "/search?q=jazz"],
    crawlers: ["bingbot", "Googlebot"],
    readAs: "each-as-itself",
    notice: [
      verdict("bingbot", "/", "allow", null),
      verdict("Googlebot", "/", "disallow", 3),
      verdict("Googlebot", "/", "allow", null, "rfc9309"),
    ],
    remarks: [
      "The second name is lost, and Bing follows “*”.",
      "Google’s parser reads the name as far as the comma.",
      "To the letter of the standard this is no name at all.",
    ],
    problem: ["R211"],
  },
  "no-wildcards-in-names": {
    title: "A star in a name is not a wildcard",
    text: "“Google*” and “*bot” look like patterns for a family of crawlers. A star means everybody only where it stands alone; a name is compared as a whole, so these groups are read by nobody. Name each crawler; some families have a name of their own, as Googlebot-Image also obeys the group of Googlebot.",
    file: `# gallery.example
User-agent: Google*
Disallow: /originals/

User-agent: *bot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/originals/1.tif", "/"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      verdict("Googlebot", "/originals/1.tif", "allow", null),
      verdict("GPTBot", "/", "allow", null),
      verdict("GPTBot", "/", "disallow", 6, "protego"),
    ],
    remarks: [
      "Googlebot is not called “Google*” and follows “*”.",
      "Nor is anybody called “*bot”.",
      "Scrapy takes stars out of names and looks for what is left in its own.",
    ],
    problem: ["R212"],
  },
  "token-not-header": {
    title: "A product token is not the User-Agent header",
    text: "A name is often copied from a server’s log, with its version or with all of the header. Robots.txt wants the product token that the operator documents, such as GPTBot. With a version behind it the name is understood by some; a whole header begins with “Mozilla”, and hits nobody.",
    file: `# weather.example
User-agent: Googlebot/2.1
Disallow: /radar/

User-agent: Mozilla/5.0 (compatible; GPTBot/1.2)
Disallow: /
`,
    urls: ["/radar/now", "/"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: [
      verdict("GPTBot", "/", "allow", null),
      verdict("Googlebot", "/radar/now", "allow", null),
      verdict("Googlebot", "/radar/now", "disallow", 3, "google"),
    ],
    remarks: [
      "The name is somewhere in the line, and that is not enough.",
      "The standard has no versions in names.",
      "Google’s parser cuts the version off.",
    ],
    problem: ["R210", "R213"],
  },
  "digits-cut-a-name": {
    title: "A digit or a space may cut a name",
    text: "By the standard a product token consists of letters, hyphens and underscores, yet there are crawlers with digits, dots and spaces in their names. Most readers compare such a name all the same; Google’s parser reads it up to the first other character only, which makes the first group here one for a crawler called AI. Look up the exact token with the operator.",
    file: `# papers.example
User-agent: AI2Bot
Disallow: /

User-agent: ChatGPT Agent
Disallow: /account/
`,
    urls: ["/", "/account/7"],
    crawlers: ["AI2Bot", "AI", "ChatGPT"],
    notice: [
      verdict("AI2Bot", "/", "disallow", 3),
      verdict("AI2Bot", "/", "allow", null, "google"),
      verdict("AI", "/", "disallow", 3, "google"),
      verdict("ChatGPT", "/account/7", "disallow", 6, "google"),
    ],
    remarks: [
      "Compared as a whole the names are the same.",
      "In Google’s parser the group is for “AI”.",
      "Which forbids everything to somebody else.",
      "A space cuts a name as well.",
    ],
    problem: ["R214"],
  },
  "families-and-loners": {
    title: "Some crawlers look elsewhere than under “*”",
    text: "A crawler without a group of its own is supposed to read “*”. Googlebot-Image and its like look for the group of Googlebot first, and Google’s AdsBot does not read “*” at all: it obeys a group that names it, or nothing. Name such a crawler where it matters to you.",
    file: `# rooms.example
User-agent: googlebot
Disallow: /bar/

User-agent: *
Disallow: /foo/
`,
    urls: ["/bar/", "/foo/"],
    crawlers: ["Googlebot-Image", "AdsBot-Google", "bingbot"],
    notice: [
      verdict("Googlebot-Image", "/bar/", "disallow", 3),
      verdict("Googlebot-Image", "/foo/", "allow", null),
      verdict("AdsBot-Google", "/foo/", "allow", null),
      verdict("bingbot", "/foo/", "disallow", 6),
    ],
    remarks: [
      "It obeys the group of its family.",
      "And then “*” is not for it.",
      "It ignores “*”.",
      "This one does what everybody expects.",
    ],
    problem: ["R206", "R218"],
  },
  "old-names-block-nobody": {
    title: "Old names and names of neighbours block nobody",
    text: "Lists of names to keep models out are copied from site to site for years. Some are names that their operators no longer document, and some belong to another service of the same company: ChatGPT-User fetches a page when somebody asks for it, GPTBot gathers pages for training. Compare your list with what the operators say today.",
    file: `# stories.example
User-agent: anthropic-ai
User-agent: Claude-Web
User-agent: ChatGPT-User
Disallow: /
`,
    urls: ["/", "/chapter-1"],
    crawlers: ["ClaudeBot", "GPTBot", "ChatGPT-User"],
    notice: [
      verdict("ClaudeBot", "/chapter-1", "allow", null),
      verdict("GPTBot", "/chapter-1", "allow", null),
      verdict("ChatGPT-User", "/chapter-1", "disallow", 5),
    ],
    remarks: [
      "This is the crawler that Anthropic documents, and it is not on the list.",
      "A neighbour was named instead.",
      "By the rules, at least: OpenAI says they may not apply to what a person asks for.",
    ],
    problem: ["R209", "R216"],
  },
  "google-extended-is-no-crawler": {
    title: "Google-Extended is not a crawler",
    text: "People forbid everything to Google-Extended and expect to keep Google’s crawlers out, or their pages out of AI Overviews. It is a switch and sends no requests: it says what may be done for Gemini with pages that Googlebot fetches anyway. Search and its overviews go by the group of Googlebot.",
    file: `# kitchen.example
User-agent: Google-Extended
Disallow: /

User-agent: *
Disallow: /cart
`,
    urls: ["/", "/soups"],
    crawlers: ["Googlebot", "Google-Extended"],
    notice: [
      verdict("Googlebot", "/soups", "allow", null),
      verdict("Google-Extended", "/soups", "disallow", 3),
    ],
    remarks: [
      "The crawler that does come reads “*”.",
      "The switch is off, and no request will ever show it.",
    ],
    problem: ["R215"],
  },
});
