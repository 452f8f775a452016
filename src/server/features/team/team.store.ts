import { sql } from 'kysely';
import { incomeMicro, type IncomeTerms } from '#domain/agent/income.ts';
import {
  type Chain,
  type IncomeRow,
  spreadTeam,
  type TeamChange,
  type TeamField,
  type TeamRow,
} from '#domain/agent/spread-team.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';

export interface PlacedChange {
  readonly change: TeamChange;
  readonly chain: Chain;
}

/** Adds what accounts did to the figures of all teams they are in, and to the incomes of the agents. */
export async function addToTeams(
  tx: Tx,
  brand: string,
  changes: readonly PlacedChange[],
): Promise<void> {
  const { team, income } = spreadTeam(changes);
  if (team.length > 0) {
    await addRows(tx, brand, team);
    await raiseVersions(tx, brand, team);
  }
  if (income.length > 0) await addIncome(tx, brand, income);
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

/** What is computed from these days is computed again. */
async function raiseVersions(tx: Tx, brand: string, rows: readonly TeamRow[]): Promise<void> {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted();
  await sql`
    insert into team_day_version (brand, day, version)
    select ${brand}::text, d.day, 1 from unnest(${days}::text[]) as d (day)
    on conflict (brand, day) do update set version = team_day_version.version + 1
  `.execute(tx);
}

/** Adds to the bases of the lines; each amount is computed of the whole base, so that it is rounded once. */
async function addIncome(tx: Tx, brand: string, rows: readonly IncomeRow[]): Promise<void> {
  const column = <T>(read: (row: IncomeRow) => T) => rows.map(read);
  const changed = await sql<ChangedLine>`
    insert into agent_income as i (id, brand, agent_id, downline_id, day, category, currency, basis,
      agent_value, downline_value, rate_basis_points, base_micro, amount_micro)
    select k.id, ${brand}::text, k.agent_id, k.downline_id, k.day, k.category, k.currency, k.basis,
      k.agent_value, k.downline_value, k.rate_basis_points, k.added, 0
    from unnest(
      ${column(() => newId())}::bigint[],
      ${column(({ agentId }) => agentId)}::bigint[],
      ${column(({ downlineId }) => downlineId)}::bigint[],
      ${column(({ day }) => day)}::text[],
      ${column(({ category }) => category)}::text[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ basis }) => basis)}::text[],
      ${column(({ agentValue }) => agentValue)}::int[],
      ${column(({ downlineValue }) => downlineValue)}::int[],
      ${column(({ rateBasisPoints }) => rateBasisPoints)}::int[],
      ${column(({ baseMicro }) => baseMicro)}::bigint[]
    ) as k (id, agent_id, downline_id, day, category, currency, basis, agent_value, downline_value,
      rate_basis_points, added)
    on conflict (agent_id, day, downline_id, category, currency, basis, agent_value, downline_value,
      rate_basis_points)
    do update set base_micro = i.base_micro + excluded.base_micro
    returning i.id, i.basis, i.agent_value as "agentValue", i.downline_value as "downlineValue",
      i.rate_basis_points as "rateBasisPoints", i.base_micro as "baseMicro"
  `.execute(tx);
  await sql`
    update agent_income set amount_micro = a.amount
    from unnest(
      ${changed.rows.map(({ id }) => id)}::bigint[],
      ${changed.rows.map((line) => incomeMicro(line.baseMicro, line))}::bigint[]
    ) as a (id, amount)
    where agent_income.id = a.id
  `.execute(tx);
}

interface ChangedLine extends IncomeTerms {
  readonly id: bigint;
  readonly baseMicro: bigint;
}
