import { describe, expect, it } from 'vitest';
import {
  effectiveEdits,
  limitBounds,
  limitFaults,
  wantedLimits,
} from '#office/features/session-limits/limits-draft.ts';

const NOW = { lifetimeMinutes: 1440, idleMinutes: 30, passwordMaxAgeDays: 90 };

describe('session limits as typed', () => {
  it('takes its bounds from the contract', () => {
    expect(limitBounds('lifetimeMinutes')).toEqual({ least: 30, most: 10_080 });
    expect(limitBounds('idleMinutes')).toEqual({ least: 5, most: 30 });
  });

  it('drops edits that equal the limits in effect', () => {
    expect(effectiveEdits(NOW, null)).toEqual({});
    expect(effectiveEdits(NOW, { lifetimeMinutes: ' 1440 ', idleMinutes: '15' })).toEqual({
      idleMinutes: '15',
    });
  });

  it.each([
    ['', { code: 'REQUIRED' }],
    ['7.5', { code: 'PATTERN' }],
    ['-6', { code: 'PATTERN' }],
    ['4', { code: 'minimum', params: { limit: 5 } }],
    ['31', { code: 'maximum', params: { limit: 30 } }],
  ])('rejects an idle limit of "%s"', (idleMinutes, fault) => {
    expect(limitFaults({ idleMinutes })).toEqual([{ pointer: '/idleMinutes', ...fault }]);
    expect(wantedLimits(NOW, { idleMinutes })).toBeNull();
  });

  it('accepts both bounds and keeps the limit that was not edited', () => {
    expect(wantedLimits(NOW, { idleMinutes: '5' })).toEqual({ ...NOW, idleMinutes: 5 });
    expect(wantedLimits(NOW, { lifetimeMinutes: '10080', idleMinutes: '30' })).toEqual({
      lifetimeMinutes: 10_080,
      idleMinutes: 30,
      passwordMaxAgeDays: 90,
    });
  });
});
