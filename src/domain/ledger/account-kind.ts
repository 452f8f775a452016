import { funds } from '#contract/generated/enum-values.ts';
import type { Fund } from '#contract/generated/types.ts';

/** Funds a stake may be taken from. */
export const PLAY_FUNDS = ['cash', 'bonus', 'promo'] as const satisfies readonly Fund[];
export type PlayFund = (typeof PLAY_FUNDS)[number];

/**
 * The other side. house: result of the games. jackpot: pools. promoCost: what promotions gave.
 * fee: fees that members paid. correction: what staff adjusted. settlement: what a channel holds for us. clearing, inTransit: on the way, zero once all is done.
 */
export const SYSTEM_KINDS = [
  'house',
  'jackpot',
  'promoCost',
  'fee',
  'correction',
  'settlement',
  'clearing',
  'inTransit',
] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

/** Kinds that must return to zero when everything under way has ended. */
export const PASSING_KINDS = ['clearing', 'inTransit'] as const satisfies readonly SystemKind[];

export const SYSTEM_OWNERS = ['house', 'channel', 'vendor'] as const;
export type SystemOwnerKind = (typeof SYSTEM_OWNERS)[number];

/** Owner of a system account: the house, a payment channel or a vendor by its code. */
export interface SystemAccount {
  readonly owner: SystemOwnerKind;
  readonly ownerId: string;
  readonly kind: SystemKind;
}

/** Result of the games. */
export const HOUSE: SystemAccount = { owner: 'house', ownerId: 'house', kind: 'house' };

/** A brand's pool, funded by stakes until a round wins it. */
export const JACKPOT: SystemAccount = { owner: 'house', ownerId: 'house', kind: 'jackpot' };

/** What the house gives away. */
export const PROMO_COST: SystemAccount = { owner: 'house', ownerId: 'house', kind: 'promoCost' };

/** Fees of deposits and withdrawals. */
export const FEES: SystemAccount = { owner: 'house', ownerId: 'house', kind: 'fee' };

export function isMemberFund(kind: string): kind is Fund {
  return (funds as readonly string[]).includes(kind);
}
