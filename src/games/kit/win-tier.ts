/** The longest a win may be shown before the player can go on; a tap ends it sooner. Milliseconds. */
export const WIN_LIMIT_MS = 4000;
/** Hold time of a win after its counter has arrived. */
export const WIN_HOLD_MS = 650;

/** plain: shown without celebration. The others are celebrated, each a little more. */
export type WinTier = 'plain' | 'win' | 'great' | 'grand';

/** From how many stakes on. */
const GREAT_STAKES = 10n;
const GRAND_STAKES = 50n;

/**
 * How a payout is shown. With the flag, a return at or below the stake is never celebrated: it is
 * a loss or no gain, whatever the reels show.
 */
export function winTier(
  payoutMicro: bigint,
  stakeMicro: bigint,
  celebrateAboveStakeOnly: boolean,
): WinTier {
  if (payoutMicro <= (celebrateAboveStakeOnly ? stakeMicro : 0n)) return 'plain';
  if (payoutMicro >= stakeMicro * GRAND_STAKES) return 'grand';
  return payoutMicro >= stakeMicro * GREAT_STAKES ? 'great' : 'win';
}

const GREAT_MS = 2100;

/** Duration of the payout counter in milliseconds; with its hold at most 4 s. */
export function countUpMs(tier: WinTier, payoutMicro: bigint, stakeMicro: bigint): number {
  switch (tier) {
    case 'plain':
      return 0;
    case 'win': {
      // 0.6 s just above the stake, 1.3 s at ten stakes; hundredths of a stake are exact enough.
      const stakes = stakeMicro === 0n ? 1 : Number((payoutMicro * 100n) / stakeMicro) / 100;
      return Math.round(600 + 70 * Math.min(10, Math.max(0, stakes)));
    }
    case 'great':
      return GREAT_MS;
    case 'grand':
      return WIN_LIMIT_MS - WIN_HOLD_MS;
  }
}
