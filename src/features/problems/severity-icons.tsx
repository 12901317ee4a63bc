import { CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Severity } from "../../lint/problem.ts";

/** A severity by shape and colour; words are beside it. Always the same element, which is not drawn again with its row. */
export const SEVERITY_ICONS: Readonly<Record<Severity, ReactNode>> = {
  error: <CircleX className="icon severity-error" aria-hidden="true" />,
  warning: <TriangleAlert className="icon severity-warning" aria-hidden="true" />,
  information: <Info className="icon severity-information" aria-hidden="true" />,
};
