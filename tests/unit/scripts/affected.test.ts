import { describe, expect, it } from 'vitest';
import { affectedBy, affectedInTree } from '../../../scripts/check/affected.ts';

const SPECS = [
  { path: 'tests/e2e/game-policy.spec.ts', text: "office.goto('/office/game-policy')" },
  { path: 'tests/e2e/safer-play.spec.ts', text: "page.goto('/office/harm-cases'); openOffice(" },
  { path: 'tests/e2e/slots.spec.ts', text: "page.goto('/seamless?gameCode=jade-orchard')" },
  { path: 'tests/e2e/register.spec.ts', text: "page.goto('/register')" },
];
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'src/office/features/harm-case/': ['/harm-cases'],
};
const specsOf = (...files: string[]) =>
  affectedBy(files, SPECS, (folder) => PATHS[folder] ?? []).specs;

describe('affectedBy', () => {
  it('chooses the specs that name a feature or a path it declares', () => {
    expect(specsOf('src/office/features/game-policy/Screen.tsx')).toEqual([
      'tests/e2e/game-policy.spec.ts',
    ]);
    expect(specsOf('src/office/features/harm-case/Desk.tsx')).toEqual([
      'tests/e2e/safer-play.spec.ts',
    ]);
    expect(specsOf('src/server/features/game-policy/feature.ts')).toEqual([
      'tests/e2e/game-policy.spec.ts',
    ]);
  });

  it('chooses every spec of an app for a feature that none of them names', () => {
    expect(specsOf('src/office/features/dead-event/Desk.tsx')).toEqual([
      'tests/e2e/game-policy.spec.ts',
      'tests/e2e/safer-play.spec.ts',
    ]);
    expect(specsOf('src/site/boot/start-app.tsx')).toHaveLength(SPECS.length);
  });

  it('chooses an edited spec itself, and none for tests of other kinds', () => {
    expect(specsOf('tests/e2e/slots.spec.ts', 'tests/api/rebate.test.ts')).toEqual([
      'tests/e2e/slots.spec.ts',
    ]);
    expect(specsOf('README.md')).toEqual([]);
  });

  it.each([
    'src/server/platform/route.ts',
    'src/server/ledger/ledger.ts',
    'src/server/migrations/0001_first.sql',
    'schemas/entities/game-item.json',
    'src/ui/kit/Button.tsx',
    'tests/support/e2e.ts',
    'package-lock.json',
  ])('means everything for %s', (file) => {
    expect(affectedBy([file, 'README.md'], SPECS, () => []).isWhole).toBe(true);
  });
});

it('finds the specs of a screen of the repository by the paths of its feature', async () => {
  const { isWhole, specs } = await affectedInTree(process.cwd(), [
    'src/office/features/harm-case/HarmCasesDesk.tsx',
  ]);
  expect(isWhole).toBe(false);
  expect(specs).toEqual(['tests/e2e/safer-play.spec.ts']);
});
