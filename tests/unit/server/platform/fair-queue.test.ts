import { describe, expect, it } from 'vitest';
import { FairQueue } from '#server/platform/fair-queue.ts';

const LIMITS = {
  atOnce: 1,
  maxWaiting: 4,
  maxWaitingPerBrand: 4,
  maxWaitingPerGroup: 3,
  retryAfterSeconds: 1,
};
const ONE = { brand: 'one', group: 'a' };

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
    add(group: string, name: string, brand = 'one') {
      queue
        .run({ brand, group }, () => {
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

  it('serves a brand in its turn while two hundred calls of another wait', async () => {
    const shop = workshop(
      new FairQueue({ ...LIMITS, maxWaiting: 300, maxWaitingPerBrand: 250, maxWaitingPerGroup: 9 }),
    );
    for (let call = 1; call <= 200; call += 1) shop.add(`address ${call}`, `one ${call}`);
    shop.add('b', 'two', 'two');
    for (let count = 0; count < 3; count += 1) await shop.finishNext();
    expect(shop.started.slice(0, 3)).toEqual(['one 1', 'one 2', 'two']);
  });

  it('refuses a brand that has used up its share, and still takes the calls of another', async () => {
    const shop = workshop(new FairQueue({ ...LIMITS, maxWaiting: 5, maxWaitingPerBrand: 3 }));
    for (let call = 1; call <= 6; call += 1) shop.add(`address ${call}`, `one ${call}`);
    shop.add('b', 'two', 'two');
    await new Promise((resolve) => setImmediate(resolve));
    expect(shop.refused).toEqual(['one 5 OVERLOADED', 'one 6 OVERLOADED']);
    for (let count = 0; count < 5; count += 1) await shop.finishNext();
    expect(shop.done).toContain('two');
  });

  it('displaces the newest call of the brand with the most when every place is taken', async () => {
    const shop = workshop(new FairQueue(LIMITS));
    for (let call = 1; call <= 5; call += 1) shop.add(`address ${call}`, `one ${call}`);
    shop.add('b', 'two', 'two');
    await new Promise((resolve) => setImmediate(resolve));
    expect(shop.refused).toEqual(['one 5 OVERLOADED']);
    for (let count = 0; count < 5; count += 1) await shop.finishNext();
    expect(shop.started).toEqual(['one 1', 'one 2', 'two', 'one 3', 'one 4']);
  });

  it('frees its place when the work fails', async () => {
    const queue = new FairQueue(LIMITS);
    await expect(queue.run(ONE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(ONE, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
