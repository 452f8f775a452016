import type { Parts } from '../../parts.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { GameVendor } from '../../vendors/game-vendor.ts';
import type { GameSessions } from './game-session.read.ts';
import type { SignInActivity } from './sign-in-activity.ts';
import type { Stakeable } from '../../play/wager/stakeable.ts';

/** Parts that the seamless wallet uses. */
export interface BetDeps extends Pick<Parts, 'db' | 'clock' | 'relay'> {
  readonly wager: Wager;
  readonly sessions: GameSessions;
  readonly activity: Pick<SignInActivity, 'note'>;
  readonly stakeable: Stakeable;
  /** Stakes that a vendor can express, and whether it cancels payouts. */
  readonly vendorOf: (
    code: string,
  ) => Pick<GameVendor, 'stakeTerms' | 'cancelsPayouts' | 'outside'> | null;
}
