import { expect, it } from 'vitest';
import { startTitle } from '#server/vendors/start-title.ts';

const title = (code: string, change: object = {}) => ({
  code,
  tags: [] as readonly string[],
  maintenance: false,
  ...change,
});

it('starts the only title of a vendor', () => {
  expect(startTitle([title('one')])?.code).toBe('one');
  expect(startTitle([])).toBeUndefined();
});

it('prefers a list title, then a lobby title, then the brand’s order', () => {
  const first = title('first');
  const lobby = title('lobby', { tags: ['lobby'] });
  const list = title('list', { isList: true });
  expect(startTitle([first, lobby, list])?.code).toBe('list');
  expect(startTitle([first, lobby])?.code).toBe('lobby');
  expect(startTitle([first, title('second')])?.code).toBe('first');
});

it('starts a title in maintenance only when all are', () => {
  const away = title('away', { isList: true, maintenance: true });
  expect(startTitle([away, title('open')])?.code).toBe('open');
  expect(startTitle([away])?.code).toBe('away');
});
