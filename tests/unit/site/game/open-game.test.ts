import { describe, expect, it, vi } from 'vitest';
import type { HouseSession } from '#contract/generated/types.ts';
import type { HouseCalls } from '#site/features/game/session/house-calls.ts';
import { launchMemory } from '#site/features/game/session/launch-memory.ts';
import { openGame } from '#site/features/game/session/open-game.ts';
import { houseSession, problem } from './fixture.ts';

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

function setUp(sessions: Record<string, HouseSession | Error>) {
  const memory = launchMemory(storage());
  const launch = vi.fn<() => Promise<string>>(async () => 'new-token');
  const houseOf = (token: string): HouseCalls => ({
    read: async () => {
      const session = sessions[token];
      if (session === undefined || session instanceof Error) throw session ?? new Error('unknown');
      return session;
    },
    play: () => Promise.reject(new Error('not played here')),
    finish: () => Promise.reject(new Error('not played here')),
    rotate: () => Promise.reject(new Error('not played here')),
  });
  const request = { memberId: '7', gameCode: 'jade-orchard', memory, launch, houseOf };
  return {
    memory,
    launch,
    open: (anew = false) => openGame({ ...request, nowMs: () => 5000, anew }),
  };
}

describe('opening a game', () => {
  it('launches, and after a reload goes on with the same session and its clock', async () => {
    const { memory, launch, open } = setUp({ 'new-token': houseSession() });
    expect((await open()).openedAtMs).toBe(5000);
    expect(memory.recall('7', 'jade-orchard')).toEqual({ token: 'new-token', openedAtMs: 5000 });
    memory.keep('7', 'jade-orchard', { token: 'new-token', openedAtMs: 1000 });
    expect((await open()).openedAtMs).toBe(1000);
    expect(launch).toHaveBeenCalledOnce();
  });

  it('launches anew when the remembered session has ended, or on demand', async () => {
    const { memory, launch, open } = setUp({
      'old-token': problem('TOKEN_EXPIRED', 401),
      'new-token': houseSession(),
    });
    memory.keep('7', 'jade-orchard', { token: 'old-token', openedAtMs: 1 });
    expect((await open()).session).toEqual(houseSession());
    await open(true);
    expect(launch).toHaveBeenCalledTimes(2);
  });

  it('does not launch a second session because the network failed', async () => {
    const { memory, launch, open } = setUp({ 'old-token': problem('NETWORK', 0) });
    memory.keep('7', 'jade-orchard', { token: 'old-token', openedAtMs: 1 });
    await expect(open()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(launch).not.toHaveBeenCalled();
  });
});

describe('the memory of a launch', () => {
  it('gives a token to nobody but the member and the game it was made for', () => {
    const memory = launchMemory(storage());
    memory.keep('7', 'jade-orchard', { token: 'mine', openedAtMs: 1 });
    expect(memory.recall('8', 'jade-orchard')).toBeNull();
    expect(memory.recall('7', 'other-game')).toBeNull();
    expect(memory.recall('7', 'jade-orchard')?.token).toBe('mine');
  });

  it('takes damaged or forbidden storage for an empty one', () => {
    for (const text of ['{', '[]', '{"memberId":"7","gameCode":"g","token":5,"openedAtMs":1}']) {
      expect(launchMemory(storage({ 'game-launch': text })).recall('7', 'g')).toBeNull();
    }
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    const memory = launchMemory(forbidden);
    expect(() => memory.keep('7', 'g', { token: 't', openedAtMs: 1 })).not.toThrow();
    expect(memory.recall('7', 'g')).toBeNull();
  });
});
