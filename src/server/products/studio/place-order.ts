import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { LiveGame } from '#games/live/live-game.ts';
import {
  betFaults,
  type FaultyBet,
  type SpotStake,
  type TableLimits,
} from '#games/live/live-limits.ts';
import type { StudioTable } from '#games/live/live-tables.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { stakesOf, writeOrder } from './order.store.ts';
import { findLiveRound, holdLiveRound, type LiveRoundRow } from './round.store.ts';
import { keepSeat, takenSeats } from './seat.store.ts';
import { roundOf, type StudioParts } from './studio-parts.ts';

export interface OrderRequest extends MemberKey {
  readonly currency: string;
  readonly roundNumber: number;
  readonly bets: readonly SpotStake[];
}

/** Orders of a player in one round. */
const MOST_ORDERS = 100;

/**
 * Takes chips on spots as one order: its rows and its stake in one transaction, under a shared lock of the round. So an
 * order exists if and only if its stake was taken before the close.
 * @throws Problem TABLE_LOCKED, LIVE_BETS_REFUSED, and the refusals of a stake
 */
export async function placeLiveOrder(
  tx: Tx,
  { clock, wager }: Pick<StudioParts, 'clock' | 'wager'>,
  { code: tableCode, game: gameCode }: StudioTable,
  limits: TableLimits,
  { brand, memberId, currency, roundNumber, bets }: OrderRequest,
): Promise<void> {
  const game = LIVE_GAMES[gameCode];
  const judge = (before: ReadonlyMap<string, bigint>): void => {
    refuse(betFaults(game, limits, bets, before));
  };
  // Faults that need no lock are refused before one is taken.
  judge(new Map());
  const found = await findLiveRound(tx, tableCode, roundNumber);
  if (found === null) throw new Problem('TABLE_LOCKED');
  const stakeMicro = bets.reduce((sum, bet) => sum + bet.stakeMicro, 0n);
  checkAmount(
    { amountMicro: stakeMicro, currency },
    { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO },
    '/bets',
  );
  const orderId = newId();
  const stake = {
    ...roundOf({ brand, memberId, currency }, found),
    stakeRef: String(orderId),
    stakeMicro,
    session: null,
    attended: true,
    cashOnly: true,
  };
  await wager.takeStakeIn(tx, stake, {
    judge: async (at) => {
      const round = await holdLiveRound(at, found.id, 'shared');
      if (!takesBets(round, clock.now())) throw new Problem('TABLE_LOCKED');
    },
    // The member is held, so that no other order of the player comes between.
    take: async (at) => {
      const before = await stakesOf(at, found.id, memberId);
      if (before.orders >= MOST_ORDERS) throw new Problem('TABLE_LOCKED');
      judge(before.stakes);
      refuse(await seatFaults(at, game, { tableCode, memberId }, bets, clock.now()));
      await writeOrder(
        at,
        { id: orderId, roundId: found.id, brand, memberId, currency, stakeMicro },
        bets,
        clock.now(),
      );
    },
  });
}

/** @throws Problem LIVE_BETS_REFUSED, unless there are no faults */
function refuse(faults: readonly FaultyBet[]): void {
  if (faults.length === 0) return;
  throw new Problem('LIVE_BETS_REFUSED', {
    fields: Object.fromEntries(
      faults.map(({ index, fault }) => [
        `/bets/${index}/${IN_SPOT.has(fault) ? 'spot' : 'stakeMicro'}`,
        { code: fault },
      ]),
    ),
    value: { mostMicro: faults.map(({ mostMicro }) => String(mostMicro)) },
  });
}

const IN_SPOT: ReadonlySet<FaultyBet['fault']> = new Set([
  'SPOT_UNKNOWN',
  'SEAT_NOT_YOURS',
  'SEAT_NOT_OTHERS',
]);

/** Bets on seats: the player's own takes the player's chips, and chips behind it are of others. */
async function seatFaults(
  tx: Tx,
  { seats }: LiveGame,
  { tableCode, memberId }: { readonly tableCode: string; readonly memberId: bigint },
  bets: readonly SpotStake[],
  now: Date,
): Promise<readonly FaultyBet[]> {
  if (seats === null) return [];
  const faults: FaultyBet[] = [];
  const taken = await takenSeats(tx, [tableCode], now);
  for (const [index, { spot }] of bets.entries()) {
    const owner = seats.ownerOf(spot);
    if (owner?.is === 'player') {
      const isKept = await keepSeat(tx, memberId, { tableCode, seat: owner.seat }, now);
      if (!isKept) faults.push({ index, fault: 'SEAT_NOT_YOURS', mostMicro: 0n });
    } else if (owner !== null) {
      const isOthers = taken.some((one) => one.seat === owner.seat && one.memberId !== memberId);
      if (!isOthers) faults.push({ index, fault: 'SEAT_NOT_OTHERS', mostMicro: 0n });
    }
  }
  return faults;
}

const takesBets = (round: LiveRoundRow | null, now: Date): boolean =>
  round?.status === 'open' && now < round.closesAt;

/**
 * Gives the stake of an order back while bets are taken.
 * @throws Problem TABLE_LOCKED, LIVE_ORDER_NOT_FOUND
 */
export async function returnLiveOrder(
  tx: Tx,
  { clock, wager }: Pick<StudioParts, 'clock' | 'wager'>,
  { code: tableCode }: StudioTable,
  { brand, memberId, orderId }: MemberKey & { readonly orderId: bigint },
): Promise<void> {
  const order = await tx
    .selectFrom('live_order as o')
    .innerJoin('live_round as r', 'r.id', 'o.round_id')
    .select(['o.currency', 'r.id as roundId', 'r.number', 'o.returned_at as returnedAt'])
    .where('o.id', '=', orderId)
    .where('o.brand', '=', brand)
    .where('o.member_id', '=', memberId)
    .where('r.table_code', '=', tableCode)
    .executeTakeFirst();
  if (order === undefined || order.returnedAt !== null) throw new Problem('LIVE_ORDER_NOT_FOUND');
  await lockMember(tx, { brand, memberId });
  const round = await holdLiveRound(tx, order.roundId, 'shared');
  if (!takesBets(round, clock.now())) throw new Problem('TABLE_LOCKED');
  const marked = await tx
    .updateTable('live_order')
    .set({ returned_at: clock.now() })
    .where('id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (marked === undefined) throw new Problem('LIVE_ORDER_NOT_FOUND');
  const outcome = await wager.returnStakeIn(tx, {
    ...roundOf({ brand, memberId, currency: order.currency }, { tableCode, number: order.number }),
    returnRef: `return:${orderId}`,
    takesBack: String(orderId),
    unlessPaid: true,
  });
  if (outcome.status !== 'posted') throw new Error(`order ${orderId} was not given back`);
}
