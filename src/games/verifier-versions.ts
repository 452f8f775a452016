import type { GameRules } from './game-rules.ts';
import { TITLES } from './generated/titles.ts';
import { type Verifier, verifierOf } from './round-verifier.ts';

/** The rules of every version that has decided rounds, as `code@version`. */
const VERSIONS: ReadonlyMap<string, () => Promise<GameRules>> = new Map(
  TITLES.flatMap(({ code, version, loadRules, pastRules }) =>
    Object.entries({ ...pastRules, [version]: loadRules }).map(
      ([decided, load]) => [`${code}@${decided}`, load] as const,
    ),
  ),
);

/** Null: no round was ever decided by this version. */
export async function loadVerifier(gameCode: string, version: string): Promise<Verifier | null> {
  const load = VERSIONS.get(`${gameCode}@${version}`);
  return load === undefined ? null : verifierOf(await load());
}

/** Every `code@version` there is. */
export function verifierVersions(): readonly string[] {
  return [...VERSIONS.keys()];
}
