import type { AnnouncementDraft } from '#contract/generated/types.ts';
import { cleanHtml } from '../text/clean-html.ts';
import {
  type OfferedLanguages,
  type LanguageFault,
  languageFaults,
} from '../text/language-faults.ts';
import { hasAudience } from './announcement-audience.ts';
import { ANNOUNCEMENT_HTML } from './announcement-html.ts';

export interface AnnouncementFault {
  /** JSON pointer into the draft. */
  readonly pointer: string;
  readonly code:
    | 'NO_MOMENT'
    | 'END_BEFORE_START'
    | 'NO_AUDIENCE'
    | LanguageFault['code']
    | 'EMPTY_CONTENT'
    | 'CONTENT_TOO_LONG'
    | 'HTML_NOT_ALLOWED';
  /** Parameters of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The contract's bound, which the HTML also keeps in our own hand. */
const MAX_CONTENT = 20_000;

/** As it is kept: nothing around titles, and HTML in our own hand. */
export function tidyAnnouncement(draft: AnnouncementDraft): AnnouncementDraft {
  return {
    ...draft,
    startsAt: new Date(draft.startsAt).toISOString(),
    endsAt: draft.endsAt === null ? null : new Date(draft.endsAt).toISOString(),
    texts: draft.texts.map(({ language, title, content }) => ({
      language,
      title: title.trim(),
      content: cleanHtml(content, ANNOUNCEMENT_HTML).html,
    })),
  };
}

/** Faults of a draft; nothing is removed silently. */
export function announcementFaults(
  draft: AnnouncementDraft,
  brand: OfferedLanguages,
): readonly AnnouncementFault[] {
  const { texts } = draft;
  const faults: AnnouncementFault[] = [...scheduleFaults(draft)];
  if (!hasAudience(draft)) faults.push({ pointer: '/visitorKinds', code: 'NO_AUDIENCE' });
  faults.push(...languageFaults(texts, brand));
  for (const [index, { content }] of texts.entries()) {
    faults.push(...contentFaults(content, `/texts/${index}/content`));
  }
  return faults;
}

function scheduleFaults({ startsAt, endsAt }: AnnouncementDraft): readonly AnnouncementFault[] {
  const unreadable = [
    ['/startsAt', startsAt],
    ['/endsAt', endsAt],
  ].flatMap(([pointer, moment]): AnnouncementFault[] =>
    typeof pointer !== 'string' || typeof moment !== 'string' || isMoment(moment)
      ? []
      : [{ pointer, code: 'NO_MOMENT' }],
  );
  if (unreadable.length > 0 || endsAt === null) return unreadable;
  return Date.parse(endsAt) > Date.parse(startsAt)
    ? []
    : [{ pointer: '/endsAt', code: 'END_BEFORE_START' }];
}

/** Leap seconds pass the contract, and years that no calendar of a database has. */
function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 2000 && year < 2200;
}

function contentFaults(content: string, pointer: string): readonly AnnouncementFault[] {
  const { html, faults } = cleanHtml(content, ANNOUNCEMENT_HTML);
  if (faults.length > 0) {
    const what = faults.map((fault) => fault.what).join(', ');
    return [{ pointer, code: 'HTML_NOT_ALLOWED', params: { what } }];
  }
  if (html === '') return [{ pointer, code: 'EMPTY_CONTENT' }];
  return html.length <= MAX_CONTENT
    ? []
    : [{ pointer, code: 'CONTENT_TOO_LONG', params: { max: MAX_CONTENT } }];
}
