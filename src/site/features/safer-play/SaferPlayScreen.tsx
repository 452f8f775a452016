import type { LimitKind } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { TakeABreakCard } from '../exclusion/TakeABreakCard.tsx';
import { CalmModeCard } from './CalmModeCard.tsx';
import { CategoryBlocksCard } from './CategoryBlocksCard.tsx';
import { CloseAccountCard } from './CloseAccountCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { PlanSessionCard } from './PlanSessionCard.tsx';
import { PlaySessionCard } from './PlaySessionCard.tsx';
import { RealityCheckCard } from './RealityCheckCard.tsx';
import styles from './SaferPlay.module.css';
import { StatementCard } from './StatementCard.tsx';

const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time'];

/** Everything that helps a player stay in control: figures, limits, pauses, and the way out. */
export function SaferPlayScreen() {
  // Its parts' texts too: all come in one request.
  const say = useTexts('safer-play', 'exclusion');
  return (
    <AccountFrame title={say('safer-play:title')}>
      <p className={styles.intro}>{say('safer-play:intro')}</p>
      <PlaySessionCard />
      <RealityCheckCard />
      <PlanSessionCard />
      <LimitsCard kinds={KINDS} />
      <CategoryBlocksCard />
      <TakeABreakCard />
      <CalmModeCard />
      <StatementCard />
      <CloseAccountCard />
    </AccountFrame>
  );
}
