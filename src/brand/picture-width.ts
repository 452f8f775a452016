/**
 * Pixels across in which rasterised pictures are made, for screens of one and of two dots a pixel;
 * no other width is drawn, so that a client cannot make the server draw without limit.
 */
export const PICTURE_WIDTHS = {
  tile: [300, 600],
  tall: [390, 780],
  wide: [720, 1440],
} as const;

/** The widths of a picture by kind and name; none for kinds that stay SVG. */
export function pictureWidths(kind: string, name: string): readonly number[] {
  if (kind === 'tile') return PICTURE_WIDTHS.tile;
  if (kind !== 'banner') return [];
  return name.endsWith('-tall') ? PICTURE_WIDTHS.tall : PICTURE_WIDTHS.wide;
}
