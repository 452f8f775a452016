import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { NOTHING_SAID } from './decisions.ts';
import type { LiveGame } from './live-game.ts';
import type { LiveOutcome } from './live-outcome.ts';
import { shuffleShoe } from './shoe.ts';

/** The published part of a round, or of its shoe. */
export interface LiveEvidence {
  readonly outcome: object | null;
  readonly position: number;
  readonly commitment: string;
  /** null: it is still secret. */
  readonly serverSeed: string | null;
  readonly beaconValue: string | null;
  readonly beaconCommitment: string | null;
  /** Cards of the shoe that were dealt before the round. */
  readonly shoeFrom: number | null;
}

/** seed: it is the one that was committed to. beacon: so is its value. outcome: dealt again, it is the same. */
export type LiveCheck = 'seed' | 'beacon' | 'outcome';

/**
 * Deals a round again from its published seeds. Nothing is asked of a server.
 * @param commitTo SHA-256 of a seed's text
 * @returns null: the seed is still secret
 */
export function verifyLiveRound(
  { draw, decisions }: Pick<LiveGame, 'draw' | 'decisions'>,
  evidence: LiveEvidence,
  commitTo: (seed: string) => string,
): readonly { readonly check: LiveCheck; readonly holds: boolean }[] | null {
  const { serverSeed, beaconValue, position, commitment, beaconCommitment, outcome } = evidence;
  if (serverSeed === null || beaconValue === null) return null;
  const stream = openOutcomeStream({ serverSeed, clientSeed: beaconValue, nonce: position });
  // What the players said is part of the outcome: the cards must follow from it.
  const said =
    decisions === null || outcome === null
      ? NOTHING_SAID
      : decisions.saidIn(outcome as LiveOutcome);
  const dealt =
    draw.from === 'chain'
      ? draw.draw(stream, said)
      : draw.deal(shuffleShoe(stream), evidence.shoeFrom ?? 0, said).outcome;
  return [
    { check: 'seed', holds: commitTo(serverSeed) === commitment },
    { check: 'beacon', holds: commitTo(beaconValue) === beaconCommitment },
    { check: 'outcome', holds: outcome !== null && isSame(dealt, outcome as LiveOutcome) },
  ];
}

function isSame(one: LiveOutcome, other: LiveOutcome): boolean {
  const shown = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(shown.get(name)),
  );
}
