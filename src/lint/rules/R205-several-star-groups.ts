import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, rfc } from "../problem.ts";
import { atOtherGroup, firstGroup, type RepeatFacts, repeatsIn } from "../repeats.ts";

/** R205: several `*` groups. RFC 9309 2.2.1: their rules are combined, wherever they are. */
export const severalStarGroups: Problem<RepeatFacts> = {
  code: "R205",
  severity: "information",
  title: "Several * groups",
  inFile: (file) =>
    repeatsIn(file.analysis)
      .filter(({ tokens }) => tokens.includes("*"))
      .flatMap((repeat) => atOtherGroup(file, repeat)),
  sentence: ({ count, isJoined, isElsewhere, reader, ...facts }) => {
    if (isJoined)
      return `The rules here and in ${firstGroup(facts)} apply together: ${reader} combines the ${numberText(count)} ${code("*")} groups.`;
    return isElsewhere
      ? `The rules here are not for every crawler: ${reader} applies them only to other user-agent lines of this group.`
      : `The rules here have no effect: ${reader} reads only the first ${code("*")} group, in ${firstGroup(facts)}.`;
  },
  about: [
    "Most parsers combine several * groups into one. A file can get a second * group when a service, such as a content delivery network, adds its own lines at the top. The rules of the original * group still apply to every crawler that no other group names.",
    "Some parsers read only the first * group, so one * group is safer.",
  ],
  example: {
    wrong:
      "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: rfc("2.2.1"),
};
