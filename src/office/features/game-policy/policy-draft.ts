import schema from '#schemas/entities/game-policy.json' with { type: 'json' };
import type { GamePolicy } from '#contract/generated/types.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

/** What somebody is about to set; the least time as it was typed, in seconds. */
export type PolicyEdits = Partial<
  Pick<GamePolicy, 'slotReturn' | 'fastPlay'> & { readonly leastSeconds: string }
>;

const MS = 1_000;
const { minimum, maximum } = schema.properties.leastRoundMs;

/** Seconds as they stand in the box; empty: each game's own. */
export function secondsOf({ leastRoundMs }: Pick<GamePolicy, 'leastRoundMs'>): string {
  return leastRoundMs === null ? '' : String(leastRoundMs / MS);
}

/** @returns the policy with the edits, or what has to be mended */
export function wantedPolicy(
  now: GamePolicy,
  edits: PolicyEdits | null,
): { policy: GamePolicy; faults: readonly DraftFault[] } {
  const { leastSeconds: typed, ...rest } = edits ?? {};
  const policy = { ...now, ...rest };
  if (typed === undefined) return { policy, faults: [] };
  if (typed.trim() === '') return { policy: { ...policy, leastRoundMs: null }, faults: [] };
  const leastRoundMs = Math.round(Number(typed.trim().replace(',', '.')) * MS);
  if (!Number.isFinite(leastRoundMs)) return { policy, faults: [at('PATTERN')] };
  if (leastRoundMs < minimum) return { policy, faults: [at('minimum', minimum / MS)] };
  if (leastRoundMs > maximum) return { policy, faults: [at('maximum', maximum / MS)] };
  return { policy: { ...policy, leastRoundMs }, faults: [] };
}

function at(code: string, limit?: number): DraftFault {
  const pointer = '/leastRoundMs';
  return limit === undefined ? { pointer, code } : { pointer, code, params: { limit } };
}
