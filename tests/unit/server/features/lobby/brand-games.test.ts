import { expect, it } from 'vitest';
import type { ReturnClass } from '#contract/generated/types.ts';
import { AS_DESIGNED } from '#domain/game/game-policy.ts';
import { AS_SHIPPED, type GameOffer } from '#domain/game/game-offer.ts';
import { brandGames } from '#server/vendors/brand-games.ts';
import { systemClock } from '#server/platform/clock.ts';
import { GameCatalogue } from '#server/vendors/game-catalogue.ts';
import { TITLES } from '#games/generated/titles.ts';
import { houseVendor } from '#server/vendors/house/house-vendor.ts';

const house = houseVendor(TITLES);
const catalogue = new GameCatalogue([house]);

const live = (gameOffer: GameOffer, freePlay = false, slotReturn: ReturnClass | null = null) => ({
  setting: ((kind: string) =>
    kind === 'gamePolicy' ? { ...AS_DESIGNED, slotReturn } : gameOffer) as never,
  site: { freePlay, currency: 'PEN' },
});

const named = (english: string) =>
  live({
    ...AS_SHIPPED,
    vendors: [{ vendor: house.code, state: 'on', names: { en: english } }],
  });

it('what navigation wants is listed once for an offer and a language, and anew for another', () => {
  let offer = named('One');
  const gamesOf = brandGames(catalogue, () => offer, systemClock);
  const listed = (language: string) => gamesOf('denluma').vendorsByCategory(language);
  const first = listed('en');
  expect(first['RNG']?.map(({ displayName }) => displayName)).toEqual(['One']);
  expect(listed('en')).toBe(first);
  expect(listed('es')['RNG']?.[0]?.displayName).toBe(house.displayName);
  expect(listed('en')).toBe(first);
  offer = named('Other');
  expect(listed('en')['RNG']?.[0]?.displayName).toBe('Other');
});

it('lists wallets that vendors keep, unless the brand has turned the vendor off', () => {
  const ownWallet = {
    unitMicro: 1n,
    balanceOf: () => Promise.resolve(0n),
    move: () => Promise.reject(new Error('not asked')),
    outcomeOf: () => Promise.resolve(null),
  };
  const afar = { ...house, code: 'afar', ownWallet };
  const both = new GameCatalogue([house, afar]);
  const walletsOf = (offer: GameOffer) =>
    brandGames(both, () => live(offer), systemClock)('denluma').vendorWallets();
  expect(
    brandGames(catalogue, () => live(AS_SHIPPED), systemClock)('denluma').vendorWallets(),
  ).toEqual([]);
  expect(walletsOf(AS_SHIPPED)).toEqual([{ code: 'afar', wallet: ownWallet }]);
  const off = { vendor: 'afar', state: 'off', names: {} } as const;
  expect(walletsOf({ ...AS_SHIPPED, vendors: [off] })).toEqual([]);
});

it('offers a title to try where the brand offers trial play, and no other', () => {
  const triedOn = (freePlay: boolean) =>
    brandGames(
      catalogue,
      () => live(AS_SHIPPED, freePlay),
      systemClock,
    )('denluma')
      .search({})
      .filter((game) => game.freePlay)
      .map(({ code }) => code);
  expect(triedOn(false)).toEqual([]);
  expect(triedOn(true)).toEqual(house.games().map(({ code }) => code));
});

it('tells the return of the variants that a policy asks for, and each title’s own elsewhere', () => {
  const under = (slotReturn: ReturnClass | null) => {
    const brand = live(AS_SHIPPED, false, slotReturn);
    const games = brandGames(catalogue, () => brand, systemClock)('denluma');
    const percent = (code: string) => Number(games.findNode(`house:${code}`)?.rtpPercent);
    return { jade: percent('jade-orchard'), dice: percent('dice-line') };
  };
  const designed = under(null);
  expect(under('94').jade).toBeCloseTo(94, 0);
  expect(under('94').dice).toBe(designed.dice);
  expect(designed.jade).toBeGreaterThan(96);
});
