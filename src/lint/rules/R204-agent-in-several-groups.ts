import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, rfc } from "../problem.ts";
import { atSecondGroup, type RepeatFacts, repeatsIn } from "../repeats.ts";

/** R204: a crawler with several groups. RFC 9309 2.2.1: their rules are combined; some readers look at the first alone. */
export const agentInSeveralGroups: Problem<RepeatFacts> = {
  code: "R204",
  severity: "information",
  title: "Crawler with several groups",
  inFile: (file) =>
    repeatsIn(file.analysis)
      .filter(({ tokens }) => !tokens.includes("*"))
      .flatMap((repeat) => atSecondGroup(file, repeat)),
  sentence: ({ agent, others, firstFrom, firstTo, isJoined, reader }) => {
    const who = others ? `${code(agent)} and ${numberText(others)} more` : code(agent);
    return isJoined
      ? `${who} ${others ? "have" : "has"} rules at lines ${firstFrom} to ${firstTo} too, and ${reader} reads them all as one group.`
      : `Only the first group of ${who}, at lines ${firstFrom} to ${firstTo}, is read by ${reader}; the rules here are not for ${others ? "them" : "it"}.`;
  },
  about: [
    "By RFC 9309 a crawler combines all groups that name it, wherever they stand; neither the first nor the last replaces the others. A rule that was to apply instead of an earlier one applies beside it, and the longer of the two wins.",
    "Some readers take the first group alone, such as Python’s until 3.13.13. Put the rules into one group, and all readers agree.",
  ],
  example: {
    wrong:
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nAllow: /blog",
    right: "User-agent: GPTBot\nDisallow: /\nAllow: /blog\n\nUser-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};
