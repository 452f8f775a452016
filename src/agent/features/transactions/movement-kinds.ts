import type { TransferKind } from '#contract/generated/types.ts';

/** Kinds of movement that the list has. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'payoutReturned',
  'rebate',
  'commission',
  'cashBack',
  'promoPayout',
  'bonusForfeited',
  'depositReversed',
  'referralReward',
  'compensation',
  'creditReceived',
  'creditSent',
] as const satisfies readonly TransferKind[];

type MovementKind = (typeof MOVEMENT_KINDS)[number];

export function isMovementKind(value: string | null): value is MovementKind {
  return MOVEMENT_KINDS.some((kind) => kind === value);
}

/** Text key of a kind. */
export function kindText(kind: TransferKind): string {
  return isMovementKind(kind) ? `agent:kind.${kind}` : `records:kind.${kind}`;
}
