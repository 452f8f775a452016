import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { type PeriodFigures, settleContract } from '#domain/contract/settle-contract.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type ContractRow, pairOf } from './contract.store.ts';
import type { Correction } from './correct-lines.ts';
import type { RunOf } from './figures.read.ts';

/** The rest that a line leaves for the next one of its pair. */
export interface Carried {
  readonly carryMicro: bigint;
  readonly correctionLeftMicro: bigint;
}

/** The rest that the last line of each pair left for this one. */
export async function carriedBefore(
  tx: Tx,
  contracts: readonly ContractRow[],
  { kind, from, hour }: RunOf,
): Promise<ReadonlyMap<string, Carried>> {
  const { rows } = await sql<{ payer: bigint; member: bigint; carry: bigint; left: bigint }>`
    select p.payer, p.member, l.carry_after_micro as carry, l.correction_left_micro as left
    from unnest(
      ${contracts.map(({ uplineId }) => uplineId)}::bigint[],
      ${contracts.map(({ downlineId }) => downlineId)}::bigint[]
    ) p (payer, member)
    cross join lateral (
      select carry_after_micro, correction_left_micro from contract_line
      where member_id = p.member and payer_id = p.payer and kind = ${kind}::text
        and (from_day < ${from}::text
          or (from_day = ${from}::text and starts_at < ${hour?.startsAt ?? null}::timestamptz))
      order by from_day desc, starts_at desc nulls last, id desc limit 1
    ) l
  `.execute(tx);
  return new Map(
    rows.map(({ payer, member, carry, left }) => [
      pairOf({ uplineId: payer, downlineId: member }),
      { carryMicro: carry, correctionLeftMicro: left },
    ]),
  );
}

const NOTHING_CARRIED: Carried = { carryMicro: 0n, correctionLeftMicro: 0n };

/** A line of a run before it is written. */
export interface Line {
  readonly contract: ContractRow;
  readonly validMicro: bigint;
  readonly profitMicro: bigint;
  readonly winningMicro: bigint;
  readonly losingMicro: bigint;
  readonly activeMembers: number;
  readonly tier: ContractTier | null;
  readonly baseMicro: bigint;
  readonly carryMicro: bigint;
  readonly carryAfterMicro: bigint;
  readonly ownMicro: bigint;
  readonly correctionMicro: bigint;
  readonly correctionLeftMicro: bigint;
  readonly amountMicro: bigint;
}

/** Figures as a line of a contract, with the rest of the line before and what earlier lines are corrected by. */
export function lineOf(
  contract: ContractRow,
  figures: PeriodFigures,
  { carryMicro, correctionLeftMicro: before }: Carried = NOTHING_CARRIED,
  corrections: readonly Correction[] = [],
): Line {
  const { kind, terms }: Pick<ContractRow, 'kind'> & { terms: ContractTerms } = contract;
  const settled = settleContract(kind, terms, figures, carryMicro);
  const correctionMicro =
    before + settled.leftMicro + corrections.reduce((sum, { deltaMicro }) => sum + deltaMicro, 0n);
  const sum = settled.amountMicro + correctionMicro;
  const { tier } = settled;
  return {
    contract,
    validMicro: figures.validMicro,
    profitMicro: figures.profitMicro,
    winningMicro: figures.winningMicro,
    losingMicro: figures.losingMicro,
    activeMembers: tier === null ? 0 : (figures.activeByTier[tier] ?? 0),
    tier: tier === null ? null : (terms.tiers[tier] ?? null),
    baseMicro: settled.baseMicro,
    carryMicro: terms.carryNegative ? carryMicro : 0n,
    carryAfterMicro: settled.carryAfterMicro,
    ownMicro: settled.amountMicro,
    correctionMicro,
    correctionLeftMicro: sum < 0n ? sum : 0n,
    amountMicro: sum < 0n ? 0n : sum,
  };
}

/** The same inputs and rules give the same hash, in any order of events. */
export const hashOf = (lines: readonly Line[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map(({ contract, tier, ...line }) => [
          String(contract.id),
          contract.terms,
          tier,
          ...Object.values(line).map(String),
        ]),
      ),
    )
    .digest('hex');

/** Writes the lines of a run. */
export async function writeLines(
  tx: Tx,
  runId: bigint,
  { brand, currency, kind, from, to, hour }: RunOf,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  const depths = await depthsOf(tx, lines);
  const column = <T>(read: (line: Line) => T) => lines.map(read);
  await sql`
    insert into contract_line (run_id, brand, kind, from_day, to_day, starts_at, ends_at, currency,
      status, id, contract_id, payer_id, member_id, depth, valid_micro, profit_micro, winning_micro,
      losing_micro, active_members, tier, base_micro, carry_micro, carry_after_micro, own_micro,
      correction_micro, correction_left_micro, amount_micro)
    select ${runId}::bigint, ${brand}::text, ${kind}::text, ${from}::text, ${to}::text,
      ${hour?.startsAt ?? null}::timestamptz, ${hour?.endsAt ?? null}::timestamptz,
      ${currency}::text, case when l.amount_micro > 0 then 'due' else 'nothing' end, l.*
    from unnest(
      ${column(() => newId())}::bigint[],
      ${column(({ contract }) => contract.id)}::bigint[],
      ${column(({ contract }) => contract.uplineId)}::bigint[],
      ${column(({ contract }) => contract.downlineId)}::bigint[],
      ${column(({ contract }) => depths.get(contract.downlineId) ?? 0)}::int[],
      ${column(({ validMicro }) => validMicro)}::bigint[],
      ${column(({ profitMicro }) => profitMicro)}::bigint[],
      ${column(({ winningMicro }) => winningMicro)}::bigint[],
      ${column(({ losingMicro }) => losingMicro)}::bigint[],
      ${column(({ activeMembers }) => activeMembers)}::bigint[],
      ${column(({ tier }) => (tier === null ? null : JSON.stringify(tier)))}::jsonb[],
      ${column(({ baseMicro }) => baseMicro)}::bigint[],
      ${column(({ carryMicro }) => carryMicro)}::bigint[],
      ${column(({ carryAfterMicro }) => carryAfterMicro)}::bigint[],
      ${column(({ ownMicro }) => ownMicro)}::bigint[],
      ${column(({ correctionMicro }) => correctionMicro)}::bigint[],
      ${column(({ correctionLeftMicro }) => correctionLeftMicro)}::bigint[],
      ${column(({ amountMicro }) => amountMicro)}::bigint[]
    ) as l (id, contract_id, payer_id, member_id, depth, valid_micro, profit_micro, winning_micro,
      losing_micro, active_members, tier, base_micro, carry_micro, carry_after_micro, own_micro,
      correction_micro, correction_left_micro, amount_micro)
  `.execute(tx);
}

/** Steps from the top of the tree. */
async function depthsOf(tx: Tx, lines: readonly Line[]): Promise<ReadonlyMap<bigint, number>> {
  const ids = lines.map(({ contract }) => contract.downlineId);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('agent_line')
    .select((eb) => ['agent_id as id', eb.fn.max('distance').as('depth')])
    .where('agent_id', '=', sql<bigint>`any(${ids}::bigint[])`)
    .where('until_at', 'is', null)
    .groupBy('agent_id')
    .execute();
  return new Map(rows.map(({ id, depth }) => [id, depth]));
}
