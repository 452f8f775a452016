import { pointsSpentPostings } from '#domain/ledger/points-postings.ts';
import { UNIT_MICRO } from '#domain/ledger/unit.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { REWARD_PROVIDER } from '../../../promotion/reward/reward.store.ts';

/** Takes one spin or ticket of a player. @throws Problem NOTHING_TO_CLAIM */
export async function spendTicket(
  tx: Tx,
  ledger: Pick<Ledger, 'postIn'>,
  { brand, memberId }: MemberKey,
  unit: string,
  reference: string,
): Promise<void> {
  const used = await ledger.postIn(tx, {
    brand,
    memberId,
    provider: REWARD_PROVIDER,
    externalRef: reference,
    currency: unit,
    kind: 'ticketsUsed',
    postings: pointsSpentPostings(UNIT_MICRO),
  });
  if (used.status !== 'posted') throw new Problem('NOTHING_TO_CLAIM');
}
