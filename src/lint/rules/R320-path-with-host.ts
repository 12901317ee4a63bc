import { code } from "../../words/quoting.ts";
import {
  besideSite,
  foreignSentence,
  type HostFacts,
  hostInPath,
  restLabel,
} from "../host-in-path.ts";
import { type Problem, rfc } from "../problem.ts";

/** R320: a path with the host before it, which parsers compare with paths. */
export const pathWithHost: Problem<HostFacts> = {
  code: "R320",
  severity: "error",
  title: "Host before a path",
  inLine: (view) => hostInPath(view, "host"),
  inContext: besideSite,
  sentence: ({ reader, ...facts }) =>
    facts.isForeign
      ? foreignSentence(facts)
      : `${code(facts.path)} matches no page of ${code(facts.host)}, because ${reader} compares rules with the path of a URL, without the host.`,
  fixLabels: restLabel,
  about: [
    "A robots.txt file applies only to its own host, and its rules name only the part of a URL after the host. A path with a host before it matches no page of that host.",
    "A subdomain is a host of its own: only the robots.txt file of the subdomain applies there.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: www.shop.example/private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.3"),
};
