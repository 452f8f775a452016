import { expect, it } from 'vitest';
import { placeShape } from '../../../builder/editor/document/place.ts';
import { layers } from './fixture.ts';

it('leaves the ids of list items out of the shape of a place', () => {
  const { effective } = layers();
  expect(placeShape(effective, ['navigation', 'entries', 'hot', 'label'])).toBe(
    'navigation.entries.label',
  );
  expect(placeShape(effective, ['theme', 'tokens', 'light', 'bg'])).toBe('theme.tokens.light.bg');
});
