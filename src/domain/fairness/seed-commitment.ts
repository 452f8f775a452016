import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { SERVER_SEED_PATTERN, SeedFormatError } from './round-seeds.ts';

/**
 * The promise shown before play: SHA-256 of the seed's text (64 hexadecimal digits, not decoded) as
 * lower-case hexadecimal. Any `sha256sum` of the printed seed gives the same.
 * Throws `SeedFormatError` for a malformed seed.
 */
export function commitToServerSeed(serverSeed: string): string {
  if (!SERVER_SEED_PATTERN.test(serverSeed)) throw new SeedFormatError('serverSeed');
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/**
 * Whether a revealed seed is the one that was promised. The hash may be in either case.
 * Throws `SeedFormatError` for a malformed seed.
 */
export function commitmentHolds(serverSeed: string, serverSeedHash: string): boolean {
  return commitToServerSeed(serverSeed) === serverSeedHash.toLowerCase();
}
