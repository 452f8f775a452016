/** The cursors of the pages before this one; travels with the browser's history, not in the address. */
export type PageTrail = readonly string[];

/** The trail a history entry carries; none when the address was opened by itself. */
export function trailOf(state: unknown): PageTrail {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}

export interface PageStep {
  /** null: the first page. */
  readonly cursor: string | null;
  readonly trail: PageTrail;
}

/** On to the page at `next`. The first page has the empty cursor in the trail. */
export function stepOn(current: string | null, trail: PageTrail, next: string): PageStep {
  return { cursor: next, trail: [...trail, current ?? ''] };
}

/** Back by one page; to the first where the way here is not known. null: this is the first. */
export function stepBack(current: string | null, trail: PageTrail): PageStep | null {
  if (current === null) return null;
  const before = trail.at(-1) ?? '';
  return { cursor: before === '' ? null : before, trail: trail.slice(0, -1) };
}
