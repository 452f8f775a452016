import { useState } from 'react';
import type { CampaignRecord, RewardPolicySettings } from '#contract/generated/types.ts';
import { mostGivenMicro } from '#domain/promotion/campaign-faults.ts';
import { ReviewDialog } from '#staff/setting/ReviewDialog.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { actionsFor, type CampaignAction } from './campaign-actions.ts';
import { useCampaignCommands } from './useCampaignCommands.ts';

const TONES = {
  publish: 'primary',
  approve: 'primary',
  reject: 'secondary',
  resume: 'primary',
  pause: 'secondary',
  end: 'danger',
} as const;

export interface CampaignActionsProps {
  brand: string;
  record: CampaignRecord;
  title: string;
  policy: RewardPolicySettings | undefined;
  /** Something is not saved yet: it would not be published. */
  isChanged: boolean;
  put: (record: CampaignRecord) => void;
  refresh: () => Promise<unknown>;
}

/** What staff can do with a saved campaign, each with a reason. */
export function CampaignActions(props: CampaignActionsProps) {
  const { brand, record, title, policy, isChanged, put, refresh } = props;
  const say = useTexts('promotion-desk');
  const { may } = useStaff();
  const [asked, setAsked] = useState<CampaignAction | null>(null);
  const { run, pending, problem, reset } = useCampaignCommands(brand, record);
  const ask = (action: CampaignAction): void => {
    reset();
    // Whoever confirms sees the present.
    void refresh();
    setAsked(action);
  };
  const confirm = async (action: CampaignAction, reason: string): Promise<void> => {
    const outcome = await run(action, reason);
    if (!outcome.ok) {
      void refresh();
      return;
    }
    put(outcome.value);
    setAsked(null);
  };
  const isBlocked = (action: CampaignAction): boolean =>
    isChanged && (action === 'publish' || action === 'approve');
  return (
    <>
      {actionsFor(record, may).map((action) => (
        <Button
          key={action}
          tone={TONES[action]}
          aria-disabled={isBlocked(action)}
          title={isBlocked(action) ? say('promotion-desk:saveFirst') : undefined}
          onClick={() => !isBlocked(action) && ask(action)}
        >
          {say(`promotion-desk:action.${action}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <ReviewDialog
          title={say(`promotion-desk:confirm.${asked}`, { title })}
          action={say(`promotion-desk:action.${asked}`)}
          grave={asked === 'end' || asked === 'pause'}
          pending={pending}
          problem={problem}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => void confirm(asked, reason)}
        >
          {Object.entries(problem?.fields ?? {}).map(([pointer, { message }]) => (
            <Notice key={pointer} tone="problem">
              {message}
            </Notice>
          ))}
          <p>{say(`promotion-desk:effect.${asked}`)}</p>
          {asked === 'publish' && policy !== undefined ? (
            <p>
              {say(
                needsSecondPerson(record, policy)
                  ? 'promotion-desk:needsSecond'
                  : 'promotion-desk:needsNone',
              )}
            </p>
          ) : null}
        </ReviewDialog>
      )}
    </>
  );
}

/** One without a budget may give any amount. */
function needsSecondPerson(
  { campaign }: CampaignRecord,
  { policy }: RewardPolicySettings,
): boolean {
  const most = mostGivenMicro(campaign);
  return most === null || most > BigInt(policy.secondPersonAboveMicro);
}
