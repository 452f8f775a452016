import { splitWinPostings } from '#domain/ledger/reward-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { splitPayout } from '#domain/turnover/split-payout.ts';
import type { PostingRequest, PostOutcome } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { oweOnWinnings } from '../../promotion/reward/owe-on-winnings.ts';
import { type RoundMix, roundMix } from '../../promotion/turnover/bonus-stake.store.ts';
import { closeRefOf, movementOf, partOf, type Wagered, type WagerParts } from './wagered.ts';

/** A payout before it is paid. */
export interface Payment extends Wagered {
  /** The vendor's id of the payment. */
  readonly paymentRef: string;
  /** The stake that is paid for. */
  readonly stakeRef: string;
  /** Gross, in micro-units. 0: lost. */
  readonly payoutMicro: bigint;
  /** The round takes no further stake. */
  readonly closes: boolean;
  /**
   * No mark can close the round before its payment comes: it has one stake, and both references derive
   * from it.
   */
  readonly soleStake?: boolean;
  /** Part of the payout on which free rounds owe turnover; all of it by default. */
  readonly owesOnMicro?: bigint;
  /** No stake of the round was taken under terms: the look for its mix is spared. */
  readonly isPlain?: boolean;
}

export type PaidStake = PostOutcome & {
  /** It came after its round was closed: credited, and kept apart for review. */
  readonly late: boolean;
};

/**
 * Pays a stake to the funds that it came from. A payout is owed: it is taken for blocked members, after
 * the end of the session, and while the site is closed.
 *
 * A payout after its round was closed is kept apart as an adjustment. The content of a reference shows
 * which of the two it became, so that it is answered the same way again.
 */
export async function payStake(deps: WagerParts, payment: Payment): Promise<PaidStake> {
  const mix = payment.isPlain === true ? null : await mixOf(deps, payment);
  const pay = (win: PostingRequest) => post(deps, win, payment, mix);
  const win = winOf(deps, payment, mix);
  // Neither can be late: nothing is paid, or the round has no other stake.
  if (payment.payoutMicro === 0n || payment.soleStake === true) {
    return { ...(await pay(win)), late: false };
  }
  const inTime = await pay({ ...win, forbids: closeRefOf(payment.roundRef) });
  const mayBeLate =
    inTime.status === 'refused' &&
    (inTime.reason === 'forbidden' || inTime.reason === 'referenceMismatch');
  if (!mayBeLate) return { ...inTime, late: false };
  return { ...(await pay({ ...win, kind: 'adjustment' })), late: true };
}

/** The same in the caller's transaction, for rounds that no vendor closes. */
export async function payStakeIn(tx: Tx, deps: WagerParts, payment: Payment): Promise<PostOutcome> {
  const { brand, memberId, vendor, roundRef } = payment;
  const mix = await roundMix(tx, { brand, memberId, vendor, roundRef });
  return postIn(tx, deps, winOf(deps, payment, mix), payment, mix);
}

/** Leaves the mark that later stakes of the round are refused by. */
export async function closeRound(deps: WagerParts, round: Wagered): Promise<PostOutcome> {
  const outcome = await deps.ledger.post({
    ...movementOf(round, closeRefOf(round.roundRef)),
    kind: 'win',
    postings: [],
    event: partOf(deps, round, 'close', 0n, { closes: true }),
  });
  tell(deps, outcome);
  return outcome;
}

function winOf(deps: WagerParts, payment: Payment, mix: RoundMix | null): PostingRequest {
  const { gameCode, paymentRef, stakeRef, payoutMicro, closes } = payment;
  return {
    ...movementOf(payment, paymentRef),
    kind: 'win',
    postings: payoutPostings(payoutMicro, mix),
    requires: stakeRef,
    content: ['win', gameCode, stakeRef, String(payoutMicro)],
    event: partOf(deps, payment, 'payout', payoutMicro, { closes }),
  };
}

const mixOf = ({ db }: WagerParts, { brand, memberId, vendor, roundRef }: Wagered) =>
  roundMix(db, { brand, memberId, vendor, roundRef });

/** A payout of a round that was staked with a bonus or free rounds settles what follows from it. */
async function post(
  deps: WagerParts,
  win: PostingRequest,
  payment: Payment,
  mix: RoundMix | null,
): Promise<PostOutcome> {
  const outcome =
    mix === null
      ? await deps.ledger.post(win)
      : await inTransaction(deps.db, (tx) => postIn(tx, deps, win, payment, mix));
  tell(deps, outcome);
  return outcome;
}

async function postIn(
  tx: Tx,
  { ledger, clock }: WagerParts,
  win: PostingRequest,
  payment: Payment,
  mix: RoundMix | null,
): Promise<PostOutcome> {
  const outcome = await ledger.postIn(tx, { ...win, report: ['cash', 'bonus', 'promo'] });
  const isNew = outcome.status === 'posted' && !outcome.replayed;
  const { payoutMicro, owesOnMicro = payoutMicro } = payment;
  if (isNew && mix !== null && mix.rewardId !== null && owesOnMicro > 0n) {
    await oweOnWinnings(tx, payment, mix.rewardId, owesOnMicro, clock);
  }
  return outcome;
}

/** A payout goes where its stakes came from. What free rounds won is cash, and so is late money. */
export function payoutPostings(payoutMicro: bigint, mix: RoundMix | null): readonly Posting[] {
  if (mix === null || payoutMicro === 0n || !mix.bonusRuns) return winPostings({ payoutMicro });
  return splitWinPostings(splitPayout(payoutMicro, mix));
}

/** Events of what was posted wait to be read. */
export function tell({ relay }: Pick<WagerParts, 'relay'>, outcome: PostOutcome): void {
  if (outcome.status === 'posted' && !outcome.replayed) relay.nudge();
}
