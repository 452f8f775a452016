import type { TeamChange, TeamSums } from '#domain/figures/spread-team.ts';
import { type LedgerKind, MONEY_KINDS } from '#domain/ledger/money-kind.ts';
import { type MoneyChange, placeInTime } from '#domain/figures/cells.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Movement } from '../facts/movements-of.ts';
import { type ChainAt, chainsAt } from './chain.read.ts';
import { addMoney, raiseDays } from './cell.store.ts';
import type { FigureTerms } from './figure-terms.ts';
import { addToTeams } from './team.store.ts';

/** A movement of money, or the opening of an account, which moves none. */
export type CountedMovement = Omit<Movement, 'kind'> & {
  readonly kind: LedgerKind | 'registered';
};

/** Adds movements to the cells, to the teams above, and to the uplines' lists of transactions. */
export async function countMovements(
  tx: Tx,
  brand: string,
  movements: readonly CountedMovement[],
  { timeZone }: Pick<FigureTerms, 'timeZone'>,
): Promise<void> {
  if (movements.length === 0) return;
  const asked = movements.map(({ memberId, at }): ChainAt => ({ memberId, at }));
  const chains = await chainsAt(tx, asked);
  const placed = movements.flatMap((movement, index) => {
    const chain = chains[index];
    return chain === undefined ? [] : [{ movement, chain }];
  });
  const firsts = await firstDeposits(tx, brand, movements);
  const counted = movements.flatMap((one) => cellsOf(one, firsts.has(one.id), timeZone));
  await addMoney(tx, brand, counted);
  await raiseDays(
    tx,
    brand,
    counted.map(({ day }) => day),
  );
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
    if (upline === undefined || !isListed(movement)) return [];
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

/** A movement of a kind without a figure is listed and not counted. */
function cellsOf(
  { memberId, kind, channel, currency, amountMicro, at }: CountedMovement,
  isFirstDeposit: boolean,
  timeZone: string,
): readonly MoneyChange[] {
  if (kind !== 'registered' && MONEY_KINDS[kind].figure === null) return [];
  const cell = { ...placeInTime(timeZone, at), memberId, kind, channel, currency };
  const moved = { ...cell, count: 1n, amountMicro };
  return isFirstDeposit ? [moved, { ...moved, kind: 'firstDeposit', amountMicro: 0n }] : [moved];
}

const isListed = ({ kind }: CountedMovement): boolean =>
  kind !== 'registered' && MONEY_KINDS[kind].listed;

function sumsOf({ kind, amountMicro }: CountedMovement, isFirstDeposit: boolean): TeamSums | null {
  if (kind === 'registered') return { registrations: 1n };
  const { figure } = MONEY_KINDS[kind];
  if (figure === null) return null;
  return {
    [figure.name]: BigInt(figure.sign) * amountMicro,
    ...(isFirstDeposit && { firstDeposits: 1n }),
  };
}

function changeOf(
  { memberId, currency, at }: CountedMovement,
  sums: TeamSums,
  timeZone: string,
): TeamChange {
  const { day } = placeInTime(timeZone, at);
  return { memberId, day, category: '', currency, sums };
}

/** Movements that are an account's first deposit; each is found once. */
async function firstDeposits(
  tx: Tx,
  brand: string,
  movements: readonly CountedMovement[],
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
