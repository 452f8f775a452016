/**
 * What decides a round: the house's committed seed, the player's own seed and a counter.
 * All three are used as text, exactly as printed; nothing is hex-decoded.
 */
export interface RoundSeeds {
  /** 64 lower-case hexadecimal digits (32 random bytes as text). */
  readonly serverSeed: string;
  /** 1 to 64 of `A-Z a-z 0-9 . _ -`, chosen by the player. */
  readonly clientSeed: string;
  /** Counts the rounds of a seed pair from 0; no two rounds of a pair share one. */
  readonly nonce: number | bigint;
}

/**
 * Exactly 64 characters, which is also HMAC-SHA256's block size. A longer key would be replaced by
 * its own SHA-256, and that is the commitment we publish: every outcome could be foretold from it.
 */
export const SERVER_SEED_PATTERN = /^[0-9a-f]{64}$/;

/** No colon, so that the fields of an HMAC message can never run into each other. */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9._-]{1,64}$/;

/** Whether a round can be drawn with the client seed. */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED_PATTERN.test(text);
}

export type SeedField = keyof RoundSeeds;

/** A seed or nonce that no honest round can have; `field` says which. */
export class SeedFormatError extends Error {
  override name = 'SeedFormatError';
  readonly code = 'SEED_FORMAT';
  readonly field: SeedField;

  constructor(field: SeedField) {
    super(`${field} is not of the agreed format`);
    this.field = field;
  }
}

/** Throws `SeedFormatError` at the first field that is out of format. */
export function assertRoundSeeds(seeds: RoundSeeds): void {
  if (!SERVER_SEED_PATTERN.test(seeds.serverSeed)) throw new SeedFormatError('serverSeed');
  if (!isClientSeed(seeds.clientSeed)) throw new SeedFormatError('clientSeed');
  const exact = typeof seeds.nonce === 'bigint' || Number.isSafeInteger(seeds.nonce);
  if (!exact || seeds.nonce < 0) throw new SeedFormatError('nonce');
}
