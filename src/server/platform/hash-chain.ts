import { randomBytes } from 'node:crypto';
import { sha256Hex } from './signature.ts';

/** Rounds of a chain: at 20 seconds a round, more than two days. */
export const CHAIN_ROUNDS = 10_000;

/** SHA-256 of the text, as commitments are made: the next link towards the published end. */
const linkOf = (seed: string): string => sha256Hex(seed);

export interface NewChain {
  readonly rootSeed: string;
  readonly terminalHash: string;
}

/** A chain whose end may be published: nobody finds a seed from the hash of it. */
export function makeChain(rounds: number): NewChain {
  const rootSeed = randomBytes(32).toString('hex');
  return { rootSeed, terminalHash: walk(rootSeed, rounds) };
}

/**
 * The seed of the round at a position from 0, and its commitment, which is the seed of the round
 * before it (of the first round: the published end).
 */
export function seedAt(
  rootSeed: string,
  rounds: number,
  position: number,
): { serverSeed: string; commitment: string } {
  const serverSeed = walk(rootSeed, rounds - 1 - position);
  return { serverSeed, commitment: linkOf(serverSeed) };
}

function walk(seed: string, links: number): string {
  let link = seed;
  for (let step = 0; step < links; step += 1) link = linkOf(link);
  return link;
}

/**
 * The house draws it with the chain and could choose both: what a draw must not leave to the house comes
 * from elsewhere, as the client seeds of a table's seats do.
 */
export const drawSalt = (): string => randomBytes(16).toString('hex');
