import { Problem } from '../../platform/problem.ts';
import { shutGame } from '../../platform/shut-game.ts';
import type { Wagered, WagerParts } from './wagered.ts';

/**
 * The first gate: the brand's site and the game are open. Read from memory, so that it costs nothing.
 * @throws Problem MAINTENANCE, REGION_BLOCKED, GAME_MAINTENANCE, GAME_NOT_OFFERED
 */
export function judgeOpen(
  { brands, gamesOf }: Pick<WagerParts, 'brands' | 'gamesOf'>,
  { brand, vendor, gameCode }: Pick<Wagered, 'brand' | 'vendor' | 'gameCode'>,
): void {
  const siteStatus = brands.byId(brand)?.siteStatus ?? 1;
  if (siteStatus === 1) throw new Problem('MAINTENANCE', { retryAfterSeconds: 60 });
  if (siteStatus === 2) throw new Problem('REGION_BLOCKED');
  const gameState = gamesOf(brand).stateOf(vendor, gameCode);
  if (gameState !== 'on') throw shutGame(gameState);
}
