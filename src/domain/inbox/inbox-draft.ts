import type { InboxDraft } from '#contract/generated/types.ts';
import { ANNOUNCEMENT_HTML } from '../announcement/announcement-html.ts';
import { type ScheduleFault, scheduleFaults } from '../schedule/schedule-faults.ts';
import { cleanHtml } from '../text/clean-html.ts';
import { type HtmlContentFault, htmlContentFaults } from '../text/html-content-faults.ts';
import {
  type LanguageFault,
  languageFaults,
  type OfferedLanguages,
} from '../text/language-faults.ts';

export interface InboxFault {
  /** JSON pointer into the draft. */
  readonly pointer: string;
  readonly code:
    | 'IN_THE_PAST'
    | 'EMPTY_SEGMENT'
    | 'NO_TAGS'
    | 'SEGMENT_OF_NOBODY'
    | 'LANGUAGE_NOT_OFFERED'
    | ScheduleFault['code']
    | LanguageFault['code']
    | HtmlContentFault['code'];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Faults of a message that staff wrote; nothing is removed silently. */
export function inboxFaults(
  { audience, texts, showsAt }: InboxDraft,
  brand: OfferedLanguages,
  now: Date,
): readonly InboxFault[] {
  const faults: InboxFault[] = [];
  if (audience.kind === 'segment') {
    const { languages, seenSince, notSeenSince, tags } = audience.segment;
    if (!areTags(tags)) faults.push({ pointer: '/audience/segment/tags', code: 'NO_TAGS' });
    // Otherwise it would be everybody, without the second person.
    if (Object.values(audience.segment).every((value) => value === null)) {
      faults.push({ pointer: '/audience/segment', code: 'EMPTY_SEGMENT' });
    }
    if (languages?.some((one) => !brand.languages.includes(one)) === true) {
      faults.push({ pointer: '/audience/segment/languages', code: 'LANGUAGE_NOT_OFFERED' });
    }
    // Who was seen since a moment cannot be one who was not seen since an earlier one.
    const isNobody =
      seenSince !== null &&
      notSeenSince !== null &&
      Date.parse(notSeenSince) <= Date.parse(seenSince);
    if (isNobody) {
      faults.push({ pointer: '/audience/segment/notSeenSince', code: 'SEGMENT_OF_NOBODY' });
    }
  }
  if (showsAt !== null) {
    const [fault] = scheduleFaults({ startsAt: showsAt, endsAt: null });
    if (fault !== undefined) faults.push({ pointer: '/showsAt', code: fault.code });
    else if (Date.parse(showsAt) <= now.getTime()) {
      faults.push({ pointer: '/showsAt', code: 'IN_THE_PAST' });
    }
  }
  faults.push(...languageFaults(texts, brand));
  for (const [index, { content }] of texts.entries()) {
    faults.push(...htmlContentFaults(content, ANNOUNCEMENT_HTML, `/texts/${index}/content`));
  }
  return faults;
}

/** The contract's shape of a tag. */
const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether each is a tag, as staff put them on players; null: none are asked for. */
export function areTags(tags: readonly string[] | null): boolean {
  return tags === null || tags.every((tag) => TAG.test(tag));
}

/** As it is kept: names once, nothing around titles, and HTML in our own hand. */
export function tidyInboxDraft(draft: InboxDraft): InboxDraft {
  const { audience } = draft;
  return {
    audience:
      audience.kind === 'members'
        ? { kind: 'members', usernames: [...new Set(audience.usernames.map((one) => one.trim()))] }
        : audience,
    isOffer: draft.isOffer === true,
    showsAt: draft.showsAt === null ? null : new Date(draft.showsAt).toISOString(),
    texts: draft.texts.map(({ language, title, content }) => ({
      language,
      title: title.trim(),
      content: cleanHtml(content, ANNOUNCEMENT_HTML).html,
    })),
  };
}
