import type { Facts } from "../../engine/lint/finding.ts";
import { code } from "../quoting.ts";
import { numeral } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of groups. */
export const groupProblems = {
  R201: {
    title: "Blank line between user-agent lines",
    sentence: (facts) =>
      `A blank line does not end a list of agents, so ${sharing(facts, withOthers(facts))}.`,
    fixes: {
      "close-up": () => "Remove the blank lines",
      "own-rule": ownRule,
    },
    about: [
      "A group begins with one user-agent line or several, and only a rule ends their list. A blank line looks like an end but is none: the agents above it get the rules that follow the last one.",
      "Some readers do end the group at a blank line, Yandex and the standard of 1994 among them, so the file does not mean the same to everybody.",
      "If all of them are to share the rules, close the gap. If the first was to have no rule, say so with an empty Disallow.",
    ],
  },
  R202: {
    title: "Other line between user-agent lines",
    sentence: (facts) =>
      `Line ${facts.line}, ${code(facts.text)}, does not end the list of agents, so ${sharing(facts, withOthers(facts))}.`,
    fixes: { "own-rule": ownRule },
    about: [
      "Only Allow and Disallow end a list of user-agent lines. A Sitemap belongs to no group, and a line that a reader does not know is passed over as if it were not there, so the agents before and after it stand together.",
      "Readers differ here: robots-parser, for one, ends the list at any field.",
      "Write an empty Disallow where the first group may fetch everything, and put Sitemap lines at the end of the file.",
    ],
  },
  R203: {
    title: "Group without rules",
    sentence: (facts) => {
      const who = `${withOthers(facts)} ${facts.others ? "have" : "has"}`;
      if (facts.effect === "free") return `${who} no rule and so may fetch everything.`;
      if (facts.effect === "free-of-star")
        return `${who} no rule and so may fetch everything, even what the group of ${code("*")} forbids.`;
      const they = facts.others ? "they" : "it";
      return `${who} no rule before the next user-agent line, so ${sharing(facts, they)}.`;
    },
    fixes: {
      "own-rule": ownRule,
      "say-so": () => `Say so with ${code("Disallow:")}`,
    },
    about: [
      "Crawl-delay and Content-Signal are not rules. A group that has nothing else does not end where it seems to: its agents join those of the next group and get their rules. A crawler that was only to be slowed down may so be shut out.",
      "At the end of the file nothing follows, and the crawlers of such a group may fetch everything. They do not read the group of * any more, for they have one of their own.",
      "Give the group the rules that its crawlers are to obey, or an empty Disallow if they may fetch everything.",
    ],
  },
  R204: {
    title: "Crawler with several groups",
    sentence: ({ agent, others, firstFrom, firstTo, isJoined, reader }) => {
      const who = others ? `${code(agent)} and ${numeral(others)} more` : code(agent);
      return isJoined
        ? `${who} ${others ? "have" : "has"} rules at lines ${firstFrom} to ${firstTo} too, and ${reader} reads them all as one group.`
        : `Only the first group of ${who}, at lines ${firstFrom} to ${firstTo}, is read by ${reader}; the rules here are not for ${others ? "them" : "it"}.`;
    },
    about: [
      "By RFC 9309 a crawler combines all groups that name it, wherever they stand; neither the first nor the last replaces the others. A rule that was to apply instead of an earlier one applies beside it, and the longer of the two wins.",
      "Some readers take the first group alone, such as Python’s until 3.13.13. Put the rules into one group, and all readers agree.",
    ],
  },
  R205: {
    title: "Several groups for all crawlers",
    sentence: ({ firstFrom, firstTo, count, isJoined, reader }) =>
      isJoined
        ? `This is one of ${numeral(count)} groups of ${code("*")}, the first at lines ${firstFrom} to ${firstTo}, and ${reader} reads them as one.`
        : `Only the first group of ${code("*")}, at lines ${firstFrom} to ${firstTo}, is read by ${reader}, and none of the rules here.`,
    about: [
      "Groups of * are combined like those of any crawler. It happens where a service, such as a content delivery network, puts lines of its own above the file: the rules below still apply, to everybody without a group of their own.",
      "Readers that take the first group alone miss the rest, so one group is safer.",
    ],
  },
  R206: {
    title: "Rules that a group does not inherit",
    sentence: ({ agent, others, path, line, count, isAll }) => {
      const who = others
        ? `${code(agent)} and ${numeral(others)} more have groups of their own and so do`
        : `${code(agent)} has a group of its own and so does`;
      const more = Number(count) - 1;
      const rest =
        more > 0 ? `, nor ${isAll ? "" : "at least "}${numeral(more)} more of its rules` : "";
      return `${who} not obey ${code(`Disallow: ${path}`)} of ${code("*")} in line ${line}${rest}.`;
    },
    about: [
      "A crawler reads one group: the one that names it, or that of * where none does. Nothing is inherited, so whoever writes a group for one crawler, to forbid it a little more, takes away all that is forbidden to the others.",
      "If the crawler is to obey these rules too, repeat them in its group.",
    ],
  },
} satisfies Problems;

function ownRule({ before, others }: Facts): string {
  const where = others ? "in each of these places" : `after ${code(before)}`;
  return `Write ${code("Disallow:")} ${where}`;
}

/** Agents by the first of them. */
function withOthers({ before, others }: Facts): string {
  return others ? `${code(before)} and ${numeral(others)} more` : code(before);
}

/** Who gets whose rules where a list of agents goes on. */
function sharing({ effect, others, after, afterLine }: Facts, who: string): string {
  const rules = `the rules below ${code(after)} in line ${afterLine}`;
  if (effect === "all-of-some")
    return `${rules} are also for ${code("*")}, that is for every crawler without a group of its own`;
  const obey = others ? "obey" : "obeys";
  return `${who} ${obey} ${effect === "some-of-all" ? `the rules of ${code("*")}` : rules}`;
}
