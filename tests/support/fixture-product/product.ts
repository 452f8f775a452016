import type { Parts } from '#server/parts.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { MemberKey } from '#server/platform/session/member-key.ts';
import type { Stake } from '#server/play/wager/stake.ts';
import type { Wager } from '#server/play/wager/wager.ts';
import type { Wagered } from '#server/play/wager/wagered.ts';
import type { ProductDeclaration } from '#server/products/product.ts';
import type { RoundEvidenceSource } from '#server/vendors/round-evidence.ts';
import { GAME, VENDOR, vendor } from './vendor.ts';

/** A toss, as the fixture keeps it: in memory, since no test stops its server. */
interface Toss {
  readonly round: Wagered;
  readonly stakeMicro: bigint;
  /** Versions of its result that were paid. */
  version: number;
}

/**
 * A product that CI runs: a bet on a toss, with a result that staff may correct. It shows what a product
 * costs: its stakes, its results and its replay. Gates, records, turnover, team figures and limits come
 * from the platform.
 */
export const product: ProductDeclaration = {
  code: 'toss',
  categories: ['SPORTS'],
  vendors: [vendor],
  open: (parts, { wager }) => Promise.resolve(openToss(parts, wager)),
};

function openToss({ db, relay }: Parts, wager: Wager) {
  const tosses = new Map<string, Toss>();
  let tossed = 0;

  const begin = (owner: MemberKey & { currency: string }, stakeMicro: bigint): Toss => {
    tossed += 1;
    const round = { ...owner, vendor: VENDOR, gameCode: GAME, roundRef: `toss-${tossed}` };
    const toss = { round, stakeMicro, version: 0 };
    tosses.set(round.roundRef, toss);
    return toss;
  };
  const found = (ref: string): Toss => {
    const toss = tosses.get(ref);
    if (toss === undefined) throw new Error(`there is no toss ${ref}`);
    return toss;
  };
  const stakeOf = ({ round, stakeMicro }: Toss): Stake => ({
    ...round,
    stakeRef: `${round.roundRef}:stake`,
    stakeMicro,
    session: null,
    attended: true,
    cashOnly: false,
  });
  const told = <Outcome>(outcome: Outcome): Outcome => {
    relay.nudge();
    return outcome;
  };

  const calls = {
    /** @returns the name of its round */
    async place(owner: MemberKey & { currency: string }, stakeMicro: bigint): Promise<string> {
      const toss = begin(owner, stakeMicro);
      const take = (tx: Tx) => wager.takeStakeIn(tx, stakeOf(toss));
      told(await inTransaction(db, take));
      return toss.round.roundRef;
    },

    /** Reserves a stake, as a delay in play does. @returns the round, and the hold */
    async hold(owner: MemberKey & { currency: string }, stakeMicro: bigint) {
      const toss = begin(owner, stakeMicro);
      const held = { ...stakeOf(toss), holdRef: `${toss.round.roundRef}:hold` };
      const outcome = await inTransaction(db, (tx) =>
        wager.holdStake(tx, { ...held, purpose: 'stake', expiresAt: null }),
      );
      const { transferId: holdId } = told(outcome);
      return { roundRef: toss.round.roundRef, holdId };
    },

    async confirm({ roundRef, holdId }: { roundRef: string; holdId: bigint }): Promise<void> {
      const toss = found(roundRef);
      const held = { ...toss.round, holdId, ref: `${roundRef}:confirm` };
      const confirm = (tx: Tx) => wager.confirmStake(tx, held, stakeOf(toss));
      told(await inTransaction(db, confirm));
    },

    async release({ roundRef, holdId }: { roundRef: string; holdId: bigint }): Promise<void> {
      const toss = found(roundRef);
      const held = { ...toss.round, holdId, ref: `${roundRef}:release` };
      told(await inTransaction(db, (tx) => wager.releaseStake(tx, held)));
    },

    /** Many tosses at once. @returns the round of all of them */
    async batch(
      owner: MemberKey & { currency: string },
      sums: { stakeMicro: bigint; payoutMicro: bigint },
    ): Promise<string> {
      const toss = begin(owner, sums.stakeMicro);
      const { payoutMicro } = sums;
      const batch = (tx: Tx) => wager.batchStakesIn(tx, { ...stakeOf(toss), payoutMicro });
      told(await inTransaction(db, batch));
      return toss.round.roundRef;
    },

    /** Pays the next version of a result. */
    async settle(roundRef: string, payoutMicro: bigint): Promise<void> {
      const toss = found(roundRef);
      const { stakeRef } = stakeOf(toss);
      const settlement = { ...toss.round, stakeRef, payoutMicro, version: toss.version + 1 };
      told(await inTransaction(db, (tx) => wager.settleStake(tx, settlement)));
      toss.version += 1;
    },

    async cancel(roundRef: string): Promise<void> {
      const toss = found(roundRef);
      const { stakeRef } = stakeOf(toss);
      const settled = { ...toss.round, stakeRef, version: toss.version };
      told(await inTransaction(db, (tx) => wager.voidStake(tx, settled)));
    },
  };

  const replayOf: RoundEvidenceSource = (_owner, roundRef) => {
    const toss = found(roundRef);
    return Promise.resolve({
      replay: {
        gameVersion: String(toss.version),
        stakeMicro: String(toss.stakeMicro),
        wager: { side: 'heads' },
        actions: [],
        events: [],
      },
      fairness: null,
    });
  };
  return { name: 'toss', toss: calls, replay: new Map([[VENDOR, replayOf]]) };
}

/** Calls by which tests use the fixture. */
export type TossProduct = ReturnType<typeof openToss>['toss'];
