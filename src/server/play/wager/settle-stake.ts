import { findTransfer } from '../../ledger/ledger.read.ts';
import type { FundAmounts, Posted } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { payStakeIn } from './pay-stake.ts';
import { requirePosted } from './refused-stake.ts';
import { returnStakeIn } from './return-stake.ts';
import type { Wagered, WagerParts } from './wagered.ts';

/** One version of what a stake won: a result, or its correction. */
export interface Settlement extends Wagered {
  readonly stakeRef: string;
  /** Gross, in micro-units. 0: lost. */
  readonly payoutMicro: bigint;
  /** 1, then one more with each correction. */
  readonly version: number;
  /** The version before paid nothing, and a set left no movement of it. */
  readonly tookNothing?: boolean;
}

/** The reference of a version's payout. */
export const settlementRef = (
  { stakeRef }: Pick<Settlement, 'stakeRef'>,
  version: number,
): string => `${stakeRef}:settled:${version}`;

/**
 * Pays a stake by a version of its result. A later version takes the one before back and pays again in the
 * same transaction; what the member no longer has becomes a receivable. A version that was paid before is
 * answered as then.
 * @throws Problem the refusals of the ledger; Error for a version whose predecessor was never paid: results come in order
 */
export async function settleStake(
  tx: Tx,
  deps: WagerParts,
  settlement: Settlement,
): Promise<Posted> {
  const { version, payoutMicro, currency } = settlement;
  await lockMember(tx, settlement);
  const isKnown = (await find(tx, settlement, version)) !== null;
  const isFirst = version === 1 || settlement.tookNothing === true;
  const takenMicro = isKnown || isFirst ? 0n : await takeBack(tx, deps, settlement);
  const paid = await payStakeIn(tx, deps, {
    ...settlement,
    paymentRef: settlementRef(settlement, version),
    payoutMicro,
    owesOnMicro: payoutMicro > takenMicro ? payoutMicro - takenMicro : 0n,
    closes: true,
  });
  return requirePosted(paid, currency);
}

/** Takes the last version back and gives the stake back: the event did not take place. */
export async function voidStake(
  tx: Tx,
  deps: WagerParts,
  { version, ...settled }: Omit<Settlement, 'payoutMicro'>,
): Promise<Posted> {
  await lockMember(tx, settled);
  if (version > 0) await takeBack(tx, deps, { ...settled, version: version + 1 });
  const { stakeRef } = settled;
  const returned = await returnStakeIn(tx, deps, {
    ...settled,
    returnRef: `${stakeRef}:void`,
    takesBack: stakeRef,
  });
  return requirePosted(returned, settled.currency);
}

/** @returns what the version before had paid, in micro-units */
async function takeBack(
  tx: Tx,
  deps: WagerParts,
  settlement: Omit<Settlement, 'payoutMicro'>,
): Promise<bigint> {
  const before = settlement.version - 1;
  const takesBack = settlementRef(settlement, before);
  if ((await find(tx, settlement, before)) === null) {
    throw new Error(`the stake ${settlement.stakeRef} has no settlement ${before}`);
  }
  const outcome = await returnStakeIn(tx, deps, {
    ...settlement,
    returnRef: `${takesBack}:undone`,
    takesBack,
    of: 'payout',
    reversibleKinds: ['win'],
    owed: true,
  });
  if (outcome.status !== 'posted') {
    throw new Error(`the settlement ${takesBack} was not taken back: ${outcome.reason}`);
  }
  return -sumOf(outcome.moved);
}

const find = (
  tx: Tx,
  { vendor, memberId, stakeRef }: Pick<Settlement, 'vendor' | 'memberId' | 'stakeRef'>,
  version: number,
) =>
  findTransfer(tx, {
    provider: vendor,
    memberId,
    externalRef: settlementRef({ stakeRef }, version),
  });

const sumOf = (moved: FundAmounts): bigint =>
  Object.values(moved).reduce((sum, amountMicro) => sum + amountMicro, 0n);
