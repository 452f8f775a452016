import { describe, expect, it } from 'vitest';
import { backgroundWork } from '#server/platform/background-work.ts';
import { createLog } from '#server/platform/log.ts';

const log = createLog('silent');
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('work in the background', () => {
  it('does everything, a few at once, and settles when all is done', async () => {
    const background = backgroundWork(log);
    let running = 0;
    let most = 0;
    let done = 0;
    for (let added = 0; added < 20; added += 1) {
      background.add('test', async () => {
        running += 1;
        most = Math.max(most, running);
        await pause();
        running -= 1;
        done += 1;
      });
    }
    await background.settle();
    expect({ most, done }).toEqual({ most: 4, done: 20 });
  });

  it('goes on after a failure', async () => {
    const background = backgroundWork(log);
    let done = false;
    background.add('test', async () => {
      throw new Error('failed');
    });
    background.add('test', async () => {
      done = true;
    });
    await background.settle();
    expect(done).toBe(true);
  });

  it('refuses what nobody could wait for', async () => {
    const background = backgroundWork(log);
    const add = () => background.add('test', pause as () => Promise<void>);
    for (let added = 0; added < 260; added += 1) add();
    expect(add).toThrow('OVERLOADED');
    await background.settle();
    expect(add).not.toThrow();
    await background.settle();
  });
});
