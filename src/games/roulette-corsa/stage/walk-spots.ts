import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** An arrow key moves focus to the nearest button of its group in that direction. */
export function walkSpots(event: KeyboardEvent<HTMLButtonElement>): void {
  const direction = DIRECTIONS[event.key];
  const from = event.currentTarget;
  const group = from.closest('[role="group"]');
  if (direction === undefined || group === null) return;
  event.preventDefault();
  const [x, y] = direction;
  const start = middleOf(from);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const button of group.querySelectorAll('button')) {
    if (button === from || !button.checkVisibility({ visibilityProperty: true })) continue;
    const end = middleOf(button);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    // What lies further aside than ahead belongs to another direction.
    if (along < 2 || aside > along * 1.5 + 1) continue;
    const distance = along + 2 * aside;
    if (distance >= least) continue;
    least = distance;
    nearest = button;
  }
  nearest?.focus();
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
