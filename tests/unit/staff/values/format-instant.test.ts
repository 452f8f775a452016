import { expect, it } from 'vitest';
import { clockName, formatInstant } from '#staff/values/format-instant.ts';

const AT = '2026-11-20T23:05:09.250Z';

it('shows a moment by UTC, in 24 hours', () => {
  expect(formatInstant(AT, 'en-US', 'utc', 'second')).toBe('Nov 20, 2026, 23:05:09');
  expect(formatInstant('2026-11-20T00:05:09Z', 'en-US', 'utc', 'minute')).toBe(
    'Nov 20, 2026, 00:05',
  );
  expect(formatInstant(AT, 'en-US', 'utc', 'day')).toBe('Nov 20, 2026');
});

it('shows it by the local clock as that clock has it', () => {
  const hours = String(new Date(AT).getHours()).padStart(2, '0');
  expect(formatInstant(AT, 'en-US', 'local', 'second')).toContain(`${hours}:05:09`);
});

it('names the clock', () => {
  expect(clockName('utc', 'es-419', new Date(AT))).toBe('UTC');
  expect(clockName('local', 'en-US', new Date(AT))).toMatch(/^(?:GMT|UTC)([+-]\d{1,2}(:\d{2})?)?$/);
});
