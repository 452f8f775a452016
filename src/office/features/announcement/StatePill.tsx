import type { AnnouncementState } from '#domain/announcement/announcement-state.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';

const tones = { draft: 'plain', scheduled: 'accent', live: 'win', ended: 'loss' } as const;

/** Whether players see it. */
export function StatePill({ state }: { state: AnnouncementState }) {
  const say = useTexts('announcement-desk');
  return <Pill tone={tones[state]}>{say(`announcement-desk:states.${state}`)}</Pill>;
}
