import { expect, it } from 'vitest';
import { isUnfinished } from '#site/frame/unfinished-entry.ts';

it.each([
  ['holds a value', { isConnected: true, value: '50' }, true],
  ['was emptied', { isConnected: true, value: '' }, false],
  ['left the page with its form', { isConnected: false, value: '50' }, false],
])('a field that was typed into and %s', (_, field, unfinished) => {
  expect(isUnfinished(field)).toBe(unfinished);
});
