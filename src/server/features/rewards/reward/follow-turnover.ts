import { sql } from 'kysely';
import type { LedgerMovement } from '#contract/generated/events.ts';
import { returnFreeRounds } from '../../../promotion/reward/return-free-rounds.ts';
import { takeBackRewards } from '../../../promotion/reward/take-back-rewards.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import type { RewardDeps } from '../../../promotion/reward/credit-reward.ts';
import { endFreeRounds, settleBonus } from '../../../promotion/reward/run-bonus.ts';
import type { RewardRow } from '../../../promotion/reward/reward.store.ts';
import { countForTurnover } from '../../../promotion/turnover/count-for-turnover.ts';
import { endRequirement } from '../../../promotion/turnover/turnover.store.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Consumer } from '../../../platform/outbox/consumer.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import { isMovement } from '../../../play/facts/movements-of.ts';
import { roundsById } from '../../../play/rounds/round.read.ts';
import { ROUNDS_SETTLED, roundsOf } from '../../../play/facts/rounds-of.ts';
import { releaseLeftover } from './release-leftover.ts';

/** The outbox topic of deposits that a channel took back. */
const DEPOSIT_REVERSED = 'ledger.depositReversed';

/** Movements that may bring money into a bonus fund whose bonus has ended. */
const LATE = ['ledger.win', 'ledger.adjustment', 'ledger.rollback'] as const;

/**
 * Counts settled rounds as turnover and ends what is met, played away or taken back. Each event counts
 * once, whatever fails between.
 */
export function followTurnover(deps: RewardDeps): Consumer {
  return {
    name: 'followTurnover',
    path: 'afterRelay',
    topics: [ROUNDS_SETTLED, DEPOSIT_REVERSED, ...LATE],
    async consume(tx, events) {
      for (const [brand, rounds] of roundsOf(events)) await follow(tx, deps, brand, rounds);
      for (const event of events) {
        if (!isMovement(event)) continue;
        const { topic, payload } = event;
        if (topic === DEPOSIT_REVERSED) await takeBack(tx, deps, payload);
        else if (gainsBonus(payload)) await releaseLeftover(tx, deps, payload);
      }
    },
  };
}

async function follow(
  tx: Tx,
  deps: RewardDeps,
  brand: string,
  rounds: readonly bigint[],
): Promise<void> {
  const settled = await roundsById(tx, brand, rounds);
  const requirements = await countForTurnover(tx, brand, settled);
  for (const requirement of requirements) {
    if (requirement.source === 'bonus') await settleBonus(tx, deps, requirement);
    else if (requirement.progressMicro >= requirement.requiredMicro) {
      await endRequirement(tx, requirement, 'met', deps.clock);
    }
  }
  for (const memberId of new Set(requirements.map((one) => one.memberId))) {
    await rewardChanged(tx, { brand, memberId }, deps.clock);
  }
  await returnFreeRounds(tx, deps, brand, settled);
  const players = new Set(settled.map((round) => round.member_id));
  await completeFreeRounds(tx, deps, brand, [...players]);
}

/** Free rounds of which none is left are done. Members are held before what runs for them, as by a stake. */
async function completeFreeRounds(
  tx: Tx,
  deps: RewardDeps,
  brand: string,
  players: readonly bigint[],
): Promise<void> {
  const isUsedUp = sql`w.brand = ${brand}::text and w.status = 'active' and w.kind = 'freeRounds'
    and w.rounds_left = 0 and w.member_id = any(${[...players]}::bigint[])`;
  await sql`
    select m.id from member m where m.id in (select w.member_id from reward w where ${isUsedUp})
    order by m.id for no key update
  `.execute(tx);
  const { rows } = await sql<RewardRow>`
    select w.* from reward w where ${isUsedUp} order by w.id for no key update
  `.execute(tx);
  for (const reward of rows) await endFreeRounds(tx, deps, reward, 'completed');
}

async function takeBack(tx: Tx, deps: RewardDeps, movement: LedgerMovement): Promise<void> {
  const { brand, memberId, depositId } = movement;
  if (depositId === undefined) return;
  await lockMember(tx, { brand, memberId: BigInt(memberId) });
  await takeBackRewards(tx, deps, BigInt(depositId));
}

/** A movement of a round that brings money into the bonus fund. */
const gainsBonus = ({ legs, movement }: LedgerMovement): boolean =>
  movement !== undefined &&
  (legs ?? []).some(([fund, gained]) => fund === 'bonus' && BigInt(gained) > 0n);
