import { forfeitPostings, releasePostings } from '#domain/ledger/reward-postings.ts';
import { holdBalances } from '../../ledger/hold-balances.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { tellMember } from '../../account/tell-member.ts';
import { rewardTitles } from '../campaign/campaign.read.ts';
import { openBonusRounds } from '../turnover/bonus-stake.store.ts';
import {
  endRequirement,
  noteTerms,
  openRequirements,
  oweTurnover,
  type Requirement,
} from '../turnover/turnover.store.ts';
import { creditReward, ownerOf, playUntil, type RewardDeps } from './credit-reward.ts';
import { termsOf } from './owe-on-winnings.ts';
import { REWARD_PROVIDER, type RewardRow } from './reward.store.ts';
import { rewardChanged } from './tell-reward.ts';

/**
 * Begins a bonus: its money lies in the bonus fund until the turnover is met. One runs at a time, so
 * that all of the fund belongs to it; another one waits. The caller holds the member's row.
 */
export async function startBonus(tx: Tx, deps: RewardDeps, reward: RewardRow): Promise<void> {
  const { ledger, clock } = deps;
  const now = clock.now();
  const owner = ownerOf(reward);
  const runs = await runningBonus(tx, owner);
  if (runs !== null) {
    await tx
      .updateTable('reward')
      .set({ status: 'queued', claimed_at: now })
      .where('id', '=', reward.id)
      .execute();
    return;
  }
  const transferId = await creditReward(tx, ledger, reward, 'bonus');
  const expiresAt = playUntil(reward, now);
  await oweTurnover(
    tx,
    {
      ...owner,
      source: 'bonus',
      lockedMicro: reward.locked_micro,
      requiredMicro: reward.turnover_micro,
      rewardId: reward.id,
      terms: termsOf(reward.terms),
      expiresAt,
    },
    clock,
  );
  await tx
    .updateTable('reward')
    .set({
      status: 'active',
      claimed_at: reward.claimed_at ?? now,
      expires_at: expiresAt,
      transfer_id: transferId,
    })
    .where('id', '=', reward.id)
    .execute();
}

/** The member's running bonus; null: none. @param lock holds it until the transaction ends */
export async function runningBonus(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { lock = false }: { lock?: boolean } = {},
): Promise<Requirement | null> {
  const open = await openRequirements(tx, brand, [memberId], { lock });
  return open.find(({ source }) => source === 'bonus') ?? null;
}

/**
 * Ends a bonus when it is time: its turnover is met, its money is played away, or its days are over. A
 * round that was staked with it comes to its end first, so that its payout belongs to the bonus.
 * @param bonus held by the caller. @returns whether it ended
 */
export async function settleBonus(tx: Tx, deps: RewardDeps, bonus: Requirement): Promise<boolean> {
  if ((await openBonusRounds(tx, bonus.id)) > 0) return false;
  const balances = await holdBalances(tx, bonus, bonus.currency);
  if (bonus.progressMicro >= bonus.requiredMicro) {
    await releaseBonus(tx, deps, bonus, balances.bonus);
    return true;
  }
  if (balances.bonus === 0n) {
    await endBonus(tx, deps, bonus, 'completed');
    return true;
  }
  if (bonus.expiresAt !== null && bonus.expiresAt <= deps.clock.now()) {
    await forfeitBonus(tx, deps, bonus, balances.bonus, 'expired');
    return true;
  }
  return false;
}

/** What is left of the bonus becomes cash. */
async function releaseBonus(
  tx: Tx,
  deps: RewardDeps,
  bonus: Requirement,
  leftMicro: bigint,
): Promise<void> {
  const { brand, memberId, currency } = bonus;
  if (leftMicro > 0n) {
    const outcome = await deps.ledger.postIn(tx, {
      brand,
      memberId,
      currency,
      provider: REWARD_PROVIDER,
      externalRef: `${bonus.rewardId}:released`,
      kind: 'bonusReleased',
      postings: releasePostings(leftMicro),
    });
    if (outcome.status !== 'posted') throw new Error(`a bonus stayed locked: ${outcome.reason}`);
  }
  await endBonus(tx, deps, bonus, 'completed');
  const title = await bonusTitle(tx, bonus);
  const facts = { title, amountMicro: String(leftMicro), currency };
  await tellMember(tx, bonus, 'bonusCompleted', facts, deps.clock);
}

/** What is left of the bonus goes back. The caller has made sure that no round of it is under way. */
export async function forfeitBonus(
  tx: Tx,
  deps: RewardDeps,
  bonus: Requirement,
  leftMicro: bigint,
  status: 'forfeited' | 'expired' | 'reversed',
): Promise<void> {
  const { brand, memberId, currency } = bonus;
  if (leftMicro > 0n) {
    const outcome = await deps.ledger.postIn(tx, {
      brand,
      memberId,
      currency,
      provider: REWARD_PROVIDER,
      externalRef: `${bonus.rewardId}:${status}`,
      kind: 'bonusForfeited',
      postings: forfeitPostings('bonus', leftMicro),
    });
    if (outcome.status !== 'posted') throw new Error(`a bonus was not taken: ${outcome.reason}`);
  }
  await endBonus(tx, deps, bonus, status);
  if (status !== 'expired') return;
  await tellMember(tx, bonus, 'bonusExpired', { title: await bonusTitle(tx, bonus) }, deps.clock);
}

async function bonusTitle(tx: Tx, { brand, memberId, rewardId }: Requirement): Promise<string> {
  if (rewardId === null) return '';
  const { language } = await tx
    .selectFrom('member')
    .select('language')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return (await rewardTitles(tx, [rewardId], [language])).get(rewardId) ?? '';
}

async function endBonus(
  tx: Tx,
  deps: RewardDeps,
  bonus: Requirement,
  status: 'completed' | 'forfeited' | 'expired' | 'reversed',
): Promise<void> {
  const { brand, memberId, rewardId } = bonus;
  await endRequirement(tx, bonus, status === 'completed' ? 'met' : 'ended', deps.clock);
  if (rewardId !== null) {
    await tx
      .updateTable('reward')
      .set({ status, ended_at: deps.clock.now() })
      .where('id', '=', rewardId)
      .execute();
  }
  await startNext(tx, deps, { brand, memberId });
  await rewardChanged(tx, bonus, deps.clock);
}

/** The bonus that has waited longest begins. */
async function startNext(tx: Tx, deps: RewardDeps, { brand, memberId }: MemberKey): Promise<void> {
  const next = await tx
    .selectFrom('reward')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'queued')
    .orderBy('claimed_at')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (next !== undefined) await startBonus(tx, deps, next);
}

/** Ends free rounds: those that are left are worth nothing any more. */
export async function endFreeRounds(
  tx: Tx,
  { ledger, clock }: RewardDeps,
  reward: RewardRow,
  status: 'completed' | 'forfeited' | 'expired' | 'reversed',
): Promise<void> {
  const leftMicro = reward.round_stake_micro * BigInt(reward.rounds_left);
  if (leftMicro > 0n) {
    const outcome = await ledger.postIn(tx, {
      ...ownerOf(reward),
      provider: REWARD_PROVIDER,
      externalRef: `${reward.id}:${status}`,
      kind: 'bonusForfeited',
      postings: forfeitPostings('promo', leftMicro),
    });
    if (outcome.status !== 'posted') throw new Error(`free rounds stayed: ${outcome.reason}`);
  }
  await tx
    .updateTable('reward')
    .set({ status, rounds_left: 0, ended_at: clock.now() })
    .where('id', '=', reward.id)
    .execute();
  await noteTerms(tx, ownerOf(reward));
  await rewardChanged(tx, ownerOf(reward), clock);
}
