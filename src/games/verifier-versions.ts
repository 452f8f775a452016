import type { Verifier } from './round-verifier.ts';

/**
 * Every version of a game that has decided rounds, as `code@version`. A player may verify a round
 * years later, so an entry is never removed. A new version of a game's rules keeps a copy of the old
 * math in the game's folder, and the entry here loads that copy. tests/unit/games/golden-rounds.ts
 * has the outcome of fixed seeds for each version and fails when one is missing or computes another.
 */
const VERSIONS: Readonly<Record<string, () => Promise<Verifier>>> = {
  'jade-orchard@1.0.0': async () =>
    (await import('./jade-orchard/verifier.ts')).jadeOrchardVerifier,
};

/** Null: no round was ever decided by this version. */
export async function loadVerifier(gameCode: string, version: string): Promise<Verifier | null> {
  const key = `${gameCode}@${version}`;
  return Object.hasOwn(VERSIONS, key) ? ((await VERSIONS[key]?.()) ?? null) : null;
}

/** Every `code@version` there is. */
export function verifierVersions(): readonly string[] {
  return Object.keys(VERSIONS);
}
