import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { gameItems } from '../../vendors/game-item.ts';
import { favouriteRoutes } from './favourite.routes.ts';

export function favouriteFeature(parts: Parts): Feature {
  const games = { itemOf: gameItems(parts.gamesOf) };
  return { name: 'favourite', routes: favouriteRoutes(parts, games) };
}
