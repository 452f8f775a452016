import type { Hex } from './colour.ts';
import { el } from './svg.ts';

/** The stops of a gradient: where (0 to 1), what colour, how opaque. */
export function stops(
  ...list: readonly (readonly [offset: number, colour: Hex, opacity: number])[]
) {
  return list
    .map(([offset, colour, opacity]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
