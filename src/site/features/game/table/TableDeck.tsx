import { useState } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import type { StagePhase } from '#games/stage-port.ts';
import { decimalSign } from '#ui/i18n/parse-amount.ts';
import { parseNumber } from '#ui/i18n/parse-number.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import deckStyles from '../deck/Deck.module.css';
import { StakeSelector } from '../deck/StakeSelector.tsx';
import { useSpaceBar } from '../useSpaceBar.ts';
import type { StakeChoice } from '../useStake.ts';
import styles from './TableDeck.module.css';
import { useCashOutAmount } from './useCashOutAmount.ts';
import type { TablePlay } from './useTable.ts';

export interface TableDeckProps {
  play: TablePlay;
  /** The multiplier so long after the start of a round, in hundredths. */
  valueAt: ((elapsedMs: number) => number) | undefined;
  phase: StagePhase;
  stake: StakeChoice;
  currency: string;
  /** In hundredths; null: by hand. */
  autoCashOut: number | null;
  onAutoCashOut: (at: number | null) => void;
  dialogOpen: boolean;
}

/** Bet while bets are taken, leave while the round runs. One button for both, at one place. */
export function TableDeck(props: TableDeckProps) {
  const { play, valueAt, phase, stake, currency, autoCashOut, onAutoCashOut, dialogOpen } = props;
  const { controller, state } = play;
  const say = useTexts('game');
  const locale = useLocale();
  const canBet = phase === 'idle';
  const canLeave = phase === 'deciding';
  const act = (): void => {
    if (canBet) void controller.bet(stake.stakeMicro, autoCashOut);
    if (canLeave) void controller.cashOut();
  };
  useSpaceBar(act, !dialogOpen);
  const { table, seat } = state;
  const leaving = useCashOutAmount({
    table,
    seat,
    valueAt,
    serverNow: controller.serverNow,
    isOpen: canLeave,
  });
  const money = (micro: bigint) => formatMicro(micro, currency, locale);
  const label = canLeave
    ? say('game:table.leave.for', { amount: leaving === null ? '' : money(leaving) })
    : phase === 'staked'
      ? say('game:table.seated')
      : canBet
        ? say('game:bet.for', { stake: money(stake.stakeMicro) })
        : say('game:table.wait');
  return (
    <div className={deckStyles.deck}>
      <div className={deckStyles.stake}>
        <StakeSelector stake={stake} currency={currency} locked={!canBet} kind="bet" />
      </div>
      <button
        type="button"
        className={`tabular ${styles.act}`}
        data-leave={canLeave}
        aria-disabled={!canBet && !canLeave}
        aria-keyshortcuts="Space"
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={act}
      >
        {label}
      </button>
      <AutoField value={autoCashOut} onChange={onAutoCashOut} disabled={!canBet} />
    </div>
  );
}

interface AutoFieldProps {
  value: number | null;
  onChange: (at: number | null) => void;
  disabled: boolean;
}

const LEAST = 101;
const MOST = 1_000_000;

/** The multiplier at which the seat leaves by itself; empty: by hand. */
function AutoField({ value, onChange, disabled }: AutoFieldProps) {
  const say = useTexts('game');
  const locale = useLocale();
  const [text, setText] = useState(value === null ? '' : (value / 100).toFixed(2));
  const commit = (): void => {
    const factor = parseNumber(text, decimalSign(locale));
    if (factor === null) {
      setText('');
      return onChange(null);
    }
    const typed = Math.round(factor * 100);
    const held = Math.min(MOST, Math.max(LEAST, typed));
    setText((held / 100).toFixed(2));
    onChange(held);
  };
  return (
    <label className={styles.auto}>
      <span>{say('game:table.auto')}</span>
      <input
        className="tabular"
        inputMode="decimal"
        placeholder={say('game:table.auto.off')}
        maxLength={8}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </label>
  );
}
