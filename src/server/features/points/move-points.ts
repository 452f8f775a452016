import { pointsReturnedPostings, pointsSpentPostings } from '#domain/ledger/points-postings.ts';
import { rewardPostings } from '#domain/ledger/reward-postings.ts';
import { POINTS } from '#domain/ledger/unit.ts';
import { POINT_MICRO } from '#domain/points/points.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Provider of these movements in the ledger. */
const PROVIDER = 'points';

type Posts = Pick<Ledger, 'postIn'>;

/**
 * Takes points of a player, whose points the caller has locked.
 * @param held points of the player before
 * @throws Problem INSUFFICIENT_POINTS
 */
export async function spendPoints(
  tx: Tx,
  ledger: Posts,
  { brand, memberId }: MemberKey,
  { reference, points, held }: { reference: string; points: bigint; held: bigint },
): Promise<void> {
  if (held < points) throw new Problem('INSUFFICIENT_POINTS');
  const spent = await ledger.postIn(tx, {
    brand,
    memberId,
    provider: PROVIDER,
    externalRef: reference,
    currency: POINTS,
    kind: 'pointsSpent',
    postings: pointsSpentPostings(points * POINT_MICRO),
  });
  if (spent.status !== 'posted') throw new Problem('INSUFFICIENT_POINTS');
}

/** Gives points back that a player spent. */
export async function returnPoints(
  tx: Tx,
  ledger: Posts,
  { brand, memberId }: MemberKey,
  { reference, points }: { reference: string; points: bigint },
): Promise<void> {
  const returned = await ledger.postIn(tx, {
    brand,
    memberId,
    provider: PROVIDER,
    externalRef: reference,
    currency: POINTS,
    kind: 'pointsReturned',
    postings: pointsReturnedPostings(points * POINT_MICRO),
  });
  if (returned.status !== 'posted')
    throw new Error(`points of ${memberId} were not given back: ${returned.reason}`);
}

/** Pays cash for points. @returns the transfer */
export async function payCash(
  tx: Tx,
  ledger: Posts,
  { brand, memberId }: MemberKey,
  {
    reference,
    currency,
    amountMicro,
  }: { reference: string; currency: string; amountMicro: bigint },
): Promise<bigint> {
  const paid = await ledger.postIn(tx, {
    brand,
    memberId,
    provider: PROVIDER,
    externalRef: reference,
    currency,
    kind: 'promoPayout',
    postings: rewardPostings('cash', amountMicro),
  });
  if (paid.status !== 'posted')
    throw new Error(`points of ${memberId} were not paid: ${paid.reason}`);
  return paid.transferId;
}
