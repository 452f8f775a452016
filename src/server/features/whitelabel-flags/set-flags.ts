import type { BrandOffers, FlagSettings, WhitelabelFlag } from '#contract/generated/types.ts';
import { type FlagValues, flagWarnings } from '#domain/whitelabel/flag-effect.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { readFlags, readFlagSettings } from './flags.read.ts';

export interface FlagsChange {
  brand: string;
  /** The one that was edited. */
  version: number;
  /** Those not named stay. */
  flags: readonly WhitelabelFlag[];
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'whitelabelFlags';

/**
 * Turns switches on and off. Saying what holds already changes nothing and leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_FLAGS
 */
export async function setFlags(
  tx: Tx,
  change: FlagsChange,
  offers: BrandOffers,
): Promise<FlagSettings> {
  const { brand, version, reason, staffId, at } = change;
  const settings = () => readFlagSettings(tx, brand, offers);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const now = await readFlags(tx, brand);
  const changed = change.flags.filter(({ moduleId, enabled }) => now[moduleId] !== enabled);
  refuseLockOut(change, now, offers);
  if (changed.length === 0) return settings();
  await tx
    .insertInto('whitelabel_flag')
    .values(changed.map(({ moduleId, enabled }) => ({ brand, module: moduleId, enabled })))
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'module'])
        .doUpdateSet((eb) => ({ enabled: eb.ref('excluded.enabled') })),
    )
    .execute();
  await stampFact(
    tx,
    { kind: KIND, version },
    {
      staffId,
      brand,
      action: 'setWhitelabelFlags',
      before: Object.fromEntries(changed.map(({ moduleId }) => [moduleId, now[moduleId] === true])),
      after: Object.fromEntries(changed.map(({ moduleId, enabled }) => [moduleId, enabled])),
      reason,
      at,
    },
  );
  return settings();
}

/** Naming a switch twice, or leaving nobody a way to sign in, is refused. */
function refuseLockOut(change: FlagsChange, now: FlagValues, offers: BrandOffers): void {
  const wanted: Record<string, boolean> = { ...now };
  const named = new Set<string>();
  const fields: Record<string, FieldProblem> = {};
  for (const [index, { moduleId, enabled }] of change.flags.entries()) {
    if (named.has(moduleId)) fields[`/flags/${index}/moduleId`] = { code: 'uniqueItems' };
    named.add(moduleId);
    wanted[moduleId] = enabled;
  }
  if (flagWarnings(wanted, offers).includes('NO_SIGN_IN')) {
    fields['/flags'] = { code: 'NO_SIGN_IN' };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_FLAGS', { fields });
}
