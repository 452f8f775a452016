import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { StakeSource } from './play-terms.ts';

export interface RoundKey extends MemberKey {
  readonly vendor: string;
  readonly roundRef: string;
}

/** What the stakes of a round were taken from, in micro-units. */
export interface RoundMix {
  readonly cashMicro: bigint;
  readonly bonusMicro: bigint;
  readonly promoMicro: bigint;
  /** The bonus that was staked still runs. */
  readonly bonusRuns: boolean;
  /** The free rounds that paid. */
  readonly rewardId: bigint | null;
}

/** Notes which money a stake took, so that the payout finds its way. */
export async function noteStake(
  tx: Tx,
  key: RoundKey & { readonly betRef: string },
  source: StakeSource,
  moved: Readonly<Partial<Record<string, bigint>>>,
  clock: Clock,
): Promise<void> {
  const taken = (fund: string): bigint => -(moved[fund] ?? 0n);
  await tx
    .insertInto('bonus_stake')
    .values({
      member_id: key.memberId,
      vendor: key.vendor,
      round_ref: key.roundRef,
      bet_ref: key.betRef,
      brand: key.brand,
      requirement_id: source.requirementId,
      reward_id: source.rewardId,
      cash_micro: taken('cash'),
      bonus_micro: taken('bonus'),
      promo_micro: taken('promo'),
      taken_at: clock.now(),
    })
    .execute();
  if (source.rewardId === null) return;
  await tx
    .updateTable('reward')
    .set((eb) => ({ rounds_left: eb('rounds_left', '-', 1) }))
    .where('id', '=', source.rewardId)
    .where('member_id', '=', key.memberId)
    .execute();
}

/** null: none of the round's stakes was taken while a bonus or free rounds ran. */
export async function roundMix(
  db: Db | Tx,
  { brand, memberId, vendor, roundRef }: RoundKey,
): Promise<RoundMix | null> {
  const row = await db
    .selectFrom('bonus_stake as s')
    .leftJoin('turnover_requirement as t', 't.id', 's.requirement_id')
    .select([
      sql<bigint>`count(*)::bigint`.as('stakes'),
      sql<bigint>`coalesce(sum(s.cash_micro), 0)::bigint`.as('cash'),
      sql<bigint>`coalesce(sum(s.bonus_micro), 0)::bigint`.as('bonus'),
      sql<bigint>`coalesce(sum(s.promo_micro), 0)::bigint`.as('promo'),
      sql<bigint | null>`max(s.reward_id)`.as('reward'),
      sql<boolean>`coalesce(bool_or(t.state = 'open'), false)`.as('runs'),
    ])
    .where('s.member_id', '=', memberId)
    .where('s.vendor', '=', vendor)
    .where('s.round_ref', '=', roundRef)
    .where('s.brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (row.stakes === 0n) return null;
  return {
    cashMicro: row.cash,
    bonusMicro: row.bonus,
    promoMicro: row.promo,
    bonusRuns: row.runs,
    rewardId: row.reward,
  };
}

/** Rounds under way that were staked with the bonus of a requirement. */
export async function openBonusRounds(db: Db | Tx, requirementId: bigint): Promise<number> {
  const { rounds } = await db
    .selectFrom('bonus_stake')
    .select(sql<bigint>`count(distinct (vendor, round_ref))::bigint`.as('rounds'))
    .where('requirement_id', '=', requirementId)
    .where('settled_at', 'is', null)
    .where('bonus_micro', '>', 0n)
    .executeTakeFirstOrThrow();
  return Number(rounds);
}
