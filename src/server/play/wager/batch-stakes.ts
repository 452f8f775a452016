import { batchPostings } from '#domain/ledger/batch-postings.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Posted } from '../../ledger/transfer-request.ts';
import type { ProductRule, SessionStake, Stake } from './stake.ts';
import { type PostingsOf, type TakenStake, takeStake, takeStakeIn } from './take-stake.ts';
import { partOf, type WagerParts } from './wagered.ts';

/**
 * Many stakes and payouts of one member in one round: shots at fish, a vendor's batch. `stakeMicro` is the
 * sum of the stakes, which the wallet has to cover.
 */
export type Batch<Of extends Stake = Stake> = Omit<Of, 'cashOnly' | 'contributionMicro'> & {
  /** Sum of the payouts, gross. */
  readonly payoutMicro: bigint;
};

/**
 * Posts a batch over a game session as one transfer, through the gates of a stake. It takes cash alone:
 * the payout of a mixed stake would need its mix before it is taken.
 * @throws Problem as `takeStakeIn`
 */
export const batchStakes = (deps: WagerParts, batch: Batch<SessionStake>): Promise<TakenStake> =>
  takeStake(deps, { ...batch, cashOnly: true }, postingsOf(batch));

/** The same with the product's own rows. */
export const batchStakesIn = (
  tx: Tx,
  deps: WagerParts,
  batch: Batch,
  rule?: ProductRule,
): Promise<Posted> => takeStakeIn(tx, deps, { ...batch, cashOnly: true }, rule, postingsOf(batch));

const postingsOf =
  ({ payoutMicro }: Pick<Batch, 'payoutMicro'>): PostingsOf =>
  (deps, stake) => {
    const { stakeMicro, gameCode } = stake;
    return {
      kind: 'betWin',
      content: ['batch', gameCode, String(stakeMicro), String(payoutMicro)],
      event: partOf(deps, stake, 'batch', stakeMicro, { closes: true, payoutMicro }),
      postings: batchPostings({ stakeMicro, payoutMicro }),
    };
  };
