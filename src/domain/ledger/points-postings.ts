import { PROMO_COST } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** Points that a player gives for something. */
export const pointsSpentPostings = (amountMicro: bigint): readonly Posting[] =>
  checkedPostings([
    { fund: 'cash', amountMicro: -positive(amountMicro, 'points') },
    { system: PROMO_COST, amountMicro },
  ]);

/** Points that a player has back for what was not given; they first pay off a debt in points. */
export const pointsReturnedPostings = (amountMicro: bigint): readonly Posting[] =>
  checkedPostings([
    { system: PROMO_COST, amountMicro: -positive(amountMicro, 'points') },
    { fund: 'cash', amountMicro },
  ]);
