import { lessMotion } from '#ui/calm/calm.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HouseRound } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CountUp } from '#ui/kit/CountUp.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { PoolAmount, PoolBoard } from '../../jackpot/PoolBoard.tsx';
import { jackpotMicro } from '../round/round-state.ts';
import styles from './JackpotDialog.module.css';

/** The amount runs up this long, unless less motion is asked for. */
const COUNT_MS = 1800;

export interface JackpotDialogProps {
  /** Shown to its end and paid. */
  round: HouseRound;
  onShown: () => void;
  onClose: () => void;
}

/** What the round took of the pool, once it has been shown and the money is there. */
export function JackpotDialog({ round, onShown, onClose }: JackpotDialogProps) {
  const say = useTexts('game');
  const locale = useLocale();
  const { currency, payoutMicro, roundId } = round;
  const wonMicro = jackpotMicro(round);
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const [said, setSaid] = useState('');
  const [durationMs] = useState(() => (lessMotion() ? 0 : COUNT_MS));
  const words = say('game:jackpot.won.said', { amount: money(wonMicro) });
  const begin = useEffectEvent(() => {
    // Words that stand in a new live region from the first are not read out.
    setSaid(words);
    onShown();
  });
  useEffect(() => begin(), []);
  return (
    <Dialog title={say('game:jackpot.won.title')} width="medium" onClose={onClose}>
      <PoolBoard className={styles.pool}>
        <span className={styles.sparks} aria-hidden="true" />
        <PoolAmount micro={wonMicro} currency={currency}>
          <span className={styles.won} aria-hidden="true">
            <CountUp
              fromMicro={0n}
              toMicro={wonMicro}
              durationMs={durationMs}
              currency={currency}
            />
          </span>
        </PoolAmount>
      </PoolBoard>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p>{say('game:jackpot.won.text')}</p>
      {BigInt(payoutMicro) > 0n ? (
        <p>{say('game:jackpot.won.round', { payout: money(BigInt(payoutMicro)) })}</p>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={onClose}>{say('game:jackpot.won.close')}</Button>
        <TextLink href={`/fairness?round=${encodeURIComponent(roundId)}`} newTab>
          {say('game:jackpot.won.check')}
        </TextLink>
      </div>
    </Dialog>
  );
}
