import { expect, it } from 'vitest';
import { cursorId, cursorMoment } from '#server/platform/paging.ts';

it('reads the moment of a cursor', () => {
  expect(cursorMoment('1795818245000')).toEqual(new Date(1_795_818_245_000));
  expect(cursorMoment('253402300799999').toISOString()).toBe('9999-12-31T23:59:59.999Z');
});

it.each(['253402300800000', '9000000000000000000', '9999999999999999999', 'abc', '-1'])(
  'refuses %s as the moment of a cursor',
  (cursor) => {
    expect(() => cursorMoment(cursor)).toThrow(expect.objectContaining({ code: 'INVALID_QUERY' }));
  },
);

it('refuses an id beyond 64 bits', () => {
  expect(cursorId('9223372036854775807')).toBe(9_223_372_036_854_775_807n);
  expect(() => cursorId('9223372036854775808')).toThrow(
    expect.objectContaining({ code: 'INVALID_QUERY' }),
  );
});
