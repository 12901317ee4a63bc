import { type WrittenAddress, writtenAddress } from "../engine/advise/misspellings.ts";
import { patternMatches } from "../engine/match/search.ts";
import { siteOf } from "../engine/url/scope.ts";
import { code } from "../words/quoting.ts";
import { replacing } from "./fixes.ts";
import { NOTHING_FOUND, type Problem, type Spotted, type SpottedInLine } from "./problem.ts";
import { type FileView, type LineView, partOf } from "./views.ts";

/** What is told of a rule that has a host in its path. */
export interface HostFacts {
  readonly path: string;
  /** The host, with what is before it. */
  readonly host: string;
  /** The path after it. */
  readonly rest: string;
  /** Whether it is known to be another host than the one of the file. */
  readonly isForeign: boolean;
}

/** A problem of rules with a host in their path. `kind`: in an absolute URL, or before a path; `sentence`: why such a rule matches nothing where the host may be the file’s own. */
export function hostProblem(
  kind: WrittenAddress["kind"],
  problem: Pick<Problem<HostFacts>, "code" | "title" | "sentence" | "about" | "example" | "source">,
): Problem<HostFacts> {
  return {
    ...problem,
    severity: "error",
    inLine: (view) => hostInPath(view, kind),
    inContext: besideSite,
    sentence: (facts) =>
      facts.isForeign
        ? `${code(facts.path)} matches no page of ${code(facts.host)}: a rule for that host belongs in its own robots.txt.`
        : problem.sentence(facts),
    fixLabels: ({ rest }) => ({ path: `Write ${code(rest)}` }),
  };
}

/** A rule with an absolute URL, or with a host and a path, in the place of its path, where the dialect matches no page of that host by it. */
function hostInPath(
  { rule, dialect }: LineView,
  kind: WrittenAddress["kind"],
): readonly Spotted<HostFacts>[] {
  if (!rule || !/:\/\/|^\/\/|^(?:\*\.)?[\w-]+\./.test(rule.path)) return NOTHING_FOUND;
  const { path } = rule;
  const address = writtenAddress(path);
  if (address?.kind !== kind) return NOTHING_FOUND;
  const url = kind === "url" ? path : `https://${path.replace(/^\/\//, "")}`;
  // WWW::RobotRules accepts an absolute URL of the site.
  if (patternMatches(dialect.patternOf(path), dialect.targetOf(url))) return NOTHING_FOUND;
  const { rest } = address;
  const host = path.slice(0, path.length - rest.length);
  // Where the path would be the whole site, another site was meant most often.
  const fixes = /^\/[^*$]/.test(rest) ? [replacing("path", rule.span, rest)] : [];
  const facts = { path, host, rest, isForeign: false };
  return [{ span: partOf(rule, 0, host.length), facts, fixes }];
}

/** What was found of a rule, beside the site of the file: a rule for another host would mean another page here, so it has no fix. */
function besideSite(
  found: SpottedInLine<HostFacts>,
  { surroundings }: FileView,
): SpottedInLine<HostFacts> {
  const { site } = surroundings.context;
  const address = siteOf(found.facts.host);
  if (!site || address.kind !== "site" || isSameHost(address.site.host, site.host)) return found;
  return { ...found, facts: { ...found.facts, isForeign: true }, fixes: [] };
}

/** Whether two hosts are the same, with or without www: most often one of these redirects to the other. */
export function isSameHost(a: string, b: string): boolean {
  return withoutWww(a) === withoutWww(b);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}
