import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadVerifier, verifierVersions } from '#games/verifier-versions.ts';
import { TITLES } from '#games/generated/titles.ts';
import GOLDEN_SLOTS from './golden-slots.json' with { type: 'json' };
import { goldenHash } from './golden-slots.ts';
import { GOLDEN_ROUNDS, GOLDEN_SEEDS } from './golden-rounds.ts';

describe('the verifiers of all versions', () => {
  it('include the version that decides each game now', () => {
    const deciding = TITLES.map(({ code, version }) => `${code}@${version}`);
    expect(deciding.length).toBeGreaterThan(0);
    expect(verifierVersions()).toEqual(expect.arrayContaining(deciding));
  });

  it('all have golden rounds, and no version with golden rounds is missing', () => {
    const golden = new Set([...Object.keys(GOLDEN_ROUNDS), ...Object.keys(GOLDEN_SLOTS)]);
    expect([...verifierVersions()].toSorted()).toEqual([...golden].toSorted());
  });

  it.each(
    Object.entries(GOLDEN_ROUNDS).flatMap(([version, rounds]) =>
      rounds.map((round) => ({ version, ...round })),
    ),
  )('computes round $nonce of $version as published', async (golden) => {
    const [code = '', version = ''] = golden.version.split('@');
    const verifier = await loadVerifier(code, version);
    expect(verifier?.version).toBe(version);
    const seeds = { ...GOLDEN_SEEDS, nonce: golden.nonce };
    const { wager = {}, actions = [] } = golden;
    const replay = verifier?.replay(seeds, { stakeMicro: 1_000_000n, wager, actions });
    expect(String(replay?.payoutMicro)).toBe(golden.payoutMicro);
    expect(replay?.events).toHaveLength(golden.eventCount);
    const hash = createHash('sha256').update(JSON.stringify(replay?.events)).digest('hex');
    expect(hash).toBe(golden.eventsHash);
  });

  it.each(Object.entries(GOLDEN_SLOTS))(
    'computes the rounds of %s as published',
    async (of, hash) => {
      const [code = '', version = ''] = of.split('@');
      expect(await goldenHash(code, version)).toBe(hash);
    },
  );

  it('know no other version', async () => {
    expect(await loadVerifier('jade-orchard', '0.9.0')).toBeNull();
    expect(await loadVerifier('constructor', '1.0.0')).toBeNull();
  });
});
