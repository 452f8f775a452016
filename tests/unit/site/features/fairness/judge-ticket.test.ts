import { describe, expect, it } from 'vitest';
import { drawTicket } from '#domain/jackpot/jackpot-ticket.ts';
import { judgeTicket } from '#site/features/fairness/judge-ticket.ts';

const seeds = { serverSeed: '5c'.repeat(32), clientSeed: 'mine', nonce: 3 };
const odds = { winsBelow: 1, outOf: 100_000 };
const { ticket } = drawTicket(seeds, odds);

describe('a jackpot number under judgement', () => {
  it('holds when the seeds give the same and it was paid accordingly', () => {
    expect(judgeTicket(seeds, { ticket, ...odds, wonMicro: null })).toEqual({
      drawn: ticket,
      ticketMatches: true,
      pays: 'asDrawn',
    });
    const certain = { winsBelow: 5, outOf: 5 };
    const drawn = drawTicket(seeds, certain).ticket;
    expect(judgeTicket(seeds, { ticket: drawn, ...certain, wonMicro: '500000000' })).toEqual({
      drawn,
      ticketMatches: true,
      pays: 'asDrawn',
    });
  });

  it('does not hold when another number was written down', () => {
    const forged = { ticket: ticket + 1, ...odds, wonMicro: null };
    expect(judgeTicket(seeds, forged)).toMatchObject({ drawn: ticket, ticketMatches: false });
  });

  it.each([
    ['won and was not paid', { winsBelow: 5, outOf: 5 }, null],
    ['lost and was paid', odds, '500000000'],
  ])('does not hold when it %s', (_what, of, wonMicro) => {
    const claimed = { ...drawTicket(seeds, of), wonMicro };
    expect(judgeTicket(seeds, claimed)).toMatchObject({ ticketMatches: true, pays: 'unpaid' });
  });

  it('may be paid at the limit or overtaken on a pool that has one', () => {
    const limited = { ...odds, ticket, mustHitMicro: '1500000000' };
    expect(judgeTicket(seeds, { ...limited, wonMicro: '1500000000' }).pays).toBe('atLimit');
    expect(judgeTicket(seeds, { ...limited, wonMicro: '1499999999' }).pays).toBe('unpaid');
    const certain = { winsBelow: 5, outOf: 5 };
    const drawn = { ...drawTicket(seeds, certain), mustHitMicro: '1500000000' };
    expect(judgeTicket(seeds, { ...drawn, wonMicro: null }).pays).toBe('overtaken');
  });

  it('is another for other seeds', () => {
    const next = judgeTicket({ ...seeds, nonce: 4 }, { ticket, ...odds, wonMicro: null });
    expect(next.ticketMatches).toBe(false);
  });
});
