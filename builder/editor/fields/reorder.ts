/** Half an open move: which item, and where it would stand if it were let go now. */
export interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a key on an item's handle moves it, or null when the key is none of these. At an end it
 * stays: a list has no other side to come in from.
 */
export function keyTarget(key: string, index: number, total: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(total - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return null;
  }
}

/** Vertical extent of a row on the screen. */
export interface RowExtent {
  readonly top: number;
  readonly height: number;
}

/**
 * Where an item lands when the pointer is at `y`: past the middle of a row it has gone by it. The
 * index is that of the list without the item.
 */
export function pointerTarget(rows: readonly RowExtent[], from: number, y: number): number {
  const others = rows.filter((_row, index) => index !== from);
  return others.filter(({ top, height }) => y > top + height / 2).length;
}
