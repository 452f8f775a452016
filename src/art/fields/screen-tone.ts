import { at } from '../shape.ts';
import { el } from '../svg.ts';

interface ToneArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance between dots. */
  readonly cell: number;
  readonly colour: string;
  readonly opacity: number;
  /** Dot diameter at the top and at the bottom, as a share of the cell. */
  readonly from: number;
  readonly to: number;
}

/**
 * A halftone ramp without a pattern or a mask: each row is one dashed line whose zero-length
 * dashes have round caps, and so print as dots as wide as the line. Rows are staggered.
 */
export function halftone(area: ToneArea): string {
  const { cell } = area;
  const rows = Math.floor(area.height / (cell * 0.87));
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = rows < 2 ? 0 : row / (rows - 1);
    const size = (area.from + (area.to - area.from) * share) * cell;
    if (size < 0.3) return '';
    const x = area.x + (row % 2 === 0 ? 0 : cell / 2);
    return el('path', {
      d: `M${at(x)} ${at(area.y + row * cell * 0.87)}h${at(area.width)}`,
      'stroke-width': size,
    });
  });
  return el(
    'g',
    {
      stroke: area.colour,
      'stroke-opacity': area.opacity,
      'stroke-linecap': 'round',
      'stroke-dasharray': `0 ${at(cell)}`,
    },
    ...lines,
  );
}
