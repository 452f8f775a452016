import { BUILT } from '#brand/generated/built.ts';
import type {
  AnnouncementDraft,
  AnnouncementType,
  OfficeAnnouncement,
  PromotionType,
} from '#contract/generated/types.ts';
import type { AnnouncementState } from '#domain/announcement/announcement-state.ts';
import { announcementState } from '#domain/announcement/announcement-state.ts';
import { BUILT_CALLER_KINDS } from '#domain/built/built-values.ts';
import { PROMOTION_TYPES } from './promotion-types.ts';

/** In the address, in the place of an id. */
export const NEW = 'new';

/** Types that a place on the site shows. PR and H wait for promotions and help announcements. */
export const TYPES = ['PL', 'PU'] as const satisfies readonly AnnouncementType[];

/** Types to choose from: those shown, and the stored one of an older announcement. */
export function offeredTypes(stored: AnnouncementType): readonly AnnouncementType[] {
  return TYPES.some((type) => type === stored) ? TYPES : [...TYPES, stored];
}

/** Promotions to lead to: those of the built reward centre, and the stored one. */
export function offeredPromotions(stored: PromotionType | null): readonly PromotionType[] {
  const built = BUILT.includes('rewardCentre') ? PROMOTION_TYPES : [];
  return stored === null || built.includes(stored) ? built : [...built, stored];
}

/** One that nobody has written yet: it starts now and says nothing. */
export function newAnnouncement(brand: string, language: string): OfficeAnnouncement {
  const now = new Date();
  now.setSeconds(0, 0);
  return {
    id: NEW,
    brand,
    version: 0,
    lastChange: null,
    published: false,
    draft: {
      type: 'PL',
      execution: null,
      visitorKinds: [...BUILT_CALLER_KINDS],
      startsAt: now.toISOString(),
      endsAt: null,
      promotionType: null,
      position: 0,
      texts: [{ language, title: '', content: '' }],
    },
  };
}

/** What its schedule makes of it now. */
export function stateOf(
  { published, draft }: OfficeAnnouncement,
  nowMs: number,
): AnnouncementState {
  const endsAt = draft.endsAt === null ? null : Date.parse(draft.endsAt);
  return announcementState({ published, startsAt: Date.parse(draft.startsAt), endsAt }, nowMs);
}

/** As it is listed: in the brand's own language, else in any. */
export function titleOf({ draft }: OfficeAnnouncement, language: string): string {
  const own = draft.texts.find((text) => text.language === language);
  return (own ?? draft.texts[0])?.title ?? '';
}

/** One place where a draft differs from what is kept. */
export interface DraftChange {
  /** A field, or a field of a text. */
  readonly field:
    | 'type'
    | 'execution'
    | 'visitorKinds'
    | 'startsAt'
    | 'endsAt'
    | 'promotionType'
    | 'position'
    | 'title'
    | 'content';
  /** Of a text; null: of the whole. */
  readonly language: string | null;
  readonly before: string;
  readonly after: string;
}

const FIELDS = [
  'type',
  'execution',
  'visitorKinds',
  'startsAt',
  'endsAt',
  'promotionType',
  'position',
] as const;

/** What differs, field by field and language by language; values as they are kept, empty for none. */
export function draftChanges(
  now: AnnouncementDraft,
  next: AnnouncementDraft,
): readonly DraftChange[] {
  const whole = FIELDS.map((field) => ({
    field,
    language: null,
    before: valueText(now[field]),
    after: valueText(next[field]),
  }));
  const languages = new Set([...now.texts, ...next.texts].map(({ language }) => language));
  const texts = [...languages].flatMap((language) => {
    const [old, fresh] = [now, next].map(({ texts: all }) =>
      all.find((text) => text.language === language),
    );
    return (['title', 'content'] as const).map((field) => ({
      field,
      language,
      before: old?.[field] ?? '',
      after: fresh?.[field] ?? '',
    }));
  });
  return [...whole, ...texts].filter(({ before, after }) => before !== after);
}

function valueText(value: string | number | readonly string[] | null): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.toSorted().join(', ') : String(value);
}

/** Characters of a text that a review shows. */
const EXCERPT = 160;

/** A text cut to the length that a review shows. */
export function excerpt(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT - 1)}…`;
}
