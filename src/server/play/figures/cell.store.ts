import { sql } from 'kysely';
import { type MoneyChange, moneyCells, type PlayChange, playCells } from '#domain/figures/cells.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Adds what rounds did to the cells of their members and of the brand. */
export async function addPlay(
  tx: Tx,
  brand: string,
  changes: readonly PlayChange[],
): Promise<void> {
  const cells = playCells(changes);
  if (cells.length === 0) return;
  const column = <T>(read: (cell: PlayChange) => T) => cells.map(read);
  await sql`
    insert into play_cell as p (brand, member_id, day, hour_at, category, vendor, game_code, currency,
      rounds, stake_micro, valid_micro, payout_micro)
    select ${brand}::text, c.* from unnest(
      ${column(({ memberId }) => memberId)}::bigint[],
      ${column(({ day }) => day)}::text[],
      ${column(({ hourAt }) => hourAt)}::timestamptz[],
      ${column(({ category }) => category)}::text[],
      ${column(({ vendor }) => vendor)}::text[],
      ${column(({ gameCode }) => gameCode)}::text[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ rounds }) => rounds)}::bigint[],
      ${column(({ stakeMicro }) => stakeMicro)}::bigint[],
      ${column(({ validMicro }) => validMicro)}::bigint[],
      ${column(({ payoutMicro }) => payoutMicro)}::bigint[]
    ) as c
    on conflict (brand, member_id, hour_at, vendor, game_code, category, currency) do update set
      rounds = p.rounds + excluded.rounds,
      stake_micro = p.stake_micro + excluded.stake_micro,
      valid_micro = p.valid_micro + excluded.valid_micro,
      payout_micro = p.payout_micro + excluded.payout_micro
  `.execute(tx);
}

/** Adds what movements of money did to the cells of their members and of the brand. */
export async function addMoney(
  tx: Tx,
  brand: string,
  changes: readonly MoneyChange[],
): Promise<void> {
  const cells = moneyCells(changes);
  if (cells.length === 0) return;
  const column = <T>(read: (cell: MoneyChange) => T) => cells.map(read);
  await sql`
    insert into money_cell as m (brand, member_id, day, hour_at, kind, channel, currency, count,
      amount_micro)
    select ${brand}::text, c.* from unnest(
      ${column(({ memberId }) => memberId)}::bigint[],
      ${column(({ day }) => day)}::text[],
      ${column(({ hourAt }) => hourAt)}::timestamptz[],
      ${column(({ kind }) => kind)}::text[],
      ${column(({ channel }) => channel)}::text[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ count }) => count)}::bigint[],
      ${column(({ amountMicro }) => amountMicro)}::bigint[]
    ) as c
    on conflict (brand, member_id, hour_at, kind, channel, currency) do update set
      count = m.count + excluded.count,
      amount_micro = m.amount_micro + excluded.amount_micro
  `.execute(tx);
}

/** Days whose figures changed: what is computed from them is computed again. */
export async function raiseDays(tx: Tx, brand: string, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into figure_day (brand, day, version)
    select ${brand}::text, d.day, 1 from unnest(${[...new Set(days)].toSorted()}::text[]) as d (day)
    on conflict (brand, day) do update set version = figure_day.version + 1
  `.execute(tx);
}
