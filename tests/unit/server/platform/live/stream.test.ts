import { describe, expect, it, vi } from 'vitest';
import { Stream, type StreamDependencies } from '#server/platform/live/stream.ts';

/** A listener that keeps what it was told. */
class Ear {
  readonly frames: { seen: [string, number]; state: unknown }[] = [];
  send(frame: Buffer): void {
    this.frames.push(JSON.parse(String(frame)));
  }
}

function streamOf(read: () => Promise<unknown>, more: Partial<StreamDependencies> = {}) {
  let number = 0;
  return new Stream(
    { name: 'siteStatus', read, settleMs: 0 },
    { brand: 'denluma', memberId: 0n },
    {
      mark: 'run',
      nextNumber: () => (number += 1),
      read: (work) => work(),
      failed: () => undefined,
      check: () => undefined,
      ...more,
    },
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a stream', () => {
  it('reads a state once however many listen, and tells each the same', async () => {
    const read = vi.fn(async () => ({ status: 0 }));
    const stream = streamOf(read);
    const ears = [new Ear(), new Ear(), new Ear()];
    for (const ear of ears) stream.join(ear, null);
    await settled();
    expect(read).toHaveBeenCalledTimes(1);
    for (const { frames } of ears) expect(frames).toEqual(ears[0]?.frames);
    expect(ears[0]?.frames).toHaveLength(1);
  });

  it('says nothing of a change that changes nothing', async () => {
    let status = 0;
    const stream = streamOf(async () => ({ status }));
    const ear = new Ear();
    stream.join(ear, null);
    await settled();
    stream.changed();
    await settled();
    expect(ear.frames).toHaveLength(1);
    status = 1;
    stream.changed();
    await settled();
    expect(ear.frames.map(({ state }) => state)).toEqual([{ status: 0 }, { status: 1 }]);
  });

  it('reads again what changes while it is read, and never tells the old state last', async () => {
    const answers: ((state: object) => void)[] = [];
    const stream = streamOf(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    const ear = new Ear();
    stream.join(ear, null);
    stream.changed();
    stream.changed();
    answers[0]?.({ status: 0 });
    await settled();
    answers[1]?.({ status: 1 });
    await settled();
    expect(answers).toHaveLength(2);
    expect(ear.frames.at(-1)?.state).toEqual({ status: 1 });
  });

  it('tells one that returns what it has not seen, by number and run', async () => {
    const stream = streamOf(async () => ({ status: 0 }));
    const stays = new Ear();
    stream.join(stays, null);
    await settled();
    const seen = stays.frames[0]?.seen ?? ['', 0];
    const [current, behind, ofAnotherRun] = [new Ear(), new Ear(), new Ear()];
    stream.join(current, seen);
    stream.join(behind, ['run', seen[1] - 1]);
    stream.join(ofAnotherRun, ['other', seen[1]]);
    expect(current.frames).toEqual([]);
    expect(behind.frames).toEqual(stays.frames);
    expect(ofAnotherRun.frames).toEqual(stays.frames);
  });

  it('tries again when a state cannot be read', async () => {
    vi.useFakeTimers();
    try {
      const failed = vi.fn();
      let fails = true;
      const read = async (): Promise<object> => {
        if (fails) throw new Error('away');
        return { status: 0 };
      };
      const stream = streamOf(read, { failed });
      const ear = new Ear();
      stream.join(ear, null);
      await vi.advanceTimersByTimeAsync(10);
      fails = false;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(failed).toHaveBeenCalledTimes(1);
      expect(ear.frames).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
