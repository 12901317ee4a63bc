import { testProblem } from "../../../test/lint-cases.ts";
import { noField } from "./R123-no-field.ts";

testProblem(noField, {
  raises: [
    { file: ["1  User-agent: *", "2  Disallow: /a"], at: ["1:0-16 error"] },
    { file: ["# ours", "", "1. User-agent: *", "2. Disallow: /a"], at: ["3:0-16 error"] },
    { file: ["google.com, pub-1, DIRECT, f08c47fec0942fa0"], at: ["1:0-43 error"] },
    {
      file: ["version https://git-lfs.github.com/spec/v1", "oid sha256:4d7a", "size 12345"],
      at: ["1:0-42 error"],
    },
    { file: ["{\\rtf1\\ansi", "User-agent: *\\", "Disallow: /a\\", "}"], at: ["1:0-6 error"] },
    { file: ["404: Not Found"], at: ["1:0-14 error"] },
    { file: ["Error 503 backend fetch failed"], at: ["1:0-30 error"] },
    { file: ["Rules of our shop", "do not fetch the cart"], at: ["1:0-17 error"] },
  ],
  leaves: [
    { file: [] },
    { file: ["# nothing but a comment"] },
    { file: ["Rules of our shop"] },
    { file: ["Rules of our shop", "User-agent: *"] },
    { file: ["Rules of our shop", "Sitemap: https://shop.example/s.xml"] },
    { file: ["Rules of our shop", "", "Dissallow: /a"] },
    { file: ["https://shop.example/sitemap.xml", "https://shop.example/news.xml"] },
    // R113.
    { file: ["<!doctype html>", "<title>404 Not Found</title>"] },
  ],
  meant: [["AnyBot", "/cart", "disallow"]],
});
