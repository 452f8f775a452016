import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthoredManifest } from '#brand/authored.ts';
import { ProblemError } from '#contract/problem-error.ts';
import { Autosave, type SyncState } from '../../../builder/editor/sync/autosave.ts';

const doc = (name: string): AuthoredManifest => ({ id: 'denluma', identity: { name } });
const nameOf = (manifest: AuthoredManifest) => (manifest['identity'] as { name: string }).name;
const problem = (code: ProblemError['code'], status: number, value?: unknown) =>
  new ProblemError({ code, status, message: code, value });

/** A server that counts versions; `answers` are what it says instead, one a call. */
function opened(...answers: (ProblemError | null)[]) {
  let version = 3;
  const sent: string[] = [];
  const states: SyncState['name'][] = [];
  const autosave = new Autosave({
    start: { version, manifest: doc('start'), savedAt: null },
    send: async (from, manifest) => {
      sent.push(`${from.version}:${nameOf(manifest)}`);
      const refusal = answers.shift() ?? null;
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (refusal !== null) throw refusal;
      version += 1;
      return { draftVersion: version, savedAt: '2026-11-20T10:00:00.000Z', problems: [] };
    },
    onState: (state) => states.push(state.name),
    onSaved: () => undefined,
  });
  return { autosave, sent, states };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Autosave', () => {
  it('sends once, a moment after the last keystroke', async () => {
    const { autosave, sent, states } = opened();
    for (const name of ['D', 'De', 'Den']) autosave.edited(doc(name));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['3:Den']);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends what was typed meanwhile with the version it was given', async () => {
    const { autosave, sent } = opened();
    autosave.edited(doc('a'));
    await vi.advanceTimersByTimeAsync(820);
    autosave.edited(doc('b'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['3:a', '4:b']);
  });

  it('keeps what did not get through and sends it until it does', async () => {
    const offline = problem('NETWORK', 0);
    const { autosave, sent, states } = opened(offline, offline, problem('INTERNAL', 500));
    autosave.edited(doc('a'));
    await vi.advanceTimersByTimeAsync(900);
    expect(states.at(-1)).toBe('retrying');
    autosave.edited(doc('ab'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual(['3:a', '3:ab', '3:ab', '3:ab']);
    expect(autosave.isClean()).toBe(true);
  });

  it('tries at once when the network or the session is back', async () => {
    const { autosave, sent } = opened(problem('SESSION_EXPIRED', 401));
    autosave.edited(doc('a'));
    await vi.advanceTimersByTimeAsync(900);
    autosave.tryAgain();
    await vi.advanceTimersByTimeAsync(60);
    expect(sent).toHaveLength(2);
    expect(autosave.isClean()).toBe(true);
  });

  it('stops at another person’s draft and goes on from what is decided', async () => {
    const theirs = { draftVersion: 9, manifest: doc('theirs'), savedAt: null, savedBy: 'elio' };
    const { autosave, sent, states } = opened(problem('DRAFT_CONFLICT', 409, theirs));
    autosave.edited(doc('mine'));
    await vi.advanceTimersByTimeAsync(900);
    expect(states.at(-1)).toBe('conflict');
    autosave.edited(doc('mine too'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    autosave.continueFrom({ version: 9, manifest: doc('theirs') }, doc('merged'));
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual(['3:mine', '9:merged']);
  });

  it('knows its own draft again when the answer to it got lost', async () => {
    const own = { draftVersion: 4, manifest: doc('a'), savedAt: null, savedBy: 'me' };
    const lost = problem('NETWORK', 0);
    const { autosave, sent, states } = opened(lost, problem('DRAFT_CONFLICT', 409, own));
    autosave.edited(doc('a'));
    await vi.advanceTimersByTimeAsync(900);
    autosave.edited(doc('ab'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['3:a', '3:ab', '4:ab']);
    expect(states).not.toContain('conflict');
  });

  it('does not hammer a server that refuses, and tries with the next edit', async () => {
    const { autosave, sent, states } = opened(problem('BODY_TOO_LARGE', 413));
    autosave.edited(doc('huge'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('refused');
    autosave.edited(doc('small'));
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toHaveLength(2);
  });

  it('flushes before a publication and says whether all got through', async () => {
    const good = opened();
    good.autosave.edited(doc('a'));
    const flushed = good.autosave.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await flushed).toBe(true);
    const bad = opened(problem('NETWORK', 0));
    bad.autosave.edited(doc('a'));
    const failed = bad.autosave.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await failed).toBe(false);
    bad.autosave.stop();
  });

  it('has nothing to send when an edit was taken back', async () => {
    const { autosave, sent, states } = opened();
    autosave.edited(doc('a'));
    autosave.edited(doc('start'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([]);
    expect(states.at(-1)).toBe('saved');
  });
});
