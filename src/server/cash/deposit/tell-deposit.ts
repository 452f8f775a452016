import type { Parts } from '../../parts.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Says after a commit that a player's deposits have changed. */
export function tellDeposit(
  { live, relay }: Pick<Parts, 'live' | 'relay'>,
  { brand, memberId }: MemberKey,
): void {
  live.changed('deposit', { brand, memberId });
  live.changed('depositQueue', { brand });
  // The notice leaves through the outbox.
  relay.nudge();
}
