/** How much of its group a pane has, against the shares of the others, and whether only its head shows. */
export interface PaneSize {
  readonly share: number;
  readonly folded: boolean;
}

/** A pane as it stands on the screen. */
export interface StandingPane extends PaneSize {
  /** In pixels, as is the least it can have. */
  readonly size: number;
  readonly least: number;
}

/** The sizes after the splitter behind pane `index` moved by so many pixels, as far as its two neighbours have room. A folded neighbour unfolds. */
export function movedSplitter<Pane extends StandingPane>(
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
