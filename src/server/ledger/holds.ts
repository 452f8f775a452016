import type { Fund } from '#contract/generated/types.ts';
import { isMemberFund, type SystemAccount } from '#domain/ledger/account-kind.ts';
import { holdPostings, postHoldPostings, voidHoldPostings } from '#domain/ledger/hold-postings.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { FundAmount } from '#domain/ledger/split-draw.ts';
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

export interface HoldRequest extends WalletKey, Reference {
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
  const { amountMicro, funds, expiresAt, ...transfer } = request;
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

/**
 * Ends a hold by paying out: the whole, or `amountMicro` of it with the rest given back.
 * Refused with `holdMissing` or `holdClosed`; sent again it is answered as before.
 */
export function postHold(
  tx: Tx,
  deps: HoldDependencies,
  request: HoldKey & { readonly to: SystemAccount; readonly amountMicro?: bigint },
): Promise<PostOutcome> {
  return endHold(tx, deps, request, 'holdPosted', (found) => {
    const amountMicro = request.amountMicro ?? found.amountMicro;
    return {
      amountMicro,
      postings: postHoldPostings({ mix: found.mix, amountMicro, to: request.to }),
    };
  });
}

/**
 * Ends a hold by giving everything back to the funds it came from.
 * @internal Withdrawals will; until they are built only tests do.
 */
export function voidHold(tx: Tx, deps: HoldDependencies, request: HoldKey): Promise<PostOutcome> {
  return endHold(tx, deps, request, 'holdVoided', ({ mix }) => ({
    amountMicro: 0n,
    postings: voidHoldPostings(mix),
  }));
}

/** As `voidHold`, for one whose time is over. */
export function expireHold(tx: Tx, deps: HoldDependencies, request: HoldKey): Promise<PostOutcome> {
  return endHold(tx, deps, request, 'holdExpired', ({ mix }) => ({
    amountMicro: 0n,
    postings: voidHoldPostings(mix),
  }));
}

const STATUS = { holdPosted: 'posted', holdVoided: 'voided', holdExpired: 'expired' } as const;

interface FoundHold extends WalletKey {
  readonly amountMicro: bigint;
  readonly mix: readonly FundAmount[];
  readonly open: boolean;
}

async function endHold(
  tx: Tx,
  { ledger }: HoldDependencies,
  request: HoldKey,
  kind: keyof typeof STATUS,
  ending: (found: FoundHold) => { amountMicro: bigint; postings: readonly Posting[] },
): Promise<PostOutcome> {
  const { memberId, holdId, provider, externalRef } = request;
  const found = await lockHold(tx, memberId, holdId);
  if (found === null) return { status: 'refused', reason: 'holdMissing', balances: {} };
  const { amountMicro, postings } = ending(found);
  const { brand, currency } = found;
  const transfer: TransferRequest = {
    brand,
    memberId,
    currency,
    provider,
    externalRef,
    kind,
    postings,
  };
  if (!found.open && (await findTransfer(tx, request)) === null) {
    return { status: 'refused', reason: 'holdClosed', balances: {} };
  }
  const outcome = await ledger.postIn(tx, transfer);
  if (outcome.status !== 'posted' || outcome.replayed) return outcome;
  await tx
    .updateTable('hold')
    .set({ status: STATUS[kind], posted_amount: amountMicro, resolved_by: outcome.transferId })
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
  const { brand, currency, amount, status } = row;
  // Written only by `hold` above.
  const mix = (row.mix as { fund: string; amount: string }[]).flatMap((part): FundAmount[] =>
    isMemberFund(part.fund) ? [{ fund: part.fund, amountMicro: BigInt(part.amount) }] : [],
  );
  return { brand, memberId, currency, amountMicro: amount, mix, open: status === 'open' };
}
