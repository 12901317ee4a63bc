import { type CSSProperties, Fragment, type KeyboardEvent, type ReactNode, useRef } from "react";
import { type PaneSize, usePreferences } from "./preferences.ts";

/** What a panel needs to fold to its head. */
export interface Folding {
  readonly folded: boolean;
  readonly onFold: () => void;
}

export interface Pane {
  /** Under this name its size is remembered. */
  readonly id: string;
  /** How much of the group it has at first, in percent. */
  readonly share: number;
  /** In pixels. */
  readonly least: number;
  /** In pixels, as much as its content needs: until a person sizes the panes, the others have what is left. */
  readonly most?: number;
  /** The name of the splitter before it; the first pane has none. */
  readonly splitter?: string;
  readonly show: (folding: Folding) => ReactNode;
}

/** Panes in a row or a column, with splitters between them; their sizes are remembered. */
export function Panes(props: { direction: "row" | "column"; panes: readonly Pane[] }) {
  const { direction } = props;
  const group = useRef<HTMLDivElement>(null);
  const remembered = usePreferences((state) => state.panes);
  const setPanes = usePreferences((state) => state.setPanes);
  const panes = props.panes.map((pane) => ({ folded: false, ...pane, ...remembered[pane.id] }));
  const grabBefore = (index: number) => {
    const boxes = [...(group.current?.querySelectorAll(":scope > .pane") ?? [])].map(
      (pane) => pane.getBoundingClientRect()[direction === "row" ? "width" : "height"],
    );
    const drawn = panes.map((pane, at) => ({ ...pane, size: boxes[at] ?? 0 }));
    return (by: number) =>
      setPanes(
        movedSplitter(drawn, index - 1, by).map(({ id, share, folded }) => [id, { share, folded }]),
      );
  };
  return (
    <div ref={group} className={`panes panes-${direction}`}>
      {panes.map(({ id, share, least, most, folded, splitter, show }, index) => {
        const isSized = remembered[id] !== undefined;
        const style: PaneStyle = {
          "--share": share,
          "--least": `${least}px`,
          ...(most !== undefined && !isSized && { "--most": `${Math.max(most, least)}px` }),
        };
        return (
          <Fragment key={id}>
            {splitter !== undefined && (
              <Splitter
                name={splitter}
                between={direction}
                share={panes[index - 1]?.share ?? 0}
                onGrab={() => grabBefore(index)}
              />
            )}
            <div className={folded ? "pane is-folded" : "pane"} style={style}>
              {show({ folded, onFold: () => setPanes([[id, { share, folded: !folded }]]) })}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

type PaneStyle = CSSProperties & { "--share": number; "--least": string; "--most"?: string };

/** How far an arrow key moves a splitter, in pixels. */
const STEP = 40;
/** Farther than any window: to the end. */
const END = 100_000;

const BY: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowUp: -STEP,
  ArrowRight: STEP,
  ArrowDown: STEP,
  Home: -END,
  End: END,
};

/** The line between two panes, moved with the mouse, a finger or the arrow keys. `onGrab` gives what moves it, in pixels from where it was grabbed. */
function Splitter(props: {
  name: string;
  between: "row" | "column";
  share: number;
  onGrab: () => (by: number) => void;
}) {
  const { name, between, share, onGrab } = props;
  const grip = useRef<{ from: number; move: (by: number) => void }>(null);
  const place = (event: { clientX: number; clientY: number }) =>
    between === "row" ? event.clientX : event.clientY;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = BY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onGrab()(by);
  };
  return (
    <div
      role="separator"
      className="splitter"
      tabIndex={0}
      aria-label={name}
      aria-orientation={between === "row" ? "vertical" : "horizontal"}
      aria-valuenow={Math.round(share)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { from: place(event), move: onGrab() };
      }}
      onPointerMove={(event) => grip.current?.move(place(event) - grip.current.from)}
      onLostPointerCapture={() => {
        grip.current = null;
      }}
    />
  );
}

/** A pane as it is on the screen. */
export interface DrawnPane extends PaneSize {
  /** In pixels, as is the least it can have. */
  readonly size: number;
  readonly least: number;
}

/** The sizes after the splitter behind pane `index` moved by so many pixels, as far as its two neighbours have room. A folded neighbour unfolds. */
export function movedSplitter<Pane extends DrawnPane>(
  panes: readonly Pane[],
  index: number,
  by: number,
): readonly Pane[] {
  const before = panes[index];
  const after = panes[index + 1];
  if (!before || !after || before.least + after.least > before.size + after.size) return panes;
  const both = before.size + after.size;
  const size = Math.min(Math.max(before.size + by, before.least), both - after.least);
  const moved = panes.map((pane): Pane => {
    if (pane === before) return { ...pane, size, folded: false };
    return pane === after ? { ...pane, size: both - size, folded: false } : pane;
  });
  // Folded panes keep their share for when they unfold; the others divide theirs anew.
  const open = moved.filter(({ folded }) => !folded);
  const scale = sum(open.map(({ share }) => share)) / sum(open.map((pane) => pane.size));
  return moved.map((pane) => (pane.folded ? pane : { ...pane, share: pane.size * scale }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
