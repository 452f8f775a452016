import type { AnnouncementSchedule } from './announcement.ts';

/**
 * draft: nobody sees it until it is published. scheduled: from its start on. live: now. ended: its
 * time is over.
 */
export type AnnouncementState = 'draft' | 'scheduled' | 'live' | 'ended';

/** State of its schedule now: from its first millisecond until before its end. */
export function announcementState(
  { published, startsAt, endsAt }: AnnouncementSchedule,
  nowMs: number,
): AnnouncementState {
  if (!published) return 'draft';
  if (nowMs < startsAt) return 'scheduled';
  return endsAt !== null && nowMs >= endsAt ? 'ended' : 'live';
}
