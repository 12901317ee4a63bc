import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import { type DocumentCase, forAll } from "./document-case.ts";

const section =
  "F. Dubut, 2019: “If you create a section for Bingbot specifically, all the default directives will be ignored (except Crawl-Delay)”";
const unlessSpecific = "F. Dubut, 2019: without a section of its own, the default directives hold";
const wildcards =
  "Google’s specification: “Google, Bing, and other major search engines support” * and $";
const longest = "Bing help, by secondary sources: Allow releases a path that a Disallow covers";
const adIdx = "Bing’s robots.txt tester switches between Bingbot and AdIdxBot";
const msnbot = "a fallback to msnbot is not verified, and not made";
const silent = "not documented; read as RFC 9309";

const both = "User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b\n";

function toldBingbot(source: string, robots: string, url: string, outcome: Outcome): DocumentCase {
  return { source, robots, crawler: "bingbot", url, outcome };
}

/** What is known of Bing, and how the rest is read. */
export const cases: readonly DocumentCase[] = [
  toldBingbot(section, both, "/a", "allow"),
  toldBingbot(section, both, "/b", "disallow"),
  toldBingbot(
    section,
    `User-agent: *\nCrawl-delay: 10\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b\n`,
    "/a",
    "allow",
  ),
  toldBingbot(unlessSpecific, "User-agent: *\nDisallow: /a\n", "/a", "disallow"),
  toldBingbot(unlessSpecific, "User-agent: Googlebot\nDisallow: /\n", "/a", "allow"),
  toldBingbot(
    longest,
    "User-agent: bingbot\nDisallow: /dir/\nAllow: /dir/ok\n",
    "/dir/ok",
    "allow",
  ),
  toldBingbot(
    longest,
    "User-agent: bingbot\nDisallow: /dir/\nAllow: /dir/ok\n",
    "/dir/x",
    "disallow",
  ),
  toldBingbot(
    longest,
    "User-agent: bingbot\nAllow: /dir/ok\nDisallow: /dir/\n",
    "/dir/ok",
    "allow",
  ),
  forAll(wildcards, "Disallow: /*.php", "/a.php?x", "disallow"),
  forAll(wildcards, "Disallow: /*.php$", "/a.php?x", "allow"),
  {
    source: adIdx,
    robots: "User-agent: adidxbot\nDisallow: /\n",
    crawler: "adidxbot",
    url: "/",
    outcome: "disallow",
  },
  toldBingbot(adIdx, "User-agent: adidxbot\nDisallow: /\n", "/", "allow"),
  toldBingbot(msnbot, "User-agent: msnbot\nDisallow: /\n", "/", "allow"),
  toldBingbot(silent, "User-agent: BingBot\nDisallow: /a\n", "/a", "disallow"),
  toldBingbot(silent, "User-agent: bingbot\n\nDisallow: /a\n", "/a", "disallow"),
  toldBingbot(
    silent,
    "User-agent: bingbot\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  toldBingbot(silent, "\ufeffUser-agent: bingbot\nDisallow: /a\n", "/a", "disallow"),
  toldBingbot(silent, "Useragent: bingbot\nDisallow: /a\n", "/a", "allow"),
  toldBingbot(silent, "User-agent: bingbot\nDisallow: /a\nAllow: /a\n", "/a", "allow"),
  toldBingbot(silent, "User-agent: bingbot\nDisallow:\n", "/a", "allow"),
  toldBingbot(silent, "User-agent: bingbot\nDisallow: /caf%C3%A9\n", "/café", "disallow"),
  toldBingbot(silent, "User-agent: bingbot\nDisallow: /\n", "/robots.txt", "allow"),
];
