import type { Fact } from "../../engine/lint/finding.ts";
import { counted } from "../numbers.ts";
import { code } from "../quoting.ts";
import { firstNames, numeral } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of how crawlers are named. */
export const agentNameProblems = {
  R207: {
    title: "Name that is nearly a crawler’s",
    sentence: (facts) =>
      `The catalogue has no crawler called ${code(facts.name)}, and ${firstNames(facts)} ${Number(facts.count) > 1 ? "do" : "does"} not obey this group.`,
    fixes: { token: ({ first }) => `Write ${code(first)}` },
    about: [
      "Names are compared letter by letter; only case does not matter. A group for a name that no crawler has is read by nobody, and nobody reports it.",
      "The name of a company or of a product is not that of its crawlers: OpenAI’s are called GPTBot, OAI-SearchBot and ChatGPT-User. Write the product token as the operator documents it, without spaces, and with hyphens only where it has them.",
    ],
  },
  R208: {
    title: "List of unknown crawlers",
    sentence: (facts) =>
      `The catalogue has no crawlers called ${firstNames(facts)}; lines for crawlers that no longer exist do nothing.`,
    about: [
      "There are thousands of crawlers, and the catalogue of this page has those that most sites meet. A name it does not have may be a small crawler’s, one that is long gone, or a mistake.",
      "Lists of bad robots that are handed from site to site name many that have not been seen for twenty years, and those still at work seldom read robots.txt.",
    ],
  },
  R209: {
    title: "Former name of a crawler",
    sentence: ({ token, present }) =>
      `${code(token)} is a name of the past, and ${code(present)}, which took its place, may fetch what is forbidden here.`,
    fixes: { "add-present": ({ present }) => `Add ${code(`User-agent: ${present}`)}` },
    about: [
      "Crawlers are renamed, split and retired, and their old names stay in files. In 2024 hundreds of sites were found to keep out anthropic-ai and Claude-Web, names that Anthropic no longer used, while ClaudeBot went unnamed.",
      "Some operators promise to heed the old name: Anthropic did after that report, and Bing did for msnbot in 2010. Only the present name is in their documentation, so name it too.",
      "The crawlers of the Internet Archive are called archive.org_bot today; by its own account it follows robots.txt in part only.",
    ],
  },
  R210: {
    title: "Version in the name of a crawler",
    sentence: ({ name, token, isRead, own, reader, others }) => {
      const more = others ? `; so it is with ${counted(Number(others), OTHER_NAMES)}` : "";
      return isRead
        ? `The version is left out by ${reader}, but readers that compare all of ${code(name)} do not find ${code(token)} in it${more}.`
        : `To ${reader} ${code(name)} is another name than ${code(token)}, so that crawler does not obey this group${unless(own)}${more}.`;
    },
    fixes: {
      "without-version": ({ token, others }) =>
        others ? "Leave the versions out" : `Write ${code(token)}`,
    },
    about: [
      "A crawler looks for its product token, which has no version: Googlebot, not Googlebot/2.1. Some readers cut a version off and some compare the whole value, which then equals no token.",
      "Leave the version out. A file cannot address one version of a crawler.",
    ],
  },
  R211: {
    title: "Several names on one line",
    sentence: ({ names, read, first, reader }) => {
      if (read === names)
        return `All ${numeral(names)} names are found by ${reader}, but most readers find none or one.`;
      return read
        ? `Only ${code(first)} is read by ${reader}, so the rules are not for the other names on the line.`
        : `None of the ${numeral(names)} names in this list is found by ${reader}, so none of these crawlers obeys the group.`;
    },
    fixes: { "one-each": () => "Give each name a line of its own" },
    about: [
      "A user-agent line holds one name. Of a list some readers take the first name and some the whole line for one, so that most or all of these crawlers do not find themselves.",
      "Write a user-agent line for each crawler, one below the other: they share the rules that follow.",
    ],
  },
  R212: {
    title: "Wildcard in the name of a crawler",
    sentence: ({ isGlobal, isRead, name, meant, own, reader }) => {
      if (isGlobal)
        return `To ${reader} ${code(name)} means all crawlers, as ${code("*")} alone does; to others it is the name of one.`;
      if (isRead)
        return `The star of ${code(name)} is passed over by ${reader}; to others it is a part of the name.`;
      return meant
        ? `To ${reader} the star of ${code(name)} is no wildcard, so ${code(meant)} does not obey this group${unless(own)}.`
        : `To ${reader} the star of ${code(name)} is no wildcard, so the group is for no crawler that is known.`;
    },
    fixes: {
      "star-alone": () => `Write ${code("*")}`,
      "without-star": () => "Remove the star",
    },
    about: [
      "In a path * stands for any characters. In a user-agent line it means all crawlers when it stands alone, and nothing special otherwise.",
      "Name each crawler that is meant, in a line of its own.",
    ],
  },
  R213: {
    title: "User-Agent header as a name",
    sentence: ({ token, isRead, own, reader }) => {
      if (!token) return `No name of a crawler is in this header, so none obeys the group.`;
      return isRead
        ? `To ${reader} this header means ${code(token)}; readers that compare all of it do not find the name.`
        : `To ${reader} this header is not the name ${code(token)}, so that crawler does not obey the group${unless(own)}.`;
    },
    fixes: { token: ({ token }) => `Write ${code(token)}` },
    about: [
      "What a crawler sends as its User-Agent header, and what server logs show, is longer than the name it looks for in robots.txt. That is the product token, a word within the header.",
      "The operator’s documentation says which word it is. A browser’s header names no crawler at all, and nobody obeys a group for it.",
    ],
  },
  R214: {
    title: "Name with other characters than letters",
    sentence: ({ isRead, isCut, name, token, own, reader }) => {
      const part = token ? `only ${code(token)} of ${code(name)}` : `no name in ${code(name)}`;
      if (isRead)
        return `A product token has letters, ${code("_")} and ${code("-")} only, so some readers find ${part}.`;
      const why = isCut
        ? `By ${reader} ${part} is read`
        : `To ${reader} the crawler ${code(name)} has a shorter name`;
      return `${why}, so that crawler does not obey this group${unless(own)}.`;
    },
    about: [
      "By RFC 9309 a product token consists of letters, underscores and hyphens. Google’s parser stops at the first other character: it reads AI2Bot as AI.",
      "Most readers compare the name whole, and crawlers with digits in their names follow such a group all the same. Keep the name as its operator writes it.",
    ],
  },
} satisfies Problems;

const OTHER_NAMES = { one: "other name", other: "other names" };

/** That a crawler’s own way of reading is another. */
function unless(own: Fact | undefined): string {
  return own ? `; by ${own}, which is nearest to how it reads, it does` : "";
}
