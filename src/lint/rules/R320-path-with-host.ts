import { code } from "../../words/quoting.ts";
import { hostProblem } from "../host-in-path.ts";
import { rfc } from "../problem.ts";

/** R320: a path with the host before it, which parsers compare with paths. */
export const pathWithHost = hostProblem("host", {
  code: "R320",
  title: "Host before a path",
  sentence: ({ path, host, reader }) =>
    `${code(path)} matches no page of ${code(host)}, because ${reader} compares rules with the path of a URL, without the host.`,
  about: [
    "A robots.txt file applies only to its own host, and its rules name only the part of a URL after the host. A path with a host before it matches no page of that host.",
    "A subdomain is a host of its own: only the robots.txt file of the subdomain applies there.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: www.shop.example/private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.3"),
});
