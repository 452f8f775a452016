import { settingOf } from '../../brands/setting-of.ts';
import type { GamePolicy, SlotReturns } from '#contract/generated/types.ts';
import { returnClasses } from '#contract/generated/enum-values.ts';
import { loosensGamePolicy } from '#domain/game/loosens-game-policy.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { GameCatalogue } from '../../vendors/game-catalogue.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';

/** What a brand asks of the platform's own games: return, fast play, least time of a round. */
export const gamePolicyFeature = (parts: Parts): Feature => {
  const slots = slotReturns(parts.catalogue);
  return {
    name: 'game-policy',
    routes: settingRoutes<'getGamePolicy', 'setGamePolicy', GamePolicy>(
      {
        kind: 'gamePolicy',
        read: 'getGamePolicy',
        write: 'setGamePolicy',
        view: (policy) => ({ policy, slots }),
        change: ({ policy }) => policy,
        twoPersons: (before, after, brand) =>
          loosensGamePolicy(before, after) ? secondPersonAboveMicro(brand) : null,
      },
      parts,
    ),
    pageData: ({ brand }) => Promise.resolve({ gamePolicy: policyOf(parts, brand) }),
  };
};

const policyOf = ({ brands }: Pick<Parts, 'brands'>, brand: string): GamePolicy =>
  settingOf(brands.byId(brand), 'gamePolicy');

function slotReturns(catalogue: GameCatalogue): SlotReturns[] {
  return catalogue.search({}).flatMap(({ code, name, rtpPercent, variantPercents = {} }) => {
    const variants = returnClasses.flatMap((returnClass) => {
      const percent = variantPercents[returnClass];
      return percent === undefined ? [] : [{ returnClass, percent }];
    });
    if (rtpPercent === null || variants.length === 0) return [];
    return [{ gameCode: code, gameName: name, designedPercent: rtpPercent, variants }];
  });
}
