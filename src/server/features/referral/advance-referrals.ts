import { sql } from 'kysely';
import type { AgentPolicy, ReferralSignal } from '#contract/generated/types.ts';
import { referralPostings } from '#domain/ledger/referral-postings.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sharesIdentity } from '../../tree/invitation/referral.store.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';
import { playersOf } from '../../play/rounds/round.read.ts';
import { stakedInAll } from '../../play/rounds/round-sums.read.ts';
import { ROUNDS_SETTLED, roundsOf } from '../../play/facts/rounds-of.ts';

/** Provider of rewards in the ledger. */
const PROVIDER = 'referral';
const DEPOSIT = 'ledger.deposit';

export type ReferralParts = Pick<Parts, 'clock' | 'ledger' | 'brands'>;

/** Follows invited friends: what they deposited and played, and the reward when both are enough. */
export function followReferrals(
  parts: ReferralParts,
): Consumer<typeof DEPOSIT | typeof ROUNDS_SETTLED> {
  return {
    name: 'followReferrals',
    path: 'afterRelay',
    topics: [DEPOSIT, ROUNDS_SETTLED],
    async consume(tx, events) {
      const found = new Map<string, Set<bigint>>();
      const add = (brand: string, friends: readonly bigint[]): void => {
        const held = found.get(brand) ?? new Set<bigint>();
        for (const friend of friends) held.add(friend);
        found.set(brand, held);
      };
      for (const { topic, payload } of events) {
        if (topic === DEPOSIT) add(payload.brand, [BigInt(payload.memberId)]);
      }
      for (const [brand, rounds] of roundsOf(events))
        add(brand, await playersOf(tx, brand, rounds));
      for (const [brand, friends] of found) await advanceFriends(tx, parts, brand, [...friends]);
    },
  };
}

async function advanceFriends(
  tx: Tx,
  parts: ReferralParts,
  brand: string,
  friends: readonly bigint[],
): Promise<void> {
  if (friends.length === 0) return;
  const open = await tx
    .selectFrom('referral')
    .select('id')
    .where('brand', '=', brand)
    .where('friend_id', 'in', [...friends])
    .where('status', 'in', ['joined', 'deposited', 'played'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const policy = settingOf(parts.brands.byId(brand), 'agentPolicy');
  for (const { id } of open) await advanceReferral(tx, parts, id, policy);
}

/**
 * Measures a friend again, and pays the reward once both conditions are met. Signs of one person behind
 * both accounts stop it until staff have looked. The caller holds the referral's row.
 */
export async function advanceReferral(
  tx: Tx,
  { ledger, clock }: ReferralParts,
  id: bigint,
  policy: AgentPolicy,
): Promise<void> {
  const row = await tx
    .selectFrom('referral')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { brand } = row;
  const { deposited, played } = await progressOf(tx, row);
  const hasDeposited = deposited >= BigInt(policy.referralDepositMicro) && deposited > 0n;
  const hasPlayed = hasDeposited && played >= BigInt(policy.referralPlayMicro);
  const signals = row.signals as ReferralSignal[];
  if (hasPlayed && !row.cleared) {
    if (await sharesBankAccount(tx, row)) signals.push('bankAccount');
    // Either account may have linked an e-mail address since.
    const friend = { brand, memberId: row.friend_id };
    if (await sharesIdentity(tx, friend, row.referrer_id)) signals.push('identity');
  }
  const isSuspect = signals.length > 0 && !row.cleared;
  const isDue = hasPlayed && !isSuspect && policy.referral;
  const now = clock.now();
  await tx
    .updateTable('referral')
    .set({
      deposited_micro: deposited,
      played_micro: played,
      signals: JSON.stringify([...new Set(signals)]),
      status: isSuspect
        ? 'review'
        : isDue
          ? 'paid'
          : hasPlayed
            ? 'played'
            : hasDeposited
              ? 'deposited'
              : 'joined',
      paid_at: isDue ? now : null,
    })
    .where('id', '=', id)
    .execute();
  if (!isDue || row.reward_micro === 0n) return;
  const owner = { brand, memberId: row.referrer_id };
  const { currency, reward_micro: amountMicro } = row;
  const outcome = await ledger.postIn(tx, {
    ...owner,
    currency,
    provider: PROVIDER,
    externalRef: String(id),
    kind: 'referralReward',
    postings: referralPostings(amountMicro),
  });
  if (outcome.status !== 'posted') throw new Error(`a reward was refused: ${outcome.reason}`);
  const facts = { amountMicro: String(amountMicro), currency };
  await tellMember(tx, owner, 'referralPaid', facts, clock);
}

async function progressOf(
  tx: Tx,
  { brand, friend_id: friendId }: { brand: string; friend_id: bigint },
): Promise<{ deposited: bigint; played: bigint }> {
  const { deposited } = await tx
    .selectFrom('deposit')
    .select(sql<bigint>`coalesce(sum(received_micro), 0)::bigint`.as('deposited'))
    .where('brand', '=', brand)
    .where('member_id', '=', friendId)
    .where('status', '=', 'credited')
    .executeTakeFirstOrThrow();
  const played = await stakedInAll(tx, { brand, memberId: friendId });
  return { deposited, played };
}

async function sharesBankAccount(
  tx: Tx,
  row: { brand: string; referrer_id: bigint; friend_id: bigint },
): Promise<boolean> {
  const shared = await tx
    .selectFrom('bank_account as f')
    .innerJoin('bank_account as r', (join) =>
      join.onRef('r.brand', '=', 'f.brand').onRef('r.number_hash', '=', 'f.number_hash'),
    )
    .select('f.id')
    .where('f.brand', '=', row.brand)
    .where('f.member_id', '=', row.friend_id)
    .where('r.member_id', '=', row.referrer_id)
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}
