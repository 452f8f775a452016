import { describe, expect, it } from 'vitest';
import {
  completeTerms,
  type HeldJackpot,
  wantedJackpot,
} from '#office/features/jackpot/jackpot-draft.ts';
import { draftFaults } from '#office/features/jackpot/draft-faults.ts';
import { jackpotChanges, termChanges } from '#office/features/jackpot/jackpot-changes.ts';

const notation = { currency: 'PEN', locale: 'es-419' };
const terms = {
  contributionPercent: '1',
  startMicro: '500000000',
  turnoverMicro: '100000000000',
  mustHitMicro: null,
};
const stakes = ['500000', '50000000'];
const games = { stakes, gamesReturnPercent: '96.3836' };
const held: HeldJackpot = { enabled: false, terms, ...games };
const never: HeldJackpot = { enabled: false, terms: null, ...games };

describe('terms to begin with', () => {
  it('are no change until something is set, and then all are', () => {
    expect(jackpotChanges(never, wantedJackpot(never, null, notation))).toEqual([]);
    expect(jackpotChanges(never, wantedJackpot(never, { enabled: true }, notation))).toEqual([
      { id: 'enabled', before: false, after: true },
      { id: 'contributionPercent', before: null, after: '1' },
      { id: 'startMicro', before: null, after: '500000000' },
      { id: 'turnoverMicro', before: null, after: '100000000000' },
    ]);
  });
});

describe('a draft', () => {
  it('changes what was typed otherwise than it is held, and nothing else', () => {
    const same = { contributionPercent: '1.00', startMicro: '500', turnoverMicro: '100,000.0' };
    expect(jackpotChanges(held, wantedJackpot(held, same, notation))).toEqual([]);
    const wanted = wantedJackpot(held, { enabled: true, contributionPercent: '1,5' }, notation);
    expect(jackpotChanges(held, wanted)).toEqual([
      { id: 'enabled', before: false, after: true },
      { id: 'contributionPercent', before: '1', after: '1.5' },
    ]);
    expect(completeTerms(wanted.terms)).toEqual({ ...terms, contributionPercent: '1.5' });
  });

  it('sets a limit instead of a turnover, with one to begin with', () => {
    const wanted = wantedJackpot(held, { limited: true }, notation);
    const limited = { ...terms, turnoverMicro: null, mustHitMicro: '1500000000' };
    expect(completeTerms(wanted.terms)).toEqual(limited);
    const back = wantedJackpot({ ...held, terms: limited }, { limited: false }, notation);
    expect(completeTerms(back.terms)).toEqual(terms);
    const empty = wantedJackpot(held, { limited: true, mustHitMicro: '' }, notation);
    expect(completeTerms(empty.terms)).toBeNull();
  });

  it('tells the next pool from the one that runs', () => {
    const running = { ...terms, startMicro: '250000000' };
    expect(termChanges(running, wantedJackpot(held, null, notation).terms)).toEqual([
      { id: 'startMicro', before: '250000000', after: '500000000' },
    ]);
  });
});

describe('what has to be mended', () => {
  const faultsOf = (edits: Parameters<typeof draftFaults>[1]) =>
    draftFaults(held, edits, wantedJackpot(held, edits, notation).terms);

  it('is told at its field', () => {
    expect(faultsOf(null)).toEqual([]);
    expect(faultsOf({ contributionPercent: ' ', startMicro: 'much', turnoverMicro: '0' })).toEqual([
      { pointer: '/terms/contributionPercent', code: 'REQUIRED' },
      { pointer: '/terms/startMicro', code: 'PATTERN' },
      { pointer: '/terms/turnoverMicro', code: 'exclusiveMinimum', params: { limit: 0 } },
    ]);
    expect(faultsOf({ contributionPercent: '100.5' })).toEqual([
      { pointer: '/terms/contributionPercent', code: 'maximum', params: { limit: 100 } },
    ]);
    expect(faultsOf({ turnoverMicro: '49999.99' })).toEqual([
      { pointer: '/terms/turnoverMicro', code: 'TURNOVER_TOO_SMALL', params: { times: 1000 } },
    ]);
    expect(faultsOf({ limited: true, mustHitMicro: '501' })).toEqual([
      { pointer: '/terms/mustHitMicro', code: 'LIMIT_TOO_LOW', params: { times: 1000 } },
    ]);
    expect(faultsOf({ turnoverMicro: '99,999,999.99' })).toEqual([
      { pointer: '/terms/turnoverMicro', code: 'TURNOVER_TOO_FINE' },
    ]);
  });

  it('is what gives too much away, together with the games', () => {
    expect(faultsOf({ contributionPercent: '2.2' })).toEqual([
      {
        pointer: '/terms/startMicro',
        code: 'GIVES_TOO_MUCH',
        params: { returned: '99.0836', most: '99' },
      },
    ]);
    expect(faultsOf({ contributionPercent: '5' })).toMatchObject([
      { pointer: '/terms/contributionPercent', code: 'GIVES_TOO_MUCH' },
    ]);
  });
});
