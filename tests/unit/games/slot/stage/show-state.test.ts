import { describe, expect, it } from 'vitest';
import { nextShow, OPENING_SHOW, type ShowState } from '#games/slot/stage/show-state.ts';
import { createTimeline } from '#games/slot/stage/timeline.ts';
import { resultWords } from '#games/slot/stage/result-words.ts';
import { LOOK, losing, smallReturn, withFreeSpins } from './rounds.ts';

/** Every state of a round's show, in order. */
function showOf(events: Parameters<typeof createTimeline>[0]) {
  const { steps } = createTimeline(events, { look: LOOK });
  const states: ShowState[] = [nextShow(OPENING_SHOW, { type: 'turned' })];
  for (const step of steps) {
    for (const moment of ['begin', 'complete'] as const) {
      states.push(nextShow(states.at(-1)!, { type: 'step', step, moment }));
    }
  }
  return { steps, states };
}

describe('what is told around the reels', () => {
  it('says plainly that nothing was won', () => {
    const { states } = showOf(losing());
    expect(states.at(-1)).toEqual({ ...OPENING_SHOW, plate: { kind: 'nothing' } });
  });

  it('tells a small return as a plain amount, with no card over the reels', () => {
    const { states } = showOf(smallReturn());
    expect(states.at(-1)?.plate).toMatchObject({ kind: 'win', tier: 'plain', countMs: 0 });
    expect(states.every(({ card }) => card === null)).toBe(true);
  });

  it('counts the free spins and what the round has paid, and is done with them at the end', () => {
    const { steps, states } = showOf(withFreeSpins());
    const started = steps.filter((step) => step.kind === 'freeSpin');
    const numbers = states.flatMap(({ freeSpin }) => (freeSpin === null ? [] : [freeSpin.number]));
    expect([...new Set(numbers)]).toEqual(started.map(({ number }) => number));
    let paid = 0n;
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'win' || step.kind === 'miss') paid = step.roundPayoutMicro;
      const after = states[2 * index + 2]!;
      if (after.freeSpin !== null && step.kind === 'win') {
        expect(after.freeSpin.roundPayoutMicro).toBe(paid);
      }
      if (step.kind === 'freeSpin') expect(after.freeSpin?.roundPayoutMicro).toBe(paid);
    }
    expect(states.at(-1)?.freeSpin).toBeNull();
    expect(states.at(-1)?.card).toBeNull();
    const end = steps.at(-1);
    expect(states.at(-1)?.plate).toMatchObject({
      payoutMicro: end?.kind === 'end' ? end.payoutMicro : null,
    });
  });

  it('shows the award and the outcome of free spins as cards', () => {
    const { states } = showOf(withFreeSpins());
    const cards = states.flatMap(({ card }) => (card === null ? [] : [card.kind]));
    expect(cards).toContain('award');
    expect(cards).toContain('featureEnd');
  });

  it('forgets the last win when the reels turn again', () => {
    const { states } = showOf(smallReturn());
    expect(nextShow(states.at(-1)!, { type: 'turned' })).toEqual({
      ...OPENING_SHOW,
      plate: { kind: 'turning' },
    });
  });
});

describe('the words for who does not see the reels', () => {
  const money = (micro: bigint, signed = false) => `${signed && micro > 0n ? '+' : ''}${micro}`;
  const lastWords = (events: Parameters<typeof createTimeline>[0]) => {
    const { steps } = createTimeline(events, { look: LOOK });
    return resultWords(steps.at(-1)!, money, false);
  };

  it('call a return at or below the stake what it is', () => {
    expect(lastWords(losing())).toEqual({ key: 'say.nothing', values: {} });
    expect(lastWords(smallReturn())?.key).toBe('say.smallReturn');
  });

  it('tell a gain with its sign', () => {
    const time = { atMs: 0, durationMs: 0, firstEvent: 0, endEvent: 1, skippable: true };
    const end = { kind: 'end', payoutMicro: 5n, netWinMicro: 4n } as const;
    expect(resultWords({ ...end, ...time }, money, false)).toEqual({
      key: 'say.gain',
      values: { payout: '5', net: '+4' },
    });
  });

  it('speak once for a whole spin', () => {
    const { steps } = createTimeline(smallReturn(), { look: LOOK });
    const said = steps.flatMap((step) => resultWords(step, money, false) ?? []);
    expect(said).toHaveLength(1);
  });
});
