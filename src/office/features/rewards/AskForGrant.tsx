import { useState } from 'react';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import styles from './PromotionDesk.module.css';
import { useLiveCampaigns } from './useLiveCampaigns.ts';

/** Asks for a reward of a campaign that staff give; a second person approves it. */
export function AskForGrant({ brand, memberId }: { brand: string; memberId: string }) {
  const say = useTexts('promotion-desk');
  const campaigns = useLiveCampaigns(brand, 'staff');
  const { run, pending, problem } = useCommand('requestRewardGrant');
  const [campaignId, choose] = useState('');
  const [isAsked, setAsked] = useState(false);
  if (campaigns === undefined) return null;
  if (campaigns.length === 0) {
    return <p className={styles.quiet}>{say('promotion-desk:grant.noCampaign')}</p>;
  }
  const confirm = async (reason: string): Promise<boolean> => {
    const outcome = await run({ params: { memberId }, body: { campaignId, reason } });
    if (outcome.ok) {
      choose('');
      setAsked(true);
    }
    return outcome.ok;
  };
  return (
    <>
      {isAsked ? <Notice tone="good">{say('promotion-desk:grant.asked')}</Notice> : null}
      <div className={grid.fields}>
        <SelectField
          label={say('promotion-desk:grant.campaign')}
          value={campaignId}
          options={[{ value: '', label: say('promotion-desk:choose') }, ...campaigns]}
          onChange={(chosen) => {
            setAsked(false);
            choose(chosen);
          }}
        />
      </div>
      {campaignId === '' ? null : (
        <ReasonedAction
          title={say('promotion-desk:grant.ask')}
          label={say('promotion-desk:grant.ask')}
          effect={say('promotion-desk:grant.effect')}
          hint={say('promotion-desk:reasonHint')}
          pending={pending}
          problem={problem}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
