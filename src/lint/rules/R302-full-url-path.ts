import { code } from "../../words/quoting.ts";
import { hostProblem } from "../host-in-path.ts";
import { rfc } from "../problem.ts";

/**
 * R302: an absolute URL in the place of a path. Who accepts one: WWW::RobotRules 6.02, parse;
 * rogerbot, moz.com/help/moz-procedures/crawlers/rogerbot, "parsed as a full Disallow: /".
 */
export const fullUrlPath = hostProblem("url", {
  code: "R302",
  title: "Absolute URL as a path",
  sentence: ({ path, under }) =>
    `${code(path)} matches no URL ${under}, which compares rules with the path of a URL, without scheme and host.`,
  about: [
    "A robots.txt file applies to its own site, and its rules contain only the part of a URL after the host. In most parsers, an absolute URL in a rule matches nothing.",
    "There are exceptions: WWW::RobotRules for Perl accepts an absolute URL of the same site, and Moz says that rogerbot reads one as Disallow: /.",
    "Every other host has its own robots.txt file, and rules for its pages belong there.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: https://shop.example/private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.2.2"),
});
