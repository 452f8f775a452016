import { useState } from 'react';
import type { TicketBought } from '../events.ts';
import { createMask, type Point, scratchAlong, type ScratchMask } from './scratch-mask.ts';

/** Radius of the brush as a share of the ticket. */
export const BRUSH = 0.075;

export interface Scratching {
  readonly revealed: readonly boolean[];
  readonly scratch: (from: Point, to: Point) => void;
  readonly reveal: (field: number) => void;
  readonly revealAll: () => void;
}

/** How far the player has scratched a ticket. A new ticket is covered. */
export function useScratching(ticket: TicketBought | null): Scratching {
  const [held, setHeld] = useState({ ticket, mask: createMask() });
  if (held.ticket !== ticket) setHeld({ ticket, mask: createMask() });
  const change = (next: (mask: ScratchMask) => ScratchMask): void =>
    setHeld((old) => ({ ...old, mask: next(old.mask) }));
  return {
    revealed: held.mask.revealed,
    scratch: (from, to) => change((mask) => scratchAlong(mask, from, to, BRUSH)),
    reveal: (field) =>
      change((mask) => ({ ...mask, revealed: mask.revealed.map((is, at) => is || at === field) })),
    revealAll: () => change((mask) => ({ ...mask, revealed: mask.revealed.map(() => true) })),
  };
}
