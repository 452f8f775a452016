import { glowing } from '#art/fields/scope.ts';
import { oscilloscopeInks } from '#art/inks/oscilloscope.ts';
import { el, picture } from '#art/svg.ts';
import type { Palette, Scheme } from '#art/types.ts';

export const TRACE_WIDTH = 1600;
export const TRACE_HEIGHT = 220;
const WAVES = 6;

/** A sine on the scope whose end meets its beginning, so that it can run for ever. */
export function drawTrace(code: string, palette: Palette, scheme: Scheme): string {
  const inks = oscilloscopeInks({ palette, scheme, seed: code });
  const middle = TRACE_HEIGHT / 2;
  const points = Array.from({ length: 321 }, (_, step) => {
    const t = step / 320;
    const y = middle + 70 * Math.sin(t * WAVES * 2 * Math.PI) * Math.sin(t * 2 * Math.PI);
    return `${(t * TRACE_WIDTH).toFixed(1)} ${y.toFixed(1)}`;
  });
  return picture(
    TRACE_WIDTH,
    TRACE_HEIGHT,
    el('defs', {}, el('path', { id: 'trace', d: `M${points.join('L')}` })),
    glowing('trace', inks.wire, inks.core, 2),
  );
}
