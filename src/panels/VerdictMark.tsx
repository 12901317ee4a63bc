import type { ReactNode } from "react";
import type { Outcome } from "../engine/verdict.ts";
import { OUTCOMES } from "../session/phrases.ts";

const ICONS: Readonly<Record<Outcome, ReactNode>> = {
  allow: (
    <path d="m3 8.5 3.4 3.4L13 4.8" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  ),
  disallow: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="currentColor" stroke="none" />
      <path d="M5 8h6" stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  undefined: (
    <>
      <circle cx="8" cy="8" r="6" strokeWidth="1.5" strokeDasharray="2.2 2.5" />
      <path d="M6.4 6.3c.2-1.8 3.3-1.8 3.3 0 0 1.3-1.7 1.3-1.7 2.7m0 2v.1" strokeWidth="1.5" />
    </>
  ),
  "not-governed": (
    <>
      <circle cx="8" cy="8" r="6" strokeWidth="1.5" />
      <path d="m3.8 12.2 8.4-8.4" strokeWidth="1.5" />
    </>
  ),
};

/** An outcome as an icon, in the colour that goes with it. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  return (
    <svg className={`icon v-${outcome}`} viewBox="0 0 16 16" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        {ICONS[outcome]}
      </g>
    </svg>
  );
}

/** An outcome as icon and word. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <span className={`verdict v-${outcome}`}>
      <OutcomeIcon outcome={outcome} />
      <b>{OUTCOMES[outcome]}</b>
    </span>
  );
}

/** Stands for a verdict that there was not yet the time to find. */
export function PendingMark() {
  return (
    <span className="verdict pending">
      <span aria-hidden="true">…</span>
      <span className="sr-only">still deciding</span>
    </span>
  );
}

/** The number of the deciding line; a dash where no rule decides. `lit`: the lamp is on it. */
export function DecidingLine({ line, lit }: { line: number | null; lit: boolean }) {
  if (line === null)
    return (
      <span className="at">
        <span aria-hidden="true">–</span>
        <span className="sr-only">no rule</span>
      </span>
    );
  return (
    <span className={lit ? "at at-lit" : "at"}>
      <span className="sr-only">line </span>
      {line}
    </span>
  );
}
