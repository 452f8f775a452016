import type { StoredJackpot } from '#domain/jackpot/jackpot.setting.ts';
import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readSetting } from '../../settings/setting-store.ts';
import { type JackpotSetting, jackpotSettingOf } from './stored-jackpot.ts';

/** A pool from its beginning until it is taken. */
export interface JackpotPool extends PoolTerms {
  id: bigint;
  startedAt: Date;
}

const TERMS = ['contribution_ppm', 'start_micro', 'turnover_micro', 'must_hit_micro'] as const;

/** The setting of a brand's jackpot in this currency; null: never set. */
export async function findSetting(
  db: Db | Tx,
  { brand, currency }: { brand: string; currency: string },
): Promise<JackpotSetting | null> {
  const { value } = await readSetting(db, brand, 'jackpot');
  return jackpotSettingOf(value, currency);
}

/**
 * Makes others who want to take a pool of the brand wait until the transaction ends. It locks the
 * setting, because a pool's own row is closed while others wait for it.
 */
export async function lockJackpot(tx: Tx, brand: string): Promise<void> {
  await tx
    .selectFrom('brand_setting')
    .select('brand')
    .where('brand', '=', brand)
    .where('kind', '=', 'jackpot')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The pool that stakes feed now. */
export async function findRunning(
  db: Db | Tx,
  { brand, currency }: { brand: string; currency: string },
): Promise<JackpotPool | null> {
  const row = await db
    .selectFrom('jackpot_cycle')
    .select(['id', 'started_at', ...TERMS])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .where('won_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, startedAt: row.started_at, ...termsOf(row) };
}

/** What a stake is drawn by. */
export type RunningTerms = PoolTerms & { readonly id: bigint };

/** The setting and the terms of the running pool, in one statement: every round needs them. */
export async function findTerms(
  db: Db,
  { brand, currency }: { brand: string; currency: string },
): Promise<{ setting: JackpotSetting; running: RunningTerms | null } | null> {
  const row = await db
    .selectFrom('brand_setting as s')
    .leftJoin('jackpot_cycle as c', (join) =>
      join
        .onRef('c.brand', '=', 's.brand')
        .on('c.currency', '=', currency)
        .on('c.won_at', 'is', null),
    )
    .select('s.value')
    .select(['c.id', 'c.contribution_ppm as ppm', 'c.start_micro as start'])
    .select(['c.turnover_micro as turnover', 'c.must_hit_micro as mustHitMicro'])
    .where('s.brand', '=', brand)
    .where('s.kind', '=', 'jackpot')
    .executeTakeFirst();
  const setting = jackpotSettingOf((row?.value ?? null) as StoredJackpot | null, currency);
  if (row === undefined || setting === null) return null;
  const { id, ppm, start, turnover, mustHitMicro } = row;
  const running =
    id === null || ppm === null || start === null || turnover === null
      ? null
      : { id, contributionPpm: ppm, startMicro: start, turnoverMicro: turnover, mustHitMicro };
  return { setting, running };
}

/** @returns false: somebody else's began first. */
export async function insertCycle(
  tx: Tx,
  { brand, currency, cycle }: { brand: string; currency: string; cycle: JackpotPool },
): Promise<boolean> {
  const row = await tx
    .insertInto('jackpot_cycle')
    .values({
      id: cycle.id,
      brand,
      currency,
      contribution_ppm: cycle.contributionPpm,
      start_micro: cycle.startMicro,
      turnover_micro: cycle.turnoverMicro,
      must_hit_micro: cycle.mustHitMicro,
      started_at: cycle.startedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface TakenBy {
  brand: string;
  memberId: bigint;
  vendor: string;
  roundRef: string;
}

export async function closeCycle(
  tx: Tx,
  id: bigint,
  { memberId, vendor, roundRef, wonMicro, at }: TakenBy & { wonMicro: bigint; at: Date },
): Promise<void> {
  await tx
    .updateTable('jackpot_cycle')
    .set({ won_micro: wonMicro, won_by: memberId, vendor, round_ref: roundRef, won_at: at })
    .where('id', '=', id)
    .execute();
}

/** What a round took, in micro-units. */
export async function findTaken(
  db: Db | Tx,
  { brand, memberId, vendor, roundRef }: TakenBy,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('jackpot_cycle')
    .select('won_micro')
    .where('brand', '=', brand)
    .where('vendor', '=', vendor)
    .where('round_ref', '=', roundRef)
    .where('won_by', '=', memberId)
    .executeTakeFirst();
  return row?.won_micro ?? null;
}

export function termsOf(row: {
  contribution_ppm: number;
  start_micro: bigint;
  turnover_micro: bigint;
  must_hit_micro: bigint | null;
}): PoolTerms {
  return {
    contributionPpm: row.contribution_ppm,
    startMicro: row.start_micro,
    turnoverMicro: row.turnover_micro,
    mustHitMicro: row.must_hit_micro,
  };
}
