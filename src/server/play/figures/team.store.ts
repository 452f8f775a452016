import { sql } from 'kysely';
import {
  type Chain,
  spreadTeam,
  type TeamChange,
  type TeamField,
  type TeamRow,
} from '#domain/figures/spread-team.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface PlacedChange {
  readonly change: TeamChange;
  readonly chain: Chain;
}

/** Adds what accounts did to the figures of all teams they are in. */
export async function addToTeams(
  tx: Tx,
  brand: string,
  changes: readonly PlacedChange[],
): Promise<void> {
  const team = spreadTeam(changes);
  if (team.length > 0) await addRows(tx, brand, team);
}

async function addRows(tx: Tx, brand: string, rows: readonly TeamRow[]): Promise<void> {
  const column = <T>(read: (row: TeamRow) => T) => rows.map(read);
  const sums = (field: TeamField) => rows.map((row) => row.sums[field]);
  await sql`
    insert into team_day (brand, member_id, day, scope, category, currency, upline_id, rounds,
      stake_micro, valid_micro, payout_micro, deposit_micro, withdrawal_micro, rebate_micro,
      promotion_micro, commission_micro, registrations, first_deposits)
    select ${brand}::text, r.* from unnest(
      ${column(({ memberId }) => memberId)}::bigint[],
      ${column(({ day }) => day)}::text[],
      ${column(({ scope }) => scope)}::text[],
      ${column(({ category }) => category)}::text[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ uplineId }) => uplineId)}::bigint[],
      ${sums('rounds')}::bigint[],
      ${sums('stake')}::bigint[],
      ${sums('valid')}::bigint[],
      ${sums('payout')}::bigint[],
      ${sums('deposit')}::bigint[],
      ${sums('withdrawal')}::bigint[],
      ${sums('rebate')}::bigint[],
      ${sums('promotion')}::bigint[],
      ${sums('commission')}::bigint[],
      ${sums('registrations')}::bigint[],
      ${sums('firstDeposits')}::bigint[]
    ) as r
    on conflict (member_id, day, scope, category, currency, upline_id) do update set
      rounds = team_day.rounds + excluded.rounds,
      stake_micro = team_day.stake_micro + excluded.stake_micro,
      valid_micro = team_day.valid_micro + excluded.valid_micro,
      payout_micro = team_day.payout_micro + excluded.payout_micro,
      deposit_micro = team_day.deposit_micro + excluded.deposit_micro,
      withdrawal_micro = team_day.withdrawal_micro + excluded.withdrawal_micro,
      rebate_micro = team_day.rebate_micro + excluded.rebate_micro,
      promotion_micro = team_day.promotion_micro + excluded.promotion_micro,
      commission_micro = team_day.commission_micro + excluded.commission_micro,
      registrations = team_day.registrations + excluded.registrations,
      first_deposits = team_day.first_deposits + excluded.first_deposits
  `.execute(tx);
}
