import {
  isClientSeed,
  type RoundSeeds,
  SERVER_SEED_PATTERN,
} from '#domain/fairness/round-seeds.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';

/** What stands in the form, as typed. */
export interface SeedEntry {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
}

export type SeedField = keyof SeedEntry;

export interface CheckedEntry {
  readonly seeds: RoundSeeds;
  /** Null when none was given: then nothing is compared. */
  readonly serverSeedHash: string | null;
  readonly stakeMicro: bigint;
}

export type EntryReading =
  | { readonly ok: true; readonly entry: CheckedEntry }
  | { readonly ok: false; readonly faults: readonly SeedField[] };

/**
 * Reads what was typed. The stake must be a positive multiple of `stakeDivisor` micro-units, as the
 * game needs it; `parse` turns an amount into micro-units, or null.
 */
export function readSeedEntry(
  typed: SeedEntry,
  parse: (amount: string) => bigint | null,
  stakeDivisor: bigint,
): EntryReading {
  const serverSeed = typed.serverSeed.trim().toLowerCase();
  const serverSeedHash = typed.serverSeedHash.trim().toLowerCase();
  const clientSeed = typed.clientSeed.trim();
  const nonce = latinDigits(typed.nonce.trim());
  const stakeMicro = parse(typed.stake);
  const faults: SeedField[] = [];
  if (!SERVER_SEED_PATTERN.test(serverSeed)) faults.push('serverSeed');
  if (serverSeedHash !== '' && !/^[0-9a-f]{64}$/.test(serverSeedHash))
    faults.push('serverSeedHash');
  if (!isClientSeed(clientSeed)) faults.push('clientSeed');
  if (!/^\d{1,15}$/.test(nonce)) faults.push('nonce');
  if (stakeMicro === null || stakeMicro <= 0n || stakeMicro % stakeDivisor !== 0n) {
    faults.push('stake');
  }
  if (faults.length > 0 || stakeMicro === null) return { ok: false, faults };
  return {
    ok: true,
    entry: {
      seeds: { serverSeed, clientSeed, nonce: Number(nonce) },
      serverSeedHash: serverSeedHash === '' ? null : serverSeedHash,
      stakeMicro,
    },
  };
}
