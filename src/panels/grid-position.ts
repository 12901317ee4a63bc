/** A cell of the verdict grid: row 0 holds the crawlers, column 0 the URLs. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** The keys that move through a grid (WAI-ARIA Authoring Practices, grid pattern) and where each leads; null for any other key. */
export function movedBy(
  key: string,
  ctrl: boolean,
  from: GridPosition,
  last: GridPosition,
  page: number,
): GridPosition | null {
  const { row, column } = from;
  const clamp = (position: GridPosition): GridPosition => ({
    row: Math.max(0, Math.min(last.row, position.row)),
    column: Math.max(0, Math.min(last.column, position.column)),
  });
  switch (key) {
    case "ArrowUp":
      return clamp({ row: row - 1, column });
    case "ArrowDown":
      return clamp({ row: row + 1, column });
    case "ArrowLeft":
      return clamp({ row, column: column - 1 });
    case "ArrowRight":
      return clamp({ row, column: column + 1 });
    case "PageUp":
      return clamp({ row: row - page, column });
    case "PageDown":
      return clamp({ row: row + page, column });
    case "Home":
      return clamp({ row: ctrl ? 0 : row, column: 0 });
    case "End":
      return clamp({ row: ctrl ? last.row : row, column: last.column });
    default:
      return null;
  }
}

/** The cell nearest to a position that may be beyond the last. */
export function clamped(position: GridPosition, last: GridPosition): GridPosition {
  return {
    row: Math.min(position.row, last.row),
    column: Math.min(position.column, last.column),
  };
}
