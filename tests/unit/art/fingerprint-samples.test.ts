import { expect, it } from 'vitest';
import { fingerprintSamples } from '#art/fingerprint-samples.ts';
import { heroNames } from '#art/heroes/catalogue.ts';
import { recipeNames } from '#art/types.ts';

it('holds every hero alone and beside another, five kinds from every recipe in both schemes, and portraits', () => {
  const samples = fingerprintSamples();
  expect(samples).toHaveLength(heroNames.length * 2 + recipeNames.length * 2 * 5 + 48);
  // A recipe may draw one thing by day as by night.
  expect(new Set(samples).size).toBeGreaterThan(samples.length - recipeNames.length);
  expect(fingerprintSamples()).toEqual(samples);
});
