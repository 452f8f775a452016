import type { PromotionDetail } from '#contract/generated/types.ts';
import { RaffleTickets } from '../RaffleTickets.tsx';
import { EggStage } from './EggStage.tsx';
import { WheelStage } from './WheelStage.tsx';

export interface DrawStageProps {
  detail: PromotionDetail;
  /** A ticket or spin was used, and its result is shown. */
  onDrawn: () => void;
}

/** The place where a player draws, in the form of the promotion: a wheel, eggs or tickets. */
export function DrawStage({ detail, onDrawn }: DrawStageProps) {
  const { promotion, prizes, raffle } = detail;
  if (raffle === null) return null;
  const subject = { promotion, raffle, onDrawn };
  switch (promotion.trigger.kind) {
    case 'wheel':
      return <WheelStage {...subject} prizes={prizes} />;
    case 'egg':
      return <EggStage {...subject} />;
    default:
      return <RaffleTickets {...subject} />;
  }
}
