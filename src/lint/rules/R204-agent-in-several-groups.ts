import { type Problem, rfc, withMore } from "../problem.ts";
import { atOtherGroup, firstGroup, type RepeatFacts, repeatsIn } from "../repeats.ts";

/** R204: a crawler with several groups. RFC 9309 2.2.1: their rules are combined; some parsers read only the first group. */
export const agentInSeveralGroups: Problem<RepeatFacts> = {
  code: "R204",
  severity: "information",
  title: "Crawler with several groups",
  inFile: (file) =>
    repeatsIn(file.analysis)
      .filter(({ tokens }) => !tokens.includes("*"))
      .flatMap((repeat) => atOtherGroup(file, repeat)),
  sentence: (facts) => {
    const { agent, others, isJoined, isElsewhere, isEarlier, reader } = facts;
    const who = withMore(agent, others);
    const them = others > 0 ? "them" : "it";
    if (isJoined)
      return `The rules in ${firstGroup(facts)} also apply to ${who}: ${reader} combines all groups that name ${them}.`;
    const ignore = `The rules here do not apply to ${who}`;
    return isElsewhere
      ? `${ignore}: ${reader} applies them only to other user-agent lines of this group.`
      : `${ignore}: ${reader} reads only the ${isEarlier ? "last" : "first"} group that names ${them}, in ${firstGroup(facts)}.`;
  },
  about: [
    "RFC 9309 (2.2.1) combines all groups that name a crawler, wherever they are in the file. No group replaces another. A rule that was meant to replace an earlier one applies together with it. If both match a URL, the longer one wins.",
    "Some parsers read only the first of these groups, for example Python up to 3.13.13. Put all rules for a crawler into one group: then no parser skips a group.",
  ],
  example: {
    wrong:
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nAllow: /blog",
    right: "User-agent: GPTBot\nDisallow: /\nAllow: /blog\n\nUser-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};
