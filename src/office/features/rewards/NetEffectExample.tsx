import { useState } from 'react';
import type { Campaign } from '#contract/generated/types.ts';
import { netEffect } from '#domain/promotion/net-effect.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './CampaignPreview.module.css';

const FIGURES = [
  'rewardMicro',
  'playableMicro',
  'turnoverMicro',
  'lockedMicro',
  'typicalCostMicro',
] as const;

const EXAMPLE_MICRO = '100000000';

/** What taking the offer means for an example deposit. */
export function NetEffectExample({ campaign, currency }: { campaign: Campaign; currency: string }) {
  const say = useTexts('promotion-desk');
  const [typed, setTyped] = useState<string | null>(null);
  const { trigger, reward } = campaign;
  if (trigger.kind === 'raffle') return null;
  const least = BigInt(trigger.minDepositMicro);
  const example = typed ?? (least > BigInt(EXAMPLE_MICRO) ? String(least) : EXAMPLE_MICRO);
  const effect = netEffect({ reward, trigger }, BigInt(example), currency);
  return (
    <div className={styles.example}>
      {trigger.kind === 'deposit' ? (
        <AmountField
          label={say('promotion-desk:preview.deposit')}
          currency={currency}
          micro={example}
          onChange={setTyped}
        />
      ) : null}
      {effect.qualifies ? null : (
        <Notice tone="warning">{say('promotion-desk:preview.tooSmall')}</Notice>
      )}
      <Facts
        facts={FIGURES.map((id) => ({
          id,
          label: say(`promotion-desk:net.${id}`),
          value: <Amount micro={effect[id]} currency={currency} mutedZero />,
        }))}
      />
      <p className={styles.note}>{say('promotion-desk:net.note')}</p>
    </div>
  );
}
