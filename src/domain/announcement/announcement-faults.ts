import type { AnnouncementDraft } from '#contract/generated/types.ts';
import { type ScheduleFault, scheduleFaults } from '../schedule/schedule-faults.ts';
import { cleanHtml } from '../text/clean-html.ts';
import { type HtmlContentFault, htmlContentFaults } from '../text/html-content-faults.ts';
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
    | 'NO_AUDIENCE'
    | ScheduleFault['code']
    | LanguageFault['code']
    | HtmlContentFault['code'];
  /** Parameters of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

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
    faults.push(...htmlContentFaults(content, ANNOUNCEMENT_HTML, `/texts/${index}/content`));
  }
  return faults;
}
