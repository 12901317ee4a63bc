import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { LONGEST_URL } from "../../core/inputs.ts";
import type { BadReason } from "./collection.ts";

describe("the links of an HTML page", () => {
  test.each<readonly [text: string, urls: readonly string[]]>([
    [
      "<a href=/1><area href='/2'><link href=\"/3\"><img src=/4><script src=/5></script><iframe src=/6></iframe><form action=/7>",
      ["/1", "/2", "/3", "/4", "/5", "/6", "/7"],
    ],
    ["<A\nHREF\n=\n/a >", ["/a"]],
    ["<a class=x href=/a href=/b title='>'>", ["/a"]],
    ["<a title=it's href=/a>", ["/a"]],
    ["<a/href=/a/>", ["/a/"]],
    ["<p><a href='/?a=1&amp;b=2&copy=3'>", ["/?a=1&b=2&copy=3"]],
    ["<a href=' \n/a\t/b '>", ["/a/b"]],
    ["<a href=/a#top><a href=/a#end>", ["/a"]],
    [
      "<a href=https://other.example/a><a href=//other.example/b>",
      ["https://other.example/a", "//other.example/b"],
    ],
    [
      "<a href='mailto:a@b'><a href=JavaScript:x><a href=#top><a href=data:,x><a href=tel:1><a href=''><a>",
      [],
    ],
    ["<a name=/a><div href=/b><img href=/c><a src=/d><p>href=/e", []],
    ["<p><!-- <a href=/a> --><a href=/b>", ["/b"]],
    ["<script>'<a href=/a>'</script ><a href=/b>", ["/b"]],
    [
      "<style><a href=/a></STYLE><textarea><a href=/b></textarea><title></titl><a href=/c></title><a href=/d>",
      ["/d"],
    ],
    ["<p>1 < 2 <a href=/a> <3 </> <a href=/b>", ["/a", "/b"]],
    [
      "<base href=https://shop.example/x/><a href=a><a href=../b><a href=?c>",
      ["https://shop.example/x/a", "https://shop.example/b", "https://shop.example/x/?c"],
    ],
    [
      "<base href=/x/><a href=a><a href=/b><a href=//o.example/c>",
      ["/x/a", "/b", "http://o.example/c"],
    ],
    ["<base href=/x/><base href=/y/><a href=a>", ["/x/a"]],
    ["<base href='http://['><a href=/a>", ["/a"]],
    [`<base href=/${"x".repeat(LONGEST_URL)}/><a href=/a>`, ["/a"]],
    ["<base href=mailto:x><a href=/a>", ["/a"]],
  ])("%j are %j", (text, urls) => {
    expect(readUrls(text)).toMatchObject({ kind: "html", urls, bad: [] });
  });

  test.each<readonly [text: string, line: number, bad: string, reason: BadReason]>([
    ["<p>\n<a href=a.html>", 2, "a.html", "relative"],
    ["<p>\n<a href=?page=2>", 2, "?page=2", "relative"],
    ["<p>\n<a href='/a><a href=/b>", 2, "<a href='/a><a href=/b>", "unclosed"],
    ["<p>\n<!-- <a href=/b>", 2, "<!-- <a href=/b>", "unclosed"],
    ["<a href=/&#0;&#1;>", 1, "/\ufffd\x01", "control-character"],
  ])("%j keep apart line %d, %j: %s", (text, line, bad, reason) => {
    expect(readUrls(text)).toMatchObject({
      kind: "html",
      urls: [],
      bad: [{ line, text: bad, reason }],
    });
  });
});
