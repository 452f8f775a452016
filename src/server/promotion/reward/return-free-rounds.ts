import { sql } from 'kysely';
import { forfeitPostings } from '#domain/ledger/reward-postings.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { RoundRow } from '../../play/rounds/round.read.ts';
import { noteTerms } from '../turnover/turnover.store.ts';
import { ownerOf, type RewardDeps } from './credit-reward.ts';
import { REWARD_PROVIDER, type RewardRow } from './reward.store.ts';
import { rewardChanged } from './tell-reward.ts';

/**
 * Gives free rounds back whose round was taken back: their stake lies in the promo fund again. Those of
 * a reward whose time is over are worth nothing any more.
 */
export async function returnFreeRounds(
  tx: Tx,
  deps: RewardDeps,
  brand: string,
  rounds: readonly RoundRow[],
): Promise<void> {
  const taken = rounds.filter(({ status }) => status === 'rolled_back');
  if (taken.length === 0) return;
  const { rows } = await sql<{ reward_id: bigint; bet_ref: string }>`
    update bonus_stake s set promo_micro = 0
    from unnest(
      ${taken.map((round) => round.member_id)}::bigint[],
      ${taken.map((round) => round.vendor)}::text[],
      ${taken.map((round) => round.round_ref)}::text[]
    ) as r (member_id, vendor, round_ref)
    where s.brand = ${brand}::text and s.member_id = r.member_id and s.vendor = r.vendor
      and s.round_ref = r.round_ref and s.promo_micro > 0 and s.reward_id is not null
    returning s.reward_id, s.bet_ref
  `.execute(tx);
  for (const { reward_id: id, bet_ref: betRef } of rows) {
    const reward = await tx
      .selectFrom('reward')
      .selectAll()
      .where('id', '=', id)
      .where('brand', '=', brand)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await returnRound(tx, deps, reward, betRef);
  }
}

async function returnRound(
  tx: Tx,
  { ledger, clock }: RewardDeps,
  reward: RewardRow,
  betRef: string,
): Promise<void> {
  const owner = ownerOf(reward);
  const isPlayable =
    (reward.status === 'active' || reward.status === 'completed') &&
    reward.expires_at > clock.now();
  if (isPlayable) {
    await tx
      .updateTable('reward')
      .set({ status: 'active', rounds_left: reward.rounds_left + 1, ended_at: null })
      .where('id', '=', reward.id)
      .execute();
    await noteTerms(tx, owner);
  } else {
    const outcome = await ledger.postIn(tx, {
      ...owner,
      provider: REWARD_PROVIDER,
      externalRef: `${reward.id}:${betRef}`,
      kind: 'bonusForfeited',
      postings: forfeitPostings('promo', reward.round_stake_micro),
    });
    if (outcome.status !== 'posted') throw new Error(`a free round stayed: ${outcome.reason}`);
  }
  await rewardChanged(tx, owner, clock);
}
