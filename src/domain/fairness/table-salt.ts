import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Seats of a round, the first ones, whose client seeds are mixed into its salt. */
export const MIXED_SEATS = 3;

/**
 * The salt of a round that a whole table plays: SHA-256 of `chainSalt:seed:seed:seed` as lower-case
 * hexadecimal, so that the house cannot know the result before betting closes. Without seats it is the
 * salt of the chain.
 * @param seatSeeds client seeds in the order in which the seats were taken; those after the third are left
 * out
 */
export function tableSalt(chainSalt: string, seatSeeds: readonly string[]): string {
  const mixed = seatSeeds.slice(0, MIXED_SEATS);
  if (mixed.length === 0) return chainSalt;
  return bytesToHex(sha256(utf8ToBytes([chainSalt, ...mixed].join(':'))));
}
