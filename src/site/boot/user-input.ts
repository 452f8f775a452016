/** Events that user input causes; some of them also fire without it, see `isUserInput`. */
export const TOUCHES = [
  'pointerdown',
  'pointermove',
  'scroll',
  'wheel',
  'keydown',
  'focusin',
  'input',
] as const;

interface Moved {
  type: string;
  target: unknown;
  movementX?: number;
  movementY?: number;
}

/**
 * Whether the user caused this event. Layout shift under a resting pointer fires a zero-distance
 * pointermove, and a rail that snaps into place scrolls by itself.
 */
export function isUserInput(event: Moved, page: unknown): boolean {
  if (event.type === 'pointermove') return event.movementX !== 0 || event.movementY !== 0;
  return event.type !== 'scroll' || event.target === page;
}
