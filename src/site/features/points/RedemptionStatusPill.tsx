import type { Redemption } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';

const TONES: Readonly<Record<Redemption['status'], PillProps['tone']>> = {
  inProcess: 'accent',
  approved: 'win',
  rejected: 'loss',
};

/** Status of a redemption. */
export function RedemptionStatusPill({ status }: Pick<Redemption, 'status'>) {
  const say = useTexts('points');
  return <Pill tone={TONES[status]}>{say(`points:status.${status}`)}</Pill>;
}
