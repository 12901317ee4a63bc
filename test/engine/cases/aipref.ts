import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import type { DocumentCase } from "./document-case.ts";

const isRule = "attach: “rule =/ content-usage”";
const isApart = "attach: “Acquisition relies on Allow/Disallow rules”";
const silent = "attach says nothing of it; read as RFC 9309";

const example =
  "User-Agent: *\nAllow: /\nDisallow: /never/\nContent-Usage: train-ai=n\nContent-Usage: /ai-ok/ train-ai=y\n\nUser-Agent: ExampleBot\nAllow: /\nContent-Usage: train-ai=y\n";
const separated = "User-agent: a\nContent-Usage: train-ai=n\nUser-agent: b\nDisallow: /x\n";

function told(
  source: string,
  robots: string,
  crawler: string,
  url: string,
  outcome: Outcome,
): DocumentCase {
  return { source, robots, crawler, url, outcome };
}

/** What draft-ietf-aipref-attach (August 2026) changes in RFC 9309, and what it leaves. */
export const cases: readonly DocumentCase[] = [
  told(isRule, separated, "a", "/x", "allow"),
  told(isRule, separated, "b", "/x", "disallow"),
  told(isRule, "User-agent: a\nContent-Usage:\nUser-agent: b\nDisallow: /x\n", "a", "/x", "allow"),
  told(isApart, example, "OtherBot", "/test", "allow"),
  told(isApart, example, "OtherBot", "/never/test", "disallow"),
  told(isApart, example, "OtherBot", "/ai-ok/test", "allow"),
  told(isApart, example, "ExampleBot", "/never/test", "allow"),
  told(
    isApart,
    "User-agent: *\nDisallow: /a\nContent-Usage: /a/b train-ai=y\n",
    "a",
    "/a/b",
    "disallow",
  ),
  told(
    silent,
    "User-agent: a\nContent-Signal: ai-train=no\nUser-agent: b\nDisallow: /x\n",
    "a",
    "/x",
    "disallow",
  ),
  told(
    silent,
    "User-agent: a\nLicense: https://a.example/\nUser-agent: b\nDisallow: /x\n",
    "a",
    "/x",
    "disallow",
  ),
  told(silent, "Content-Usage: train-ai=n\nUser-agent: a\nDisallow: /x\n", "a", "/x", "disallow"),
];
