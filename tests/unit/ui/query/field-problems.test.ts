import { expect, it } from 'vitest';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { queryKey } from '#ui/query/useQuery.ts';

const field = (message: string) => ({ code: 'x', message });

it('brings problems to their fields by pointer, and keeps the rest', () => {
  const problem = {
    fields: {
      '/username': field('Taken'),
      '/username/0': field('Second'),
      '/profile/name': field('Name'),
      '/unknown': field('Unknown'),
      '': field('Whole'),
    },
  };
  expect(fieldProblems(problem, ['username', 'profile'])).toEqual({
    byField: { username: 'Taken', profile: 'Name' },
    rest: ['Unknown', 'Whole'],
  });
});

it('reads escaped segments', () => {
  const problem = { fields: { '/a~1b~0c': field('Odd') } };
  expect(fieldProblems(problem, ['a/b~c']).byField).toEqual({ 'a/b~c': 'Odd' });
});

it('has nothing to say without a problem', () => {
  expect(fieldProblems(null, ['username'])).toEqual({ byField: {}, rest: [] });
});

it('tells questions apart by operation, request and language', () => {
  const keys = [
    queryKey('getRound', { params: { roundId: '1' } }, 'es'),
    queryKey('getRound', { params: { roundId: '2' } }, 'es'),
    queryKey('getRound', { params: { roundId: '1' } }, 'en'),
    queryKey('getBalance', undefined, 'es'),
  ].map((key) => JSON.stringify(key));
  expect(new Set(keys).size).toBe(4);
});
