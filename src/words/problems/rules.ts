import type { Fact, Facts } from "../../engine/lint/finding.ts";
import { counted } from "../numbers.ts";
import { code } from "../quoting.ts";
import { listed, numeral } from "./listed.ts";
import { otherRules } from "./other-rules.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of how rules work together and what they reach. */
export const ruleProblems = {
  R401: {
    title: "Duplicate rule",
    sentence: ({ path, line, ...more }) =>
      `${code(path)} stands in line ${line} already, so this line changes nothing${otherRules(more)}.`,
    fixes: { delete: ({ others }) => (others ? "Delete these lines" : "Delete the line") },
    about: [
      "A rule counts once, however often its group has it. A repetition is harmless, but whoever later changes one of the two lines may believe the other gone.",
    ],
  },
  R402: {
    title: "Allow and Disallow of the same path",
    sentence: ({ path, winner, loser, line, isFirst }) =>
      isFirst
        ? `${code(`${winner}: ${path}`)} comes first, in line ${line}, so this ${code(loser)} never counts.`
        : `${code(`${winner}: ${path}`)} in line ${line} is just as long, and of equals Allow wins, so this ${code(loser)} never counts.`,
    about: [
      "Where an Allow and a Disallow match a URL and are equally long, the Allow decides. With one path in both, they always are, and the Disallow is without effect.",
      "Readers that take the first match instead decide by the order of the two lines. Delete the one that is not meant.",
    ],
  },
  R403: {
    title: "Exception in another case",
    sentence: ({ path, other, line, ...more }) =>
      `${code(`Allow: ${path}`)} makes no exception to ${code(`Disallow: ${other}`)} in line ${line}, as upper and lower case differ${otherRules(more)}.`,
    about: [
      "Paths are compared letter by letter, in the case they are written in. An Allow that is spelled otherwise than the Disallow it belongs to allows what nothing forbids, and the address that was meant stays forbidden.",
      "Write both as the site’s URLs are spelled. Where a server takes every spelling, let it redirect to one.",
    ],
  },
  R404: {
    title: "Exception that is too short",
    sentence: ({ path, winner, line, url, more }) =>
      `${code(path)} does not open ${code(url)}, as ${code(winner)} in line ${line} is longer${more ? `; ${counted(Number(more), MORE_ALLOWS_ARE)} too short like it` : ""}.`,
    about: [
      "The longest rule that matches decides, and a star counts as one character, however much it stands for. A pattern such as /*.pdf$ therefore loses to every longer folder, though it looks more special.",
      "To make an exception, write the folder into the Allow too, so that it is longer than the Disallow.",
    ],
  },
  R405: {
    title: "Allow before the rules it would hide",
    sentence: ({ path, disallowed, line, readers }) =>
      `Readers that take the first match (${readers}) never come to ${code(`Disallow: ${disallowed}`)} in line ${line}, as ${code(`Allow: ${path}`)} stands before it.`,
    fixes: { move: () => "Move the Allow below the other rules" },
    about: [
      "By RFC 9309 the order of rules does not matter: the longest match decides. Older readers go from the top and stop at the first match, and to them a wide Allow hides every rule below it.",
      "Python’s robotparser did so up to version 3.13.13, and many scripts use it. With the wide Allow at the end of its group, both kinds of readers come to the same verdicts.",
    ],
  },
  R406: {
    title: "Blocked style sheets or scripts",
    sentence: ({ path, url, more }) =>
      `${code(path)}${more ? ` and ${counted(Number(more), MORE_RULES)} of this group` : ""} keep${more ? "" : "s"} search engines from style sheets or scripts such as ${code(url)}, and pages that need them look different to them than to people.`,
    about: [
      "Search engines render pages before they judge them. What a style sheet or a script adds is lost to them where robots.txt forbids it, and a page may look broken or empty.",
      "Leave resources open unless pages do without them. An Allow for the extension, longer than the Disallow, makes an exception in a folder that has to stay closed.",
    ],
  },
  R407: {
    title: "Blocked sitemap",
    sentence: ({ agent, path, line }) =>
      `${agent === "*" ? `Crawlers that follow ${code("*")}` : code(agent)} may not fetch this sitemap, as ${code(`Disallow: ${path}`)} in line ${line} forbids it.`,
    about: [
      "A Sitemap line is no permission. Crawlers ask the rules before they fetch the sitemap as before they fetch any other URL, and a forbidden one is not read.",
      "Add an Allow for the sitemap that is longer than the rule in its way.",
    ],
  },
  R408: {
    title: "Whole site blocked",
    sentence: ({ others }) =>
      others
        ? `Every crawler without a group of its own is kept from the whole site.`
        : `Every crawler that follows ${code("*")} is kept from the whole site, search engines included.`,
    about: [
      "One slash as a path matches every URL. In the group of * it closes the site to all crawlers that have no group of their own, and where there is no such group, to all that obey robots.txt.",
      "This is right for a site that is not public yet. It is the best-known accident when the file of a test system goes live: search engines then drop the pages.",
    ],
  },
  R409: {
    title: "Whole site in other letters",
    sentence: ({ path, allows }) =>
      allows
        ? `${code(path)} matches every URL, as ${code("/")} does.`
        : `${code(path)} matches every URL, as ${code("/")} does, so this Disallow is about the whole site.`,
    fixes: { "write-slash": () => `Write ${code("/")}` },
    about: [
      "Paths are prefixes, so a slash alone already matches every URL, and stars add nothing to it. They do add to the rule’s length, by which it may win over a rule that would otherwise be its equal.",
      "Readers without wildcards take a star for a plain character and find no such URL. A slash is understood by all.",
    ],
  },
  R410: {
    title: "Path that reaches too far",
    sentence: ({ path, url, part, isWhole, ...more }) => {
      if (url === undefined)
        return `${code(path)} forbids everything that begins with these letters, ${code(`${path}xyz`)} too, and not a folder alone${otherRules(more)}.`;
      return isWhole
        ? `${code(path)} also forbids ${code(url)}, which only begins with the same letters.`
        : `${code(path)} also forbids ${code(url)}, where ${code(part)} is only a part of a word.`;
    },
    about: [
      "A path in robots.txt matches every URL that begins with it, in the middle of a word too. /cart forbids /cartoon, and /c forbids /communities.",
      "Write a slash at the end where a folder is meant, or $ where a single page is meant.",
    ],
  },
  R411: {
    title: "Folder without its own address",
    sentence: ({ path, url }) =>
      `${code(path)} does not match ${code(url)}, which lacks the last slash and so stays allowed.`,
    fixes: { "add-itself": ({ itself }) => `Add ${code(`Disallow: ${itself}`)}` },
    about: [
      "A rule that ends with a slash matches what is inside the folder, and not the folder’s address without the slash. Many servers answer there too, with the same page or a redirect.",
      "A second rule, with $ in place of the slash, forbids that address alone. The path without its slash would forbid everything that begins so.",
    ],
  },
  R412: {
    title: "Disallow without a path",
    sentence: emptyDisallowSentence,
    fixes: { delete: () => "Delete the line" },
    about: [
      "A Disallow without a path forbids nothing. Alone in a group it opens the whole site to the crawlers of that group, as their group replaces the one of *, whatever that forbids. It is sometimes written to mean the opposite, for which a slash is needed.",
      "Among other rules it says nothing, and they hold all the same. Some older readers take it for a rule that matches every URL, and then nothing below it counts.",
    ],
  },
  R413: {
    title: "Rule about robots.txt itself",
    sentence: ({ path, isRead, allows, reader }) =>
      isRead
        ? `${reader} applies ${code(path)} where it is asked, but crawlers fetch robots.txt before they know any rule.`
        : `Crawlers may always fetch ${code("/robots.txt")}, so this ${code(allows ? "Allow" : "Disallow")} changes nothing.`,
    about: [
      "A crawler has to read robots.txt to know the rules. By RFC 9309 the file is therefore always allowed: no rule can forbid it, and none is needed to allow it.",
      "Libraries that are asked about this URL do not all make the exception; Google’s parser applies the rules to it as to any other. What crawlers do is the same.",
    ],
  },
  R414: {
    title: "URL missed by its case",
    sentence: ({ path, url }) =>
      `${code(path)} does not match ${code(url)}, as upper and lower case differ, so the URL stays allowed.`,
    about: [
      "Paths are compared letter by letter, in the case they are written in. Names of crawlers and of fields are not, which makes the difference easy to miss.",
      "Write the path as the site’s URLs are spelled. Where a server takes every spelling, let it redirect to one.",
    ],
  },
  R415: {
    title: "Rule that never decides",
    sentence: neverDecidesSentence,
    fixes: { remove: ({ others }) => (others ? "Remove these lines" : "Remove the line") },
    about: [
      "A rule decides a URL where it matches and no other rule that matches goes before it: by RFC 9309 a longer one, or an Allow that is as long; to readers that take the first match, one further up. Where that is so of every URL that it matches, the rule is without effect.",
      "Harmless where the others say the same. Where they say the contrary, what the rule was written for does not happen: make it longer than the rules that go before it, or change those.",
    ],
  },
  R416: {
    title: "Rule that could go",
    sentence: ({ path, allows, url, ...more }) =>
      `Without this ${code(fieldOf(allows))} every URL, ${code(url)} too, would be decided as it is with ${code(path)}${otherRules(more)}.`,
    fixes: { remove: ({ others }) => (others ? "Remove these lines" : "Remove the line") },
    about: [
      "The rule decides some URLs, but where it does, another rule would decide alike in its place, or nothing is forbidden anyway. That is proven for all URLs, and not for those on the page alone.",
      "It does no harm, and can be kept as a reminder. A shorter file is easier to read, though, and a rule that seems to matter and does not may mislead whoever changes the file later.",
    ],
  },
} satisfies Problems;

function fieldOf(allows: Fact | undefined): string {
  return allows ? "Allow" : "Disallow";
}

function neverDecidesSentence({ path, allows, count, lines, ...facts }: Facts): string {
  const field = code(fieldOf(allows));
  if (count === 0) return `No URL matches ${code(path)}, so this ${field} never decides.`;
  if (count === 1) {
    const winner = code(`${fieldOf(facts.winnerAllows)}: ${facts.winner}`);
    return `Whatever ${code(path)} matches is decided by ${winner} in line ${lines}, so this ${field} never counts${otherRules(facts)}.`;
  }
  const more = Number(count) - String(lines).split("\n").length;
  const named = listed(more > 0 ? `${lines}\n${numeral(more)} more` : lines);
  return `Whatever ${code(path)} matches is decided by lines ${named}, so this ${field} never counts${otherRules(facts)}.`;
}

function emptyDisallowSentence({ kind, name, more, other, reader, isAbove }: Facts): string {
  if (kind === "hides")
    return `To ${reader} a ${code("Disallow:")} without a path matches every URL and forbids none, so that ${code(`Disallow: ${other}`)} below it never counts.`;
  if (kind === "idle")
    return `This ${code("Disallow:")} has no path and forbids nothing, but ${code(`Disallow: ${other}`)} of the same group holds all the same${isAbove ? ", save to Python’s robotparser up to 3.13.13, which comes no further than this line" : ""}.`;
  return `${code(name)}${more ? ` and ${numeral(more)} more` : ""} may fetch everything, also what ${code("*")} forbids, as ${more ? "their own groups forbid" : "its own group forbids"} nothing.`;
}

const MORE_ALLOWS_ARE = {
  one: "more Allow of the group is",
  other: "more Allows of the group are",
};
const MORE_RULES = { one: "more rule", other: "more rules" };
