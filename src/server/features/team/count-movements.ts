import type { AgentPolicy } from '#contract/generated/types.ts';
import type { TeamChange, TeamField, TeamSums } from '#domain/agent/spread-team.ts';
import { dayIn } from '#domain/agent/team-day.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type ChainAt, chainsAt } from './chain.read.ts';
import { addToTeams } from './team.store.ts';

/** Money of one account, as a committed movement has it. */
export interface Movement {
  /** The transfer's id; 0: no movement of money. */
  readonly id: bigint;
  readonly memberId: bigint;
  readonly kind: string;
  readonly currency: string;
  /** What the account gained; below zero: it lost. */
  readonly amountMicro: bigint;
  readonly at: Date;
}

/** Figures that kinds of movements add to; -1: what is lost counts. */
const FIELDS: Readonly<Record<string, readonly [TeamField, 1n | -1n]>> = {
  deposit: ['deposit', 1n],
  depositReturned: ['deposit', 1n],
  withdrawal: ['withdrawal', -1n],
  payoutReturned: ['withdrawal', -1n],
  rebate: ['rebate', 1n],
  compensation: ['promotion', 1n],
  promoPayout: ['promotion', 1n],
  bonusForfeited: ['promotion', 1n],
  cashBack: ['rebate', 1n],
  depositReversed: ['deposit', 1n],
  referralReward: ['promotion', 1n],
  commission: ['commission', 1n],
};

/** Kinds that agents read in the transactions of their downlines. */
export const LISTED_KINDS: ReadonlySet<string> = new Set([
  'deposit',
  'withdrawal',
  'payoutReturned',
  'rebate',
  'compensation',
  'promoPayout',
  'bonusForfeited',
  'cashBack',
  'depositReversed',
  'referralReward',
  'commission',
  'creditSent',
  'creditReceived',
]);

/** Adds movements to the team figures and to the uplines' lists of transactions. */
export async function countMovements(
  tx: Tx,
  brand: string,
  movements: readonly Movement[],
  { timeZone }: Pick<AgentPolicy, 'timeZone'>,
): Promise<void> {
  if (movements.length === 0) return;
  const asked = movements.map(({ memberId, at }): ChainAt => ({ memberId, at }));
  const chains = await chainsAt(tx, asked);
  const placed = movements.flatMap((movement, index) => {
    const chain = chains[index];
    return chain === undefined ? [] : [{ movement, chain }];
  });
  const firsts = await firstDeposits(tx, brand, movements);
  await addToTeams(
    tx,
    brand,
    placed.flatMap(({ movement, chain }) => {
      const sums = sumsOf(movement, firsts.has(movement.id));
      return sums === null ? [] : [{ change: changeOf(movement, sums, timeZone), chain }];
    }),
  );
  const listed = placed.flatMap(({ movement, chain }) => {
    const [upline] = chain.above;
    if (upline === undefined || !LISTED_KINDS.has(movement.kind)) return [];
    return [{ movement, agentId: upline.id }];
  });
  if (listed.length === 0) return;
  await tx
    .insertInto('team_movement')
    .values(
      listed.map(({ movement, agentId }) => ({
        agent_id: agentId,
        id: movement.id,
        brand,
        member_id: movement.memberId,
        kind: movement.kind,
        currency: movement.currency,
        amount_micro: movement.amountMicro,
        at: movement.at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function sumsOf({ kind, amountMicro }: Movement, isFirstDeposit: boolean): TeamSums | null {
  if (kind === 'registered') return { registrations: 1n };
  const field = FIELDS[kind];
  if (field === undefined) return null;
  const [name, sign] = field;
  return { [name]: sign * amountMicro, ...(isFirstDeposit && { firstDeposits: 1n }) };
}

function changeOf(
  { memberId, currency, at }: Movement,
  sums: TeamSums,
  timeZone: string,
): TeamChange {
  const day = dayIn(timeZone, at);
  return { memberId, day, category: '', currency, sums, earning: null };
}

/** Movements that are an account's first deposit; each is found once. */
async function firstDeposits(
  tx: Tx,
  brand: string,
  movements: readonly Movement[],
): Promise<ReadonlySet<bigint>> {
  const firsts = new Set<bigint>();
  for (const { id, memberId, kind, at } of movements) {
    if (kind !== 'deposit') continue;
    const member = await tx
      .updateTable('member')
      .set({ first_deposit_at: at })
      .where('id', '=', memberId)
      .where('brand', '=', brand)
      .where('first_deposit_at', 'is', null)
      .returning('registration_link_id')
      .executeTakeFirst();
    if (member === undefined) continue;
    firsts.add(id);
    if (member.registration_link_id === null) continue;
    await tx
      .updateTable('registration_link')
      .set((eb) => ({ first_deposits: eb('first_deposits', '+', 1) }))
      .where('id', '=', member.registration_link_id)
      .where('brand', '=', brand)
      .execute();
  }
  return firsts;
}
