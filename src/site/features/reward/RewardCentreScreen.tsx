import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { ClaimableRewards } from './ClaimableRewards.tsx';
import { RewardHistory } from './RewardHistory.tsx';

/** Rewards to claim, and all others. */
export function RewardCentreScreen() {
  const say = useTexts('reward', 'records');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'history' ? 'history' : null;
  return (
    <AccountFrame title={say('reward:title')}>
      <ChoiceStrip
        label={say('reward:views')}
        choices={[
          { value: null, label: say('reward:view.claimable') },
          { value: 'history', label: say('reward:view.history') },
        ]}
        chosen={view}
        onChoose={(chosen) => setSearch(chosen === null ? {} : { view: chosen }, { replace: true })}
      />
      {view === null ? <ClaimableRewards /> : <RewardHistory />}
    </AccountFrame>
  );
}
