import { describe, expect, test } from "vitest";
import { kindOf, type UrlsKind } from "./read-urls.ts";

const CLF = '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.0" 200 2326';

describe("a text", () => {
  test.each<readonly [text: string, kind: UrlsKind]>([
    ["", "list"],
    ["\n \n", "list"],
    ["/a", "list"],
    ["/a\n/b", "list"],
    ["shop.example\nhttps://shop.example/a", "list"],
    // Separators are also what URLs are made of.
    ["https://shop.example/?ids=1,2;x=3", "list"],
    ["/news,123.html\n/news,124.html", "list"],
    ["/a;v=1\n/b;v=2", "list"],
    ["/a,b,c\n/d,e", "list"],
    ["one, two\nthree, four", "list"],
    ["a,b", "list"],
    ["url,status\n/a,200\n/b,404", "csv"],
    ["url;status\r\n/a;200\r\n/b;404", "csv"],
    ["url\tstatus\r/a\t200\r/b\t404", "csv"],
    ["https://shop.example/a,200\nhttps://shop.example/b,404", "csv"],
    ["Googlebot,/a,allow\nGPTBot,/b,block", "csv"],
    ["https://a.example/,https://b.example/\nhttps://a.example/x,https://b.example/x", "csv"],
    ['"https://shop.example/a"\n"https://shop.example/b"', "csv"],
    ['"URL","Title"\n"/a","One\ntwo, ""three"""', "csv"],
    ['1,"/a;""b"', "csv"],
    ["/a\tOne", "csv"],
    ["URL\nhttps://shop.example/a", "csv"],
    ["Address\r\n/a", "csv"],
    ["cart\n/a", "list"],
    ["<urlset><url><loc>/a</loc></url></urlset>", "sitemap"],
    ["\ufeff \n<?xml version='1.0'?><!-- <html> --><sm:urlset>", "sitemap"],
    ["<!DOCTYPE urlset [<!ENTITY a '>'>]><urlset/>", "sitemap"],
    ["<URLSET>", "sitemap"],
    ["<url><loc>/a</loc></url>", "sitemap"],
    ["<sitemapindex>", "sitemap-index"],
    ["<x:sitemap><x:loc>/a</x:loc></x:sitemap>", "sitemap-index"],
    ["<!doctype html><html>", "html"],
    ["<a href=/a>", "html"],
    ["see <A\nHREF = '/a'>", "html"],
    ["<rss><loc>/a</loc></rss>", "html"],
    ["<", "html"],
    ["<!--", "html"],
    [CLF, "log"],
    [`${CLF}\n\n${CLF}\nnonsense`, "log"],
    [`${CLF}\nnonsense\nnonsense`, "list"],
    [`<34>${CLF}`, "log"],
    ['shop.example:443 ::1 - - [x] "GET /?q=<a href=x> HTTP/1.1" 200 1 "-" "curl"', "log"],
    ["#Software: IIS\n#Fields: date cs-uri-stem\n2024-01-01 /a", "log"],
    ["#Fields: date time\n/a", "list"],
  ])("%j is a %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
