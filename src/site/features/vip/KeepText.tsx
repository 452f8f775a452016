import type { VipState } from '#contract/generated/types.ts';
import { formatDay } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './Vip.module.css';

export interface KeepTextProps {
  vip: VipState;
  /** Valid bets of a month that keep the level. */
  keepMicro: string;
}

/** Until when the level is kept, and what keeps it after that. */
export function KeepText({ vip, keepMicro }: KeepTextProps) {
  const say = useTexts('vip');
  const locale = useLocale();
  const money = useMoneyText(vip.currency);
  if (vip.keepUntil === null) return <p>{say('vip:keep.always')}</p>;
  const day = formatDay(vip.keepUntil, locale);
  return (
    <>
      <p>{say('vip:keep.until', { day })}</p>
      {vip.isGrace || keepMicro === '0' ? null : (
        <p className={styles.quiet}>{say('vip:keep.after', { amount: money(keepMicro) })}</p>
      )}
    </>
  );
}
