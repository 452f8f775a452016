import type { LineWon } from '../../events.ts';
import { linePath, type ReelGrid } from '../reel-grid.ts';
import type { StageInks } from '../stage-inks.ts';

/** Draws winning lines into an SVG that has the size of the reels. */
export function drawLines(
  svg: SVGSVGElement,
  lines: readonly LineWon[],
  grid: ReelGrid,
  inks: StageInks,
): void {
  const width = Math.max(2.5, grid.symbolSize * 0.034);
  const strokes = lines.flatMap((line) => {
    const points = linePath(grid, line.cells)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ');
    const ink = inks.lines[line.line - 1] ?? inks.glow;
    return [stroke(points, inks.casing, width * 1.9), stroke(points, ink, width)];
  });
  svg.replaceChildren(...strokes);
}

function stroke(points: string, colour: string, width: number): SVGPolylineElement {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  const attributes = {
    points,
    fill: 'none',
    stroke: colour,
    'stroke-width': String(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, value);
  return line;
}
