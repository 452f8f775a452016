import { describe, expect, it } from 'vitest';
import { readEvents, UnreadableRoundError } from '#games/slot/stage/read-events.ts';
import { roundAt, withFreeSpins } from './rounds.ts';

describe('events from the server', () => {
  it('are taken as they are, also after a way through JSON', () => {
    for (const events of [roundAt(1), withFreeSpins()]) {
      expect(readEvents(JSON.parse(JSON.stringify(events)))).toEqual(events);
    }
  });

  it.each([
    ['an unknown kind', { type: 'jackpotWon' }],
    ['nothing', null],
    ['a lacking field', { type: 'spinEnded', payoutMicro: '5' }],
    ['a float amount', { type: 'spinEnded', payoutMicro: '5.5', roundPayoutMicro: '5' }],
    ['a number for an amount', { type: 'spinEnded', payoutMicro: 5, roundPayoutMicro: '5' }],
    ['a foreign symbol', { type: 'reelsStopped', reels: 'base', stops: [1], window: [['<b>']] }],
  ])('are refused whole for %s', (_what, event) => {
    expect(() => readEvents([...roundAt(1), event])).toThrow(UnreadableRoundError);
  });
});
