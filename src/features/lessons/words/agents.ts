import { lesson } from "./lesson.ts";

/** How a crawler finds its name in the file, and which names mean nobody. */
export const agents = {
  "one-name-a-line": lesson({
    title: "A user-agent line holds one name",
    text: "A list with commas seems a natural way to name several crawlers. Nobody reads it as a list: most readers compare the whole line with their name and find no match, while Google’s parser stops at the comma and takes the first name only. Give each name a line of its own, one below the other.",
    remarks: [
      "The second name is lost, and Bing follows “*”.",
      "Google’s parser reads the name as far as the comma.",
      "To the letter of the standard this is no name at all.",
    ],
  }),
  "no-wildcards-in-names": lesson({
    title: "A star in a name is not a wildcard",
    text: "“Google*” and “*bot” look like patterns for a family of crawlers. A star means everybody only where it stands alone; a name is compared as a whole, so these groups are read by nobody. Name each crawler; some families have a name of their own, as Googlebot-Image also obeys the group of Googlebot.",
    remarks: [
      "Googlebot is not called “Google*” and follows “*”.",
      "Nor is anybody called “*bot”.",
      "Scrapy takes stars out of names and looks for what is left in its own.",
    ],
  }),
  "token-not-header": lesson({
    title: "A product token is not the User-Agent header",
    text: "A name is often copied from a server’s log, with its version or with all of the header. Robots.txt wants the product token that the operator documents, such as GPTBot. With a version behind it the name is understood by some; a whole header begins with “Mozilla”, and hits nobody.",
    remarks: [
      "The name is somewhere in the line, and that is not enough.",
      "The standard has no versions in names.",
      "Google’s parser cuts the version off.",
    ],
  }),
  "digits-cut-a-name": lesson({
    title: "A digit or a space may cut a name",
    text: "By the standard a product token consists of letters, hyphens and underscores, yet there are crawlers with digits, dots and spaces in their names. Most readers compare such a name all the same; Google’s parser reads it up to the first other character only, which makes the first group here one for a crawler called AI. Look up the exact token with the operator.",
    remarks: [
      "Compared as a whole the names are the same.",
      "In Google’s parser the group is for “AI”.",
      "Which forbids everything to somebody else.",
      "A space cuts a name as well.",
    ],
  }),
  "families-and-loners": lesson({
    title: "Some crawlers look elsewhere than under “*”",
    text: "A crawler without a group of its own is supposed to read “*”. Googlebot-Image and its like look for the group of Googlebot first, and Google’s AdsBot does not read “*” at all: it obeys a group that names it, or nothing. Name such a crawler where it matters to you.",
    remarks: [
      "It obeys the group of its family.",
      "And then “*” is not for it.",
      "It ignores “*”.",
      "This one does what everybody expects.",
    ],
  }),
  "old-names-block-nobody": lesson({
    title: "Old names and names of neighbours block nobody",
    text: "Lists of names to keep models out are copied from site to site for years. Some are names that their operators no longer document, and some belong to another service of the same company: ChatGPT-User fetches a page when somebody asks for it, GPTBot gathers pages for training. Compare your list with what the operators say today.",
    remarks: [
      "This is the crawler that Anthropic documents, and it is not on the list.",
      "A neighbour was named instead.",
      "By the rules, at least: OpenAI says they may not apply to what a person asks for.",
    ],
  }),
  "google-extended-is-no-crawler": lesson({
    title: "Google-Extended is not a crawler",
    text: "People forbid everything to Google-Extended and expect to keep Google’s crawlers out, or their pages out of AI Overviews. It is a switch and sends no requests: it says what may be done for Gemini with pages that Googlebot fetches anyway. Search and its overviews go by the group of Googlebot.",
    remarks: [
      "The crawler that does come reads “*”.",
      "The switch is off, and no request will ever show it.",
    ],
  }),
};
