import { CircleX, Info, TriangleAlert } from "lucide-react";
import type { Severity } from "../../lint/problem.ts";

const SEVERITY_ICONS = { error: CircleX, warning: TriangleAlert, information: Info } as const;

/** A severity by shape and colour; words are beside it. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = SEVERITY_ICONS[severity];
  return <Icon className={`icon severity-${severity}`} aria-hidden="true" />;
}
