import { sql } from 'kysely';
import { returnFreeRounds } from '../../account/reward/return-free-rounds.ts';
import { takeBackRewards } from '../../account/reward/take-back-rewards.ts';
import { rewardChanged } from '../../account/reward/tell-reward.ts';
import type { RewardDeps } from '../../account/reward/credit-reward.ts';
import { endFreeRounds, settleBonus } from '../../account/reward/run-bonus.ts';
import type { RewardRow } from '../../account/reward/reward.store.ts';
import { countRounds } from '../../account/turnover/count-rounds.ts';
import { endRequirement } from '../../account/turnover/turnover.store.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/consumer.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { ROUNDS_SETTLED, type RoundsSettled } from '../../vendors/round-event.ts';
import { releaseLeftover } from './release-leftover.ts';

/** The outbox topic of deposits that a channel took back. */
const DEPOSIT_REVERSED = 'ledger.depositReversed';

/** Movements that may bring money into a bonus fund whose bonus has ended. */
const LATE = ['ledger.win', 'ledger.adjustment', 'ledger.rollback'] as const;

interface Movement {
  readonly brand: string;
  readonly memberId: string;
  readonly currency: string;
  readonly transferId: string;
  readonly depositId?: string;
  /** Of movements that belong to a round. */
  readonly movement?: string;
  /** Fund, what it gained, its balance after. */
  readonly legs: readonly (readonly [string, string, string])[] | null;
}

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
      for (const { topic, payload } of events) {
        const movement = payload as Movement;
        if (topic === DEPOSIT_REVERSED) await takeBack(tx, deps, movement);
        else if (topic !== ROUNDS_SETTLED && gainsBonus(movement)) {
          await releaseLeftover(tx, deps, movement);
        }
      }
    },
  };
}

function roundsOf(events: readonly OutboxEvent[]): ReadonlyMap<string, readonly bigint[]> {
  const found = new Map<string, Set<bigint>>();
  for (const { topic, payload } of events) {
    if (topic !== ROUNDS_SETTLED) continue;
    const { brand, rounds } = payload as RoundsSettled;
    const held = found.get(brand) ?? new Set<bigint>();
    for (const id of rounds) held.add(BigInt(id));
    found.set(brand, held);
  }
  return new Map([...found].map(([brand, ids]) => [brand, [...ids]]));
}

async function follow(
  tx: Tx,
  deps: RewardDeps,
  brand: string,
  rounds: readonly bigint[],
): Promise<void> {
  const requirements = await countRounds(tx, brand, rounds);
  for (const requirement of requirements) {
    if (requirement.source === 'bonus') await settleBonus(tx, deps, requirement);
    else if (requirement.progressMicro >= requirement.requiredMicro) {
      await endRequirement(tx, requirement, 'met', deps.clock);
    }
  }
  for (const memberId of new Set(requirements.map((one) => one.memberId))) {
    await rewardChanged(tx, { brand, memberId }, deps.clock);
  }
  await returnFreeRounds(tx, deps, brand, rounds);
  await completeFreeRounds(tx, deps, brand, rounds);
}

/** Free rounds of which none is left are done. */
async function completeFreeRounds(
  tx: Tx,
  deps: RewardDeps,
  brand: string,
  rounds: readonly bigint[],
): Promise<void> {
  const { rows } = await sql<RewardRow>`
    select w.* from reward w
    where w.brand = ${brand}::text and w.status = 'active' and w.kind = 'freeRounds'
      and w.rounds_left = 0 and w.member_id = any(
        select r.member_id from round r
        where r.brand = ${brand}::text and r.id = any(${[...rounds]}::bigint[]))
    order by w.id for no key update
  `.execute(tx);
  for (const reward of rows) await endFreeRounds(tx, deps, reward, 'completed');
}

async function takeBack(tx: Tx, deps: RewardDeps, movement: Movement): Promise<void> {
  const { brand, memberId, depositId } = movement;
  if (depositId === undefined) return;
  await lockMember(tx, { brand, memberId: BigInt(memberId) });
  await takeBackRewards(tx, deps, BigInt(depositId));
}

/** A movement of a round that brings money into the bonus fund. */
const gainsBonus = ({ legs, movement }: Movement): boolean =>
  movement !== undefined &&
  (legs ?? []).some(([fund, gained]) => fund === 'bonus' && BigInt(gained) > 0n);
