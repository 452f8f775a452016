import { expect, it } from 'vitest';
import { readAnalyticsIds } from '#server/platform/read-analytics-ids.ts';

it('reads the measurement id of each brand, and refuses another form', () => {
  expect(readAnalyticsIds({})).toEqual(new Map());
  expect([...readAnalyticsIds({ ANALYTICS_IDS: 'denluma=G-ABC123, kyvolta=G-XYZ789' })]).toEqual([
    ['denluma', 'G-ABC123'],
    ['kyvolta', 'G-XYZ789'],
  ]);
  expect(() => readAnalyticsIds({ ANALYTICS_IDS: 'denluma:G-ABC123' })).toThrow(/ANALYTICS_IDS/);
});
