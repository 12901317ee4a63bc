import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, rfc } from "../problem.ts";
import { atSecondGroup, type RepeatFacts, repeatsIn } from "../repeats.ts";

/** R205: several groups of `*`. RFC 9309 2.2.1: their rules are combined, wherever they stand. */
export const severalStarGroups: Problem<RepeatFacts> = {
  code: "R205",
  severity: "information",
  title: "Several groups for all crawlers",
  inFile: (file) =>
    repeatsIn(file.analysis)
      .filter(({ tokens }) => tokens.includes("*"))
      .flatMap((repeat) => atSecondGroup(file, repeat)),
  sentence: ({ firstFrom, firstTo, count, isJoined, reader }) =>
    isJoined
      ? `This is one of ${numberText(count)} groups of ${code("*")}, the first at lines ${firstFrom} to ${firstTo}, and ${reader} reads them as one.`
      : `Only the first group of ${code("*")}, at lines ${firstFrom} to ${firstTo}, is read by ${reader}, and none of the rules here.`,
  about: [
    "Groups of * are combined like those of any crawler. It happens where a service, such as a content delivery network, puts lines of its own above the file: the rules below still apply, to everybody without a group of their own.",
    "Readers that take the first group alone miss the rest, so one group is safer.",
  ],
  example: {
    wrong:
      "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: rfc("2.2.1"),
};
