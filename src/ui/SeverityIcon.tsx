import { CircleX, Info, TriangleAlert } from "lucide-react";
import type { Severity } from "../lint/problem.ts";

const ICONS = { error: CircleX, warning: TriangleAlert, information: Info } as const;

/** A severity by shape and colour; words stand beside it. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon className={`icon severity-${severity}`} aria-hidden="true" />;
}
