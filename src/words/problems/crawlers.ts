import { code } from "../quoting.ts";
import { firstNames } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of what single crawlers make of a group. */
export const crawlerProblems = {
  R215: {
    title: "Token that fetches nothing",
    sentence: ({ token }) =>
      `${code(token)} is not a crawler: ${CONTROLS[String(token)] ?? "another one still fetches these pages, and their use alone is limited"}.`,
    about: [
      "Some tokens stand for a use of pages rather than for a crawler. They never appear in server logs. What is forbidden to them is still fetched by the operator’s crawler and is only used for less.",
      "Google-Extended is about Gemini and its models. It changes nothing in Google Search, AI Overviews included: only rules for Googlebot do.",
    ],
  },
  R216: {
    title: "Fetcher that acts for a person",
    sentence: ({ token, operator, trainer }) =>
      trainer
        ? `${code(token)} fetches what people ask for; what ${operator} trains models on is fetched by ${code(trainer)}, which no group names.`
        : `${code(token)} fetches what people ask for, and ${operator} does not promise that it obeys robots.txt.`,
    about: [
      "Assistants fetch a page when a person asks about it. OpenAI, Perplexity, Meta and Amazon say that robots.txt may not hold for such requests; Anthropic and Mistral say that it does.",
      "These fetchers gather nothing for training. Who wants that stopped has to name the operator’s crawler: GPTBot, not ChatGPT-User.",
    ],
  },
  R217: {
    title: "Crawlers that ignore the group for all",
    sentence: (facts) =>
      `Everything is forbidden to ${code("*")}, but ${firstNames(facts)} obey only groups of their own names.`,
    about: [
      "A few crawlers do not read the group of *. Google’s special-case crawlers check advertisements or serve products that a site has signed up for; some robots of Yandex do the same.",
      "They fetch pages of sites that use these products. To keep them out too, name them.",
    ],
  },
  R218: {
    title: "Group that other crawlers read",
    sentence: (facts) =>
      `This group is also read by ${firstNames(facts)}, which have none of their own and look for ${code(facts.parent)} before ${code("*")}.`,
    about: [
      "Some crawlers look for a second name before they turn to *. Google’s crawlers for images, news and video read the group of Googlebot where they have none of their own, and so does Apple’s Applebot; Baidu’s read that of Baiduspider.",
      "Give a crawler its own group if it is to be treated otherwise.",
    ],
  },
} satisfies Problems;

/** What a control token is about, by token. */
const CONTROLS: Readonly<Record<string, string>> = {
  "Google-Extended":
    "Google still fetches these pages for Search, and only Gemini and its models have to do without them",
  "Applebot-Extended":
    "Applebot still fetches these pages for search, and only the training of Apple’s models has to do without them",
  "Googlebot-News":
    "Googlebot still fetches these pages for Search, and only Google News has to do without them",
  "Webzio-Extended":
    "Webz.io’s crawlers still fetch these pages, and only their use for AI is declined",
};
