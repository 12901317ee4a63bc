import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { Session } from "../core/session.ts";
import { regionWords } from "../words/regions.ts";
import { Boundary } from "./Boundary.tsx";
import type { Region, RegionProps } from "./feature.ts";

let release = () => {};
/** What comes after it does not compete with it. */
export const firstPaint = new Promise<void>((resolve) => {
  release = resolve;
});

/** Lets the later parts load, and the work of a session begin that waits for a quiet moment, once what is drawn by now has been painted: they do not compete with it. */
export function loadLaterParts({ scheduler }: Session): void {
  requestAnimationFrame(() => {
    scheduler.changed();
    setTimeout(release, FRAME_MS);
  });
}

/** Until the frame has been handed over, in milliseconds: what is due at once may come before that. */
const FRAME_MS = 16;

/**
 * A part of the page that comes a moment after it, so that typing need not wait for it. `waiting`
 * is in its place until then, and for good, with a sentence, where it cannot be loaded. Its
 * errors stay in it.
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: (content: ReactNode) => ReactNode = (content) => content,
  start: Promise<void> = firstPaint,
): ComponentType<Props> {
  const Part = lazy(() =>
    start.then(load).then(
      (part): Loaded<Props> => ({ default: part }),
      (): Loaded<Props> => ({ default: () => waiting(<NotLoaded name={name} />) }),
    ),
  );
  return (props) => (
    <Boundary name={name} frame={waiting}>
      <Suspense fallback={waiting(null)}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

function NotLoaded({ name }: { name: string }) {
  return (
    <p className="empty" role="alert">
      {regionWords.notLoaded(name)}
    </p>
  );
}

/** Draws what takes the place of a region that is not there, or not yet (null), under the region's name. */
export function inPanel(name: string): (content: ReactNode) => ReactNode {
  return (content) => (
    <section className="panel" aria-label={name} aria-busy={content === null}>
      {content}
    </section>
  );
}

/** Draws what takes the place of a part above the regions. */
export function inNotice(content: ReactNode) {
  return content && <div className="notice">{content}</div>;
}

/** A part that only some windows have, and that those wait for: it is loaded as soon as it is drawn. */
export function whereShown<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return later(name, load, undefined, Promise.resolve());
}

/** A region of a feature, which comes a moment after the page. */
export function laterRegion(
  region: Region,
  load: () => Promise<ComponentType<RegionProps>>,
): ComponentType<RegionProps> {
  return later(regionWords[region], load, inPanel(regionWords[region]));
}

/** A small part that comes in one file with the regions: where that cannot be loaded they say so, and nothing is in its place. */
export function besideRegions<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting?: (content: ReactNode) => ReactNode,
): ComponentType<Props> {
  return later(name, () => load().catch(() => () => null), waiting);
}

/** A region whose errors stay in it. */
export function SafeRegion({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary name={name} frame={inPanel(name)}>
      {children}
    </Boundary>
  );
}

/** One of each, in their order, which never changes. */
export function Each({ components }: { components: readonly ComponentType[] }) {
  return components.map((Component, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
    <Component key={index} />
  ));
}
