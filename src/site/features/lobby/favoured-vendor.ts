import type { GameItem } from '#contract/generated/types.ts';

/** A single title says nothing about a preference. */
const LEAST = 2;

/** The vendor of most titles that were opened last; null: none has at least two. The latest one decides a tie. */
export function favouredVendor(
  recent: readonly Pick<GameItem, 'vassalage'>[],
): { readonly vassalage: string } | null {
  const counts = new Map<string, number>();
  for (const { vassalage } of recent) counts.set(vassalage, (counts.get(vassalage) ?? 0) + 1);
  const most = Math.max(LEAST, ...counts.values());
  const [found] = [...counts].find(([, count]) => count === most) ?? [];
  return found === undefined ? null : { vassalage: found };
}
