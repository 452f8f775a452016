import { hold, type HoldPurpose, releaseHoldPart, voidHold } from '../../ledger/holds.ts';
import type { Posted, PostOutcome } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { requirePosted } from './refused-stake.ts';
import type { ProductRule, Stake } from './stake.ts';
import { passGates, takeStakeIn } from './take-stake.ts';
import type { WagerParts } from './wagered.ts';

/** Stakes that are reserved before they are taken: a delay in play, the escrow of a seat, a chase. */
export interface HeldStakes extends Omit<Stake, 'stakeRef' | 'cashOnly' | 'session'> {
  readonly holdRef: string;
  readonly purpose: HoldPurpose;
  /** null: it ends with its product. */
  readonly expiresAt: Date | null;
}

/** Names a hold of a member, and what is done with it. */
export interface HoldOf extends MemberKey {
  readonly vendor: string;
  readonly holdId: bigint;
  /** The vendor's id of what is done. */
  readonly ref: string;
}

/**
 * Reserves `stakeMicro` of cash after every gate of a stake, without taking it. What is confirmed later is
 * judged again then.
 * @returns `transferId` is the hold's id
 * @throws Problem as `takeStakeIn`
 */
export async function holdStake(
  tx: Tx,
  deps: WagerParts,
  stakes: HeldStakes,
  rule: ProductRule = {},
): Promise<Posted> {
  const { brand, memberId, currency, vendor, holdRef, purpose, stakeMicro, expiresAt } = stakes;
  await passGates(tx, deps, { ...stakes, stakeRef: holdRef, cashOnly: true, session: null }, rule);
  await rule.take?.(tx);
  const held = await hold(tx, deps, {
    brand,
    memberId,
    currency,
    provider: vendor,
    externalRef: holdRef,
    purpose,
    amountMicro: stakeMicro,
    funds: ['cash'],
    expiresAt,
  });
  return requirePosted(held, currency);
}

/**
 * Takes a stake out of a hold: its part is released, and the stake passes every gate as if it came now.
 * Both fall together, so that a refusal leaves the hold as it was.
 * @throws Problem as `takeStakeIn`, TRANSACTION_DOES_NOT_EXIST or ALREADY_SETTLED for a hold that has ended
 */
export function confirmStake(
  tx: Tx,
  deps: WagerParts,
  { vendor, memberId, holdId, ref }: HoldOf,
  stake: Stake,
  rule: ProductRule = {},
): Promise<Posted> {
  const part = { provider: vendor, externalRef: ref, memberId, holdId };
  return takeStakeIn(tx, deps, stake, {
    ...rule,
    async take(at) {
      const released = await releaseHoldPart(at, deps, { ...part, amountMicro: stake.stakeMicro });
      requirePosted(released, stake.currency);
      await rule.take?.(at);
    },
  });
}

/** Gives back what a hold still has. Holds the member first, as a stake does. */
export async function releaseStake(
  tx: Tx,
  deps: Pick<WagerParts, 'ledger' | 'clock'>,
  { brand, vendor, memberId, holdId, ref }: HoldOf,
): Promise<PostOutcome> {
  await lockMember(tx, { brand, memberId });
  return voidHold(tx, deps, { provider: vendor, externalRef: ref, memberId, holdId });
}
