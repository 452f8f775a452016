import type { AnnouncementDraft } from '#contract/generated/types.ts';

/** A draft as the trail tells it: texts by language, so that what differs is named by it. */
export function draftFacts({ texts, ...facts }: AnnouncementDraft): object {
  const byLanguage = texts.map(({ language, title, content }) => [language, { title, content }]);
  return { ...facts, texts: Object.fromEntries(byLanguage) as object };
}

/** Before and after under the announcement's title: the trail of a brand tells of many. */
export function auditValues(
  { texts }: AnnouncementDraft,
  before: object | null,
  after: object | null,
): { before: object | null; after: object | null } {
  const name = texts[0]?.title ?? '';
  const named = (facts: object | null) => (facts === null ? null : { [name]: facts });
  return { before: named(before), after: named(after) };
}
