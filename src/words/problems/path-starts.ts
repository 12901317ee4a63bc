import { code } from "../quoting.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of where a path begins, or of what is no path. */
export const pathStartProblems = {
  R301: {
    title: "Path without a slash at its start",
    sentence: ({ path, reader }) =>
      `The path of every URL begins with a slash and ${code(path)} does not, so for ${reader} the rule matches nothing.`,
    fixes: {
      "add-slash": () => `Put ${code("/")} before it`,
      "add-star": () => `Put ${code("/*")} before it`,
    },
    about: [
      "A rule is compared with the path of a URL from its first character on, and that is always a slash. A path that begins with a letter can match nothing; the rule is dead.",
      "A star at the start is fine for readers with wildcards: *.gif matches every URL with .gif in it. A few old readers supply the missing slash, and wget does; the large crawlers do not.",
    ],
  },
  R302: {
    title: "Whole URL as a path",
    sentence: ({ path, reader }) =>
      `A rule is compared with the path of a URL, not with the whole of it, so for ${reader} this one does not match ${code(path)}.`,
    fixes: { path: ({ rest }) => `Write ${code(rest)}` },
    about: [
      "Rules are about the site that the file lies on, and name only the part of a URL after the host. A whole URL in their place matches nothing. WWW::RobotRules of Perl is the exception.",
      "Pages of another host are governed by the robots.txt of that host; a rule for them belongs there.",
    ],
  },
  R317: {
    title: "Allow without a path",
    sentence: ({ endsSearch, reader }) =>
      endsSearch
        ? `An Allow without a path matches every URL, so ${reader} asks no rule that stands below it.`
        : `An Allow without a path matches nothing, so ${reader} goes on as if the line were not there.`,
    fixes: { "allow-all": () => `Write ${code("/")}` },
    about: [
      "A Disallow without a path is the old way to forbid nothing. Its counterpart does not mean the contrary: an Allow without a path matches nothing, and so allows nothing that another rule forbids.",
      "Readers that take the first match, such as Python’s up to 3.13.13, let it match every URL, and never come to the rules below. To allow everything, write Allow with a slash, and look for the Disallow rules that it then outweighs.",
    ],
  },
  R318: {
    title: "Index page that stands for its directory",
    sentence: ({ path, directory, allows, reader }) =>
      `To ${reader} ${code(path)} also ${allows ? "allows" : "blocks"} ${code(directory)} itself; to most other readers it does not.`,
    about: [
      "Google’s parser takes an Allow for a page whose name begins with index.htm as one for its directory too. Protego does so for index.html, and crawler-commons for Disallow as well.",
      "No standard says so. Where the directory should be allowed for every crawler, a rule for it, ended with $, says so to all of them.",
    ],
  },
  R319: {
    title: "Backslash in a path",
    sentence: ({ path, slashed, reader }) =>
      `The paths of URLs have slashes, so for ${reader} ${code(path)} does not match ${code(slashed)}.`,
    fixes: { slashes: () => "Write slashes" },
    about: [
      "The backslash separates folders on Windows, not in URLs: browsers turn it into a slash before they ask for a page. A rule with a backslash is compared with URLs that have none.",
    ],
  },
  R320: {
    title: "Host before a path",
    sentence: ({ host, reader }) =>
      `A rule is compared with the path of a URL, which has no host in it, so for ${reader} this one does not match the pages of ${code(host)}.`,
    fixes: { path: ({ rest }) => `Write ${code(rest)}` },
    about: [
      "Rules are about the host that the file lies on, and begin with what follows it in a URL. With a host before it a path matches nothing.",
      "A subdomain is a host of its own: its pages are governed by the robots.txt that lies there.",
    ],
  },
} satisfies Problems;
