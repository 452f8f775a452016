import { describe, expect, it } from 'vitest';
import type { BrandStatus } from '#contract/generated/types.ts';
import statuses from '#schemas/entities/site-status.json' with { type: 'json' };
import {
  isUnchanged,
  publicNote,
  SITE_STATUS_NAMES,
  siteStatusName,
  siteStatusNumber,
} from '#office/features/site-status/site-status.ts';

const NOW: BrandStatus = {
  brand: 'denluma',
  status: 1,
  note: 'Back at 15:00',
  changedAt: null,
  changedBy: null,
};

describe('site status', () => {
  it('has a word for each of the contract, and the way back', () => {
    expect(SITE_STATUS_NAMES.map(siteStatusNumber)).toEqual(statuses.enum);
    for (const name of SITE_STATUS_NAMES) expect(siteStatusName(siteStatusNumber(name))).toBe(name);
  });

  it('has a note only while it is not open', () => {
    expect(publicNote({ status: 'maintenance', note: ' soon ' })).toBe('soon');
    expect(publicNote({ status: 'open', note: 'soon' })).toBe('');
  });

  it.each([
    ['maintenance', 'Back at 15:00', true],
    ['maintenance', ' Back at 15:00\n', true],
    ['maintenance', 'Back at 16:00', false],
    ['blocked', 'Back at 15:00', false],
    ['open', 'Back at 15:00', false],
  ] as const)('%s with the note %j leaves all as it is: %s', (status, note, unchanged) => {
    expect(isUnchanged({ status, note }, NOW)).toBe(unchanged);
  });

  it('is unchanged when an open site stays open, whatever note was set aside', () => {
    expect(isUnchanged({ status: 'open', note: 'draft' }, { ...NOW, status: 0, note: '' })).toBe(
      true,
    );
  });
});
