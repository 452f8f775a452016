import type { CampaignState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';

const TONES = {
  draft: 'plain',
  waiting: 'accent',
  live: 'win',
  paused: 'primary',
  ended: 'loss',
} as const;

/** Whether players see it. */
export function CampaignStatePill({ state }: { state: CampaignState }) {
  const say = useTexts('promotion-desk');
  return <Pill tone={TONES[state]}>{say(`promotion-desk:state.${state}`)}</Pill>;
}
