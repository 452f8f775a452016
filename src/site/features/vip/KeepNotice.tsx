import type { VipState, VipStep } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { missingMicro } from './level-steps.ts';
import styles from './Vip.module.css';

export interface KeepNoticeProps {
  vip: VipState;
  step: VipStep;
}

/** A month of grace: how much turnover keeps the level, and what happens without it. */
export function KeepNotice({ vip, step }: KeepNoticeProps) {
  const say = useTexts('vip');
  const money = useMoneyText(vip.currency);
  const missing = missingMicro(step.keepMicro, vip.turnoverMicro);
  const amount = money(step.keepMicro);
  return (
    <div className={styles.notice}>
      {missing === 0n ? (
        <Notice tone="good" title={say('vip:grace.kept')}>
          <p>{say('vip:grace.keptText', { amount })}</p>
        </Notice>
      ) : (
        <Notice tone="warning" title={say('vip:grace.title')}>
          <p>
            {say('vip:grace.text', {
              amount,
              done: money(vip.turnoverMicro),
              missing: money(missing),
            })}
          </p>
        </Notice>
      )}
    </div>
  );
}
