import type { ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";

/** Draws what stands in the place of a region that is not there, or not yet (null), under the region's name. */
export function inPanel(name: string): (content: ReactNode) => ReactNode {
  return (content) => (
    <section className="panel" aria-label={name} aria-busy={content === null}>
      {content}
    </section>
  );
}

/** A region whose errors stay in it. */
export function SafeRegion({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary name={name} frame={inPanel(name)}>
      {children}
    </Boundary>
  );
}
