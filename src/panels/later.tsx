import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A part of the page that comes a moment after it, so that typing need not wait for it. `waiting`
 * stands in its place until then, and for good, with a sentence, where it cannot be loaded.
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: (content: ReactNode) => ReactNode,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part): Loaded<Props> => ({ default: part }),
      (): Loaded<Props> => ({ default: () => waiting(<NotLoaded name={name} />) }),
    ),
  );
  return (props) => (
    <Suspense fallback={waiting(null)}>
      <Part {...props} />
    </Suspense>
  );
}

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

function NotLoaded({ name }: { name: string }) {
  return (
    <p className="empty" role="alert">
      {name} could not be loaded. Nothing was lost. Check the connection and reload the page.
    </p>
  );
}
