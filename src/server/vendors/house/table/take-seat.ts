import { isDeepStrictEqual } from 'node:util';
import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import type { JsonObject } from '#games/game-rules.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { WalletSession } from '../../wallet-port.ts';
import type { House } from '../house.ts';
import type { SharedGame } from '../house-games.ts';
import { findSeeds } from '../house-seeds.ts';
import { HOUSE, seatBetIdOf, seatRollbackIdOf } from '../house-transactions.ts';
import { holdRound, latestRounds, type TableRound } from './table.store.ts';
import { findSeat, insertSeat, moveSeat, type Seat } from './seat.store.ts';

export interface SeatRequest {
  token: string;
  stakeMicro: bigint;
  wager: JsonObject;
  /** Made by the client once a press: the same reference is the same seat. */
  clientRef: string;
}

/** 5xx codes that still guarantee that no stake was taken. */
const SHUT: ReadonlySet<string> = new Set(['MAINTENANCE', 'GAME_MAINTENANCE']);

/**
 * Takes a seat in the round that is open for bets. The seat counts once its stake was taken and the
 * round had not been locked; otherwise the stake is given back.
 * @throws Problem SEED_NOT_CHOSEN, TABLE_LOCKED, SEAT_TAKEN, STAKE_NOT_ALLOWED, WAGER_NOT_ALLOWED, and the wallet's refusals
 */
export async function takeSeat(
  deps: House,
  session: WalletSession,
  game: SharedGame,
  request: SeatRequest,
): Promise<Seat> {
  const { brand, memberId, mode, currency } = session;
  const { stakeMicro, wager, clientRef } = request;
  if (!(game.stakesMicro[currency] ?? []).includes(stakeMicro)) {
    throw new Problem('STAKE_NOT_ALLOWED', { fields: { '/stakeMicro': { code: 'enum' } } });
  }
  game.judgeWager(wager);
  const [round] = await latestRounds(deps.db, { brand, gameCode: game.code }, 1);
  if (round === undefined) throw new Problem('TABLE_LOCKED');
  const known = await findSame(deps, round, session, request);
  if (known !== null) return stakeSeat(deps, session, request.token, round, known);
  if (round.status !== 'betting' || deps.clock.now() >= round.locksAt) {
    throw new Problem('TABLE_LOCKED');
  }
  const clientSeed = await chosenSeed(deps, session, game);
  const seat = await insertSeat(
    deps.db,
    {
      tableRoundId: round.id,
      brand,
      memberId,
      mode,
      currency,
      clientRef,
      stakeMicro,
      wager,
      clientSeed,
      cashedAt: null,
      status: 'staked',
      payoutMicro: 0n,
    },
    deps.clock.now(),
  );
  // The same press may have been faster by another way.
  const taken = seat ?? (await findSame(deps, round, session, request));
  if (taken === null) throw new Problem('SEAT_TAKEN');
  return stakeSeat(deps, session, request.token, round, taken);
}

/**
 * The player's seed. Without one the house would know the end of a round while it takes bets.
 * @throws Problem SEED_NOT_CHOSEN
 */
async function chosenSeed(
  { db }: House,
  { brand, memberId }: WalletSession,
  { code: gameCode }: SharedGame,
): Promise<string> {
  const seeds = await findSeeds(db, { brand, memberId, gameCode });
  const clientSeed = seeds?.current?.clientSeed ?? null;
  if (clientSeed === null || !isClientSeed(clientSeed)) throw new Problem('SEED_NOT_CHOSEN');
  return clientSeed;
}

/** The seat of an earlier request with the same reference. @throws Problem IDEMPOTENCY_MISMATCH */
async function findSame(
  { db }: House,
  round: TableRound,
  owner: WalletSession,
  { stakeMicro, wager, clientRef }: SeatRequest,
): Promise<Seat | null> {
  const known = await findSeat(db, round.id, owner);
  if (known === null || known.clientRef !== clientRef || known.status === 'returned') return null;
  if (known.stakeMicro !== stakeMicro || !isDeepStrictEqual(known.wager, wager)) {
    throw new Problem('IDEMPOTENCY_MISMATCH');
  }
  return known;
}

async function stakeSeat(
  deps: House,
  session: WalletSession,
  token: string,
  round: TableRound,
  seat: Seat,
): Promise<Seat> {
  if (seat.status !== 'staked') return seat;
  const { brand, memberId, currency, gameCode, mode } = session;
  try {
    await deps.wallets[mode].bet(HOUSE, {
      brand,
      memberId,
      gameCode,
      currency,
      token,
      transactionId: seatBetIdOf(round.id, seat.attempt),
      roundRef: String(round.id),
      amountMicro: seat.stakeMicro,
      cashOnly: true,
    });
  } catch (error) {
    const isRefused = error instanceof Problem && (error.status < 500 || SHUT.has(error.code));
    if (isRefused) await returnSeat(deps, round, seat);
    throw error;
  }
  const counts = await inTransaction(deps.db, async (tx) => {
    const { status } = await holdRound(tx, round.id);
    return status === 'betting' && moveSeat(tx, seat, ['staked', 'in'], { status: 'in' });
  });
  if (!counts) {
    await returnSeat(deps, round, seat);
    throw new Problem('TABLE_LOCKED');
  }
  return { ...seat, status: 'in' };
}

/**
 * Gives a seat's stake back. A stake that was never taken leaves a tombstone, so that it is refused if
 * it arrives late.
 */
export async function returnSeat(
  deps: Pick<House, 'db' | 'wallets'>,
  { id, gameCode }: TableRound,
  seat: Seat,
): Promise<void> {
  if (!(await moveSeat(deps.db, seat, ['staked', 'returning'], { status: 'returning' }))) return;
  const { brand, memberId, currency, mode, attempt } = seat;
  await deps.wallets[mode].rollback(HOUSE, {
    brand,
    memberId,
    currency,
    gameCode,
    transactionId: seatRollbackIdOf(id, attempt),
    betTransactionId: seatBetIdOf(id, attempt),
    roundRef: String(id),
  });
  await moveSeat(deps.db, seat, ['returning'], { status: 'returned' });
}
