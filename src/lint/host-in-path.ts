import { type WrittenAddress, writtenAddress } from "../engine/advise/misspellings.ts";
import { patternMatches } from "../engine/match/search.ts";
import { code } from "../words/quoting.ts";
import { replacing } from "./fixes.ts";
import { NOTHING_FOUND, type Spotted } from "./problem.ts";
import { type LineView, partOf } from "./views.ts";

/** What is told of a rule that has a host in its path. */
export interface HostFacts {
  readonly path: string;
  /** The host, with what is before it. */
  readonly host: string;
  /** The path after it. */
  readonly rest: string;
}

/** A rule with an absolute URL, or with a host and a path, in the place of its path, where the dialect matches no page of that host by it. */
export function hostInPath(
  { rule, dialect }: LineView,
  kind: WrittenAddress["kind"],
): readonly Spotted<HostFacts>[] {
  if (!rule || !/:\/\/|^\/\/|^[\w-]+\./.test(rule.path)) return NOTHING_FOUND;
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
  const facts = { path, host, rest };
  return [{ span: partOf(rule, 0, host.length), facts, fixes }];
}

/** The label of the fix. */
export function restLabel({ rest }: HostFacts) {
  return { path: `Write ${code(rest)}` };
}
