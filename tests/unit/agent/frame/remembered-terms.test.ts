import { expect, it } from 'vitest';
import { rememberedTerms, rememberTerms } from '#agent/frame/remembered-terms.ts';

const bounds = { seriesFloor: 1900, own: { series: 1960, shareBasisPoints: 5000 } };

function memoryOf() {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

it('offers an agent the last terms again, and another agent the lowest', () => {
  const memory = memoryOf();
  rememberTerms(memory, '7', { series: 1940, shareBasisPoints: 2050 });
  expect(rememberedTerms(memory, '7', bounds)).toEqual({ series: '1940', share: '20.50' });
  expect(rememberedTerms(memory, '8', bounds)).toEqual({ series: '1900', share: '0' });
});

it('falls back to the lowest terms when the agent may no longer give the last ones', () => {
  const memory = memoryOf();
  rememberTerms(memory, '7', { series: 1960, shareBasisPoints: 5000 });
  const lowered = { ...bounds, own: { series: 1950, shareBasisPoints: 4000 } };
  expect(rememberedTerms(memory, '7', lowered)).toEqual({ series: '1900', share: '0' });
});
