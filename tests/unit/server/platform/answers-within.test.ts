import { expect, it } from 'vitest';
import { answersWithin } from '#server/platform/answers-within.ts';

it('gives an answer that comes in time', async () => {
  await expect(answersWithin(Promise.resolve(7), 10)).resolves.toBe(7);
});

it('gives up what has no answer', async () => {
  await expect(answersWithin(new Promise(() => undefined), 30)).rejects.toThrow(
    'no answer in 30 ms',
  );
});

it('does not count a pause of this process', async () => {
  const answer = new Promise<string>((resolve) => {
    setTimeout(() => setTimeout(() => resolve('there'), 60), 0);
  });
  const result = answersWithin(answer, 400);
  const until = performance.now() + 600;
  while (performance.now() < until);
  await expect(result).resolves.toBe('there');
});
