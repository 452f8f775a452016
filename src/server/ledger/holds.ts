import type { Fund } from '#contract/generated/types.ts';
import { isMemberFund } from '#domain/ledger/account-kind.ts';
import {
  type HoldPayment,
  holdPostings,
  postHoldPartPostings,
  postHoldPostings,
  restOfMix,
  voidHoldPostings,
} from '#domain/ledger/hold-postings.ts';
import { type Posting, PostingError } from '#domain/ledger/posting.ts';
import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { type FundAmount, splitDraw } from '#domain/ledger/split-draw.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import type { WalletKey } from './account-directory.ts';
import type { Ledger } from './ledger.ts';
import { findTransfer } from './ledger.read.ts';
import type { PostOutcome, TransferRequest } from './transfer-request.ts';

/** The parts of the ledger that holds use: posting and clock. */
export interface HoldDependencies {
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly clock: Clock;
}

interface Reference {
  readonly provider: string;
  readonly externalRef: string;
}

/** Why money is reserved: what a player is told, and the feature that ends the hold. */
export type HoldPurpose =
  | 'depositReturn'
  | 'withdrawal'
  | 'vendorTransfer'
  | 'uplineTransfer'
  | 'lotteryChase'
  | 'stake';

export interface HoldRequest extends WalletKey, Reference {
  readonly purpose: HoldPurpose;
  readonly amountMicro: bigint;
  /** Funds it may be taken from, in the order they are used up. */
  readonly funds: readonly Exclude<Fund, 'locked'>[];
  /** null: the hold does not expire. */
  readonly expiresAt: Date | null;
}

/**
 * Reserves funds in the caller's transaction. The outcome's `transferId` is the hold's id.
 * Sent again with the same reference it is answered as before and holds once.
 */
export async function hold(
  tx: Tx,
  { ledger, clock }: HoldDependencies,
  request: HoldRequest,
): Promise<PostOutcome> {
  const { amountMicro, funds, expiresAt, purpose, ...transfer } = request;
  const postings = holdPostings({ amountMicro, funds });
  const outcome = await ledger.postIn(tx, { ...transfer, kind: 'hold', postings });
  if (outcome.status !== 'posted' || outcome.replayed) return outcome;
  const mix = funds.flatMap((fund): FundAmount[] => {
    const movedMicro = outcome.moved[fund] ?? 0n;
    return movedMicro === 0n ? [] : [{ fund, amountMicro: -movedMicro }];
  });
  await tx
    .insertInto('hold')
    .values({
      shard: shardOf(request.memberId),
      id: outcome.transferId,
      brand: request.brand,
      member_id: request.memberId,
      currency: request.currency,
      purpose,
      amount: amountMicro,
      mix: JSON.stringify(
        mix.map((part) => ({ fund: part.fund, amount: part.amountMicro.toString() })),
      ),
      status: 'open',
      expires_at: expiresAt,
      created_at: clock.now(),
    })
    .execute();
  return outcome;
}

export interface HoldKey extends Reference {
  readonly memberId: bigint;
  readonly holdId: bigint;
}

/** A payment out of a hold. */
export interface HoldPosting extends HoldKey, Omit<HoldPayment, 'amountMicro'> {
  /** Omitted: all that is still held. */
  readonly amountMicro?: bigint;
  /** What the movement is on a statement; by default the end of a hold. */
  readonly kind?: 'holdPosted' | 'withdrawal';
}

/**
 * Ends a hold by paying out the whole, or `amountMicro` of it with the rest given back.
 * Refused with `holdMissing` or `holdClosed`; sent again it is answered as before.
 */
export function postHold(tx: Tx, deps: HoldDependencies, request: HoldPosting) {
  const { kind = 'holdPosted' } = request;
  return changeHold(tx, deps, request, { kind, status: 'posted' }, ({ mix }) => {
    const amountMicro = request.amountMicro ?? totalOf(mix);
    return { amountMicro, postings: postHoldPostings({ ...request, mix, amountMicro }) };
  });
}

/**
 * Pays a part out of a hold and keeps the rest held; the part that is all of it ends the hold.
 * Refused and answered again as `postHold`.
 */
export function postHoldPart(
  tx: Tx,
  deps: HoldDependencies,
  request: HoldPosting & { readonly amountMicro: bigint },
) {
  const { kind = 'holdPosted', amountMicro } = request;
  const status = (left: readonly FundAmount[]) =>
    totalOf(left) === amountMicro ? 'posted' : 'open';
  return changeHold(tx, deps, request, { kind, status }, ({ mix }) => ({
    amountMicro,
    postings: postHoldPartPostings({ ...request, mix }),
  }));
}

/**
 * Gives a part of a hold back to the funds it came from and keeps the rest held; the part that is all
 * of it ends the hold.
 */
export function releaseHoldPart(
  tx: Tx,
  deps: HoldDependencies,
  request: HoldKey & { readonly amountMicro: bigint },
) {
  const { amountMicro } = request;
  const status = (left: readonly FundAmount[]) =>
    totalOf(left) === amountMicro ? 'voided' : 'open';
  return changeHold(tx, deps, request, { kind: 'holdVoided', status }, ({ mix }) => {
    const part = splitDraw(amountMicro, mix);
    if (part === null) throw new PostingError('more is released than was held');
    return { amountMicro, postings: voidHoldPostings(part) };
  });
}

/** Ends a hold by giving what it still has back to the funds it came from. */
export function voidHold(tx: Tx, deps: HoldDependencies, request: HoldKey) {
  return changeHold(tx, deps, request, { kind: 'holdVoided', status: 'voided' }, ({ mix }) => ({
    amountMicro: 0n,
    postings: voidHoldPostings(mix),
  }));
}

/** As `voidHold`, for one whose time is over. */
export function expireHold(tx: Tx, deps: HoldDependencies, request: HoldKey) {
  return changeHold(tx, deps, request, { kind: 'holdExpired', status: 'expired' }, ({ mix }) => ({
    amountMicro: 0n,
    postings: voidHoldPostings(mix),
  }));
}

interface HoldChange {
  readonly kind: LedgerKind;
  readonly status: string | ((left: readonly FundAmount[]) => string);
}

interface FoundHold extends WalletKey {
  /** What it still has of each fund, in the order taken. */
  readonly mix: readonly FundAmount[];
  readonly open: boolean;
}

async function changeHold(
  tx: Tx,
  { ledger }: HoldDependencies,
  request: HoldKey & { readonly amountMicro?: bigint },
  { kind, status }: HoldChange,
  ending: (found: FoundHold) => { amountMicro: bigint; postings: readonly Posting[] },
): Promise<PostOutcome> {
  const { memberId, holdId, provider, externalRef } = request;
  const found = await lockHold(tx, memberId, holdId);
  if (found === null) return { status: 'refused', reason: 'holdMissing', balances: {} };
  const { brand, currency, mix } = found;
  const transfer: TransferRequest = {
    brand,
    memberId,
    currency,
    provider,
    externalRef,
    kind,
    // What a hold still has changes between two requests; what is asked of it does not.
    content: ['hold', String(holdId), String(request.amountMicro ?? 'rest')],
    postings: [],
  };
  // Answered as before: the ledger compares the content.
  if ((await findTransfer(tx, request)) !== null) return ledger.postIn(tx, transfer);
  if (!found.open) return { status: 'refused', reason: 'holdClosed', balances: {} };
  const { amountMicro, postings } = ending(found);
  const outcome = await ledger.postIn(tx, { ...transfer, postings });
  if (outcome.status !== 'posted' || outcome.replayed) return outcome;
  const ended = typeof status === 'string' ? status : status(mix);
  await tx
    .updateTable('hold')
    .set((eb) => ({
      status: ended,
      posted_amount: eb('posted_amount', '+', amountMicro),
      ...(ended === 'open' ? {} : { resolved_by: outcome.transferId }),
    }))
    .where('shard', '=', shardOf(memberId))
    .where('id', '=', holdId)
    .execute();
  return outcome;
}

/** The hold's row is locked first, so that of two endings the second sees the first. */
async function lockHold(tx: Tx, memberId: bigint, holdId: bigint): Promise<FoundHold | null> {
  const row = await tx
    .selectFrom('hold')
    .selectAll()
    .where('shard', '=', shardOf(memberId))
    .where('id', '=', holdId)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { brand, currency, status, posted_amount: posted } = row;
  // Written only by `hold` above.
  const taken = (row.mix as { fund: string; amount: string }[]).flatMap((part): FundAmount[] =>
    isMemberFund(part.fund) ? [{ fund: part.fund, amountMicro: BigInt(part.amount) }] : [],
  );
  const mix = posted === 0n ? taken : restOfMix(taken, posted);
  return { brand, memberId, currency, mix, open: status === 'open' };
}

const totalOf = (mix: readonly FundAmount[]): bigint =>
  mix.reduce((sum, part) => sum + part.amountMicro, 0n);
