import { describe, expect, it } from 'vitest';
import {
  type AccountChain,
  type ChainPiece,
  EMPTY_CHAIN,
  extendChain,
  sumOfEntries,
} from '#domain/ledger/account-chain.ts';

const piece = (
  startBalance: bigint,
  endBalance: bigint,
  endVersion: bigint,
  breaks: ChainPiece['breaks'] = [],
): ChainPiece => ({ startBalance, endBalance, endVersion, newestId: endVersion, breaks });

const chainOf = (...pieces: readonly ChainPiece[]): AccountChain =>
  pieces.reduce(extendChain, EMPTY_CHAIN);

describe('extendChain', () => {
  it('connects pieces that follow each other', () => {
    expect(chainOf(piece(0n, 100n, 1n), piece(100n, 70n, 5n))).toEqual({
      version: 5n,
      balance: 70n,
      open: null,
    });
  });

  it('keeps a link open until the missing entry was read', () => {
    const first = piece(0n, 100n, 1n);
    const missing = piece(100n, 90n, 2n);
    const newest = piece(90n, 60n, 3n);
    const waiting = chainOf(first, newest);
    expect(waiting.open?.links).toEqual(
      new Map([
        [90n, -1],
        [100n, 1],
      ]),
    );
    expect(extendChain(waiting, missing)).toEqual({ version: 3n, balance: 60n, open: null });
  });

  it('accepts a late loop that ends at the balance it started from', () => {
    const chain = chainOf(piece(0n, 100n, 1n), piece(100n, 80n, 4n), piece(100n, 100n, 3n));
    expect(chain).toEqual({ version: 4n, balance: 80n, open: null });
  });

  it('leaves a link open for ever when an entry was changed', () => {
    const changed = piece(0n, 70n, 3n, [{ leftBalance: 100n, startBalance: 99n }]);
    const chain = chainOf(changed, piece(70n, 50n, 4n));
    expect(chain.open?.links).toEqual(
      new Map([
        [100n, 1],
        [99n, -1],
      ]),
    );
  });

  it('leaves a link open when two entries start from the same balance', () => {
    expect(chainOf(piece(0n, 100n, 1n), piece(100n, 90n, 2n), piece(100n, 80n, 3n)).open).not.toBe(
      null,
    );
  });
});

describe('sumOfEntries', () => {
  it('is the balance of a whole chain, and counts open links of a broken one', () => {
    expect(sumOfEntries(chainOf(piece(0n, 100n, 1n), piece(100n, 90n, 2n)))).toBe(90n);
    const changed = piece(0n, 900n, 2n, [{ leftBalance: 1_000n, startBalance: 1_001n }]);
    expect(sumOfEntries(chainOf(changed))).toBe(899n);
  });
});
