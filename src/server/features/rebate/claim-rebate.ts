import type { ReadSetting } from '#domain/earning/earning-kind.ts';
import { kind as rebate } from '#domain/earning/rebate/kind.ts';
import { rewardPostings } from '#domain/ledger/reward-postings.ts';
import { memberObstacle } from '../../promotion/campaign/obstacle.read.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { writeWindow } from '../../play/earning/write-window.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export interface RebateClaim extends MemberKey {
  readonly currency: string;
  readonly setting: ReadSetting;
  /** Today in the brand's time zone. */
  readonly day: string;
}

/**
 * Pays a member the rebate on the valid bets so far, with what is left of the days before.
 * @returns the amount in micro-units
 * @throws Problem NOTHING_TO_CLAIM, MEMBER_BLOCKED, NOT_ELIGIBLE with the obstacle
 */
export async function claimRebate(
  tx: Tx,
  { ledger, clock }: { ledger: Pick<Ledger, 'postIn'>; clock: Clock },
  { brand, memberId, currency, setting, day }: RebateClaim,
): Promise<bigint> {
  const member = { brand, memberId };
  await lockMember(tx, member);
  await requireNone(tx, member, clock.now());
  const window = { from: day, to: day };
  await writeWindow(tx, rebate, { brand, window, setting }, { memberId, members: 1 });
  const due = await tx
    .selectFrom('earning_line')
    .select(['id', 'amount_micro', 'paid_micro'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', rebate.code)
    .where('currency', '=', currency)
    .whereRef('amount_micro', '<>', 'paid_micro')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const amountMicro = due.reduce((sum, line) => sum + line.amount_micro - line.paid_micro, 0n);
  if (amountMicro <= 0n || amountMicro < BigInt(setting('rewardPolicy').rebateMinMicro)) {
    throw new Problem('NOTHING_TO_CLAIM');
  }
  const outcome = await ledger.postIn(tx, {
    ...member,
    currency,
    provider: rebate.pays.provider,
    externalRef: `claim:${newId()}`,
    kind: 'rebate',
    postings: rewardPostings('cash', amountMicro),
  });
  if (outcome.status !== 'posted') throw new Error(`a rebate was refused: ${outcome.reason}`);
  await tx
    .updateTable('earning_line')
    .set((eb) => ({ paid_micro: eb.ref('amount_micro'), paid_at: clock.now() }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  return amountMicro;
}

/** A player who wants no offers still has the rebate of the own bets. */
async function requireNone(tx: Tx, member: MemberKey, now: Date): Promise<void> {
  const obstacle = await memberObstacle(tx, member, now);
  if (obstacle === 'blocked') throw new Problem('MEMBER_BLOCKED');
  if (obstacle !== null && obstacle !== 'optedOut') {
    throw new Problem('NOT_ELIGIBLE', { value: { obstacle } });
  }
}
