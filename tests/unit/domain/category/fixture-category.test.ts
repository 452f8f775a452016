import { expect, it, vi } from 'vitest';
import { findOpenCategories } from '#brand/assemble/open-categories.ts';
import { CATEGORY_CODES, categoryPaths } from '#brand/category-paths.ts';
import { agentRates, CATEGORIES, PLAYED_CATEGORIES } from '#domain/category/categories.ts';
import { setting as agentPolicy } from '#domain/agent/agent-policy.setting.ts';
import { setting as rewardPolicy } from '#domain/rebate/reward-policy.setting.ts';
import { playKindOf } from '#domain/safer-play/category-block.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { validBetMicro } from '#domain/turnover/valid-bet.ts';
import { RATED as AGENT_RATED } from '#office/features/agent/agent-policy-draft.ts';
import { RATED as REBATED } from '#office/features/rewards/reward-policy-draft.ts';
import { gameMenus, listGameTypes } from '#server/features/lobby/lobby.read.ts';
import { GameCatalogue } from '#server/vendors/game-catalogue.ts';
import { inCategory } from '#site/features/game-list/choose-games.ts';
import { navigationIcon } from '#site/frame/navigation-icon.ts';
import { PROVIDER_CATEGORIES } from '../../../../builder/registry-desk/registry-kinds.ts';

/** A row of schemas/entities/game-category.json, and what codegen makes of it elsewhere. */
const { BINGO } = vi.hoisted(() => ({
  BINGO: {
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
  },
}));
vi.mock(import('#contract/generated/game-category-table.ts'), async (original) => {
  const { GAME_CATEGORY_TABLE } = await original();
  return { GAME_CATEGORY_TABLE: { ...GAME_CATEGORY_TABLE, BINGO } };
});
vi.mock(import('#contract/generated/enum-values.ts'), async (original) => {
  const values = await original();
  return { ...values, playKinds: [...values.playKinds, 'BINGO'] } as unknown as typeof values;
});

const CODE = 'BINGO' as keyof typeof CATEGORIES;
const vendor = { vassalage: 'hall', displayName: 'Hall' };

it('is a page with its address, icon and vendors once a brand names it', () => {
  expect(CATEGORY_CODES).toContain(CODE);
  expect(categoryPaths(CODE as (typeof CATEGORY_CODES)[number])).toEqual(['/bingo']);
  const entry = { kind: 'category', id: 'bingo', category: CODE, label: { text: 'Bingo' } };
  const open = findOpenCategories({
    manifest: { navigation: { entries: [entry] } },
    permissionInfo: { built: ['lobby'], vendorsByCategory: { BINGO: [vendor] } },
  } as unknown as Parameters<typeof findOpenCategories>[0]);
  expect(open).toEqual([CODE]);
  expect(navigationIcon({ kind: 'category', category: CODE })).toBe('grid');
});

it('is in the lobby, by its name', () => {
  const games = { vendorsByCategory: () => ({ BINGO: [vendor] }) };
  const menus = gameMenus(games as unknown as Parameters<typeof gameMenus>[0], 'en');
  const { blocks } = listGameTypes(menus, CODE, (key) => key);
  expect(blocks).toMatchObject([{ title: 'plan:nav.bingo', gameCategory: CODE }]);
  const hall = { code: 'hall-75', name: 'Hall 75', category: CODE };
  const catalogue = new GameCatalogue([
    { code: 'hall', games: () => [hall] } as unknown as ConstructorParameters<
      typeof GameCatalogue
    >[0][number],
  ]);
  for (const category of [CODE, 'HOT', 'ALL']) {
    expect(catalogue.search({ category })).toHaveLength(1);
  }
  expect(catalogue.search({ category: 'RNG' })).toEqual([]);
  const item = { gameCategory: CODE } as Parameters<typeof inCategory>[0][number];
  expect(inCategory([item], CODE)).toEqual([item]);
});

it('can be blocked, is rebated and paid by, also where staff set the rates before it was there', () => {
  expect(playKindOf(CODE)).toBe(CODE);
  const rebates = rewardPolicy.inEffect({ rebateRates: { RNG: 1 } }, EVERY_MEANS).rebateRates;
  expect(rebates).toMatchObject({ RNG: 1, BINGO: 70 });
  expect(agentPolicy.inEffect({ rates: { RNG: 1 } }, EVERY_MEANS).rates).toMatchObject({
    RNG: 1,
    BINGO: 60,
  });
  expect(agentRates()).toMatchObject({ BINGO: 60 });
});

it('counts in the figures of teams, a tie for nothing', () => {
  const round = { category: CODE, stakeMicro: 5n, payoutMicro: 5n };
  expect(validBetMicro(round)).toBe(0n);
  expect(validBetMicro({ ...round, payoutMicro: 0n })).toBe(5n);
});

it('is in every filter and editor of categories', () => {
  for (const codes of [PLAYED_CATEGORIES, REBATED, AGENT_RATED, PROVIDER_CATEGORIES]) {
    expect(codes).toContain(CODE);
  }
});
