import type { Jackpot } from '#contract/generated/types.ts';
import { gameItem } from '../../site-fixture.ts';

/** 1 % of the stakes, 500.00 to begin with, taken once in 100,000.00 of stakes. */
export function jackpot(change: Partial<Jackpot> = {}): Jackpot {
  return {
    currency: 'PEN',
    state: 'on',
    poolMicro: '512340000',
    contributionPercent: '1',
    startMicro: '500000000',
    turnoverMicro: '100000000000',
    mustHitMicro: null,
    since: '2026-11-21T10:00:00.000Z',
    games: [gameItem({ gameCode: 'jade-orchard', gameName: 'Jade Orchard' })],
    lastWin: null,
    readAt: '2026-11-22T10:00:00.000Z',
    ...change,
  };
}
