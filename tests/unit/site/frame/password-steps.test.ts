import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTooCommon, passwordScore } from '#domain/password/password-estimate.ts';
import { meterStep, PASSWORD_STEPS } from '#site/frame/password-steps.ts';

const SCORES = [0, 1, 2, 3, 4] as const;

it('lights one segment more with each score', () => {
  expect(SCORES.map((score) => meterStep(score).segments)).toEqual([1, 2, 3, 4, 5]);
});

it('names each step with a text of its own', () => {
  const keys = SCORES.map((score) => meterStep(score).textKey);
  expect(keys).toEqual([...PASSWORD_STEPS]);
  const file = 'brands/_base/locales/en/registration.json';
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const said = keys.map((key) => texts[key.replace('registration:', '')]);
  expect(new Set(said).size).toBe(5);
  expect(said).not.toContain(undefined);
});

it.each(['password', 'lucia2026!', 'mesaverde7', 'un farol rojo bajo la luna'])(
  'shows "%s" as refused exactly when the server refuses it',
  (password) => {
    const step = meterStep(passwordScore(password, ['lucia2026']));
    expect(step.tone === 'refused').toBe(isTooCommon(password, ['lucia2026']));
  },
);
