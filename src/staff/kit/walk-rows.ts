import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** For the links of a table's rows, marked `data-row`: arrow keys go from one to the next, as in a list. */
export function walkRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const table = event.currentTarget.closest('table');
  const links = [...(table?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
  const next = links[links.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
