import type { AnnouncementExecution, CallerKind } from '#contract/generated/types.ts';

/** Milliseconds since 1970; `endsAt` null: until it is withdrawn. */
export interface AnnouncementSchedule {
  readonly published: boolean;
  readonly startsAt: number;
  readonly endsAt: number | null;
}

/** Audience of an announcement. */
export interface AnnouncementAudience {
  readonly visitorKinds: readonly CallerKind[];
  /** null: for everybody. */
  readonly execution: AnnouncementExecution | null;
}
