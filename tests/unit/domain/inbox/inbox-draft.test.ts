import { describe, expect, it } from 'vitest';
import type { InboxDraft, InboxSegment } from '#contract/generated/types.ts';
import { inboxFaults, tidyInboxDraft } from '#domain/inbox/inbox-draft.ts';

const BRAND = { languages: ['es', 'en'], defaultLanguage: 'es' };
const NOW = new Date('2026-05-01T12:00:00Z');
const ANYBODY: InboxSegment = {
  languages: null,
  registeredSince: null,
  seenSince: null,
  notSeenSince: null,
  deposited: null,
  tags: null,
};
const DRAFT: InboxDraft = {
  audience: { kind: 'members', usernames: ['luna'] },
  texts: [{ language: 'es', title: 'Hola', content: '<p>Hola.</p>' }],
  showsAt: null,
};
const of = (change: Partial<InboxDraft>): string[] =>
  inboxFaults({ ...DRAFT, ...change }, BRAND, NOW).map(({ pointer, code }) => `${pointer} ${code}`);
const segment = (change: Partial<InboxSegment>): string[] =>
  of({ audience: { kind: 'segment', segment: { ...ANYBODY, ...change } } });

describe('a message that staff write', () => {
  it('may go to names, to a group that is one, and to everybody', () => {
    expect(of({})).toEqual([]);
    expect(of({ audience: { kind: 'everybody' } })).toEqual([]);
    expect(segment({ deposited: false })).toEqual([]);
    expect(segment({ languages: ['en'] })).toEqual([]);
    expect(segment({ tags: ['vip', 'since-2020'] })).toEqual([]);
    expect(segment({ tags: ['vip', ''] })).toEqual(['/audience/segment/tags NO_TAGS']);
  });

  it('goes to no group that is everybody or nobody', () => {
    expect(segment({})).toEqual(['/audience/segment EMPTY_SEGMENT']);
    const [early, late] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
    const nobody = '/audience/segment/notSeenSince SEGMENT_OF_NOBODY';
    expect(segment({ seenSince: early, notSeenSince: late })).toEqual([]);
    expect(segment({ seenSince: late, notSeenSince: early })).toEqual([nobody]);
    expect(segment({ seenSince: early, notSeenSince: early })).toEqual([nobody]);
  });

  it('is shown at a moment to come', () => {
    expect(of({ showsAt: '2026-05-01T12:00:01Z' })).toEqual([]);
    expect(of({ showsAt: '2026-05-01T12:00:00Z' })).toEqual(['/showsAt IN_THE_PAST']);
    expect(of({ showsAt: '9999-01-01T00:00:00Z' })).toEqual(['/showsAt NO_MOMENT']);
  });

  it('is kept with each name once and in our own HTML', () => {
    const tidy = tidyInboxDraft({
      audience: { kind: 'members', usernames: [' luna', 'luna ', 'sol'] },
      texts: [{ language: 'es', title: ' Hola ', content: '<p>Hola' }],
      showsAt: '2026-06-01T00:00:00+02:00',
    });
    expect(tidy).toEqual({
      audience: { kind: 'members', usernames: ['luna', 'sol'] },
      texts: [{ language: 'es', title: 'Hola', content: '<p>Hola</p>' }],
      isOffer: false,
      showsAt: '2026-05-31T22:00:00.000Z',
    });
  });
});
