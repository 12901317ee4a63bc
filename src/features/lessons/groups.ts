import { lessonsOn, verdict } from "./lesson.ts";

/** Where a group begins and ends, and who reads it. */
export const groups = lessonsOn("groups", {
  "blank-line-does-not-end-a-group": {
    title: "A blank line does not end a group",
    text: "People leave a blank line between groups, and take a Sitemap for the end of one too. Only a rule ends the list of names that a group begins with: here “*” is still waiting for its rules, is joined by the two robots below, and the whole site is closed to everybody. Give each group a rule of its own; an empty Disallow is enough.",
    file: `# news.example
User-agent: *
Sitemap: https://news.example/sitemap.xml

# Robots that we have no use for
User-agent: AddSearchBot
User-agent: GPTBot
Disallow: /
`,
    urls: ["/", "/politics/1204"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      verdict("Googlebot", "/", "disallow", 8),
      verdict("Googlebot", "/", "allow", null, "robots-parser"),
      verdict("Googlebot", "/", "allow", null, "python"),
    ],
    remarks: [
      "The rule for two robots is a rule for “*” as well.",
      "To this library any line with a colon ends the list of names.",
      "To Python up to 3.13.13 a blank line does end a group.",
    ],
    problem: ["R202"],
  },
  "group-without-rules-joins-the-next": {
    title: "A group without rules joins the next",
    text: "A Crawl-delay or a Content-Signal for everybody looks like a group that is complete. To the standard neither is a rule, so the names above it wait for the first rule that comes, and share it with the robot that it was written for. Write an empty Disallow below the Crawl-delay.",
    file: `# forum.example, please be gentle
User-agent: *
Crawl-delay: 10

# This one never was
User-agent: badbot
Disallow: /

User-agent: *
Disallow:
`,
    urls: ["/", "/topics/77"],
    crawlers: ["bingbot", "badbot"],
    notice: [
      verdict("bingbot", "/topics/77", "disallow", 7),
      verdict("bingbot", "/topics/77", "allow", null, "protego"),
    ],
    remarks: [
      "Nothing between the two user-agent lines is a rule, so they head one group.",
      "To Scrapy any field at all ends the list of names, a Crawl-delay too.",
    ],
    problem: ["R203"],
  },
  "nothing-is-inherited": {
    title: "A group of its own replaces the group for everybody",
    text: "A group with a crawler’s name looks like an addition to the rules for everybody. It takes their place: a crawler that finds its name reads nothing under “*” any more, so this Allow, meant as a welcome, opens the interface and the drafts to it. Repeat in the group whatever should hold for this crawler too.",
    file: `# recipes.example
User-agent: *
Disallow: /api/
Disallow: /drafts/

# Welcome: its answers link to us
User-agent: PerplexityBot
Allow: /
`,
    urls: ["/api/menu", "/drafts/cake", "/bread"],
    crawlers: ["PerplexityBot", "Googlebot"],
    notice: [
      verdict("PerplexityBot", "/api/menu", "allow", 8),
      verdict("Googlebot", "/api/menu", "disallow", 3),
    ],
    remarks: [
      "The rules of “*” are not for a crawler that is named.",
      "Who is not named reads the group of “*”.",
    ],
    problem: ["R206"],
  },
  "stacked-names-share-the-rules": {
    title: "Names on top of each other share the rules",
    text: "Some take a name directly above another for a mistake, and believe that only the last one gets the rules; some tools have believed it too. A group may begin with as many names as you like, and its rules are for all of them. Nothing is wrong with this file, and nothing needs to be repeated.",
    file: `# essays.example
User-agent: GPTBot
User-agent: CCBot
User-agent: ClaudeBot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/", "/search?q=tea"],
    crawlers: ["GPTBot", "CCBot", "ClaudeBot", "Googlebot"],
    notice: [
      verdict("GPTBot", "/", "disallow", 5),
      verdict("CCBot", "/", "disallow", 5),
      verdict("Googlebot", "/", "allow", null),
    ],
    remarks: [
      "The first of the three names counts as much as the last.",
      "So does the one in the middle.",
      "A rule has come in between, so “*” begins a new group.",
    ],
    problem: [],
  },
  "groups-of-one-name-are-one": {
    title: "Two groups of one name are one",
    text: "When a delivery network puts its own lines in front of a file, people fear that their rules for everybody are lost, or that those of the network are. The standard joins groups of the same name, wherever they stand, so both hold together. Some older readers know only the first, so it is safer to have one group for each name.",
    file: `# Put in front by the delivery network
User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /

User-agent: GPTBot
Disallow: /

# shop.example
User-agent: *
Disallow: /lp
Disallow: /checkout
`,
    urls: ["/lp/spring", "/lamps"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      verdict("Googlebot", "/lp/spring", "disallow", 11),
      verdict("Googlebot", "/lamps", "allow", 4),
      verdict("Googlebot", "/lp/spring", "allow", 4, "python"),
    ],
    remarks: [
      "The second group of “*” holds too, and its rule is longer.",
      "Of the joined rules only the one of the network matches.",
      "Python up to 3.13.13 reads the first group of “*” and no other.",
    ],
    problem: ["R205"],
  },
  "empty-disallow-forbids-nothing": {
    title: "An empty Disallow forbids nothing, an empty Allow allows nothing",
    text: "An empty Disallow is easily read as “disallow it all”, and an empty Allow as “allow it all”. It is the other way round: a Disallow without a path leaves everything open, and since the group with the name comes before that of “*”, this crawler has the run of the place. An Allow without a path does nothing. A single slash is what stands for everything.",
    file: `# wiki.example
User-agent: *
Disallow: /
Allow:

# No model training
User-agent: GPTBot
Disallow:
`,
    urls: ["/", "/Main_Page"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: [
      verdict("GPTBot", "/Main_Page", "allow", null),
      verdict("Googlebot", "/Main_Page", "disallow", 3),
      verdict("GPTBot", "/Main_Page", "allow", 8, "google"),
    ],
    remarks: [
      "The very crawler that was to be kept out is let in.",
      "The empty Allow takes nothing back.",
      "Google’s parser comes to the same, and names the empty rule as the reason.",
    ],
    problem: ["R412", "R317"],
  },
});
