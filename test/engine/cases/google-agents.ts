import type { Case } from "./case.ts";

const cut =
  "robots.cc, ExtractUserAgent: a name ends at the first character that is no letter, - or _";
const whole = "robots.cc, HandleUserAgent: names are compared whole, in any case";
const global = "robots.cc, HandleUserAgent: * is global alone or before white space";
const named = (name: string) => `User-agent: ${name}\nDisallow: /a\n`;

const row = (source: string, name: string, crawler: string, bites: boolean): Case => ({
  source,
  robots: named(name),
  crawler,
  url: "/a",
  outcome: bites ? "disallow" : "allow",
  line: bites ? 2 : 0,
});

/** From user-agent lines to crawlers. */
export const googleAgents: readonly Case[] = [
  row(whole, "foobot", "FooBot", true),
  row(whole, "Foo", "FooBot", false),
  row(whole, "FooBot", "Foo", false),
  row(whole, "FooBot-News", "FooBot", false),
  row(whole, "Foo_Bot-News", "foo_bot-news", true),
  row(cut, "FooBot/2.1", "FooBot", true),
  row(cut, "FooBot (+https://example.com)", "FooBot", true),
  row(cut, "FooBot, BarBot", "FooBot", true),
  row(cut, "FooBot, BarBot", "BarBot", false),
  row(cut, "FooBot*", "FooBot", true),
  row(cut, "MJ12bot", "MJ12bot", false),
  row(cut, "MJ12bot", "MJ", true),
  row(cut, "archive.org_bot", "archive.org_bot", false),
  row(cut, "FooBot", "FooBot/2.1", false),
  row(global, "*", "FooBot", true),
  row(global, "* baz", "FooBot", true),
  row(global, "*\tbaz", "FooBot", true),
  row(global, "*baz", "FooBot", false),
  row(global, "**", "FooBot", false),
  row(global, "* baz", "baz", true),
];
