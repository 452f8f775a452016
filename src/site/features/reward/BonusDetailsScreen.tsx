import { useTexts } from '#ui/i18n/useTexts.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { EndedBonuses } from './EndedBonuses.tsx';
import { RunningBonuses } from './RunningBonuses.tsx';

/** Bonuses and free rounds: those that run, those that wait, those that ended. */
export function BonusDetailsScreen() {
  const say = useTexts('reward', 'records');
  return (
    <AccountFrame title={say('reward:bonus.title')}>
      <RunningBonuses />
      <EndedBonuses />
    </AccountFrame>
  );
}
