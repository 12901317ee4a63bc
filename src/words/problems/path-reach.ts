import { code } from "../quoting.ts";
import { otherRules } from "./other-rules.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of paths with wildcards that match more or less than they seem to. */
export const pathReachProblems = {
  R313: {
    title: "Extension that begins another",
    sentence: ({ path, example, allows, ...more }) =>
      `Without a ${code("$")} at its end ${code(path)} also ${allows ? "allows" : "blocks"} ${code(example)}${otherRules(more)}.`,
    fixes: {
      "add-end": ({ others }) => `Put ${code("$")} at ${others ? "their ends" : "its end"}`,
    },
    about: [
      "A path matches whatever goes on after it. A rule for .js thus also matches .json, and one for .do also .doc.",
      "A dollar sign at the end leaves only URLs that end there, but also excludes those with a query, such as main.js?v=2.",
    ],
  },
  R314: {
    title: "End of URL before a query",
    sentence: ({ path, missed, allows, ...more }) =>
      `The ${code("$")} is the end of the whole URL, so ${code(path)} does not ${allows ? "allow" : "block"} ${code(missed)}${otherRules(more)}.`,
    fixes: {
      "add-query": ({ path, others }) =>
        others ? "Add rules for URLs with a query" : `Add ${code(`${String(path).slice(0, -1)}?`)}`,
    },
    about: [
      "The query belongs to what is compared. A path that ends with a dollar sign does not match the same page with a query after it: a download with a parameter, or a home page with the tags of a campaign.",
      "A second rule with a question mark in the place of the dollar sign covers these.",
    ],
  },
  R315: {
    title: "Parameter in one place only, or by the end of its name",
    sentence: ({ kind, path, missed, name, matched, ...more }) =>
      kind === "ending"
        ? `${code(path)} also matches parameters whose names only end in ${code(name)}, as in ${code(matched)}${otherRules(more)}.`
        : `${code(path)} matches the parameter only where it comes first, and so not ${code(missed)}${otherRules(more)}.`,
    fixes: {
      "add-second": ({ path, others }) =>
        others ? `Add rules with ${code("&")}` : `Add ${code(String(path).replace("?", "&"))}`,
      "both-places": ({ first, second, others }) =>
        others
          ? `Write rules with ${code("?")} and with ${code("&")}`
          : `Write ${code(first)} and ${code(second)}`,
    },
    about: [
      "The first parameter of a query follows a question mark, every other one an ampersand. A rule with a question mark before the name matches the parameter only where it comes first.",
      "A star before the name matches it everywhere, but also matches longer names that end in the same letters: *id= matches paid=. Two rules, one with each character before the name, match the parameter alone.",
    ],
  },
  R316: {
    title: "Star between slashes",
    sentence: ({ path, missed, ...more }) =>
      `${code(path)} needs a folder before the name and so does not match ${code(missed)} at the root of the site${otherRules(more)}.`,
    fixes: {
      "add-root": ({ root, others }) => (others ? "Add rules for the root" : `Add ${code(root)}`),
    },
    about: [
      "A star stands for any characters, or for none. The slashes on both sides of it are compared all the same, so the rule needs a folder before the name and misses the same name at the root of the site.",
      "Where every page lies in a folder, such as one for its language, that is what was meant. Otherwise a second rule covers the root.",
    ],
  },
} satisfies Problems;
