import { testProblem } from "../../../test/lint-cases.ts";
import { ruleDeeper } from "./R419-rule-deeper.ts";

const urls = ["/en-US/account/login", "/de/account/login", "/de/blog/"];

testProblem(ruleDeeper, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /account/"],
      urls,
      at: ["2:10-19 warning"],
      fix: {
        name: "anywhere",
        file: ["User-agent: *", "Disallow: /account/", "Disallow: /*/account/"],
        changes: [["AnyBot", "/de/account/login", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /customer/account/"],
      urls: ["/index.php/customer/account/", "/index.php/customer/account/edit"],
      at: ["2:10-28 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /cart"],
      urls: ["/shop/de/cart?add=1", "/shop/en/cart"],
      readAs: "original-1994",
      at: ["2:10-15 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /public/"],
      urls: ["/en/public/a"],
      at: ["3:7-15 warning"],
      fix: {
        name: "anywhere",
        file: ["User-agent: *", "Disallow: /", "Allow: /public/", "Allow: /*/public/"],
        changes: [["AnyBot", "/en/public/a", "disallow", "allow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /account/"] },
    { file: ["User-agent: *", "Disallow: /account/"], urls: ["/de/account/"] },
    { file: ["User-agent: *", "Disallow: /cart"], urls: ["/de/cartoon", "/en/cartography"] },
    { file: ["User-agent: *", "Disallow: /account/", "Disallow: /*/account/"], urls },
    { file: ["User-agent: *", "Disallow: /account/", "Allow: /"], urls },
    { file: ["User-agent: *", "Allow: /account/"], urls },
    { file: ["User-agent: *", "Disallow: /de/", "Allow: /account/"], urls: ["/de/account/"] },
    { file: ["User-agent: *", "Disallow: /a/"], urls: ["/s?u=/a/", "/t?u=/a/"] },
  ],
  meant: [
    ["AnyBot", "/account/a", "disallow"],
    ["AnyBot", "/de/account/login", "disallow"],
  ],
});
