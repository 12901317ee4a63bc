import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

interface Props {
  /** What the part is called in a sentence. */
  readonly name: string;
  /** Draws what takes the place of the part. */
  readonly frame: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** What was thrown, in a box, as anything can be thrown. */
interface State {
  readonly thrown: { readonly error: unknown } | null;
}

/** Keeps an error of a part of the page in that part, and offers there to try it again. */
export class Boundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { name, frame, children } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    const tryAgain = () => this.setState({ thrown: null });
    return (
      <Suspense fallback={frame(null)}>
        {frame(<Broken name={name} error={thrown.error} onTryAgain={tryAgain} />)}
      </Suspense>
    );
  }
}

// Hardly any visit needs it.
const Broken = lazy(
  (): Promise<{ default: ComponentType<BrokenProps> }> =>
    import("./Broken.tsx").then(
      ({ Broken }) => ({ default: Broken }),
      () => ({ default: () => null }),
    ),
);

type BrokenProps = Parameters<typeof import("./Broken.tsx").Broken>[0];
