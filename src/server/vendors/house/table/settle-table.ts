import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { JsonObject } from '#games/game-rules.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { SharedResult, RoundOfMany } from '../../../play/wager/pay-set.ts';
import type { House } from '../house.ts';
import type { SharedGame } from '../house-games.ts';
import { HOUSE, seatBetIdOf, seatWinIdOf } from '../house-transactions.ts';
import { noteTableReturn } from '../returns/note-table-return.ts';
import { moveRound, type TableRound } from './table.store.ts';
import { allSeatsOf, moveSeat, type Seat } from './seat.store.ts';
import { returnSeat } from './take-seat.ts';

/** What a seat did, in the form in which the round is proven. */
export function seatChoices({ wager, cashedAt }: Pick<Seat, 'wager' | 'cashedAt'>): {
  wager: JsonObject;
  actions: readonly JsonObject[];
} {
  return { wager, actions: cashedAt === null ? [] : [{ kind: 'cashOut', at: cashedAt }] };
}

/** A seat's round, computed from the revealed seed. */
function seatOutcome(game: SharedGame, round: TableRound, seat: Seat) {
  const { serverSeed, salt, position } = round;
  return game.play({
    stakeMicro: seat.stakeMicro,
    ...seatChoices(seat),
    stream: openOutcomeStream({ serverSeed, clientSeed: salt, nonce: position }),
  });
}

/**
 * Pays a round that has been told. Safe on every node and after any crash: credits have fixed
 * references, and the round's status is moved with the seats and the event, once.
 */
export async function settleTable(deps: House, game: SharedGame, round: TableRound): Promise<void> {
  // Stakes of which nobody knows whether they were in time were not: they go back.
  for (const seat of await allSeatsOf(deps.db, round.id, ['staked', 'returning'])) {
    await returnSeat(deps, round, seat);
  }
  const seats = await allSeatsOf(deps.db, round.id, ['in']);
  const paid = seats.map((seat) => ({
    seat,
    payoutMicro: seatOutcome(game, round, seat).payoutMicro,
  }));
  const real = paid.filter(({ seat }) => seat.mode === 'real');
  const currencies = [...new Set(real.map(({ seat }) => seat.currency))].map((currency) => ({
    round: {
      brand: round.brand,
      vendor: HOUSE,
      gameCode: round.gameCode,
      roundRef: String(round.id),
      currency,
    },
    results: real
      .filter(({ seat }) => seat.currency === currency)
      .map(({ seat: { memberId }, payoutMicro }) => ({ memberId, payoutMicro })),
  }));
  for (const one of currencies) await payWinners(deps, one);
  for (const { seat, payoutMicro } of paid) {
    if (seat.mode === 'demo') await payDemo(deps, round, seat, payoutMicro);
  }
  await inTransaction(deps.db, async (tx) => {
    if (!(await moveRound(tx, round.id, 'paying', 'ended'))) return;
    for (const { seat, payoutMicro } of paid) {
      const status = payoutMicro > 0n ? 'won' : 'lost';
      await moveSeat(tx, seat, ['in'], { status, payout_micro: payoutMicro });
    }
    for (const one of currencies) await deps.tables.closeRounds(tx, one.round, one.results);
    const returns = real.map(({ seat: { currency, stakeMicro }, payoutMicro }) => ({
      currency,
      stakeMicro,
      payoutMicro,
    }));
    await noteTableReturn(tx, round, returns);
  });
  deps.nudge();
}

/** Credits every winner, however often it is called. Each stake has been taken before. */
function payWinners(
  { tables }: Pick<House, 'tables'>,
  { round, results }: { round: RoundOfMany; results: readonly SharedResult[] },
): Promise<void> {
  const won = results.filter(({ payoutMicro }) => payoutMicro > 0n);
  return tables.payStakes({
    ...round,
    setRef: `${round.roundRef}:win:${round.currency}`,
    kind: 'win',
    read: async (shard, after, limit) =>
      won
        .filter(({ memberId }) => shardOf(memberId) === shard && memberId > after)
        .slice(0, limit)
        .map(({ memberId, payoutMicro }) => ({ memberId, amountMicro: payoutMicro })),
  });
}

async function payDemo(
  deps: House,
  { id, gameCode }: TableRound,
  { brand, memberId, currency, attempt }: Seat,
  payoutMicro: bigint,
): Promise<void> {
  await deps.wallets.demo.win(HOUSE, {
    brand,
    memberId,
    currency,
    gameCode,
    transactionId: seatWinIdOf(id),
    betTransactionId: seatBetIdOf(id, attempt),
    roundRef: String(id),
    amountMicro: payoutMicro,
    closesRound: true,
    soleStake: true,
  });
}
