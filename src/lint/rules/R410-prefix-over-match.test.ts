import { testProblem } from "../../../test/lint-cases.ts";
import { prefixOverMatch } from "./R410-prefix-over-match.ts";

testProblem(prefixOverMatch, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /*?page=", "Allow: /*?page=1", "Disallow: /node/1"],
      urls: ["/list?page=12", "/node/1234"],
      at: ["3:7-16 warning", "4:10-17 warning"],
    },
    { file: ["User-agent: *", "Disallow: /c"], at: ["2:10-12 information"] },
    { file: ["User-agent: *", "Disallow: /a/b/Ab"], at: ["2:10-17 information"] },
    // Said once of a group.
    {
      file: ["User-agent: A", "Disallow: /c", "Disallow: /ip", "User-agent: B", "Disallow: /d"],
      at: ["2:10-12 information", "5:10-12 information"],
    },
    // A URL on the page says more.
    {
      file: ["User-agent: *", "Disallow: /c"],
      urls: ["/communities/x"],
      at: ["2:10-12 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /cart"],
      urls: ["/cart/1", "/cartoon", "/cartography"],
      at: ["2:10-15 warning"],
    },
    {
      file: ["User-agent: A", "Disallow: /cart"],
      site: "https://shop.example",
      urls: ["https://shop.example/cartoon"],
      at: ["2:10-15 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /jobs"],
      urls: ["/jobs-report/"],
      at: ["2:10-15 information"],
    },
    // Where the star ends, and where it begins again.
    {
      file: ["User-agent: *", "Disallow: /*.php"],
      urls: ["/folder.phpx/"],
      at: ["2:10-16 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /*?*sort="],
      urls: ["/c?resort=1"],
      at: ["2:10-19 warning"],
    },
  ],
  leaves: [
    // A bracket is compared as %5B.
    { file: ["User-agent: *", "Disallow: /*?filter["], urls: ["/c?filter[color]=red"] },
    { file: ["User-agent: *", "Disallow: /*.php"], urls: ["/a.php", "/a.php?x=1", "/a.php/b"] },
    { file: ["User-agent: *", "Disallow: /*?*sort="], urls: ["/c?sort=1", "/c?a=1&sort=asc"] },
    { file: ["User-agent: *", "Disallow: /*print"], urls: ["/a/print", "/a-print"] },
    { file: ["User-agent: *", "Disallow: /c/"] },
    { file: ["User-agent: *", "Disallow: /c$"] },
    { file: ["User-agent: *", "Disallow: /c*"] },
    { file: ["User-agent: *", "Disallow: /*/c"] },
    { file: ["User-agent: *", "Disallow: /?c"] },
    { file: ["User-agent: *", "Disallow: /a /b"] },
    // What matches nothing forbids nothing.
    { file: ["User-agent: *", "Disallow: c"] },
    { file: ["User-agent: *", "Disallow: \u00a0/a"] },
    { file: ["User-agent: *", "Disallow: en/a"] },
    { file: ["User-agent: *", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /p1"] },
    { file: ["User-agent: *", "Disallow: /cat"] },
    { file: ["User-agent: *", "Allow: /c"] },
    {
      file: ["User-agent: *", "Disallow: /cart"],
      urls: ["/cart", "/cart/x", "/cart?x", "/cart-2"],
    },
    { file: ["User-agent: *", "Disallow: /cart_"], urls: ["/cart_x"] },
    { file: ["User-agent: *", "Disallow: /cart", "Disallow: /cartoon"], urls: ["/cartoon"] },
    { file: ["User-agent: *", "Disallow: /cart", "Allow: /cartoon"], urls: ["/cartoon"] },
    {
      file: ["User-agent: *", "Disallow: /cart"],
      site: "https://shop.example",
      urls: ["https://other.example/cartoon"],
    },
  ],
  meant: [
    ["AnyBot", "/c/x", "disallow"],
    ["AnyBot", "/communities", "allow"],
  ],
});
