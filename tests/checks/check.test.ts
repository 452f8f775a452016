import { expect, it } from 'vitest';
import { type Check, runCheck } from '../../scripts/check/check.ts';

const checkThat = (run: Check['run']): Check => ({ name: 'some', run });

it('a check that read nothing is red', async () => {
  const check = checkThat(() => Promise.resolve({ seen: 0, what: 'files', faults: [] }));
  expect(await runCheck(check, '.')).toMatchObject({
    ok: false,
    faults: ['read nothing: no files'],
  });
});

it('a check that breaks is red', async () => {
  const check = checkThat(() => Promise.reject(new Error('broken')));
  const outcome = await runCheck(check, '.');
  expect(outcome.ok).toBe(false);
  expect(outcome.faults[0]).toContain('broken');
});
