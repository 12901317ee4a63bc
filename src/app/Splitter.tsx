import { type KeyboardEvent, useRef } from "react";

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
export function Splitter(props: {
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
