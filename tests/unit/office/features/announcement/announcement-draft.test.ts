import { describe, expect, it } from 'vitest';
import {
  draftChanges,
  newAnnouncement,
  offeredTypes,
} from '#office/features/announcement/announcement-draft.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';

it('offers only types that the site shows, and keeps the stored one', () => {
  expect(offeredTypes('PL')).toEqual(['PL', 'PU']);
  expect(offeredTypes('PR')).toEqual(['PL', 'PU', 'PR']);
});

describe('what has changed of a draft', () => {
  const { draft } = newAnnouncement('denluma', 'es');

  it('nothing, whatever the order of its kinds', () => {
    const turned = { ...draft, visitorKinds: draft.visitorKinds.toReversed() };
    expect(draftChanges(draft, turned)).toEqual([]);
  });

  it('field by field and language by language', () => {
    const texts = [
      { language: 'es', title: 'Hola', content: '' },
      { language: 'en', title: 'Hello', content: '<p>x</p>' },
    ];
    const next = { ...draft, position: 3, endsAt: '2030-01-01T00:00:00.000Z', texts };
    expect(
      draftChanges(draft, next).map(({ field, language, before, after }) =>
        [field, language, before, after].join(' '),
      ),
    ).toEqual([
      'endsAt   2030-01-01T00:00:00.000Z',
      'position  0 3',
      'title es  Hola',
      'title en  Hello',
      'content en  <p>x</p>',
    ]);
  });
});

describe('a moment to put in', () => {
  it.each(['utc', 'local'] as const)('comes back by the %s clock', (clock) => {
    const moment = '2026-11-20T14:05:00.000Z';
    expect(inputMoment(momentInput(moment, clock), clock)).toBe(moment);
  });

  it('is empty where there is none, and none where it is not whole', () => {
    expect(momentInput(null, 'utc')).toBe('');
    expect(momentInput('', 'utc')).toBe('');
    expect(inputMoment('2026-11', 'local')).toMatch(/^(?:|2026-.*)$/);
    expect(inputMoment('', 'utc')).toBe('');
  });
});
