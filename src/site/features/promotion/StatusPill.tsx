import type { ActivityStatus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';

const TONES: Readonly<Record<ActivityStatus, PillProps['tone']>> = {
  join: 'plain',
  joined: 'primary',
  claim: 'accent',
  issued: 'accent',
  applying: 'primary',
  process: 'primary',
  claimed: 'win',
  rejected: 'loss',
  close: 'plain',
  comingSoon: 'plain',
};

/** How far the player is with a promotion. */
export function StatusPill({ status }: { status: ActivityStatus }) {
  const say = useTexts('promotion');
  return <Pill tone={TONES[status]}>{say(`promotion:status.${status}`)}</Pill>;
}
