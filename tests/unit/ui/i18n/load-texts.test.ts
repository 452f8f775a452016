import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTextsOf } from '#ui/i18n/load-texts.ts';

const asked: string[] = [];

/** Answers with one text for each namespace of the address; `gone` in an address is not there. */
const answer = (address: string): Promise<Response> => {
  asked.push(address);
  const [, names = ''] = /\/([^/]+)\.json$/.exec(address) ?? [];
  if (address.includes('gone')) return Promise.resolve(new Response('', { status: 404 }));
  const texts = names.split('+').map((name) => [name, { title: name }]);
  return Promise.resolve(Response.json(Object.fromEntries(texts)));
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches namespaces that are asked for at once in one request a language', async () => {
  const load = loadTextsOf(() => ({ brand: 'denluma', hash: 'abc' }));
  const texts = await Promise.all([
    load('es', 'registration'),
    load('es', 'pattern'),
    load('th', 'pattern'),
    load('es', 'registration'),
  ]);
  expect(asked.toSorted()).toEqual([
    '/locales/denluma/abc/es/pattern+registration.json',
    '/locales/denluma/abc/th/pattern.json',
  ]);
  expect(texts.map(({ title }) => title)).toEqual([
    'registration',
    'pattern',
    'pattern',
    'registration',
  ]);
});

it('names the revision that is current at the time of asking', async () => {
  let hash = 'one';
  const load = loadTextsOf(() => ({ brand: 'denluma', hash }));
  await load('es', 'deposit');
  hash = 'two';
  await load('es', 'deposit');
  expect(asked).toEqual([
    '/locales/denluma/one/es/deposit.json',
    '/locales/denluma/two/es/deposit.json',
  ]);
});

it('rejects what does not arrive, and asks again the next time', async () => {
  const load = loadTextsOf(() => ({ brand: 'denluma', hash: 'abc' }));
  const [gone, there] = await Promise.allSettled([load('gone', 'deposit'), load('es', 'deposit')]);
  expect(gone).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({ message: expect.stringContaining('deposit in gone: 404') }),
  });
  expect(there).toMatchObject({ status: 'fulfilled' });
  await expect(load('gone', 'deposit')).rejects.toThrow('404');
  expect(asked).toHaveLength(3);
});
