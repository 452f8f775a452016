import { useState } from 'react';
import type { SportsBet } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AutoCashOut } from './AutoCashOut.tsx';
import styles from './Slip.module.css';

export interface CashOutBarProps {
  bet: SportsBet;
  onChanged: () => void;
}

const EVERY_MS = 3_000;
const WHOLE = 10_000;
const PERCENT = 100;
const STEP = 5;

/** The offer of this moment for a part of the bet, or the reason why there is none. */
export function CashOutBar({ bet, onChanged }: CashOutBarProps) {
  const say = useTexts('sports');
  const locale = useLocale();
  const problemText = useProblemText();
  const command = useCommand('cashOutSportsBet');
  const [percent, setPercent] = useState(PERCENT);
  const [isBusy, setBusy] = useState(false);
  const params = { betId: bet.betId };
  const { value: offer, refresh } = useQuery('getSportsCashOut', { params }, { everyMs: EVERY_MS });
  if (offer === undefined) return null;
  if (offer.offerMicro === null) {
    return (
      <>
        <p className={styles.quiet}>{say(`sports:cashOut.${offer.reason ?? 'NOT_OPEN'}`)}</p>
        <AutoCashOut bet={bet} onChanged={onChanged} />
      </>
    );
  }
  const whole = BigInt(offer.offerMicro);
  const partBasisPoints = (percent * WHOLE) / PERCENT;
  const partMicro = (whole * BigInt(partBasisPoints)) / BigInt(WHOLE);
  const take = async (): Promise<void> => {
    // Each line of a part is rounded down by itself.
    const rounding = percent === PERCENT ? 0n : BigInt(bet.lines.length);
    const least = partMicro - rounding;
    const body = { partBasisPoints, leastMicro: String(least > 0n ? least : 1n) };
    setBusy(true);
    await command.run({ params, body });
    // The offer was for what the bet had before.
    await refresh();
    setBusy(false);
    onChanged();
  };
  return (
    <div className={styles.cashOut}>
      <label className={styles.slider}>
        <span className={styles.quiet}>{say('sports:cashOut.part', { percent })}</span>
        <input
          type="range"
          min={STEP}
          max={PERCENT}
          step={STEP}
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </label>
      <Button wide pending={isBusy} onClick={() => void take()}>
        {say('sports:cashOut.whole', { amount: formatMicro(partMicro, bet.currency, locale) })}
      </Button>
      <p className={styles.quiet}>
        {say(offer.delaySeconds === 0 ? 'sports:cashOut.valid' : 'sports:cashOut.delayed', {
          seconds: offer.delaySeconds === 0 ? offer.validSeconds : offer.delaySeconds,
        })}
      </p>
      {command.problem === null ? null : (
        <Notice tone="problem">{problemText(command.problem)}</Notice>
      )}
      <AutoCashOut bet={bet} onChanged={onChanged} />
    </div>
  );
}
