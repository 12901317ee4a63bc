import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { programSource } from "./R121-program-source.ts";

const programs: Readonly<Record<string, readonly string[]>> = {
  "robots.ts of Next.js": [
    'import type { MetadataRoute } from "next";',
    "",
    "export default function robots(): MetadataRoute.Robots {",
    "  return {",
    '    rules: { userAgent: "*", allow: "/", disallow: "/private/" },',
    '    sitemap: "https://acme.example/sitemap.xml",',
    "  };",
    "}",
  ],
  nginx: ["location = /robots.txt {", '  return 200 "User-agent: *\\nDisallow: /\\n";', "}"],
  "a return of nginx alone": ['return 200 "User-agent: *\\nDisallow: /\\n";'],
  PHP: ["<?php", "header('Content-Type: text/plain');", 'echo "User-agent: *\\n";'],
  "echo alone": ['echo "User-agent: *\\n";', 'echo "Disallow: /\\n";'],
  JSON: ['{ "rules": [{ "userAgent": "*", "disallow": "/private/" }] }'],
  "JSON on several lines": ["{", '  "rules": []', "}"],
  Hugo: ["User-agent: *", "{{ range .Pages }}", "Disallow: {{ .RelPermalink }}", "{{ end }}"],
  Django: [
    "User-agent: *",
    "{% if debug %}",
    "Disallow: /",
    "{% endif %}",
    "Sitemap: https://{{ site.domain }}/sitemap.xml",
  ],
  Liquid: ["{% for group in robots.default_groups %}", "  {{- group.user_agent }}", "{% endfor %}"],
  ERB: ["User-agent: *", "<% unless Rails.env.production? %>", "Disallow: /", "<% end %>"],
  Flask: ['@app.route("/robots.txt")', "def robots():", '    return "User-agent: *"'],
  Express: ['app.get("/robots.txt", (req, res) => {', '  res.send("User-agent: *");', "});"],
  shell: ["cat > robots.txt << EOF", "User-agent: *", "Disallow: /", "EOF"],
  "a ConfigMap": ["data:", "  robots.txt: |", "    User-agent: *", "    Disallow: /"],
  Laravel: ['Route::get("/robots.txt", fn () => response("User-agent: *"));'],
  WordPress: ['add_filter( "robots_txt", function ( $output ) {', "  return $output;", "} );"],
  "ASP.NET": ['[HttpGet("/robots.txt")]', "public IActionResult Robots()", "{"],
  Spring: ['@GetMapping("/robots.txt")', "public String robots() {"],
  Rust: ["async fn robots() -> &'static str {", '    "User-agent: *"', "}"],
  Caddy: ["respond /robots.txt 200 {", '  body "User-agent: *', 'Disallow: /"', "}"],
  "settings in YAML": ["robots:", "  - userAgent: '*'", "    disallow: /private"],
  Jekyll: ["---", "layout: null", "permalink: /robots.txt", "---", "User-agent: *", "Disallow: /a"],
  "empty front matter": ["---", "---", "User-agent: *", "Disallow: /a"],
  Apache: ["RewriteEngine On", "RewriteRule ^robots\\.txt$ /robots.php [L]"],
};

/** Programs that do not begin in the first line of their file. */
const BEGINNINGS: Readonly<Record<string, number>> = {
  Hugo: 2,
  Django: 2,
  ERB: 2,
  "a ConfigMap": 2,
  "settings in YAML": 2,
};

testProblem(programSource, {
  raises: Object.entries(programs).map(([name, file]) => {
    const line = BEGINNINGS[name] ?? 1;
    return { file, at: [`${line}:0-${file[line - 1]?.length} error`] };
  }),
  leaves: [
    { file: ["User-agent: *", "Disallow: /{{url}}", "Disallow: /*{%", "Disallow: /$x"] },
    { file: ["# {{ a remark }}", "User-agent: *", "Disallow: /echo/", "Allow: /import/from"] },
    { file: ["<!DOCTYPE html>", "<script>", "const a = 1;", "</script>"] },
    { file: ["- User-agent: *", "- Disallow: /a", "respond quickly"] },
    { file: ["return to sender", "class: a", "print this"] },
    { file: ["[robots.txt of our shop]", "User-agent: *", "Disallow: /a"] },
    { file: ["---", "User-agent: *", "Disallow: /a", "---"] },
    { file: ["------", "robots: ours", "------", "User-agent: *"] },
    { file: [] },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});

test.each(Object.entries(programs))("R121 is the only problem of %s", (_, file) => {
  expect(findingsIn({ file }).map(({ problem }) => problem.code)).toEqual(["R121"]);
});
