import { testProblem } from "../../../test/lint-cases.ts";
import { textWithoutField } from "./R116-text-without-field.ts";

testProblem(textWithoutField, {
  raises: [
    {
      file: ["Robots of our shop", "User-agent: *", "  ======", "Disallow: /a"],
      at: ["1:0-18 warning", "3:2-8 warning"],
      fix: {
        name: "comment",
        file: ["# Robots of our shop", "User-agent: *", "  # ======", "Disallow: /a"],
        changes: [],
      },
    },
    {
      file: ["https://shop.example/sitemap.xml"],
      at: ["1:0-32 warning"],
      fix: {
        name: "sitemap",
        file: ["Sitemap: https://shop.example/sitemap.xml"],
        changes: [],
      },
    },
    {
      file: ["// Disallow: /a", "Please note: no robots", ": /a", "User-agent: *"],
      at: texts(15, 22, 4),
    },
    { file: ["/private/ # ours"], at: ["1:0-9 error"] },
    {
      file: ["User-agent: *", "Disallow:", "  - /admin/"],
      at: ["3:2-11 error"],
      fix: {
        name: "disallow",
        file: ["User-agent: *", "Disallow:", "  Disallow: /admin/"],
        changes: [["AnyBot", "/admin/", "allow", "disallow"]],
      },
    },
    {
      file: ["<<<<<<< HEAD", "User-agent: *", "=======", ">>>>>>> release/2.4"],
      at: ["1:0-12 error", "3:0-7 warning", "4:0-19 error"],
    },
    { file: ["User-agent: *", "Nicht zulassen: /intern/"], at: ["2:0-24 warning"] },
    { file: ["User-agent: *", "/* all of it */"], at: ["2:0-15 warning"] },
  ],
  leaves: [
    { file: ["", "  ", "# Robots of our shop", "\u00a0", "\0\0", "\ufeff"] },
    { file: ["Disallow /a", "Disalow: /a", "Block: /a"] },
    { file: ["<p>Not found"] },
    { file: ["<html>", "Not found", "</html>"] },
    // robots.cc, KeyIsAllow.
    { file: ["Allow these: /a"], readAs: "google" },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
  unharmed: "The text is between the lines, and takes no rule away.",
});

function texts(...lengths: readonly number[]): readonly string[] {
  return lengths.map((length, index) => `${index + 1}:0-${length} warning`);
}
