/** Events that may tell that somebody is there; `isSignOfLife` says which of them do. */
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
 * Whether somebody did this, and not the browser by itself: when the layout moves under a pointer
 * that rests, it tells of a move by nothing, and a rail that snaps into place scrolls.
 */
export function isSignOfLife(event: Moved, page: unknown): boolean {
  if (event.type === 'pointermove') return event.movementX !== 0 || event.movementY !== 0;
  return event.type !== 'scroll' || event.target === page;
}
