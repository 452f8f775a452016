import type { GameItem } from '#contract/generated/types.ts';
import { playKindOf } from '#domain/safer-play/category-block.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { GameVendor } from '../../vendors/game-vendor.ts';
import { answeringHosts } from '../../outside/live/answering-host.ts';
import { readBlocks } from '../../account/safer-play/category-block.store.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import type { BrandGames } from '../../vendors/brand-games.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';
import { endGameSession, openGameSession } from '../../vendors/open-game-session.ts';
import { hasOpenRound } from '../../play/rounds/open-round.read.ts';
import { moveAtLaunch } from '../../outside/wallets/move-at-launch.ts';
import { bringBack } from '../../outside/wallets/bring-back.ts';
import { gameMenus, listGames, listGameTypes, listVendors } from './lobby.read.ts';
import type { MeasuredPlay } from './measured-play.read.ts';
import { hotGames, type ItemReader, itemsOf, popularGames } from './ranked-games.read.ts';
import { recentNodeIds } from './recent-games.read.ts';
import { shutGame } from '../../platform/shut-game.ts';

const readerOf = (call: CallFacts): ItemReader => ({
  currency: siteOf(call).currency,
  language: call.language,
});

const downVendor = (recommended: readonly GameItem[]): Problem =>
  new Problem('VENDOR_DOWN', { value: { recommended } });

/** As many other titles as a refusal recommends. */
const OTHERS = { limit: 3 };

export function lobbyRoutes(parts: Parts, played: MeasuredPlay): Route[] {
  const { db, clock, text, catalogue, gamesOf } = parts;
  const gamesAt = (call: CallFacts): BrandGames => gamesOf(siteOf(call).brand);
  const answering = answeringHosts();
  /** The first of the brand's launch hosts that answers, for a vendor whose games open there; null: none does. */
  const hostOf = async ({ outside }: GameVendor, brand: string): Promise<string | null> => {
    if (outside?.opensAtHosts !== true) return '';
    const { launchGameCDNs } = settingOf(parts.brands.byId(brand), 'gameHosts');
    return launchGameCDNs.length === 0 ? '' : answering(launchGameCDNs);
  };
  const othersAt = async (call: CallFacts): Promise<readonly GameItem[]> => {
    const { brand } = siteOf(call);
    return hotGames(gamesOf(brand), await played.read(brand), OTHERS, readerOf(call)).items;
  };
  return [
    route('getGameMenus', (call) => gameMenus(gamesAt(call), call.language)),

    route('listVendors', (call) =>
      listVendors(gamesAt(call), call.language, call.query.gameCategory),
    ),

    route('listGames', (call) => listGames(gamesAt(call), call.query, readerOf(call))),

    route('listGameTypes', (call) => {
      const { query, language } = call;
      const menus = gameMenus(gamesAt(call), language);
      return listGameTypes(menus, query.gameCategory, (key) => text.say(language, key));
    }),

    route('listHotGames', async (call) => {
      const { brand } = siteOf(call);
      return hotGames(gamesOf(brand), await played.read(brand), call.query, readerOf(call));
    }),

    route('listPopularGames', async (call) => {
      const { brand } = siteOf(call);
      return popularGames(gamesOf(brand), await played.read(brand), call.query, readerOf(call));
    }),

    route('listRecentGames', async (call) => {
      const member = memberOf(call);
      const opened = await recentNodeIds(db, member);
      const items = itemsOf(gamesOf(member.brand), opened, readerOf(call));
      return { items: items.slice(0, call.query.limit ?? 12) };
    }),

    route('launchGame', async (call) => {
      const { brand, memberId, kind, site, tokenHash } = memberOf(call);
      const { vassalage, gameCode, mode } = call.body;
      // Money is at stake: a trial account needs a real one first.
      if (kind === 'trial' && mode === 'real') throw new Problem('TRIAL_NOT_ALLOWED');
      const vendor = catalogue.vendor(vassalage);
      const game = catalogue.find(vassalage, gameCode);
      if (vendor === null || game === null) throw new Problem('GAME_NOT_FOUND');
      // Play money is a trial player's only.
      const tried = kind === 'trial' && gamesOf(brand).findNode(nodeIdOf(game))?.freePlay === true;
      if (mode === 'demo' && !tried) throw new Problem('DEMO_NOT_OFFERED');
      const { currency } = site;
      const launch = { brand, memberId, vendor: vassalage, gameCode, currency, mode };
      const state = gamesOf(brand).stateOf(vassalage, gameCode);
      // What was staked for is played to its end, wherever that is.
      if (state !== 'on' && !(await hasOpenRound(db, launch))) {
        throw shutGame(state, { recommended: await othersAt(call) });
      }
      const { outside } = vendor;
      if (outside !== undefined) {
        if (!outside.takes(currency)) throw new Problem('GAME_NOT_OFFERED');
        const { country } = call.location;
        if (country !== null && outside.markets?.includes(country) === false) {
          throw new Problem('GAME_NOT_OFFERED');
        }
        if (!outside.isUp) throw downVendor(await othersAt(call));
      }
      const kindOfPlay = playKindOf(game.category);
      if (mode === 'real' && kindOfPlay !== null) {
        const isBlocked = (await readBlocks(db, launch)).has(kindOfPlay);
        if (isBlocked && !(await hasOpenRound(db, launch))) {
          throw new Problem('CATEGORY_BLOCKED', { value: { category: kindOfPlay } });
        }
      }
      const host = await hostOf(vendor, brand);
      if (host === null) throw downVendor(await othersAt(call));
      const { token, expiresAt } = await inTransaction(db, (tx) =>
        openGameSession(tx, { ...launch, memberSessionHash: tokenHash }, clock),
      );
      const keepsMoney = mode === 'real' && vendor.ownWallet !== null;
      if (keepsMoney) await moveAtLaunch(parts, { brand, memberId, currency }, vendor);
      const language = call.body.language ?? call.language;
      const facts = { gameCode, token, language, mode, currency, back: call.origin };
      return {
        launchUrl: `${host}${vendor.launchUrl(facts)}`,
        launchToken: token,
        vendor: vassalage,
        gameCode,
        expiresAt: expiresAt.toISOString(),
        keepsMoney,
      };
    }),

    route('leaveGame', async (call) => {
      const { brand, memberId, site } = memberOf(call);
      const { launchToken: token } = call.body;
      const left = await endGameSession(db, { brand, memberId, token }, clock);
      const { automaticTransfers } = settingOf(parts.brands.byId(brand), 'walletPolicy');
      if (left?.mode === 'real' && automaticTransfers) {
        await bringBack(parts, { brand, memberId, currency: site.currency }, left.vendor);
      }
      return { ended: left !== undefined };
    }),
  ];
}
