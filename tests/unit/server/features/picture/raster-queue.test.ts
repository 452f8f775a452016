import { expect, it } from 'vitest';
import { RasterQueue } from '#server/features/picture/raster-queue.ts';
import { createLog } from '#server/platform/log.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

function watched() {
  const queue = new RasterQueue(createLog('silent'));
  const made: string[] = [];
  let atOnce = 0;
  let most = 0;
  const work = (name: string, fails = false) => ({
    name,
    make: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await soon();
      atOnce -= 1;
      made.push(name);
      if (fails) throw new Error('no such picture');
    },
  });
  const allMade = () => expect.poll(() => queue.waiting).toBe(0);
  return { queue, made, work, allMade, most: () => most };
}

it('makes one at a time, and first what somebody looks at', async () => {
  const { queue, made, work, allMade, most } = watched();
  for (const name of ['a', 'b', 'c']) queue.add(work(name), 'ahead');
  queue.add(work('c'), 'wanted');
  queue.add(work('x'), 'wanted');
  queue.add(work('x'), 'wanted');
  queue.add(work('x'), 'ahead');
  await allMade();
  expect(made).toEqual(['a', 'c', 'x', 'b']);
  expect(most()).toBe(1);
});

it('goes on after a picture that cannot be made', async () => {
  const { queue, made, work, allMade } = watched();
  queue.add(work('bad', true), 'wanted');
  queue.add(work('good'), 'wanted');
  await allMade();
  expect(made).toEqual(['bad', 'good']);
});

it('ends with the picture in hand when it is closed', async () => {
  const { queue, made, work } = watched();
  for (const name of ['a', 'b', 'c']) queue.add(work(name), 'wanted');
  await queue.close();
  queue.add(work('d'), 'wanted');
  await soon();
  expect(made).toEqual(['a']);
});
