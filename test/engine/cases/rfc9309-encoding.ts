import { type Case, oneRule } from "./case.ts";

const table = (row: number) =>
  `RFC 9309 2.2.2, examples of matching percent-encoded URI components, row ${row}`;
const outside =
  'RFC 9309 2.2.2: octets "outside the range of the ASCII coded character set" MUST be percent-encoded';
const decoded =
  'RFC 9309 2.2.2: "If a percent-encoded ASCII octet is encountered in the URI, it MUST be unencoded"';
const decodedInRules =
  "RFC 9309 2.2.2, row 5 of the table: an unreserved octet is unencoded in the rule too";
const reserved = 'RFC 9309 2.2.2: "unless it is a reserved character"';
const inQuery =
  "RFC 9309 2.2.2, row 2 of the table; read as / : ? @, which mean nothing in a query (RFC 3986 3.4)";
const notUnreserved =
  'RFC 9309 2.2.2: "or the character is outside the unreserved character range"';
const anyHex = "RFC 9309 2.2.2 and RFC 3986 6.2.2.1: hexadecimal digits of any case are the same";
const raw =
  "RFC 9309 2.2.2 and RFC 3986 2.1: what no URI may hold is percent-encoded on both sides";

/** Section 2.2.2, the paragraphs on percent-encoding and their table. */
export const percentEncoding: readonly Case[] = [
  oneRule(table(1), "Disallow: /foo/bar?baz=quz", "/foo/bar?baz=quz", "disallow", 2),
  oneRule(
    table(2),
    "Disallow: /foo/bar?baz=https://foo.bar",
    "/foo/bar?baz=https%3A%2F%2Ffoo.bar",
    "disallow",
    2,
  ),
  oneRule(
    table(2),
    "Disallow: /foo/bar?baz=https%3A%2F%2Ffoo.bar",
    "/foo/bar?baz=https://foo.bar",
    "disallow",
    2,
  ),
  oneRule(
    table(2),
    "Disallow: /foo/bar?baz=https%3a%2f%2ffoo.bar",
    "/foo/bar?baz=https%3A%2f%2Ffoo.bar",
    "disallow",
    2,
  ),
  oneRule(
    table(2),
    "Disallow: /foo/bar?baz=https://foo.bar",
    "/foo/bar?baz=https://foo.bar",
    "disallow",
    2,
  ),
  oneRule(table(3), "Disallow: /foo/bar/ツ", "/foo/bar/%E3%83%84", "disallow", 2),
  oneRule(table(3), "Disallow: /foo/bar/ツ", "/foo/bar/ツ", "disallow", 2),
  oneRule(table(4), "Disallow: /foo/bar/%E3%83%84", "/foo/bar/%E3%83%84", "disallow", 2),
  oneRule(table(4), "Disallow: /foo/bar/%E3%83%84", "/foo/bar/ツ", "disallow", 2),
  oneRule(table(5), "Disallow: /foo/bar/%62%61%7A", "/foo/bar/baz", "disallow", 2),
  oneRule(table(5), "Disallow: /foo/bar/baz", "/foo/bar/%62%61%7A", "disallow", 2),
  oneRule(outside, "Disallow: /café", "/caf%C3%A9", "disallow", 2),
  oneRule(outside, "Disallow: /caf%C3%A9", "/café", "disallow", 2),
  oneRule(outside, "Disallow: /😀", "/%F0%9F%98%80", "disallow", 2),
  oneRule(outside, "Disallow: /*é$", "/x/caf%C3%A9", "disallow", 2),
  oneRule(decoded, "Disallow: /~joe", "/%7Ejoe", "disallow", 2),
  oneRule(decoded, "Disallow: /a-b_c.d", "/a%2Db%5Fc%2Ed", "disallow", 2),
  oneRule(decodedInRules, "Disallow: /%7ejoe", "/~joe", "disallow", 2),
  oneRule(decodedInRules, "Disallow: /foo/%62ar", "/foo/bar", "disallow", 2),
  oneRule(
    "RFC 9309 2.2.2 and RFC 3986 2.4: nothing is unencoded twice",
    "Disallow: /a%2562",
    "/ab",
    "allow",
    0,
  ),
  oneRule(
    "RFC 9309 2.2.2 and RFC 3986 2.4: nothing is unencoded twice",
    "Disallow: /a%2562",
    "/a%2562",
    "disallow",
    2,
  ),
  oneRule(reserved, "Disallow: /a%2Fb", "/a/b", "allow", 0),
  oneRule(reserved, "Disallow: /a/b", "/a%2Fb", "allow", 0),
  oneRule(reserved, "Disallow: /a%2Fb", "/a%2Fb", "disallow", 2),
  oneRule(reserved, "Disallow: /a?b", "/a%3Fb", "allow", 0),
  oneRule(reserved, "Disallow: /a%3Fb", "/a?b", "allow", 0),
  oneRule(reserved, "Disallow: /a%3Ab", "/a:b", "allow", 0),
  oneRule(inQuery, "Disallow: /a?b=c@d?e", "/a?b=c%40d%3Fe", "disallow", 2),
  oneRule(inQuery, "Disallow: /a?b=c%40d%3fe", "/a?b=c@d?e", "disallow", 2),
  oneRule(inQuery, "Disallow: /a?b=1%262", "/a?b=1&2", "allow", 0),
  oneRule(notUnreserved, "Disallow: /a%3Cb", "/a%3Cb", "disallow", 2),
  oneRule(notUnreserved, "Disallow: /a%25b", "/a%25b", "disallow", 2),
  oneRule(anyHex, "Disallow: /a%2fb", "/a%2Fb", "disallow", 2),
  oneRule(anyHex, "Disallow: /%E3%83%84", "/%e3%83%84", "disallow", 2),
  oneRule(raw, "Disallow: /a<b", "/a%3Cb", "disallow", 2),
  oneRule(raw, "Disallow: /a%3cb", "/a<b", "disallow", 2),
  oneRule(raw, 'Disallow: /"<>[\\]^`{|}', "/%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D", "disallow", 2),
  oneRule(raw, "Disallow: /%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D", '/"<>[\\]^`{|}', "disallow", 2),
  oneRule(raw, "Disallow: /a b", "/a%20b", "disallow", 2),
  oneRule(raw, "Disallow: /a%20b", "/a b", "disallow", 2),
  oneRule(
    "RFC 9309 2.2.2 and RFC 3986 2.1: what is no escape is compared as it stands",
    "Disallow: /100%zz",
    "/100%zz",
    "disallow",
    2,
  ),
];
