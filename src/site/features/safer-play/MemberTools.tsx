import { useTexts } from '#ui/i18n/useTexts.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { TakeABreakCard } from '../exclusion/TakeABreakCard.tsx';
import { CalmModeCard } from './CalmModeCard.tsx';
import { CategoryBlocksCard } from './CategoryBlocksCard.tsx';
import { CloseAccountCard } from './CloseAccountCard.tsx';
import { LIMIT_ORDER } from './limit-order.ts';
import { LimitsCard } from './LimitsCard.tsx';
import { PlanSessionCard } from './PlanSessionCard.tsx';
import { PlaySessionCard } from './PlaySessionCard.tsx';
import { RealityCheckCard } from './RealityCheckCard.tsx';
import styles from './SaferPlay.module.css';
import { StatementCard } from './StatementCard.tsx';

/**
 * Everything that helps a member stay in control: figures, limits, pauses, and the way out. Visitors
 * read about the same tools, in the same order, in `SaferPlayGuide`.
 */
export function MemberTools() {
  // Its parts' texts too: all come in one request.
  const say = useTexts('safer-play', 'exclusion');
  return (
    <AccountFrame title={say('safer-play:title')}>
      <p className={styles.intro}>{say('safer-play:intro')}</p>
      <PlaySessionCard />
      <RealityCheckCard />
      <PlanSessionCard />
      <LimitsCard kinds={LIMIT_ORDER} />
      <CategoryBlocksCard />
      <TakeABreakCard />
      <CalmModeCard />
      <StatementCard />
      <CloseAccountCard />
    </AccountFrame>
  );
}
