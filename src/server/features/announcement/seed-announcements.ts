import type { AnnouncementDraft } from '#contract/generated/types.ts';
import { isBuiltCaller } from '#domain/built/built-values.ts';
import { inOfferedLanguages } from '#domain/text/in-offered-languages.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import type { Parts } from '../../parts.ts';
import { DEMO_ANNOUNCEMENTS, type DemoAnnouncement } from './demo-announcements.ts';
import { insertAnnouncement } from './announcement.store.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';

const DAY_MS = 86_400_000;

/** Gives a new demo's brand something to tell; the newest since an hour ago, each other a day older. */
export async function seedAnnouncements({ db, brands }: Parts, brand: string): Promise<void> {
  const languages = brands.languagesOf(brand);
  if (languages === null) return;
  const at = new Date();
  const stamp = { at, staffId: null, reason: 'Demo' };
  await inTransaction(db, async (tx) => {
    for (const [position, demo] of DEMO_ANNOUNCEMENTS.entries()) {
      const startsAt = new Date(at.getTime() - position * DAY_MS - 3_600_000).toISOString();
      const draft = demoDraft(demo, languages, { position, startsAt });
      await insertAnnouncement(tx, { brand, id: newId(), published: true, draft }, stamp);
    }
  });
}

export function demoDraft(
  { es, en, ...facts }: DemoAnnouncement,
  offered: OfferedLanguages,
  place: Pick<AnnouncementDraft, 'position' | 'startsAt'>,
): AnnouncementDraft {
  const texts = inOfferedLanguages({ es, en }, offered).map(([language, [title, content]]) => ({
    language,
    title,
    content,
  }));
  const visitorKinds = facts.visitorKinds.filter(isBuiltCaller);
  return { ...facts, ...place, visitorKinds, endsAt: null, texts };
}
