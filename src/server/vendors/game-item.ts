import type { GameCategory, GameItem } from '#contract/generated/types.ts';
import type { BrandGames, OfferedGame } from './brand-games.ts';

/** By title, currency and language: lists of thousands are read with every key in the search field. */
const made = new WeakMap<OfferedGame, Map<string, GameItem>>();

/** A title as the contract has it, the same object each time. @param language of its name, where it has several */
export function gameItem(game: OfferedGame, currency: string, language = ''): GameItem {
  const items = made.get(game) ?? new Map<string, GameItem>();
  made.set(game, items);
  const name = nameIn(game, language);
  const key = name === game.name ? currency : `${currency} ${name}`;
  const item = items.get(key) ?? makeItem(game, currency, name);
  items.set(key, item);
  return item;
}

const nameIn = ({ name, names = {} }: OfferedGame, language: string): string =>
  names[language] ?? names[language.split('-')[0] ?? ''] ?? name;

function makeItem(game: OfferedGame, currency: string, name: string): GameItem {
  const stakes = game.stakesMicro[currency] ?? [];
  return {
    nodeId: game.nodeId,
    gameName: name,
    // Without one the site draws a tile in the brand's own art.
    iconUrl: game.iconUrls[0] ?? null,
    ...(game.iconUrls.length > 1 ? { otherIconUrls: game.iconUrls.slice(1) } : {}),
    winAmountMicro: null,
    vassalage: game.vendor,
    gameCode: game.code,
    isGame: game.isList === true ? 'VASSALAGE' : 'GAME',
    gameType: game.category,
    gameCategory: game.category as GameCategory,
    // As the specification has it: 0 offers a free trial.
    supportPlay: game.freePlay ? 0 : 1,
    maintenance: game.maintenance,
    rtpPercent: game.rtpPercent,
    volatility: game.volatility,
    minStakeMicro: amountOrNull(stakes[0]),
    maxStakeMicro: amountOrNull(stakes.at(-1)),
    lines: game.lines,
    subCategories: [...game.subCategories],
    theme: game.theme,
    aliases: [...game.aliases],
    releasedOn: game.releasedOn,
    tags: [...game.tags],
  };
}

function amountOrNull(amount: bigint | undefined): string | null {
  return amount === undefined ? null : String(amount);
}

/** Finds tiles by their ids, for whoever has only these; null: the brand offers no such title. */
export function gameItems(
  gamesOf: (brand: string) => BrandGames,
): (brand: string, nodeId: string, currency: string, language?: string) => GameItem | null {
  return (brand, nodeId, currency, language) => {
    const game = gamesOf(brand).findNode(nodeId);
    return game === null ? null : gameItem(game, currency, language);
  };
}
