import type { ReactNode } from "react";
import { oneTabStop } from "./one-tab-stop.ts";

/** Buttons in a bar that together are one stop of Tab; laid out as if they were in what is around them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="toolbar" ref={oneTabStop} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}
