import { describe, expect, it } from 'vitest';
import { seenCommitments } from '#site/features/fairness/seen-commitments.ts';
import { comparePromise } from '#site/features/fairness/compare-promise.ts';
import { keepCommitments } from '#site/features/game/session/keep-commitments.ts';
import { HASH, houseRound, houseSession, NO_TABLE } from '../game/fixture.ts';

const NEXT = 'cd'.repeat(32);
const SWAPPED = 'ef'.repeat(32);
const GAME = 'jade-orchard';

function memory() {
  const kept: Record<string, string> = {};
  return seenCommitments({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  });
}

function houseThatPlays(round: ReturnType<typeof houseRound>) {
  return {
    read: async () => houseSession(),
    play: async () => round,
    ...NO_TABLE,
    act: () => Promise.reject(new Error('not acted here')),
    finish: () => Promise.reject(new Error('not finished here')),
    rotate: async () => ({
      revealed: null,
      current: { serverSeedHash: NEXT, clientSeed: 'mine', nextNonce: 0 },
      nextServerSeedHash: SWAPPED,
    }),
  };
}

const PRESS = { stakeMicro: 1_000_000n, wager: {}, key: 'key' };
const { signal } = new AbortController();

describe('the commitments a browser was shown', () => {
  it('says that a round used the commitment shown before it', async () => {
    const seen = memory();
    const house = keepCommitments(houseThatPlays(houseRound()), GAME, seen);
    await house.read();
    await house.play(PRESS, signal);
    const shown = seen.shownBefore(GAME, '41');
    expect(shown).toBe(HASH);
    expect(comparePromise(shown, HASH)).toEqual({ kind: 'same' });
  });

  it('compares a ticket with the series it was shown, and not with the player’s own pair', async () => {
    const series = {
      stakeMicro: '1000000',
      tickets: 2_000,
      sold: 7,
      serverSeedHash: SWAPPED,
      nextServerSeedHash: NEXT,
    };
    const play = async (serverSeedHash: string) => {
      const seen = memory();
      const house = keepCommitments(
        {
          ...houseThatPlays(houseRound({ serverSeedHash })),
          read: async () => houseSession({ series: [series] }),
        },
        GAME,
        seen,
      );
      await house.read();
      await house.rotate({ serverSeedHash: HASH, nextServerSeedHash: NEXT, clientSeed: 'mine' });
      await house.play(PRESS, signal);
      return seen.shownBefore(GAME, '41');
    };
    expect(await play(SWAPPED)).toBe(SWAPPED);
    expect(await play(NEXT)).toBe(NEXT);
    expect(await play('aa'.repeat(32))).toBeNull();
  });

  it('says which commitment was shown when the round used another one', async () => {
    const seen = memory();
    const swapped = houseRound({ serverSeedHash: SWAPPED });
    const house = keepCommitments(houseThatPlays(swapped), GAME, seen);
    await house.read();
    await house.play(PRESS, signal);
    expect(comparePromise(seen.shownBefore(GAME, '41'), SWAPPED)).toEqual({
      kind: 'other',
      shown: HASH,
    });
  });

  it('notices a record that was changed after the round', async () => {
    const seen = memory();
    const house = keepCommitments(houseThatPlays(houseRound()), GAME, seen);
    await house.read();
    await house.play(PRESS, signal);
    seen.keepRound(houseRound({ serverSeedHash: SWAPPED }));
    expect(comparePromise(seen.shownBefore(GAME, '41'), SWAPPED).kind).toBe('other');
  });

  it('accepts the next pair of a rotation, whose commitment was shown before the choice', async () => {
    const seen = memory();
    const house = keepCommitments(houseThatPlays(houseRound({ serverSeedHash: NEXT })), GAME, seen);
    await house.read();
    await house.rotate({ serverSeedHash: HASH, nextServerSeedHash: NEXT, clientSeed: 'mine' });
    await house.play(PRESS, signal);
    expect(comparePromise(seen.shownBefore(GAME, '41'), NEXT)).toEqual({ kind: 'same' });
  });

  it('cannot compare a round of another browser, game or with damaged storage', () => {
    expect(comparePromise(memory().shownBefore(GAME, '41'), HASH)).toEqual({ kind: 'unseen' });
    for (const text of ['{', 'null', '{"current":5,"hashes":[],"rounds":[]}', '{"rounds":[1]}']) {
      const seen = seenCommitments({ getItem: () => text, setItem: () => undefined });
      expect(seen.shownBefore(GAME, '41')).toBeNull();
    }
  });

  it('keeps a bounded memory', () => {
    const kept: Record<string, string> = {};
    const seen = seenCommitments({
      getItem: (key) => kept[key] ?? null,
      setItem: (key, value) => {
        kept[key] = value;
      },
    });
    for (let number = 0; number < 1000; number += 1) {
      const hash = number.toString(16).padStart(64, '0');
      seen.see(GAME, { serverSeedHash: hash, clientSeed: 'mine', nextNonce: 0 }, NEXT);
      seen.keepRound({
        gameCode: GAME,
        roundId: `9000000000000000${number}`,
        serverSeedHash: hash,
      });
    }
    expect(Object.values(kept).join('').length).toBeLessThan(25_000);
    expect(seen.shownBefore(GAME, `9000000000000000999`)).toBe(
      (999).toString(16).padStart(64, '0'),
    );
  });
});
