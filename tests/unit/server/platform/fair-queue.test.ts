import { describe, expect, it } from 'vitest';
import { FairQueue } from '#server/platform/fair-queue.ts';

const LIMITS = { atOnce: 1, maxWaiting: 4, maxWaitingPerGroup: 3, retryAfterSeconds: 1 };

/** Work that ends when it is told to; records the order in which it started. */
function workshop(queue: FairQueue) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const refused: string[] = [];
  const done: string[] = [];
  return {
    started,
    refused,
    done,
    add(group: string, name: string) {
      queue
        .run(group, () => {
          started.push(name);
          return new Promise<void>((resolve) => finish.push(resolve));
        })
        .then(
          () => done.push(name),
          (error: { code: string }) => refused.push(`${name} ${error.code}`),
        );
    },
    async finishNext() {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a fair queue', () => {
  it('gives groups turns, however many calls one of them has waiting', async () => {
    const shop = workshop(new FairQueue(LIMITS));
    for (const name of ['a1', 'a2', 'a3', 'a4']) shop.add('a', name);
    shop.add('b', 'b1');
    for (let count = 0; count < 5; count += 1) await shop.finishNext();
    expect(shop.started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    expect(shop.done).toHaveLength(5);
  });

  it('refuses a group that has used up its share of the waiting places', async () => {
    const shop = workshop(new FairQueue(LIMITS));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) shop.add('a', name);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shop.refused).toEqual(['a5 OVERLOADED']);
  });

  it('displaces the newest call of the longest line when every place is taken', async () => {
    const shop = workshop(new FairQueue(LIMITS));
    for (const name of ['a1', 'a2', 'a3', 'a4']) shop.add('a', name);
    shop.add('b', 'b1');
    shop.add('c', 'c1');
    await new Promise((resolve) => setImmediate(resolve));
    expect(shop.refused).toEqual(['a4 OVERLOADED']);
    for (let count = 0; count < 5; count += 1) await shop.finishNext();
    expect(shop.done.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('refuses a newcomer when every line is as short as its own would be', async () => {
    const shop = workshop(new FairQueue(LIMITS));
    for (const group of ['x', 'a', 'b', 'c', 'd', 'e']) shop.add(group, group);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shop.refused).toEqual(['e OVERLOADED']);
  });

  it('frees its place when the work fails', async () => {
    const queue = new FairQueue(LIMITS);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
