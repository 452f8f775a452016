import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRunaway } from '#server/features/register-rules/is-runaway.ts';

it.each([
  '^(a+)+$',
  '(.*)*x',
  '([a-z]+\\d?)+',
  '(a|b+)+',
  '(a+){10}',
  '(?=(a+)+$)b',
  '.*.*.*x',
  'a*a*a*a*b',
])('refuses %s', (expression) => {
  expect(isRunaway(expression)).toBe(true);
});

it.each([
  '',
  '(',
  '.+@example[.]com',
  '(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])[A-Za-z0-9#]+',
  '\\p{L}+( +\\p{L}+)*',
  '\\p{Script=Han}+',
  '(\\+84|0)[35789][0-9]{8}',
  '(\\d{3}-)?\\d{4}-\\d{4}',
  '[0-9]{1,3}(,[0-9]{3})*',
  '(?<year>[0-9]{4})-[0-9]{2}',
  '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,}',
  '[A-Z ]*[A-Z][A-Z ]*',
])('lets %s through', (expression) => {
  expect(isRunaway(expression)).toBe(false);
});

it('finds nothing in what the contract itself asks of text', () => {
  const patterns = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => patternsOf(JSON.parse(readFileSync(`schemas/${file}`, 'utf8'))));
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.filter((pattern) => isRunaway(pattern))).toEqual([]);
});

function patternsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsOf(value),
  );
}
