import { testProblem } from "../../../test/lint-cases.ts";
import { lighthouse } from "./R525-lighthouse.ts";

const group = ["User-agent: *", "Disallow: /a"];
const of = (line: string) => ({
  file: [...group, line],
  at: [`3:0-${line.length} information`],
});

// Each line was run with lighthouse 13.5.0.
testProblem(lighthouse, {
  raises: [
    of("Content-Usage: train-ai=n"),
    of("License: https://shop.example/license.xml"),
    of("Disallow: /price$list/a"),
    of("Colour: red"),
    // Said once.
    {
      file: ["License: https://shop.example/l.xml", ...group, "Content-Usage: train-ai=n"],
      at: ["1:0-35 information"],
    },
  ],
  leaves: [
    { file: [...group, "Content-Signal: ai-train=no", "Crawl-delay: 5", "Noindex: /b"] },
    { file: [...group, "Host: shop.example", "Clean-param: a", "Request-rate: 1/5"] },
    { file: [...group, "Visit-time: 0600-0845", "Sitemap: ftp://shop.example/s.xml", "Allow:"] },
    { file: ["# only a remark", "", ...group, "Disallow: /b$ # c$d"] },
    // Another problem says more.
    { file: [...group, "Disalow: /b", "Disallow: b", "Sitemap: /s.xml"] },
    { file: ["User-agent:", ...group] },
  ],
  meant: [
    ["AnyBot", "/private/a", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
  unharmed: "The audit decides no verdict.",
});
