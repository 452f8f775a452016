import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import {
  drawTicket,
  MOST_NUMBERS,
  mustHitOdds,
  takesPool,
  takesPoolBy,
  ticketOdds,
} from '#domain/jackpot/jackpot-ticket.ts';

const seeds = { serverSeed: '0'.repeat(63) + '1', clientSeed: 'demo-client', nonce: 0 };

describe('a ticket of the jackpot', () => {
  it('has the chance of stake in turnover, exactly', () => {
    expect(ticketOdds(500_000n, 100_000_000_000n)).toEqual({ winsBelow: 1, outOf: 200_000 });
    expect(ticketOdds(50_000_000n, 100_000_000_000n)).toEqual({ winsBelow: 1, outOf: 2_000 });
    expect(ticketOdds(3n, 7n)).toEqual({ winsBelow: 3, outOf: 7 });
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n), (stake, more) => {
        const turnover = stake + more;
        const odds = ticketOdds(stake, turnover);
        return odds !== null && BigInt(odds.winsBelow) * turnover === stake * BigInt(odds.outOf);
      }),
    );
  });

  it('cannot be drawn for more than the turnover, nor among more numbers than a word has', () => {
    expect(ticketOdds(2n, 1n)).toBeNull();
    expect(ticketOdds(0n, 1n)).toBeNull();
    expect(ticketOdds(1n, 2n ** 32n)).toBeNull();
    expect(ticketOdds(1n, 2n ** 32n - 1n)).toEqual({ winsBelow: 1, outOf: 2 ** 32 - 1 });
  });

  it('is drawn from the round’s seeds alone, and by another message than its game', () => {
    const odds = { winsBelow: 1, outOf: 100_000 };
    const drawn = drawTicket(seeds, odds);
    expect(drawTicket(seeds, odds)).toEqual(drawn);
    expect(drawn).toEqual({ ticket: GOLDEN, ...odds });
    expect(openOutcomeStream(seeds).nextBelow(100_000)).not.toBe(drawn.ticket);
  });

  it('takes the pool about as often as its chance says', () => {
    let taken = 0;
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      if (takesPool(drawTicket({ ...seeds, nonce }, { winsBelow: 3, outOf: 100 }))) taken += 1;
    }
    // 600 expected, five standard deviations (24.1) each way; the seeds are fixed, so it never changes.
    expect(Math.abs(taken - 600)).toBeLessThan(121);
  });
});

describe('a ticket of a pool with a limit', () => {
  const chance = (contribution: bigint, left: bigint) => {
    const odds = mustHitOdds(contribution, left);
    return odds === null ? 0 : odds.winsBelow / odds.outOf;
  };

  it('is as likely to be the one at every amount up to the limit', () => {
    for (const steps of [4, 1_000]) {
      let untaken = 1;
      for (let at = 0; at < steps; at += 1) {
        const taken = untaken * chance(10_000n, 10_000n * BigInt(steps - at));
        expect(taken).toBeCloseTo(1 / steps, 8);
        untaken -= taken;
      }
      expect(untaken).toBeCloseTo(0, 8);
    }
  });

  it('is certain to win once the stake reaches the limit, and has no chance for nothing', () => {
    for (const left of [10_000n, 1n, 0n, -5n]) expect(chance(10_000n, left)).toBe(1);
    expect(mustHitOdds(0n, 100n)).toBeNull();
    expect(mustHitOdds(1n, MOST_NUMBERS + 1n)).toBeNull();
  });

  it('never has a better chance than its part of what the pool lacks', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 15n), (contribution, more) => {
        const left = contribution + more;
        const odds = mustHitOdds(contribution, left);
        return odds === null || BigInt(odds.winsBelow) * left <= contribution * BigInt(odds.outOf);
      }),
    );
  });

  it('can be held against other odds', () => {
    const certain = drawTicket(seeds, { winsBelow: 1, outOf: Number(MOST_NUMBERS) });
    const below = { winsBelow: certain.ticket + 1, outOf: certain.outOf };
    expect(takesPoolBy(certain, below)).toBe(true);
    expect(takesPoolBy(certain, { ...below, winsBelow: certain.ticket })).toBe(false);
    expect(takesPoolBy({ ticket: 1, outOf: 4 }, { winsBelow: 1, outOf: 3 })).toBe(true);
    expect(takesPoolBy({ ticket: 2, outOf: 4 }, { winsBelow: 1, outOf: 2 })).toBe(false);
  });
});

/** HMAC-SHA256(serverSeed, "demo-client:0:jackpot:0"), first word big-endian, modulo 100,000; by openssl. */
const GOLDEN = 88_436;
