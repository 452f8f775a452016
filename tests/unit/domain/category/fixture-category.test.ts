import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { GameCategory } from '#contract/generated/types.ts';

/** A row of schemas/entities/game-category.json, and what codegen makes of it elsewhere. */
const BINGO = {
  text: 'plan:nav.bingo',
  icon: 'grid',
  path: '/bingo',
  page: 'BINGO',
  ties: true,
  limit: 'BINGO',
  rebate: 70,
  agentRate: 60,
  view: 'games',
  product: 'game',
};
const TABLE = '#contract/generated/game-category-table.ts';
const VALUES = '#contract/generated/enum-values.ts';
const CODE = 'BINGO' as string as GameCategory;
const vendor = { vassalage: 'hall', displayName: 'Hall' };

/** Everything that reads the table, loaded with the row in it. */
async function load() {
  return {
    ...(await import('#brand/assemble/open-categories.ts')),
    ...(await import('#brand/category-paths.ts')),
    ...(await import('#brand/specified-routes.ts')),
    ...(await import('#domain/category/categories.ts')),
    ...(await import('#domain/safer-play/category-block.ts')),
    ...(await import('#domain/setting/setting-declaration.ts')),
    ...(await import('#domain/turnover/valid-bet.ts')),
    ...(await import('#server/features/lobby/lobby.read.ts')),
    ...(await import('#server/vendors/game-catalogue.ts')),
    ...(await import('#site/features/game-list/choose-games.ts')),
    ...(await import('#site/frame/navigation-icon.ts')),
    ...(await import('../../../../builder/registry-desk/registry-kinds.ts')),
    agentPolicy: (await import('#domain/agent/agent-policy.setting.ts')).setting,
    rewardPolicy: (await import('#domain/rebate/reward-policy.setting.ts')).setting,
  };
}
let loaded: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(TABLE, async (original) => {
    const { GAME_CATEGORY_TABLE } = await original<{ GAME_CATEGORY_TABLE: object }>();
    return { GAME_CATEGORY_TABLE: { ...GAME_CATEGORY_TABLE, BINGO } };
  });
  vi.doMock(VALUES, async (original) => {
    const values = await original<{ playKinds: readonly string[] }>();
    return { ...values, playKinds: [...values.playKinds, 'BINGO'] };
  });
  loaded = await load();
});
afterAll(() => {
  vi.doUnmock(TABLE);
  vi.doUnmock(VALUES);
  vi.resetModules();
});

it('is a page with its address, icon and vendors once a brand names it', () => {
  expect(loaded.CATEGORY_CODES).toContain(CODE);
  expect(loaded.SPECIFIED_ROUTES).toContainEqual({
    path: '/bingo',
    title: 'plan:nav.bingo',
    category: CODE,
  });
  const entry = { kind: 'category', id: 'bingo', category: CODE, label: { text: 'Bingo' } };
  const open = loaded.findOpenCategories({
    manifest: { navigation: { entries: [entry] } },
    permissionInfo: { built: ['lobby'], vendorsByCategory: { BINGO: [vendor] } },
  } as unknown as Parameters<typeof loaded.findOpenCategories>[0]);
  expect(open).toEqual([CODE]);
  expect(loaded.navigationIcon({ kind: 'category', category: CODE })).toBe('grid');
});

it('is in the lobby, by its name', () => {
  const games = { vendorsByCategory: () => ({ BINGO: [vendor] }) };
  const menus = loaded.gameMenus(games as unknown as Parameters<typeof loaded.gameMenus>[0], 'en');
  const { blocks } = loaded.listGameTypes(menus, CODE, (key) => key);
  expect(blocks).toMatchObject([{ title: 'plan:nav.bingo', gameCategory: CODE }]);
  const hall = { code: 'hall-75', name: 'Hall 75', category: CODE };
  const catalogue = new loaded.GameCatalogue([
    { code: 'hall', games: () => [hall] } as unknown as ConstructorParameters<
      typeof loaded.GameCatalogue
    >[0][number],
  ]);
  for (const category of [CODE, 'HOT', 'ALL']) {
    expect(catalogue.search({ category })).toHaveLength(1);
  }
  expect(catalogue.search({ category: 'RNG' })).toEqual([]);
  const item = { gameCategory: CODE } as Parameters<typeof loaded.inCategory>[0][number];
  expect(loaded.inCategory([item], CODE)).toEqual([item]);
});

it('can be blocked, is rebated and paid by, also where staff set the rates before it was there', () => {
  expect(loaded.playKindOf(CODE)).toBe(CODE);
  const rebates = loaded.rewardPolicy.inEffect(
    { rebateRates: { RNG: 1 } },
    loaded.EVERY_MEANS,
  ).rebateRates;
  expect(rebates).toMatchObject({ RNG: 1, BINGO: 70 });
  expect(
    loaded.agentPolicy.inEffect({ rates: { RNG: 1 } }, loaded.EVERY_MEANS).rates,
  ).toMatchObject({
    RNG: 1,
    BINGO: 60,
  });
  expect(loaded.agentRates()).toMatchObject({ BINGO: 60 });
});

it('counts in the figures of teams, a tie for nothing', () => {
  const round = { category: CODE, stakeMicro: 5n, payoutMicro: 5n };
  expect(loaded.validBetMicro(round)).toBe(0n);
  expect(loaded.validBetMicro({ ...round, payoutMicro: 0n })).toBe(5n);
});

it('is in every filter and editor of categories', () => {
  for (const codes of [
    loaded.PLAYED_CATEGORIES,
    loaded.REBATED_CATEGORIES,
    loaded.RATED_CATEGORIES,
    loaded.PROVIDER_CATEGORIES,
  ]) {
    expect(codes).toContain(CODE);
  }
});
