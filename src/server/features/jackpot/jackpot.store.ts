import type { JackpotTerms } from '#domain/jackpot/jackpot-terms.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A pool from its beginning until it is taken. */
export interface JackpotCycle extends JackpotTerms {
  id: bigint;
  startedAt: Date;
}

export interface JackpotSetting extends JackpotTerms {
  enabled: boolean;
}

const TERMS = ['contribution_ppm', 'start_micro', 'turnover_micro'] as const;

/** What the office says of a brand's jackpot in this currency. */
export async function findSetting(
  db: Db | Tx,
  { brand, currency }: { brand: string; currency: string },
): Promise<JackpotSetting | null> {
  const row = await db
    .selectFrom('jackpot_setting')
    .select(['enabled', ...TERMS])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row === undefined ? null : { enabled: row.enabled, ...termsOf(row) };
}

/**
 * Makes whoever else wants to take a pool of the brand wait for the transaction's end. The setting
 * stays where a pool's own row is closed under those who wait for it.
 */
export async function lockJackpot(tx: Tx, brand: string): Promise<void> {
  await tx
    .selectFrom('jackpot_setting')
    .select('brand')
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The pool that stakes feed now. */
export async function findRunning(
  db: Db | Tx,
  { brand, currency }: { brand: string; currency: string },
): Promise<JackpotCycle | null> {
  const row = await db
    .selectFrom('jackpot_cycle')
    .select(['id', 'started_at', ...TERMS])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .where('won_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, startedAt: row.started_at, ...termsOf(row) };
}

/** @returns false: somebody else's began first. */
export async function insertCycle(
  tx: Tx,
  { brand, currency, cycle }: { brand: string; currency: string; cycle: JackpotCycle },
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

export async function writeSetting(
  tx: Tx,
  { brand, currency, ...setting }: JackpotSetting & { brand: string; currency: string },
): Promise<void> {
  const row = {
    enabled: setting.enabled,
    currency,
    contribution_ppm: setting.contributionPpm,
    start_micro: setting.startMicro,
    turnover_micro: setting.turnoverMicro,
  };
  await tx
    .insertInto('jackpot_setting')
    .values({ brand, ...row })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(row))
    .execute();
}

export function termsOf(row: {
  contribution_ppm: number;
  start_micro: bigint;
  turnover_micro: bigint;
}): JackpotTerms {
  return {
    contributionPpm: row.contribution_ppm,
    startMicro: row.start_micro,
    turnoverMicro: row.turnover_micro,
  };
}
