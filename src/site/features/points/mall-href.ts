import { SCREENS } from '#brand/screens.ts';

/** Address of the player's redemptions. */
export const HISTORY_HREF = `${SCREENS.pointMall.path}?view=history`;
