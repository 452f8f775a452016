import { describe, expect, it } from 'vitest';
import type { SportsMoment } from '#contract/generated/types.ts';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { momentsShown } from '#domain/sports/moments-shown.ts';
import { footballMatch } from '#server/products/sports/demo-feed/football.ts';
import { MATCH_MS } from '#server/products/sports/demo-feed/schedule.ts';

const momentOf = (
  kind: SportsMoment['kind'],
  side: SportsMoment['side'],
  more: Partial<SportsMoment> = {},
): SportsMoment => ({ kind, side, minute: null, part: null, detail: null, ...more });

describe('moments of football', () => {
  it('follow the minutes', () => {
    const moments = [
      { minute: 60, kind: 'red', side: 'away' },
      { minute: 12, kind: 'goal', side: 'home' },
      { minute: 12, kind: 'corner', side: 'away' },
    ];
    expect(momentsShown('football', { goals: ['home'], moments })).toEqual([
      momentOf('goal', 'home', { minute: 12 }),
      momentOf('corner', 'away', { minute: 12 }),
      momentOf('red', 'away', { minute: 60 }),
    ]);
  });

  it('are goals without minutes when the feed sends no moments', () => {
    expect(momentsShown('football', { goals: ['away', 'home'] })).toEqual([
      momentOf('goal', 'away'),
      momentOf('goal', 'home'),
    ]);
  });

  it('skip malformed entries', () => {
    const good = { minute: 5, kind: 'goal', side: 'home' };
    const bad = [null, 7, { ...good, minute: 131 }, { ...good, kind: 'x' }, { ...good, side: 'x' }];
    expect(momentsShown('football', { moments: [...bad, good] })).toEqual([
      momentOf('goal', 'home', { minute: 5 }),
    ]);
  });

  it('keep the newest 300', () => {
    const moments = Array.from({ length: 320 }, (_, minute) => ({
      minute: Math.floor(minute / 4),
      kind: 'corner',
      side: 'home',
    }));
    const shown = momentsShown('football', { moments });
    expect([shown.length, shown[0]?.minute, shown.at(-1)?.minute]).toEqual([300, 5, 79]);
  });

  it('match the score of the demo and hide later minutes', () => {
    const match = footballMatch(
      openOutcomeStream({ serverSeed: 'a'.repeat(64), clientSeed: 'demo', nonce: 3 }),
    );
    for (const time of [0, MATCH_MS / 3, MATCH_MS / 2, MATCH_MS]) {
      const facts = match.factsAt(time) as { goals: string[]; minute: number };
      const shown = momentsShown('football', facts);
      const goals = shown.filter(({ kind }) => kind === 'goal').map(({ side }) => side);
      expect(goals).toEqual(facts.goals);
      expect(shown.every(({ minute }) => minute !== null && minute <= facts.minute)).toBe(true);
    }
  });
});

describe('moments of e-sports', () => {
  it('are the decided maps, with rounds where they are known', () => {
    const maps = [{ winner: 'home' }, { winner: 'away' }, { winner: null }];
    const rounds = [{ home: 13, away: 9 }];
    expect(momentsShown('esports', { maps, rounds })).toEqual([
      momentOf('map', 'home', { part: 1, detail: '13:9' }),
      momentOf('map', 'away', { part: 2 }),
    ]);
  });
});

describe('moments of cricket', () => {
  it('are the overs of each innings in order, short ones included', () => {
    const innings = [
      { side: 'away', balls: 8 },
      { side: 'home', balls: 9 },
    ];
    expect(momentsShown('cricket', { innings, oversRuns: [7, 0, 11] })).toEqual([
      momentOf('over', 'away', { part: 1, detail: '7' }),
      momentOf('over', 'away', { part: 2, detail: '0' }),
      momentOf('over', 'home', { part: 3, detail: '11' }),
    ]);
  });
});

describe('malformed facts', () => {
  it.each([
    ['football', null],
    ['football', {}],
    ['football', { goals: 'home' }],
    ['football', { moments: { minute: 1 }, goals: [null, 3] }],
    ['esports', []],
    ['esports', { maps: [null, 1, { winner: 'x' }], rounds: 4 }],
    ['cricket', { oversRuns: [4, 5] }],
    ['cricket', { innings: [null, { side: 'home', balls: 6 }], oversRuns: [4] }],
    ['cricket', { innings: [{ side: 'home', balls: 1e12 }], oversRuns: [4] }],
    ['cricket', { innings: [{ side: 'home', balls: 6 }], oversRuns: ['4', -1] }],
  ] as const)('of %s give no moments: %j', (sport, facts) => {
    expect(momentsShown(sport, facts)).toEqual([]);
  });
});
