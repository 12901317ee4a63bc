import { testProblem } from "../../../test/lint-cases.ts";
import { htmlFile } from "./R113-html-file.ts";

testProblem(htmlFile, {
  raises: [
    { file: ["<!DOCTYPE html>", "<html>"], at: ["1:0-9 error"] },
    { file: ["", "\t<html lang=en>", "<p>Not found", "</html>"], at: ["2:1-6 error"] },
    { file: ["\ufeff<?xml version='1.0'?>"], at: ["1:1-6 error"] },
    { file: ["User-agent: *", "Disallow: /a", "<br>"], at: ["3:0-3 warning"] },
    {
      file: ["<pre>User-agent: *", "Disallow: /a", "</pre>"],
      readAs: "crawler-commons",
      at: ["1:0-4 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /<b>"] },
    { file: ["# <html>"] },
    { file: ["<3 robots", "< html", "<User-agent: *>"] },
    { file: [""] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
