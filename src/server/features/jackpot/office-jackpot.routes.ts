import type { FeedingGame } from '#domain/jackpot/jackpot-faults.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { type Route, route } from '../../platform/route.ts';
import { ownLiveBrand, type SettingParts, settingRoutes } from '../../settings/setting-routes.ts';
import { jackpotSetting } from './jackpot.setting.ts';
import { listJackpotWins } from './jackpot-wins.read.ts';

/**
 * A brand's jackpot, as the office sets it, and the pools that were won.
 * @param forget drops the copy that players see
 */
export function officeJackpotRoutes(
  parts: SettingParts,
  gamesOf: (brand: LiveBrand) => readonly FeedingGame[],
  forget: () => void,
): Route[] {
  return [
    ...settingRoutes(jackpotSetting(gamesOf), parts, async () => forget()),
    route('listJackpotWins', (call) =>
      listJackpotWins(parts.db, ownLiveBrand(parts.brands, call).id, call.query),
    ),
  ];
}
