import { expect, test } from "vitest";
import { linkIn } from "./link-in.ts";

const ADDRESS = "https://p.example/robots/#";
// From docs/permalink.md.
const SHORT = "1HC0z4GNhBuYpVrZ0sLPYWPW59A-v5GBiZGAG9rMyuQA";
const READABLE = "text=User-agent: *%0ADisallow: /a&url=/a";

test.each([
  [ADDRESS + SHORT, SHORT],
  [`  ${ADDRESS}${SHORT}\n`, SHORT],
  [`${ADDRESS}1HC`, "1HC"],
  [`#${SHORT}`, SHORT],
  ["#1BYJzvmPELQUAAA", "1BYJzvmPELQUAAA"],
  [`#${SHORT.slice(0, 20)}`, SHORT.slice(0, 20)],
  [ADDRESS + READABLE, READABLE],
  [`#${READABLE}`, READABLE],
  ["#url=/a&text=", "url=/a&text="],
])("%j is a link, whole or cut", (text, fragment) => {
  expect(linkIn(text, ADDRESS)).toBe(fragment);
});

test.each([
  ["https://p.example/robots/"],
  [`${ADDRESS}example=blank-line-does-not-end-a-group`],
  [`${ADDRESS}section`],
  ["https://shop.example/#1HC0z4GNhBuYpVrZ0sLPYWPW59A"],
  ["#1 the first group"],
  ["#1234567890123"],
  ["#1-------------"],
  ["# text=a"],
  ["#section=2"],
  [`${ADDRESS}${SHORT}\n/a\n`],
  ["User-agent: *"],
  [""],
])("%j is a text", (text) => {
  expect(linkIn(text, ADDRESS)).toBeNull();
});
