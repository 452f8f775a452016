import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import { EVERYTHING_BUILT, generousInput } from '../brand-fixture.ts';

/** The plan of a brand whose counter has this source, on a server without a real pool. */
function planWith(source: 'ledger' | 'illustrative') {
  const input = generousInput('_base');
  const { home } = input.manifest;
  const blocks = home.blocks.map((block) =>
    block.kind === 'jackpotCounter' ? { ...block, source } : block,
  );
  const built = EVERYTHING_BUILT.filter((id) => id !== 'jackpots');
  return assemble({
    ...input,
    manifest: { ...input.manifest, home: { ...home, blocks } },
    permissionInfo: { ...input.permissionInfo, built },
  });
}

describe('a jackpot counter', () => {
  it('of the ledger is not there without a pool', () => {
    const plan = planWith('ledger');
    expect(plan.home.blocks.some(({ kind }) => kind === 'jackpotCounter')).toBe(false);
    const removed = plan.removed.find(({ element }) => element === 'home/jackpots');
    expect(removed?.because).toContainEqual({
      kind: 'screen',
      effect: 'removes',
      screen: 'jackpots',
      built: false,
    });
  });

  it('that is made up is there, and the plan says that it is', () => {
    expect(planWith('illustrative').home.blocks).toContainEqual(
      expect.objectContaining({ kind: 'jackpotCounter', source: 'illustrative' }),
    );
  });
});
