import type { ContractPolicy } from '#contract/generated/types.ts';
import { nextWindowFrom } from '#domain/contract/contract-window.ts';
import { aboveOwn } from '#domain/contract/judge-terms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { findNode } from '../../tree/tree.read.ts';
import { accountsOf } from './account.read.ts';
import { requireKind, requireTerms } from './contract-rules.ts';
import {
  activeContract,
  BRAND_PAYS,
  type ContractRow,
  contractsBelow,
  endWithDownlines,
  holdContract,
} from './contract.store.ts';

export interface AnswerRequest {
  readonly brand: string;
  readonly memberId: bigint;
  readonly contractId: bigint;
}

interface Answer {
  readonly accepts: boolean;
  /** Contracts with downlines that are better than the new one may end. */
  readonly endsDownlines: boolean;
}

export interface ContractDay {
  readonly policy: ContractPolicy;
  readonly clock: Clock;
  /** In the time zone of the brand. */
  readonly today: string;
}

/**
 * The downline accepts or rejects an offer, which is judged again. The new contract pays from the next period on; the
 * one before ends with the period that runs, and contracts with downlines that the new one does not cover end with it.
 * @throws Problem CONTRACT_NOT_FOUND, CONTRACT_CHANGED, CONTRACT_EXPIRED, CONTRACT_NOT_OFFERED, CONTRACT_OWN_MISSING,
 * CONTRACT_TERMS_REFUSED, CONTRACT_ENDS_DOWNLINES
 */
export async function answerContract(
  tx: Tx,
  { brand, memberId, contractId }: AnswerRequest,
  { accepts, endsDownlines }: Answer,
  { policy, clock, today }: ContractDay,
): Promise<void> {
  await lockMember(tx, { brand, memberId });
  const offer = await holdContract(tx, brand, contractId);
  if (offer.downlineId !== memberId) throw new Problem('CONTRACT_NOT_FOUND');
  if (offer.status !== 'offered') throw new Problem('CONTRACT_CHANGED');
  const now = clock.now();
  if (!accepts) {
    await setStatus(tx, offer, { status: 'rejected', answered_at: now });
    return;
  }
  if (now >= offer.expiresAt) throw new Problem('CONTRACT_EXPIRED');
  const node = await findNode(tx, { brand, memberId });
  // The downline may have moved since.
  if ((node?.uplineId ?? BRAND_PAYS) !== offer.uplineId) throw new Problem('CONTRACT_CHANGED');
  const kind = requireKind(offer.kind, policy);
  const own = offer.uplineId === BRAND_PAYS ? null : await activeContract(tx, offer.uplineId, kind);
  if (own === null && offer.uplineId !== BRAND_PAYS) throw new Problem('CONTRACT_OWN_MISSING');
  requireTerms(kind, offer.terms, own?.terms ?? null, policy);

  const ending = { today, clock };
  const below = await contractsBelow(tx, memberId, kind);
  const ended = below.filter(({ terms }) => aboveOwn(terms, offer.terms).length > 0);
  if (ended.length > 0 && !endsDownlines) {
    const accounts = await accountsOf(
      tx,
      ended.map(({ downlineId }) => downlineId),
    );
    throw new Problem('CONTRACT_ENDS_DOWNLINES', { value: { accounts } });
  }
  const before = await activeContract(tx, memberId, kind);
  if (before !== null) await endWithDownlines(tx, before, 'superseded', ending);
  await setStatus(tx, offer, {
    status: 'active',
    answered_at: now,
    from_day: nextWindowFrom(offer.terms.period, today),
  });
  for (const contract of ended) await endWithDownlines(tx, contract, 'terminated', ending);
}

interface StatusChange {
  readonly status: ContractRow['status'];
  readonly answered_at: Date;
  readonly from_day?: string;
}

const setStatus = (tx: Tx, { id }: ContractRow, change: StatusChange) =>
  tx.updateTable('contract').set(change).where('id', '=', id).execute();

/** The upline takes an offer back. @throws Problem CONTRACT_NOT_FOUND, CONTRACT_CHANGED */
export async function withdrawContract(
  tx: Tx,
  { brand, memberId, contractId }: AnswerRequest,
  now: Date,
): Promise<void> {
  const offer = await holdContract(tx, brand, contractId);
  if (offer.uplineId !== memberId) throw new Problem('CONTRACT_NOT_FOUND');
  if (offer.status !== 'offered') throw new Problem('CONTRACT_CHANGED');
  await setStatus(tx, offer, { status: 'withdrawn', answered_at: now });
}
