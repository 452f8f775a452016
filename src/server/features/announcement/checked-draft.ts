import type { AnnouncementDraft } from '#contract/generated/types.ts';
import { announcementFaults, tidyAnnouncement } from '#domain/announcement/announcement-faults.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';

/**
 * A draft as it is kept: its HTML cleaned, and nothing lost by that.
 * @throws Problem INVALID_ANNOUNCEMENT, naming each field and what of its HTML is not let through
 */
export function checkedDraft(draft: AnnouncementDraft, brand: OfferedLanguages): AnnouncementDraft {
  const fields: Record<string, FieldProblem> = {};
  for (const { pointer, code, params } of announcementFaults(draft, brand)) {
    fields[`/draft${pointer}`] ??= { code, ...(params === undefined ? {} : { params }) };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_ANNOUNCEMENT', { fields });
  return tidyAnnouncement(draft);
}
