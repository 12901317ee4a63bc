import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { intendedField } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { aiTagIn } from "./R522-ai-tag.ts";

/** R101: a field that no known parser supports. RFC 9309 2.2.4: crawlers may read other records; none is known to read this one. */
export const unknownField: Problem<{ readonly key: string }> = {
  code: "R101",
  severity: "warning",
  title: "Unknown field",
  inLine: (view) => {
    const intended = intendedField(view);
    // R522 tells of fields about AI.
    if (intended?.kind !== "unknown" || aiTagIn(view)) return NOTHING_FOUND;
    const { from, to } = intended.key;
    return [{ span: intended.key, facts: { key: view.text.slice(from, to) } }];
  },
  sentence: ({ key }) => {
    const known = KNOWN.get(lowerCase(key));
    return known?.isOptional
      ? `Crawlers ignore this line: no parser reads ${code(key)} by default. ${known.remark}`
      : `Crawlers ignore this line: no known parser supports ${code(key)}.${known ? ` ${known.remark}` : ""}`;
  },
  about: [
    "RFC 9309 (2.2.4) lets crawlers read more fields than it defines. Sitemap, Crawl-delay, Clean-param and Content-Signal are examples. No known crawler reads a field such as Block.",
    "Tools write some of these fields. The SEO plugin Yoast wrote Schemamap from December 2025 until spring 2026, and stopped because Search Console reports it. Agentmap is from a draft of May 2026 by authors at Google, Microsoft and Hugging Face. LLMs-txt has no document of its own.",
    "Find out for which crawler the line was meant, or delete the line.",
  ],
  example: { wrong: "User-agent: *\nBlock: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.4"),
};

/** A field that tools write although no parser reads it by default, and what is known of it. */
interface KnownField {
  readonly remark: string;
  /** Whether a program can have a parser read it. */
  readonly isOptional?: true;
}

/** RobotsExtension.java of crawler-commons 8e14e27, 27 July 2026: “Extensions are opt-in”. */
export const OPTIONAL_REMARK = "Programs can have crawler-commons 1.7-SNAPSHOT read it.";

const OPTIONAL: KnownField = { remark: OPTIONAL_REMARK, isOptional: true };

const KNOWN: ReadonlyMap<string, KnownField> = new Map<string, KnownField>([
  ["llm-policy", OPTIONAL],
  ["comment", OPTIONAL],
  ["robot-version", OPTIONAL],
  // Yoast/wordpress-seo: pull requests 22820 (15 December 2025), 23158 (13 April 2026) and issue 23139.
  [
    "schemamap",
    {
      remark:
        "The SEO plugin Yoast wrote such lines until spring 2026, and stopped because Search Console reports them.",
    },
  ],
  // Agentic Resource Discovery 0.9, 28 May 2026; developer.chrome.com/docs/lighthouse/agentic-browsing/ard.
  [
    "agentmap",
    {
      remark:
        "A draft of May 2026 defines it for agents. Lighthouse looks for the line, but also reports it as unknown.",
    },
  ],
  // Site generators and their users; for example datum-cloud/datum.net, pull request 1208 (16 April 2026).
  [
    "llms-txt",
    { remark: "Site generators write it to point to llms.txt, but no document defines it." },
  ],
]);
