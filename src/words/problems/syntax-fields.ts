import type { Facts } from "../../engine/lint/finding.ts";
import { counted } from "../numbers.ts";
import { code } from "../quoting.ts";
import { areSeveral, listed } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of fields: their names, their colons and where they stand. */
export const fieldProblems = {
  R101: {
    title: "Unknown field",
    sentence: ({ key }) =>
      `No known reader of robots.txt has a field ${code(key)}, so what the line says reaches nobody.`,
    about: [
      "Crawlers pass over fields that they do not know. RFC 9309 lets them read more than it defines, and some do: Sitemap, Crawl-delay, Clean-param, Content-Signal and others are known here. This one is not.",
      "Whoever wrote the line expects something of it. Find out which crawler it was meant for, or take it out.",
    ],
  },
  R102: {
    title: "Misspelt field",
    sentence: misspeltSentence,
    fixes: { correct: ({ name }) => `Write ${code(name)}` },
    about: [
      "RFC 9309 knows its fields by their exact names, in any case. A misspelt line is passed over, and nothing says so: a rule that was meant to keep crawlers out does not.",
      "Some readers forgive misspellings that they have met often, and each has its own list. Google’s parser looks only at how a name begins, so that “Disallows” is Disallow to it, and knows a few slips such as “Disalow” and “Useragent”. A file that works in one reader is no proof that it works in the next.",
    ],
  },
  R103: {
    title: "Missing colon",
    sentence: ({ key, isRead, reader }) =>
      isRead
        ? `There is no colon after ${code(key)}: ${reader} reads the line all the same, others ignore it.`
        : `There is no colon after ${code(key)}, so ${reader} does not read the line as it was meant.`,
    fixes: { "add-colon": ({ key }) => `Write ${code(`${key}:`)}` },
    about: [
      "A line of robots.txt is a field name, a colon, and a value. Without the colon RFC 9309 finds no field in it, and the line has no effect.",
      "Google’s parser takes white space between two words for the colon. Crawlers that follow the standard to the letter do not, so a rule may hold for one crawler and not for another. Where a URL follows, even Google’s parser finds the colon of the URL instead.",
    ],
  },
  R104: {
    title: "Two fields on one line",
    sentence: ({ first, second, reader }) =>
      `A line holds one field: for ${reader}, ${code(second)} here is part of the value of ${code(first)}.`,
    fixes: { split: ({ second }) => `Begin a new line at ${code(second)}` },
    about: [
      "A field’s value reaches to the end of its line or to a #. A second field on the same line is text inside the first one’s value: it does nothing itself, and the first one no longer says what it should.",
      "Such lines come about when line breaks are lost, as in a form that has only one line, or in text that was copied from a web page.",
    ],
  },
  R105: {
    title: "Rules outside every group",
    sentence: ({ count, last, isAfterGroup, reader }) => {
      const rules =
        count === 1
          ? "This rule stands"
          : `The ${counted(Number(count), RULES)} from here to line ${last} stand`;
      return isAfterGroup
        ? `${rules} behind a blank line that ends the group before for ${reader}, so they hold for nobody.`
        : `${rules} before any user-agent line, so to ${reader} they hold for nobody.`;
    },
    fixes: { "for-all": () => `Put ${code("User-agent: *")} before` },
    about: [
      "A group begins with a line that says whom it is for. RFC 9309 has crawlers ignore rules before the first such line; they are not rules for everybody.",
      "To a reader that ends groups at blank lines, as Yandex and the standard of 1994 do, rules behind a blank line are in the same place. Take the blank line out there.",
    ],
  },
  R106: {
    title: "User-agent without a name",
    sentence: ({ reader, isForAll }) =>
      isForAll
        ? `The line names nobody, and ${reader} finds an empty name in that of every crawler; most others find it in none.`
        : `The line names nobody, so no crawler obeys the rules below because of it, as ${reader} reads it.`,
    about: [
      "A user-agent line has the product token of a crawler, or a star for all that no other group names. An empty value is neither.",
      "Readers disagree about it. To most of them the line means nobody. Those that look for the value inside a crawler’s name find an empty text in each, and have the group hold for every crawler.",
    ],
  },
  R116: {
    title: "Text without a field",
    sentence: ({ isSitemap }) =>
      isSitemap
        ? "There is no field before this address, so crawlers do not learn of a sitemap from it."
        : `There is no field in this text, so the line does nothing; a remark begins with ${code("#")}.`,
    fixes: {
      comment: () => "Make it a comment",
      sitemap: () => `Write ${code("Sitemap:")} before it`,
    },
    about: [
      "Crawlers pass over lines in which they find no field. That is harmless where the text is a remark; begin remarks with # so that nobody has to guess, and so that a colon in one is never taken for that of a field.",
      "Where the text was meant to do something, it needs the name of a field before it: an address of a sitemap, for example, needs Sitemap and a colon.",
    ],
  },
} satisfies Problems;

function misspeltSentence({ key, name, isRead, reader, others }: Facts): string {
  const takers = isRead && others ? `${reader}\n${others}` : isRead ? reader : others;
  const take = `${listed(takers)} ${areSeveral(takers) ? "take" : "takes"} ${code(key)} for it`;
  const right = `The right name is ${code(name)}`;
  if (isRead) return `${right}: ${take}, other readers ignore the line.`;
  return `${right}: ${reader} ignores the line${takers ? `, though ${take}` : ""}.`;
}

const RULES = { one: "rule", other: "rules" };
