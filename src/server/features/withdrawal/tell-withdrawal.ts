import type { Parts } from '../../parts.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Says after a commit that a player's withdrawals have changed. */
export type TellWithdrawal = (owner: MemberKey) => void;

export function tellWithdrawal({ live, relay }: Pick<Parts, 'live' | 'relay'>): TellWithdrawal {
  return ({ brand, memberId }) => {
    live.changed('withdrawal', { brand, memberId });
    live.changed('withdrawalQueue', { brand });
    // Notices and movements leave through the outbox.
    relay.nudge();
  };
}
