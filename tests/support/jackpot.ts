import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { systemBalanceOf } from '#server/ledger/ledger.read.ts';
import type { TestMember } from './members.ts';
import { chooseSeed, launchJade } from './play.ts';
import type { TestApp } from './test-app.ts';

/** 1 % of the stakes, 500.00 to begin with, taken once in 100,000.00 of stakes. */
export const TERMS = {
  contributionPercent: '1',
  startMicro: '500000000',
  turnoverMicro: '100000000000',
  mustHitMicro: null,
};

/** What the ledger holds in denluma's pool, micro-units. */
export const poolOf = ({ database }: TestApp): Promise<bigint> =>
  systemBalanceOf(database.db, { brand: 'denluma', currency: 'PEN', account: JACKPOT });

/**
 * Makes every further ticket of the running pool win: no terms that the office may set are so kind.
 * @param stakeMicro the stake whose chance becomes one.
 */
export async function letEveryTicketWin({ database }: TestApp, stakeMicro: bigint): Promise<void> {
  await database.db
    .updateTable('jackpot_cycle')
    .set({ turnover_micro: stakeMicro })
    .where('brand', '=', 'denluma')
    .where('won_at', 'is', null)
    .execute();
}

/** Gives the running pool a limit that it lacks so much to. */
export async function limitPool(app: TestApp, leftMicro: bigint): Promise<void> {
  const limit = (await poolOf(app)) + leftMicro;
  await app.database.db
    .updateTable('jackpot_cycle')
    .set({ must_hit_micro: limit })
    .where('brand', '=', 'denluma')
    .where('won_at', 'is', null)
    .execute();
}

export interface JackpotRound {
  roundId: string;
  payoutMicro: string;
  balanceMicro: string;
  jackpot: {
    ticket: number;
    winsBelow: number;
    outOf: number;
    wonMicro: string | null;
    mustHitMicro?: string;
  } | null;
}

let presses = 0;

/** A player at our own slot. */
export async function atTheSlot(app: TestApp, member: TestMember) {
  const token = await launchJade(app, member);
  await chooseSeed(app, token);
  return {
    play: (stakeMicro: bigint, key = `jackpot-press-${++presses}`) =>
      app.call<JackpotRound>('POST', '/house/rounds', {
        token,
        key,
        body: { stakeMicro: String(stakeMicro) },
      }),
    finish: async (roundId: string) =>
      (
        await app.call<{ balanceMicro: string }>('POST', `/house/rounds/${roundId}/finish`, {
          token,
        })
      ).body.value,
    session: async () =>
      (
        await app.call<{ paidMicro: string; openRound: JackpotRound | null }>(
          'GET',
          '/house/session',
          { token },
        )
      ).body.value,
  };
}
