import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping } from "./shared.ts";

/** RFC 9309 as draft-ietf-aipref-attach extends it (August 2026). It says "updates: 9309", and changes only what is here. */
export const aipref: Dialect = {
  ...rfc9309,
  id: "aipref",
  title: "The AI preferences draft",
  isDocument: true,
  source: {
    title: "draft-ietf-aipref-attach",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-attach.html",
  },
  grouping: {
    ...standardGrouping,
    // "rule =/ content-usage": a rule ends a list of user-agent lines (RFC 9309 2.2). It neither
    // allows nor disallows, so verdicts never rest on it.
    closesAgents: ["allow", "disallow", "content-usage"],
    observes: ["content-usage"],
  },
};

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "draft of August 2026",
  usedBy: "no crawler that is known",
  checked: "the text, with a case for each sentence",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  // draft-ietf-aipref-attach, August 2026.
  notes: [
    "This is RFC 9309 with one addition of a draft. A Content-Usage line is a rule, so it ends a list of user-agent lines, as Allow and Disallow do.",
    "It is a draft of August 2026, and it can change. No crawler is known to read robots.txt in this way.",
    "The draft says nothing about Content-Signal and License. As in RFC 9309, these lines do not end a list of user-agent lines.",
  ],
};
