import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnnouncementDraft, CallerKind } from '#contract/generated/types.ts';
import {
  APPLICABLE_EXECUTIONS,
  hasAudience,
  isForVisitor,
} from '#domain/announcement/announcement-audience.ts';
import { announcementFaults, tidyAnnouncement } from '#domain/announcement/announcement-faults.ts';
import { announcementState } from '#domain/announcement/announcement-state.ts';
import { chooseText } from '#domain/text/choose-text.ts';

const kinds: readonly CallerKind[] = ['visitor', 'member', 'agent', 'trial'];

describe('the schedule', () => {
  const live = { published: true, startsAt: 1000, endsAt: 2000 };

  it.each([
    [999, 'scheduled'],
    [1000, 'live'],
    [1999, 'live'],
    [2000, 'ended'],
  ] as const)('at %i it is %s', (now, state) => {
    expect(announcementState(live, now)).toBe(state);
    expect(announcementState({ ...live, published: false }, now)).toBe('draft');
  });

  it('without an end it stays live', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000 }), (now) => {
        expect(announcementState({ ...live, endsAt: null }, now)).toBe('live');
      }),
    );
  });
});

describe('the audience', () => {
  it('without a code: every kind that is named', () => {
    const audience = { visitorKinds: ['member', 'agent'] as const, execution: null };
    expect(kinds.filter((kind) => isForVisitor(audience, kind))).toEqual(['member', 'agent']);
    expect(isForVisitor(audience, 'member', 'A')).toBe(true);
  });

  it('with one: those it can open for, and only where it is asked for', () => {
    const signedIn = { visitorKinds: kinds, execution: 'A' } as const;
    expect(kinds.filter((kind) => isForVisitor(signedIn, kind))).toEqual([
      'member',
      'agent',
      'trial',
    ]);
    expect(isForVisitor(signedIn, 'member', 'F')).toBe(false);
    // Asking for what does not apply gives nobody more.
    expect(isForVisitor(signedIn, 'visitor', 'A')).toBe(false);
  });

  it('a code and kinds that exclude each other leave nobody', () => {
    const codes = [null, 'A', 'B', 'F'] as const;
    fc.assert(
      fc.property(fc.subarray([...kinds]), fc.constantFrom(...codes), (visitorKinds, execution) => {
        const some = visitorKinds.some(
          (kind) => execution === null || APPLICABLE_EXECUTIONS[kind].includes(execution),
        );
        expect(hasAudience({ visitorKinds, execution })).toBe(some);
      }),
    );
  });
});

describe('the language', () => {
  const texts = [{ language: 'es' }, { language: 'en' }];

  it('the best there is', () => {
    expect(chooseText(texts, ['en', 'es'])?.language).toBe('en');
    expect(chooseText(texts, ['en-GB', 'en', 'es'])?.language).toBe('en');
    expect(chooseText(texts, ['th', 'es'])?.language).toBe('es');
    expect(chooseText(texts, ['th'])?.language).toBe('es');
    expect(chooseText([], ['th'])).toBeNull();
  });
});

describe('a draft', () => {
  const brand = { languages: ['es', 'en'], defaultLanguage: 'es' };
  const good: AnnouncementDraft = {
    type: 'PL',
    execution: null,
    visitorKinds: ['visitor'],
    startsAt: '2026-11-20T10:00:00-05:00',
    endsAt: null,
    promotionType: null,
    position: 0,
    texts: [{ language: 'es', title: ' Hola ', content: '<p>Hola' }],
  };
  const faultsOf = (change: Partial<AnnouncementDraft>): readonly string[] =>
    announcementFaults({ ...good, ...change }, brand).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );

  it('that is whole is kept in our own hand', () => {
    expect(faultsOf({})).toEqual([]);
    expect(tidyAnnouncement(good)).toMatchObject({
      startsAt: '2026-11-20T15:00:00.000Z',
      texts: [{ language: 'es', title: 'Hola', content: '<p>Hola</p>' }],
    });
  });

  const text = (language: string, content = 'x') => ({ language, title: 't', content });

  it.each<[string, Partial<AnnouncementDraft>, string]>([
    ['an end before its start', { endsAt: '2026-11-20T15:00:00Z' }, '/endsAt END_BEFORE_START'],
    ['a leap second', { startsAt: '2016-12-31T23:59:60Z' }, '/startsAt NO_MOMENT'],
    ['a year before calendars', { endsAt: '0000-01-01T00:00:00Z' }, '/endsAt NO_MOMENT'],
    ['nobody to see it', { execution: 'A' }, '/visitorKinds NO_AUDIENCE'],
    ['no default language', { texts: [text('en')] }, '/texts DEFAULT_LANGUAGE_MISSING'],
    [
      'a language of others',
      { texts: [text('es'), text('th')] },
      '/texts/1/language LANGUAGE_NOT_OFFERED',
    ],
    [
      'a language twice',
      { texts: [text('es'), text('es')] },
      '/texts/1/language DUPLICATE_LANGUAGE',
    ],
    ['nothing to say', { texts: [text('es', '  ')] }, '/texts/0/content EMPTY_CONTENT'],
    [
      'what would be taken out',
      { texts: [text('es', '<p style="x">a</p>')] },
      '/texts/0/content HTML_NOT_ALLOWED',
    ],
    [
      'what grows too long in our hand',
      { texts: [text('es', '&'.repeat(5000))] },
      '/texts/0/content CONTENT_TOO_LONG',
    ],
  ])('with %s is refused there', (_name, change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });
});
