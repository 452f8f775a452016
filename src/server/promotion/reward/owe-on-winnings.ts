import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { oweTurnover, type TurnoverTerms } from '../turnover/turnover.store.ts';

/** Turnover is owed on what free rounds won, where their terms say so. The winnings are cash till then. */
export async function oweOnWinnings(
  tx: Tx,
  { brand, memberId, currency }: MemberKey & { readonly currency: string },
  rewardId: bigint,
  wonMicro: bigint,
  clock: Clock,
): Promise<void> {
  const { turnover_times: times, terms } = await tx
    .selectFrom('reward')
    .select(['turnover_times', 'terms'])
    .where('id', '=', rewardId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const requirement = {
    brand,
    memberId,
    currency,
    source: 'cash' as const,
    lockedMicro: wonMicro,
    requiredMicro: wonMicro * BigInt(times),
    rewardId,
    terms: termsOf(terms),
  };
  await oweTurnover(tx, requirement, clock);
}

/** As `giveReward` stores them: amounts are text in JSON. */
export function termsOf(stored: unknown): TurnoverTerms {
  const terms = stored as Omit<TurnoverTerms, 'maxStakeMicro'> & { maxStakeMicro: string | null };
  const { maxStakeMicro } = terms;
  return { ...terms, maxStakeMicro: maxStakeMicro === null ? null : BigInt(maxStakeMicro) };
}
