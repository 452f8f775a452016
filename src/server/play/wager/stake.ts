import type { SessionGuard } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Wagered } from './wagered.ts';

/** A stake before it is taken. */
export interface Stake extends Wagered {
  /** The vendor's id of the stake: the same one with the same content is answered as before. */
  readonly stakeRef: string;
  readonly stakeMicro: bigint;
  /**
   * The game session that must be live when the ledger takes the stake; its member is judged there. null:
   * the stake comes over the site itself, and the member is judged here.
   */
  readonly session: SessionGuard | null;
  /** false: bought for a player who need not be there. Limits of time do not act. */
  readonly attended: boolean;
  /** The stake takes nothing of a bonus, and no free round pays it. */
  readonly cashOnly: boolean;
  /** Part of the stake that goes into the brand's jackpot. */
  readonly contributionMicro?: bigint | undefined;
  /** Scope in which `stakeRef` is unique; by default one member. */
  readonly referenceScope?: 'member' | 'provider' | undefined;
}

/** A stake over a game session. */
export type SessionStake = Stake & { readonly session: SessionGuard };

/** What a product itself has to say about a stake, in the transaction that takes it. */
export interface ProductRule {
  /**
   * Refuses what the product does not take now: a draw that is closed, a price that has changed. Locks
   * the product's rows that must not change before the stake is taken.
   */
  readonly judge?: (tx: Tx) => Promise<void>;
  /** Writes the product's rows and adds to its exposure, after every other gate. */
  readonly take?: (tx: Tx) => Promise<void>;
}
