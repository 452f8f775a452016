import type { RewardStatus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';

const TONES: Readonly<Record<RewardStatus, PillProps['tone']>> = {
  held: 'plain',
  available: 'accent',
  queued: 'plain',
  active: 'primary',
  completed: 'win',
  claimed: 'win',
  forfeited: 'plain',
  expired: 'plain',
  rejected: 'loss',
  reversed: 'loss',
};

/** Where a reward is. */
export function RewardStatusPill({ status }: { status: RewardStatus }) {
  const say = useTexts('reward');
  return <Pill tone={TONES[status]}>{say(`reward:status.${status}`)}</Pill>;
}
