import { describe, expect, it, vi } from 'vitest';
import type { HouseSession } from '#contract/generated/types.ts';
import type { HouseCalls } from '#site/features/game/session/house-calls.ts';
import { openGame } from '#site/features/game/session/open-game.ts';
import { sessionStartMemory } from '#site/features/game/session/session-start-memory.ts';
import { houseSession, problem, NO_TABLE } from './fixture.ts';

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

function setUp(
  sessions: Record<string, HouseSession | Error>,
  rotate: HouseCalls['rotate'] = () => Promise.reject(new Error('not rotated here')),
) {
  const kept: Record<string, string> = {};
  const memory = sessionStartMemory(storage(kept));
  let launched = 0;
  const launch = vi.fn<() => Promise<string>>(async () => {
    launched += 1;
    return `token-${launched}`;
  });
  const houseOf = (token: string): HouseCalls => ({
    read: async () => {
      const session = sessions[token];
      if (session === undefined || session instanceof Error) throw session ?? new Error('unknown');
      return session;
    },
    play: () => Promise.reject(new Error('not played here')),
    ...NO_TABLE,
    act: () => Promise.reject(new Error('not acted here')),
    finish: () => Promise.reject(new Error('not played here')),
    rotate,
  });
  const request = { memberId: '7', gameCode: 'jade-orchard', memory, launch, houseOf };
  return { kept, launch, open: (nowMs: number) => openGame({ ...request, nowMs: () => nowMs }) };
}

const startedAt = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`;

describe('opening a game', () => {
  it('launches each time, and keeps the session clock while the server keeps the session', async () => {
    const { launch, open } = setUp({
      'token-1': { ...houseSession(), startedAt: startedAt(0) },
      'token-2': { ...houseSession(), startedAt: startedAt(0) },
      'token-3': { ...houseSession(), startedAt: startedAt(9) },
    });
    expect((await open(1000)).openedAtMs).toBe(1000);
    expect((await open(5000)).openedAtMs).toBe(1000);
    expect((await open(9000)).openedAtMs).toBe(9000);
    expect(launch).toHaveBeenCalledTimes(3);
  });

  it('writes no launch token into storage', async () => {
    const { kept, open } = setUp({ 'token-1': houseSession() });
    await open(1000);
    expect(Object.values(kept)).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('token-1');
  });

  it('reports a failed launch', async () => {
    const { open } = setUp({ 'token-1': problem('NETWORK', 0) });
    await expect(open(1000)).rejects.toMatchObject({ code: 'NETWORK' });
  });
});

describe('the first seeds of a player', () => {
  it('are completed by a random client seed of this browser, after the commitment was shown', async () => {
    const session = houseSession({ seeds: null });
    const choices: { nextServerSeedHash: string; clientSeed: string }[] = [];
    const { open } = setUp({ 'token-1': session, 'token-2': session }, async (choice) => {
      choices.push(choice);
      const { nextServerSeedHash: serverSeedHash, clientSeed } = choice;
      return {
        revealed: null,
        current: { serverSeedHash, clientSeed, nextNonce: 0 },
        nextServerSeedHash: 'ef'.repeat(32),
      };
    });
    const opened = await open(1000);
    expect(choices).toEqual([
      {
        serverSeedHash: null,
        nextServerSeedHash: session.nextServerSeedHash,
        clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
    expect(opened.session.seeds).toMatchObject({ clientSeed: choices[0]?.clientSeed });
    await open(2000);
    expect(choices[1]?.clientSeed).not.toBe(choices[0]?.clientSeed);
  });

  it('are those of another window that chose first', async () => {
    const { open } = setUp({ 'token-1': houseSession({ seeds: null }) }, () =>
      Promise.reject(problem('SEED_NOT_FOUND', 404)),
    );
    expect((await open(1000)).session.gameCode).toBe('jade-orchard');
  });
});

describe('the memory of a session start', () => {
  const start = { memberId: '7', gameCode: 'jade-orchard', startedAt: startedAt(0) };

  it('belongs to one member, one game and one session', () => {
    const memory = sessionStartMemory(storage());
    memory.keep(start, 1);
    expect(memory.recall({ ...start, memberId: '8' })).toBeNull();
    expect(memory.recall({ ...start, gameCode: 'other-game' })).toBeNull();
    expect(memory.recall({ ...start, startedAt: startedAt(1) })).toBeNull();
    expect(memory.recall(start)).toBe(1);
  });

  it('treats damaged or forbidden storage as empty', () => {
    for (const text of [
      '{',
      '[]',
      '{"memberId":"7","gameCode":"g","startedAt":5,"openedAtMs":1}',
    ]) {
      expect(sessionStartMemory(storage({ 'game-start': text })).recall(start)).toBeNull();
    }
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    const memory = sessionStartMemory(forbidden);
    expect(() => memory.keep(start, 1)).not.toThrow();
    expect(memory.recall(start)).toBeNull();
  });
});
