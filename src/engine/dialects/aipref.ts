import type { Dialect } from "../parse/dialect.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping } from "./shared.ts";
import { DIALECT_TITLES } from "./titles.ts";

/** RFC 9309 as draft-ietf-aipref-attach extends it (August 2026). It says "updates: 9309", and changes only what is here. */
export const aipref: Dialect = {
  ...rfc9309,
  id: "aipref",
  title: DIALECT_TITLES.aipref,
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
